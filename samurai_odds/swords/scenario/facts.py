"""What follows from a setup or a position: owners, income, pieces left, what it rests on."""

from collections.abc import Mapping

from samurai_odds.engine.provenance import SOURCES, source_tag, weakest
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.koku import income
from samurai_odds.swords.layout import DAIMYO, KIND_COUNT, KINDS, RONIN
from samurai_odds.swords.scenario.chart import Chart, chart_of
from samurai_odds.swords.scenario.scenario import (
    ARMIES_EACH,
    FORTRESS,
    QUICK,
    TWO_PLAYER,
    Scenario,
    Seat,
    Units,
)


def goal_of(scenario: Scenario, facts: Facts) -> int:
    """Give the provinces that a player needs to win (Chapters 5, 6 and 8)."""
    if scenario.goal is not None:
        return scenario.goal
    name = {TWO_PLAYER: "goal_two_player", QUICK: f"goal_quick_{scenario.players}"}
    return int(facts.number(name.get(scenario.variant, "goal")))


def other_goals(goal: int) -> tuple[int, int]:
    """Give how many provinces fewer and more may be tried: 5 where 35 win, and at most."""
    step = min(max(1, round(goal / 7)), 5)
    return -step, step


def round_limit_of(scenario: Scenario, facts: Facts) -> int:
    """Give the last round (W34)."""
    limit = scenario.round_limit
    return int(facts.number("round_limit")) if limit is None else limit


def lowest_level(scenario: Scenario, facts: Facts) -> int:
    """Give the level at which daimyos begin, and successors."""
    return int(facts.number("quick_lowest_level" if scenario.variant == QUICK else "lowest_level"))


def cards_of(scenario: Scenario, seat: int, facts: Facts) -> int:
    """Give how many provinces are dealt to a seat (Chapters 3, 6 and 8).

    Where a file gives some seats a number, the others share what is left equally; in the
    quick start they have what they would have had.
    """
    cards = scenario.seats[seat].cards
    if cards is not None:
        return cards
    if scenario.variant == QUICK:
        return int(facts.number(f"quick_dealt_{scenario.players}"))
    others = [one.cards for one in scenario.seats if one.cards is not None]
    left = max(len(chart_of(scenario.map).provinces) - sum(others), 0)
    if scenario.variant == TWO_PLAYER:
        return left // 2 // 2
    return left // (len(scenario.seats) - len(others))


def owned_by(seat: Seat) -> frozenset[str]:
    """Name the provinces that a seat's troops stand in: those it owns."""
    return frozenset((*(army.where for army in seat.armies), *(name for name, _ in seat.forces)))


def owners(scenario: Scenario) -> dict[str, int]:
    """Give the seat that owns each province; those that nobody owns are not named."""
    return {name: index for index, seat in enumerate(scenario.seats) for name in owned_by(seat)}


def income_of(provinces: int, facts: Facts) -> int:
    """Give the koku that so many provinces bring (Action 9)."""
    return income(provinces, int(facts.number("provinces_a_koku")), int(facts.number("least_koku")))


def koku_of(scenario: Scenario, seat: int, facts: Facts) -> int:
    """Give the koku that a seat has to plan with; a fallen seat has none.

    In a setup it has them for the provinces that it is dealt, and for those that it claims
    in the quick start.
    """
    one = scenario.seats[seat]
    if one.koku is not None:
        return one.koku
    if one.out or scenario.action:
        return 0
    return income_of(begins_with(scenario, seat, facts), facts)


def begins_with(scenario: Scenario, seat: int, facts: Facts) -> int:
    """Count the provinces of a seat when the first round begins, or in a position."""
    if not scenario.to_be_set_up:
        return len(owned_by(scenario.seats[seat]))
    claimed = int(facts.number("reinforcements")) if scenario.variant == QUICK else 0
    return cards_of(scenario, seat, facts) + claimed


def estate(scenario: Scenario, seat: int) -> int | None:
    """Give the seat that has a seat's pieces now: itself, its heir, its heir's; None: nobody."""
    seen = set()
    while scenario.seats[seat].out:
        seen.add(seat)
        heir = scenario.seats[seat].heir
        if heir is None or heir in seen or not 0 <= heir < len(scenario.seats):
            return None
        seat = heir
    return seat


def supply(scenario: Scenario, seat: int, facts: Facts) -> Units:
    """Count the pieces of a seat, on the map or off, with those of seats it took over (W22).

    Daimyos are never more than three: a third set of armies is never added.
    """
    sets = sum(estate(scenario, other) == seat for other in range(len(scenario.seats)))
    return tuple(_pieces(facts, kind, sets) for kind in range(KIND_COUNT))


def _pieces(facts: Facts, kind: int, sets: int) -> int:
    if kind == RONIN:
        return 0
    if kind == DAIMYO:
        return ARMIES_EACH if sets else 0
    return sets * int(facts.units[KINDS[kind]]["supply"]["value"])


def on_map(seat: Seat) -> Units:
    """Count a seat's units in armies and forces; a fallen daimyo's piece lies with his army."""
    counts = [sum(row[kind] for row in seat.troops) for kind in range(KIND_COUNT)]
    counts[DAIMYO] = len(seat.armies)
    return tuple(counts)


def tray(scenario: Scenario, seat: int, facts: Facts) -> Units:
    """Count the units in a seat's tray, which it may still levy; of daimyos, those lost."""
    have, used = supply(scenario, seat, facts), on_map(scenario.seats[seat])
    return tuple(a - b for a, b in zip(have, used, strict=True))


def in_the_box(scenario: Scenario, facts: Facts) -> tuple[int, int]:
    """Count the castles and the bases that are left to build with."""
    bases = sum(what == FORTRESS for _, what in scenario.castles)
    castles = int(facts.number("castles")) - len(scenario.castles)
    return castles, int(facts.number("fortress_bases")) - bases


def rests_on(chart: Chart) -> Mapping[str, str]:
    """Name the lines of a map that are weaker than the rulebook, with their weakest source."""
    land = weakest(source_tag(border.source) for border in chart.borders if not border.sea)
    sources = {"land borders of the map": land} if land != SOURCES[0] else {}
    return sources | {
        f"sea line {border.a} to {border.b}": tag
        for border in chart.borders
        if border.sea and (tag := source_tag(border.source)) != SOURCES[0]
    }
