"""Everything that is wrong with a set-up or a position, all of it at once.

Each problem says where it stands (``title``, ``map Iki``, ``castles Mino``, ``seat 2 army 1``,
``seat 2 Mino``, ``position ninja``), which the reader of a file turns into a line.
"""

from collections import Counter
from collections.abc import Iterator

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.rules.layout import MOST_SEATS
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.scenario.chart import chart_of, chart_problems, no_province, source_tag
from samurai_odds.swords.scenario.deals import deal_problems
from samurai_odds.swords.scenario.facts import (
    begins_with,
    goal_of,
    in_the_box,
    round_limit_of,
)
from samurai_odds.swords.scenario.positions import position_problems
from samurai_odds.swords.scenario.scenario import (
    BUILDINGS,
    QUICK,
    TWO_PLAYER,
    VARIANTS,
    Scenario,
)

Problem = tuple[str, str]  # where and what
MOST_ROUNDS = 999
MOST_KOKU = 99  # of a purse: 35 provinces bring 11


def check(scenario: Scenario, facts: Facts | None = None) -> None:
    """Raise OddsError with every problem of a scenario, under the numbers of ``facts``."""
    found = problems(scenario, facts)
    if found:
        raise OddsError(*(f"{where}: {what}" for where, what in found))


def problems(scenario: Scenario, facts: Facts | None = None) -> list[Problem]:
    """List every problem of a scenario: where, and what."""
    facts = load() if facts is None else facts
    shape = list(_shape(scenario))
    if shape:
        return [*_texts(scenario), *shape]  # of so many seats nothing more can be said
    placed = position_problems if not scenario.to_be_set_up else deal_problems
    return [
        *_texts(scenario),
        *_ends(scenario, facts),
        *chart_problems(scenario.map),
        *_castles(scenario, facts),
        *_seats(scenario),
        *placed(scenario, facts),
    ]


def _shape(scenario: Scenario) -> Iterator[Problem]:
    """Say whether the variant can be played by so many."""
    count = len(scenario.seats)
    if scenario.variant not in VARIANTS:
        yield "variant", unknown("variant", scenario.variant, VARIANTS)
    elif scenario.variant == TWO_PLAYER:
        if count != 4:
            yield "players", f"{count} seats: two players have two each (Chapter 6)"
    elif not 3 <= count <= MOST_SEATS:
        two = ": the quick start is for three to five (W30)" if scenario.variant == QUICK else ""
        instead = two or f": 3 to {MOST_SEATS}; two players play 'Variant: {TWO_PLAYER}'"
        yield "players", f"{count} players{instead}"


def _texts(scenario: Scenario) -> Iterator[Problem]:
    lines = [("title", scenario.title), ("source", scenario.source), ("notes", scenario.notes)]
    names = [(f"seat {number}", seat.name) for number, seat in enumerate(scenario.seats, start=1)]
    for where, text in (*lines, *names):
        if not text and where != "notes":
            yield where, "the text is missing"
        if text != " ".join(text.split()) or not text.isprintable():
            yield where, f"{text!r}: a text is one line of words with a single space between"
    if scenario.source and source_tag(scenario.source) not in SOURCES:
        tag = source_tag(scenario.source)
        yield "source", unknown("source at the beginning of source", tag, SOURCES)
    said = Counter(name.casefold() for _, name in names)
    for where, name in names:
        if name and said[name.casefold()] > 1:
            yield where, f"more than one seat is called '{name}'"


def _ends(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    provinces = len(chart_of(scenario.map).provinces)
    goal, limit = goal_of(scenario, facts), round_limit_of(scenario, facts)
    if not 1 <= goal <= provinces:
        yield "goal", f"{goal} provinces to win: 1 to {provinces}, all that there are"
    elif scenario.to_be_set_up and goal <= (least := _all_begin_with(scenario, facts)):
        who = "both players begin" if scenario.players == 2 else "every seat begins"
        yield (
            "goal",
            f"{goal} provinces to win: {who} with {least} or more: {least + 1} to "
            f"{provinces} is allowed",
        )
    if not 1 <= limit <= MOST_ROUNDS:
        yield "round limit", f"round limit {limit}: 1 to {MOST_ROUNDS} is allowed"
    elif scenario.round > limit:
        yield "position round", f"round {scenario.round}: the last round is {limit}"
    if not 0 <= scenario.round <= MOST_ROUNDS:
        yield "position round", f"round {scenario.round}: 1 to {MOST_ROUNDS} is allowed"


def _all_begin_with(scenario: Scenario, facts: Facts) -> int:
    """Give the fewest provinces that a player of a set-up begins with, of both his colors."""
    found = Counter[int]()
    for seat in range(len(scenario.seats)):
        found[scenario.player_of(seat)] += begins_with(scenario, seat, facts)
    return min(found.values())


def _castles(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    known = chart_of(scenario.map).numbers
    said = Counter(name for name, _ in scenario.castles)
    for name, what in scenario.castles:
        where = f"castles {name}"
        if name not in known:
            yield where, no_province(name, known)
        if what not in BUILDINGS:
            yield where, unknown("building", what, BUILDINGS)
        if said[name] > 1:
            yield where, f"{name} has {said[name]} castles: one at most (Action 3)"
            said[name] = 1  # and once is enough to be told
    for left, thing in zip(in_the_box(scenario, facts), ("castles", "bases"), strict=True):
        most = facts.number("castles" if thing == "castles" else "fortress_bases")
        if left < 0:
            yield "castles", f"{most - left} {thing}: the game has {most}"


def _seats(scenario: Scenario) -> Iterator[Problem]:
    for number, seat in enumerate(scenario.seats, start=1):
        if seat.koku is not None and not 0 <= seat.koku <= MOST_KOKU:
            yield f"seat {number} koku", f"{seat.koku} koku: 0 to {MOST_KOKU} is allowed"
