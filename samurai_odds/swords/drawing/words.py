"""A set-up or a position in words: how it begins, its seats, its rules, what it rests on."""

from collections.abc import Iterator

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import write_troop
from samurai_odds.swords.scenario.chart import Chart, chart_of, source_tag
from samurai_odds.swords.scenario.facts import (
    cards_of,
    goal_of,
    koku_of,
    owned_by,
    round_limit_of,
)
from samurai_odds.swords.scenario.map_lines import changed
from samurai_odds.swords.scenario.scenario import (
    END_OF_ROUND,
    QUICK,
    STANDARD,
    TWO_PLAYER,
    Army,
    Scenario,
)


def begins(scenario: Scenario, facts: Facts) -> str:
    """Say how the game begins, or who is how far."""
    if scenario.to_be_set_up:
        return f"{_dealt(scenario, facts)} {_end(scenario, facts)}"
    standing = sorted(
        (-len(owned_by(seat)), index) for index, seat in enumerate(scenario.seats) if not seat.out
    )
    first, *others = (f"{scenario.seats[k].name} {_owns(-n)}" for n, k in standing)
    counted = [first, *(text.replace(" owns ", " ").replace(" provinces", "") for text in others)]
    return f"Round {scenario.round} begins: {', '.join(counted)}. {_end(scenario, facts)}"


def _owns(provinces: int) -> str:
    return f"owns {provinces} provinces" if provinces != 1 else "owns 1 province"


def _dealt(scenario: Scenario, facts: Facts) -> str:
    """Say what is dealt to whom."""
    seats = range(len(scenario.seats))
    shares = [(cards_of(scenario, k, facts), koku_of(scenario, k, facts)) for k in seats]
    steps = int(facts.number("reinforcements"))
    claimed = f", {steps} more claimed" if scenario.variant == QUICK else ""
    taken = sum(cards for cards, _ in shares) + (steps * len(shares) if claimed else 0)
    empty = len(chart_of(scenario.map).provinces) - taken
    rest = f"; {empty} {'stays' if empty == 1 else 'stay'} empty" if empty else ""
    each = "each color" if scenario.variant == TWO_PLAYER else "each seat"
    if len(set(shares)) == 1:
        cards, koku = shares[0]
        return (
            f"To be dealt: {cards} provinces to {each}{claimed}, {koku} koku, three armies{rest}."
        )
    said = (
        f"{scenario.seats[k].name} {cards} provinces and {koku} koku"
        for k, (cards, koku) in enumerate(shares)
    )
    return f"To be dealt: {', '.join(said)}{claimed and ' each'}; three armies each{rest}."


def _end(scenario: Scenario, facts: Facts) -> str:
    """Say how the game is won (Chapters 5, 6 and 8)."""
    goal, limit = goal_of(scenario, facts), round_limit_of(scenario, facts)
    end = {
        STANDARD: f"Who first owns {goal} wins at once",
        END_OF_ROUND: f"Who owns {goal} at the end of a round wins",
        QUICK: f"Who first owns {goal} wins, or who owns most when the first seat falls",
        TWO_PLAYER: f"Who owns {goal} with both colors at the end of a round wins",
    }[scenario.variant]
    return f"{end}; after round {limit} nobody has won."


def seat_text(scenario: Scenario, index: int, facts: Facts) -> str:
    """Say what a seat has in one line, its armies left to `armies_text`."""
    seat = scenario.seats[index]
    name = f"seat {index + 1}" + ("" if seat.name == f"Seat {index + 1}" else f", {seat.name}")
    if seat.out:
        heir = "" if seat.heir is None else f", taken over by {scenario.seats[seat.heir].name}"
        return f"{name}: out in round {seat.out}{heir}"
    koku = koku_of(scenario, index, facts)
    held = len(owned_by(seat))
    ninja = ", holds the ninja" if scenario.ninja == index else ""
    sword = f", had sword {seat.sword}" if seat.sword else ""
    return f"{name}: {held} province{'s' if held != 1 else ''}, {koku} koku{ninja}{sword}"


def army_text(army: Army) -> str:
    """Say an army in words."""
    hole = f" hole {army.hole}" if army.hole > 1 else ""
    return f"army {army.index}, level {army.level}{hole}: {write_troop(army.units, army.fallen)}"


def armies_text(scenario: Scenario, index: int) -> str:
    """Say a seat's armies and where they are."""
    armies = scenario.seats[index].armies
    return "; ".join(f"{army_text(army)}, in {army.where}" for army in armies)


def map_sources(chart: Chart, scenario: Scenario) -> Iterator[str]:
    """Say where the lines of the map come from, and how it differs from the shipped one."""
    for sea, what in ((False, "land borders"), (True, "sea lines")):
        lines = [border for border in chart.borders if border.sea == sea]
        by_tag = {
            tag: [border for border in lines if source_tag(border.source) == tag] for tag in SOURCES
        }
        said = (f"{len(found)} {tag}" for tag, found in by_tag.items() if found)
        assumed = by_tag["assumed"]
        named = f" ({', '.join(map(str, assumed))})" if 0 < len(assumed) <= 12 else ""
        if lines:
            yield f"{len(lines)} {what}: {', '.join(said)}{named}"
    if differs := changed(scenario.map):
        yield f"the map: {differs}"
