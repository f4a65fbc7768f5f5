"""Everything that is wrong with a setup or a position, all of it at once.

Each problem says where it stands (``title``, ``map Iki``, ``castles Mino``, ``seat 2 army 1``,
``seat 2 Mino``, ``position ninja``), which the reader of a file turns into a line.
"""

from collections import Counter
from collections.abc import Iterator

from samurai_odds.engine.text_files import source_problems, spacing_problems
from samurai_odds.errors import refuse, unknown, within
from samurai_odds.play import MOST_SEATS
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.forces import count_of, faults
from samurai_odds.swords.layout import (
    BOWMAN,
    DAIMYO,
    FORCE,
    GUNNER,
    KIND_COUNT,
    KINDS,
    PLURALS,
    RONIN,
    SPEARMAN,
    SWORDSMAN,
    WIDTH,
)
from samurai_odds.swords.scenario.chart import (
    chart_of,
    chart_problems,
    strange,
)
from samurai_odds.swords.scenario.facts import (
    begins_with,
    cards_of,
    estate,
    goal_of,
    in_the_box,
    lowest_level,
    owned_by,
    round_limit_of,
    tray,
)
from samurai_odds.swords.scenario.scenario import (
    ARMIES_EACH,
    BUILDINGS,
    END_OF_ROUND,
    QUICK,
    TWO_PLAYER,
    VARIANTS,
    Army,
    Scenario,
    Seat,
    Units,
)
from samurai_odds.swords.scenario.war_checks import MOST_KOKU, war_problems

Problem = tuple[str, str]  # where and what
MOST_ROUNDS = 999


def check(scenario: Scenario, facts: Facts | None = None) -> None:
    """Raise OddsError with every problem of a scenario, under the numbers of ``facts``."""
    refuse(within(where, what) for where, what in problems(scenario, facts))


def problems(scenario: Scenario, facts: Facts | None = None) -> list[Problem]:
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
        yield from spacing_problems([(where, text)])
    yield from source_problems([("source", scenario.source)])
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
    """Give the fewest provinces that a player of a setup begins with, of both his colors."""
    counts = Counter[int]()
    for seat in range(len(scenario.seats)):
        counts[scenario.player_of(seat)] += begins_with(scenario, seat, facts)
    return min(counts.values())


