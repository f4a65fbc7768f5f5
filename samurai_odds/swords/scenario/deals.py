"""What is wrong with a set-up: so many provinces, spearmen and cards must be there to deal."""

from collections.abc import Iterator

from samurai_odds.swords.facts import Facts
from samurai_odds.swords.layout import BOWMAN, GUNNER, KINDS, SPEARMAN, SWORDSMAN
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import cards_of
from samurai_odds.swords.scenario.scenario import ARMIES_EACH, QUICK, TWO_PLAYER, Scenario

Problem = tuple[str, str]
_PLACED = ("armies", "forces", "sword", "out", "heir")


def deal_problems(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Find all that keeps a set-up from being dealt and placed (Chapters 3, 6 and 8)."""
    if scenario.ninja is not None:
        yield "position ninja", "nobody has hired the ninja before the first round"
    for number, seat in enumerate(scenario.seats, start=1):
        if any(getattr(seat, name) for name in _PLACED) or seat.heir is not None:
            yield (
                f"seat {number}",
                "what stands on the map makes a position: it needs 'Position:' and 'round: N'",
            )
    yield from _cards(scenario, facts)
    yield from _armies(scenario, facts)


def _cards(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    steps = int(facts.number("reinforcements"))
    quick = scenario.variant == QUICK
    extra = steps * int(facts.number("reinforcing_spearmen")) + (steps if quick else 0)
    supply = int(facts.units[KINDS[SPEARMAN]]["supply"]["value"])
    least = 1 if quick else max(steps, ARMIES_EACH)  # different provinces to put them into
    usual = False  # those of an equal share are told once
    for number, seat in enumerate(scenario.seats, start=1):
        if seat.cards is None and usual:
            continue
        usual = usual or seat.cards is None
        cards = cards_of(scenario, number - 1, facts)
        where = f"seat {number} cards" if seat.cards is not None else "players"
        if seat.cards is not None and scenario.variant == TWO_PLAYER:
            yield where, "two players divide the cards between their colors: give none (Chapter 6)"
        elif cards < least:
            yield where, f"{cards} cards: a seat places its first troops in {least} provinces"
        elif cards + extra > supply:
            yield (
                where,
                f"{cards} cards: there are {supply} spearmen, and {extra} of them are placed after "
                f"the deal: {supply - extra} cards at most",
            )
    everyone = range(len(scenario.seats))
    dealt = sum(cards_of(scenario, seat, facts) for seat in everyone)
    claimed = steps * len(everyone) if quick else 0
    provinces = len(chart_of(scenario.map).provinces)
    if dealt + claimed > provinces:
        then = f" and {claimed} claimed" if claimed else ""
        yield "players", f"{dealt} cards dealt{then}: the map has {provinces} provinces"


def _armies(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Say whether the armies that a rules file gives fit their cards and the pieces."""
    quick = scenario.variant == QUICK
    kinds = {BOWMAN: "bowmen", SWORDSMAN: "swordsmen", GUNNER: "gunners"}
    begin = "quick" if quick else "army"
    sets = 1 if quick else ARMIES_EACH
    counts = {kind: sets * int(facts.number(f"{begin}_{name}")) for kind, name in kinds.items()}
    for kind, count in counts.items():
        supply = int(facts.units[KINDS[kind]]["supply"]["value"])
        if count > supply:
            yield "variant", f"{count} {kinds[kind]} at the start: a color has {supply}"
    samurai = counts[BOWMAN] + counts[SWORDSMAN]
    for count, limit in ((samurai, "most_samurai"), (counts[GUNNER], "most_ashigaru")):
        most = ARMIES_EACH * int(facts.number(limit))
        if count > most:
            what = "samurai" if limit == "most_samurai" else "gunners"
            yield "variant", f"{count} {what} at the start: three armies hold {most}"
