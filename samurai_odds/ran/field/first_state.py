"""The first state of a battle from a scenario or position, and a position from any state."""

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import at_turn
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.pieces import opposite, put_unit, side_towards
from samurai_odds.ran.field.question import cups, in_order
from samurai_odds.ran.men import BUSHO_WORDS, Man
from samurai_odds.ran.scenario.scenario import Contingent, Counter, Moment, Retainer, Scenario
from samurai_odds.ran.units import Unit

# ---- The first state of a whole battle -----------------------------------------------

_STARTS = (at.CURRENT, at.SECOND, at.INITIATIVE, at.FIRE_AT, at.WINNER, mv.MOVER, mv.FRIEND_HERE)


def first_state(q: State, scenario: Scenario) -> State:
    """Set up a scenario: at its beginning, or where its position stands."""
    s = np.zeros(at.WIDTH, dtype=np.int64)
    for place in _STARTS:
        s[place] = at.NONE
    for start, length in (
        (at.HEX, at.MOST_UNITS),
        (at.FACING, at.MOST_UNITS),
        (at.START_HEX, at.MOST_UNITS),
        (at.LOST_AT, at.MOST_UNITS),
        (at.BUSHO_HEX, at.MOST_CONTINGENTS),
        (at.RETAINER, at.MOST_SAMURAI),
        (at.SAMURAI_HEX, at.MOST_SAMURAI),
        (at.UNIT_AT, at.MOST_HEXES),
    ):
        s[start : start + length] = at.NONE
    s[at.TURN], s[at.PHASE] = scenario.moment.turn, at.TURN_START
    labels: dict[str, int] = {}
    for number, contingent in enumerate(in_order(scenario)):
        _set_busho(s, number, contingent)
        for counter in contingent.counters:
            labels[contingent.label(counter)] = len(labels)
            _set_unit(q, s, labels[contingent.label(counter)], counter)
    _set_moment(q, s, scenario, labels)
    s[at.START_HEX : at.START_HEX + at.MOST_UNITS] = s[at.HEX : at.HEX + at.MOST_UNITS]
    s[at.START_STATE : at.START_STATE + at.MOST_UNITS] = s[at.STATE : at.STATE + at.MOST_UNITS]
    return s


def _set_busho(s: State, number: int, contingent: Contingent) -> None:
    s[at.BUSHO_HEX + number] = at.NONE if contingent.hex is None else contingent.hex
    s[at.ACTIVATED + number] = contingent.active
    s[at.FINISHED + number] = contingent.finished
    s[at.REPLACED + number] = contingent.replaced
    man = contingent.behind()[1] if contingent.replaced else contingent.man
    s[at.BUSHO_HITS + number] = man.hits
    s[at.LOST_FACE + number] = "lost-face" in man.words
    s[at.FATE + number] = at.WOUNDED if "wounded" in man.words else at.WELL
    if contingent.dead:
        s[at.FATE + number] = at.DEAD


def _set_unit(q: State, s: State, unit: int, counter: Counter) -> None:
    printed: Unit = counter.unit
    s[at.STATE + unit] = at.DISRUPTED if printed.has("disrupted") else at.ORDERED
    s[at.HITS + unit], s[at.OPEN + unit] = printed.hits, printed.has("open")
    if counter.hex is not None:
        facing = at.NONE if counter.facing is None else counter.facing
        put_unit(q, s, unit, counter.hex, facing)