def _castles(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    known = chart_of(scenario.map).numbers
    said = Counter(name for name, _ in scenario.castles)
    for name, what in scenario.castles:
        where = f"castles {name}"
        if name not in known:
            for fault in strange(name, scenario.map, known):
                yield where, fault
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


_NO_NINJA_YET = ("position ninja", "nobody has hired the ninja before the first round")
_PLACED = ("armies", "forces", "sword", "face_down", "out", "heir")


def deal_problems(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Find all that keeps a setup from being dealt and placed (Chapters 3, 6 and 8)."""
    if scenario.ninja is not None:
        yield _NO_NINJA_YET
    for number, seat in enumerate(scenario.seats, start=1):
        if any(getattr(seat, name) for name in _PLACED) or seat.heir is not None:
            yield (
                f"seat {number}",
                "what stands on the map makes a position: it needs 'Position:' and 'round: N'",
            )
    yield from _cards(scenario, facts)
    yield from _split_armies(scenario, facts)


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


def _split_armies(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Say whether the armies that a rules file gives fit their cards and the pieces."""
    quick = scenario.variant == QUICK
    kinds = {kind: PLURALS[kind] for kind in (BOWMAN, SWORDSMAN, GUNNER)}
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


def position_problems(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Find all that cannot stand so at the start of a round, or in a war turn."""
    for number, seat in enumerate(scenario.seats, start=1):
        if seat.cards is not None:
            yield f"seat {number} cards", "cards are dealt in a setup, not in a position"
        if seat.out:
            yield from _fallen_seat(scenario, number, seat)
            continue
        if not seat.armies:
            yield f"seat {number}", "without a daimyo a seat is out: 'out: round N, heir seat M'"
        yield from _armies(scenario, number, seat, facts)
        yield from _forces(scenario, number, seat, facts)
        yield from _pieces(scenario, number, facts)
    yield from _shared(scenario)
    yield from _swords(scenario)
    yield from _ninja(scenario)
    yield from war_problems(scenario, facts)
    yield from _over(scenario, facts)


def _armies(scenario: Scenario, number: int, seat: Seat, facts: Facts) -> Iterator[Problem]:
    known = chart_of(scenario.map).numbers
    top, lowest = int(facts.number("most_attacks")), lowest_level(scenario, facts)
    indices = Counter(army.index for army in seat.armies)
    places = Counter(army.where for army in seat.armies)
    for army in seat.armies:
        where = f"seat {number} army {army.index}"
        if not 1 <= army.index <= ARMIES_EACH:
            yield where, f"army {army.index}: a seat has armies 1 to {ARMIES_EACH}"
        elif indices[army.index] > 1:
            yield where, f"army {army.index} stands twice"
        if army.where not in known:
            for fault in strange(army.where, scenario.map, known):
                yield where, fault
        elif places[army.where] > 1:
            yield where, f"more than one army is in {army.where} (Chapter 3, Place Army Markers)"
        if not lowest <= army.level <= top:
            yield where, f"level {army.level}: {lowest} to {top} is allowed"
        elif not 1 <= army.hole <= (most := _holes(army.level, top, facts)):
            yield where, f"hole {army.hole} of level {army.level}: it has {most} (S7)"
        for fault in _troop_faults(army.units, army, facts, scenario.war is not None):
            yield where, fault


def _holes(level: int, top: int, facts: Facts) -> int:
    return int(facts.number(f"holes_level_{level}")) if level < top else 1


def _troop_faults(units: Units, army: Army | None, facts: Facts, at_war: bool) -> Iterator[str]:
    """Say what makes a troop illegal at the start of a round, or in a war turn."""
    if len(units) != KIND_COUNT or min(units) < 0:
        yield f"{units!r} are no {KIND_COUNT} counts"
        return
    side = [0] * WIDTH
    start = FORCE if army is None else 0
    side[start : start + KIND_COUNT] = units
    if units[RONIN] and not at_war:
        side[start + RONIN] = 0
        yield "ronin leave at the end of a round (Action 8): none are on the map at its start"
    if army is None and units[DAIMYO]:
        yield "a daimyo leads an army, not a provincial force: 'army 1: PROVINCE, daimyo, ...'"
        return
    if army is not None and army.fallen:
        side[-1] = 1
    if any(side):
        yield from faults(tuple(side), facts, attacking=False)
    else:
        yield "nobody is in the provincial force"


def _forces(scenario: Scenario, number: int, seat: Seat, facts: Facts) -> Iterator[Problem]:
    chart, at_war = chart_of(scenario.map), scenario.war is not None
    said = Counter(name for name, _ in seat.forces)
    for name, units in seat.forces:
        where = f"seat {number} {name}"
        if name not in chart.numbers:
            for fault in strange(name, scenario.map, chart.numbers):
                yield where, fault
        if said[name] > 1:
            yield where, f"{name} has more than one provincial force"
            said[name] = 1
        for fault in _troop_faults(units, None, facts, at_war):
            yield where, fault


def _pieces(scenario: Scenario, number: int, facts: Facts) -> Iterator[Problem]:
    """Say whether a seat has more units than its pieces, and those of seats it took over."""
    seat = scenario.seats[number - 1]
    if any(len(row) != KIND_COUNT for row in seat.troops):
        return  # which is said of the troop
    for kind, left in enumerate(tray(scenario, number - 1, facts)):
        if left < 0 and kind not in (RONIN, DAIMYO):
            used = sum(row[kind] for row in seat.troops)
            yield f"seat {number}", f"{count_of(kind, used)}: there are {used + left} to have"


def _shared(scenario: Scenario) -> Iterator[Problem]:
    """Say which provinces have more than one owner."""
    first: dict[str, int] = {}
    for number, seat in enumerate(scenario.seats, start=1):
        for name in sorted(owned_by(seat)):
            if first.setdefault(name, number) != number:
                at = next((f"army {a.index}" for a in seat.armies if a.where == name), name)
                yield f"seat {number} {at}", f"{name} is seat {first[name]}'s already"


def _fallen_seat(scenario: Scenario, number: int, seat: Seat) -> Iterator[Problem]:
    where = f"seat {number} out"
    if seat.armies or seat.forces or seat.koku or seat.sword:
        yield where, "a seat that is out has no troops, no koku and no sword"
    if not 1 <= seat.out < max(scenario.round + (scenario.war is not None), 1):
        yield where, f"out in round {seat.out}: before round {scenario.round}, which begins"
    if scenario.variant == QUICK:
        yield where, "a quick game ends when the first seat falls (Chapter 8)"
    heir = seat.heir
    if heir is None:
        return
    if not 0 <= heir < len(scenario.seats) or heir == number - 1:
        yield where, f"seat {heir + 1} is no other seat of 1 to {len(scenario.seats)}"
    elif scenario.player_of(heir) == scenario.player_of(number - 1):
        yield where, f"seat {heir + 1} is a player's other color and no enemy (Chapter 6)"
    elif estate(scenario, number - 1) is None and scenario.seats[heir].heir is not None:
        yield where, "the seats that took each other over lead to nobody who plays"
    elif scenario.seats[heir].out and scenario.seats[heir].out < seat.out:
        yield where, f"seat {heir + 1} was out in round {scenario.seats[heir].out} already"


def _swords(scenario: Scenario) -> Iterator[Problem]:
    known = [seat.sword for seat in scenario.seats if seat.sword]
    for number, seat in enumerate(scenario.seats, start=1):
        if seat.sword and not 1 <= seat.sword <= len(scenario.seats):
            most = len(scenario.seats)
            yield f"seat {number} sword", f"sword {seat.sword}: 1 to {most} were there"
        elif known.count(seat.sword) > 1:
            yield f"seat {number} sword", f"more than one seat had sword {seat.sword}"


def _ninja(scenario: Scenario) -> Iterator[Problem]:
    holder = scenario.ninja
    if holder is None:
        return
    if not 0 <= holder < len(scenario.seats):
        yield "position ninja", f"seat {holder + 1}: 1 to {len(scenario.seats)} is allowed"
    elif scenario.seats[holder].out:
        yield "position ninja", f"seat {holder + 1} is out: the ninja went to the box (W21)"
    if scenario.round == 1 and scenario.war is None:
        yield _NO_NINJA_YET


def _over(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Say whether the game has ended before this round."""
    players = Counter[int]()
    for index, seat in enumerate(scenario.seats):
        if not seat.out:
            players[scenario.player_of(index)] += len(owned_by(seat))
    if len(players) < 2:
        yield "position", "the game is over: fewer than two players are in it"
    goal, later = goal_of(scenario, facts), scenario.variant in (END_OF_ROUND, TWO_PLAYER)
    for player, provinces in players.items():
        if provinces >= goal and not (later and scenario.war):  # it decides after Action 9
            first = next(k for k, _ in enumerate(scenario.seats) if scenario.player_of(k) == player)
            seats = f"seats {first + 1} and {first + 2}" if scenario.players == 2 else ""
            who = seats or f"seat {first + 1}"
            yield "position", f"the game is over: {who} own {provinces} of {goal} provinces"