def _set_moment(q: State, s: State, scenario: Scenario, labels: dict[str, int]) -> None:
    moment = scenario.moment
    for names, state in ((moment.routed, at.ROUTED), (moment.eliminated, at.ELIMINATED)):
        for label in names:
            s[at.STATE + labels[label]] = state
    for label in moment.fired:
        s[at.FIRED + labels[label]] = 1
    for number, contingent in enumerate(in_order(scenario)):
        if contingent.letter in moment.fled:
            s[at.FATE + number] = at.FLED
            first, end = q[at.FIRST_UNIT + number], q[at.END_OF_UNITS + number]
            s[at.STATE + first : at.STATE + end] = at.ELIMINATED
    for one, other in moment.engaged:
        a, b = labels[one], labels[other]
        side = side_towards(q, int(s[at.HEX + a]), int(s[at.HEX + b]))
        s[at.ENGAGED + a] |= 1 << side
        s[at.ENGAGED + b] |= 1 << opposite(side)
    _set_samurai(s, scenario)
    for one, gun, rides in moment.provoked:
        s[at.AGAINST + labels[one]] = 1 + labels[gun]
        s[at.WHY + labels[one]] = at.BY_GUNFIRE_CHARGING if rides else at.BY_GUNFIRE
    if moment.initiative is not None:  # in the middle of a turn
        s[at.INITIATIVE] = s[at.ACTIVE] = moment.initiative
        s[at.PHASE] = at.CHOOSE_CONTINGENT
    for place, numbers in (
        (at.HEADS, moment.heads),
        (at.GREAT_HEADS, moment.great_heads),
        (at.ACTIVATIONS_USED, moment.activations_used),
        (at.TRUMPS_USED, moment.trumps_used),
        (at.SAMURAI_DRAWN, moment.samurai_drawn),
    ):
        s[place], s[place + 1] = numbers


def _set_samurai(s: State, scenario: Scenario) -> None:
    named = [each.name for cup in cups(scenario) for each in cup]
    letters = [each.letter for each in in_order(scenario)]
    for name in scenario.moment.samurai_lost:
        s[at.RETAINER + _in_cup(s, named, name)] = at.SAMURAI_GONE
    for each in scenario.moment.retainers:
        number = _in_cup(s, named, each.name)
        s[at.RETAINER + number] = letters.index(each.letter)
        s[at.SAMURAI_HITS + number] = each.hits
        s[at.SAMURAI_LOST_FACE + number] = each.lost_face


def _in_cup(s: State, named: list[str], name: str) -> int:
    return next(
        number
        for number, other in enumerate(named)
        if other == name and s[at.RETAINER + number] == at.IN_CUP
    )


# ---- A battle in progress as a scenario ----------------------------------------------

_LASTING = ("disrupted", "open")  # words of a unit


def state_at(start: Start, events: Iterable[Event], turn: int) -> State:
    """Go through a recorded battle up to the start of a turn; OddsError if it ends before."""
    return at_turn(start, events, turn, int(start.state[at.TURN]), at_start_of_turn)


def at_start_of_turn(s: State, turn: int) -> bool:
    begins = s[at.PHASE] == at.TURN_START and s[at.TURN] == turn
    return bool(begins and s[at.ENDED] == at.PLAYING)


def position(scenario: Scenario, s: State, notes: str = "") -> Scenario:
    """Write down a battle at the start of a turn, before the initiative is rolled for."""
    return replace(
        placed(scenario, s),
        moment=_moment(scenario, s),
        notes=" ".join(part for part in (scenario.notes, notes) if part),
    )


def placed(scenario: Scenario, s: State) -> Scenario:
    """Return a scenario with units and busho where they are at any time of a battle."""
    contingents, unit = [], 0
    for number, contingent in enumerate(in_order(scenario)):
        counters = []
        for counter in contingent.counters:
            counters.append(_counter(s, unit, counter))
            unit += 1
        contingents.append(_contingent(s, number, replace(contingent, counters=tuple(counters))))
    return replace(scenario, contingents=tuple(contingents))


def _counter(s: State, unit: int, counter: Counter) -> Counter:
    words = tuple(
        word
        for word, shows in zip(
            _LASTING, (s[at.STATE + unit] == at.DISRUPTED, s[at.OPEN + unit]), strict=True
        )
        if shows
    )
    printed = replace(counter.unit, hits=int(s[at.HITS + unit]), words=words)
    there, facing = int(s[at.HEX + unit]), int(s[at.FACING + unit])
    return replace(
        counter,
        unit=printed,
        hex=there if there >= 0 else None,
        facing=facing if facing >= 0 else None,
    )


def _contingent(s: State, number: int, contingent: Contingent) -> Contingent:
    """Write down a contingent's busho; of one replaced the back of the counter (R41)."""
    there, fate = int(s[at.BUSHO_HEX + number]), int(s[at.FATE + number])
    words = (fate == at.WOUNDED, bool(s[at.LOST_FACE + number]), False)
    shown = tuple(word for word, is_so in zip(BUSHO_WORDS, words, strict=True) if is_so)
    hits = int(s[at.BUSHO_HITS + number])
    replaced = bool(s[at.REPLACED + number])
    man, behind = contingent.man, contingent.behind()
    front = Man(man.combat, man.stamina)
    back = contingent.replacement
    if replaced:
        back = behind[0], Man(behind[1].combat, behind[1].stamina, hits, shown)
    else:
        front = Man(man.combat, man.stamina, hits, shown)
    return replace(
        contingent,
        man=front,
        replacement=back,
        hex=there if there >= 0 else None,
        active=bool(s[at.ACTIVATED + number]),
        finished=False,
        dead=fate == at.DEAD,
        replaced=replaced,
    )


def _moment(scenario: Scenario, s: State) -> Moment:
    listed = [
        (contingent.letter, contingent.label(counter))
        for contingent in in_order(scenario)
        for counter in contingent.counters
    ]
    labels = [label for _, label in listed]
    fled = [
        contingent.letter
        for number, contingent in enumerate(in_order(scenario))
        if s[at.FATE + number] == at.FLED
    ]
    gone = [label for letter, label in listed if letter in fled]
    return Moment(
        turn=int(s[at.TURN]),
        routed=_in_state(s, labels, at.ROUTED),
        eliminated=tuple(x for x in _in_state(s, labels, at.ELIMINATED) if x not in gone),
        fled=tuple(fled),
        engaged=tuple(_engaged(scenario, s, labels)),
        heads=(int(s[at.HEADS]), int(s[at.HEADS + 1])),
        great_heads=(int(s[at.GREAT_HEADS]), int(s[at.GREAT_HEADS + 1])),
        samurai_drawn=(int(s[at.SAMURAI_DRAWN]), int(s[at.SAMURAI_DRAWN + 1])),
        retainers=tuple(_retainers(scenario, s)),
        samurai_lost=_samurai_lost(scenario, s),
        provoked=tuple(
            (label, labels[int(s[at.AGAINST + unit]) - 1], charges(s, unit))
            for unit, label in enumerate(labels)
            if s[at.AGAINST + unit]
        ),
    )


def charges(s: State, unit: int) -> bool:
    """Say whether a unit provoked by gunfire charges by Norikuzushi (8.62)."""
    return bool(s[at.WHY + unit] == at.BY_GUNFIRE_CHARGING)


def _in_state(s: State, labels: list[str], state: int) -> tuple[str, ...]:
    return tuple(label for unit, label in enumerate(labels) if s[at.STATE + unit] == state)


def _engaged(scenario: Scenario, s: State, labels: list[str]) -> list[tuple[str, str]]:
    pairs = []
    for red, label in enumerate(labels):
        if not label[0].isupper():
            continue
        for side in range(at.SIDES_OF_HEX):
            if s[at.ENGAGED + red] & 1 << side:
                across = scenario.terrain.field.neighbor(int(s[at.HEX + red]), side)
                blue = int(s[at.UNIT_AT + across])
                assert s[at.ENGAGED + blue] & 1 << opposite(side)
                pairs.append((label, labels[blue]))
    return pairs


def _retainers(scenario: Scenario, s: State) -> list[Retainer]:
    letters = [each.letter for each in in_order(scenario)]
    return [
        Retainer(
            letters[int(s[at.RETAINER + number])],
            name,
            int(s[at.SAMURAI_HITS + number]),
            bool(s[at.SAMURAI_LOST_FACE + number]),
        )
        for number, name in enumerate(_names(scenario))
        if s[at.RETAINER + number] >= 0
    ]


def _samurai_lost(scenario: Scenario, s: State) -> tuple[str, ...]:
    return tuple(
        name
        for number, name in enumerate(_names(scenario))
        if s[at.RETAINER + number] == at.SAMURAI_GONE
    )


def _names(scenario: Scenario) -> list[str]:
    return [each.name for cup in cups(scenario) for each in cup]
