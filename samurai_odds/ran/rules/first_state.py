"""The first state of a battle from a scenario or position, and a position from any state."""

from collections.abc import Iterable
from dataclasses import replace

from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.replay import at_turn
from samurai_odds.ran.men import BUSHO_WORDS, Man
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.pieces import opposite, put_unit, side_towards
from samurai_odds.ran.rules.question import cups, in_order
from samurai_odds.ran.scenario.contingent_checks import LASTING
from samurai_odds.ran.scenario.scenario import Contingent, Counter, Moment, Retainer, Scenario
from samurai_odds.ran.units import Unit

# ---- The first state of a full game -----------------------------------------------


def first_state(q: Question, scenario: Scenario) -> State:
    """Set up a scenario: at its beginning, or where its position stands."""
    s = State.blank()
    s.turn, s.phase = scenario.moment.turn, at.TURN_START
    labels: dict[str, int] = {}
    for number, contingent in enumerate(in_order(scenario)):
        _set_busho(s, number, contingent)
        for counter in contingent.counters:
            labels[contingent.label(counter)] = len(labels)
            _set_unit(q, s, labels[contingent.label(counter)], counter)
    _set_moment(q, s, scenario, labels)
    s.start_hex = s.hex
    s.start_state = s.state
    return s


def _set_busho(s: State, number: int, contingent: Contingent) -> None:
    s.busho_hex[number] = at.NONE if contingent.hex is None else contingent.hex
    s.activated[number] = contingent.active
    s.finished[number] = contingent.finished
    s.replaced[number] = contingent.replaced
    man = contingent.behind()[1] if contingent.replaced else contingent.man
    s.busho_hits[number] = man.hits
    s.lost_face[number] = "lost-face" in man.words
    s.fate[number] = at.WOUNDED if "wounded" in man.words else at.WELL
    if contingent.dead:
        s.fate[number] = at.DEAD


def _set_unit(q: Question, s: State, unit: int, counter: Counter) -> None:
    printed: Unit = counter.unit
    s.state[unit] = at.DISRUPTED if printed.has("disrupted") else at.ORDERED
    s.hits[unit], s.open[unit] = printed.hits, printed.has("open")
    if counter.hex is not None:
        facing = at.NONE if counter.facing is None else counter.facing
        put_unit(q, s, unit, counter.hex, facing)


def _set_moment(q: Question, s: State, scenario: Scenario, labels: dict[str, int]) -> None:
    moment = scenario.moment
    for names, state in ((moment.routed, at.ROUTED), (moment.eliminated, at.ELIMINATED)):
        for label in names:
            s.state[labels[label]] = state
    for label in moment.fired:
        s.fired[labels[label]] = 1
    for number, contingent in enumerate(in_order(scenario)):
        if contingent.letter in moment.fled:
            s.fate[number] = at.FLED
            first, end = q.first_unit[number], q.end_of_units[number]
            s.state[first:end] = at.ELIMINATED
    for one, other in moment.engaged:
        a, b = labels[one], labels[other]
        side = side_towards(q, int(s.hex[a]), int(s.hex[b]))
        s.engaged[a] |= 1 << side
        s.engaged[b] |= 1 << opposite(side)
    _set_samurai(s, scenario)
    for one, gun, rides in moment.provoked:
        s.against[labels[one]] = 1 + labels[gun]
        s.why[labels[one]] = at.BY_GUNFIRE_CHARGING if rides else at.BY_GUNFIRE
    if moment.initiative is not None:  # in the middle of a turn
        s.initiative = s.active = moment.initiative
        s.phase = at.CHOOSE_CONTINGENT
    s.heads, s.great_heads = moment.heads, moment.great_heads
    s.activations_used, s.trumps_used = moment.activations_used, moment.trumps_used
    s.samurai_drawn = moment.samurai_drawn


def _set_samurai(s: State, scenario: Scenario) -> None:
    named = [each.name for cup in cups(scenario) for each in cup]
    letters = [each.letter for each in in_order(scenario)]
    for name in scenario.moment.samurai_lost:
        s.retainer[_in_cup(s, named, name)] = at.SAMURAI_GONE
    for each in scenario.moment.retainers:
        number = _in_cup(s, named, each.name)
        s.retainer[number] = letters.index(each.letter)
        s.samurai_hits[number] = each.hits
        s.samurai_lost_face[number] = each.lost_face


def _in_cup(s: State, named: list[str], name: str) -> int:
    return next(
        number
        for number, other in enumerate(named)
        if other == name and s.retainer[number] == at.IN_CUP
    )


# ---- A battle in progress as a scenario ----------------------------------------------


def state_at(start: Start, events: Iterable[Event], turn: int) -> State:
    """Go through a recorded battle up to the start of a turn; OddsError if it ends before."""
    return State(at_turn(start, events, turn, int(State(start.state).turn), at_start_of_turn))


def at_start_of_turn(s: State, turn: int) -> bool:
    begins = s.phase == at.TURN_START and s.turn == turn
    return bool(begins and s.ended == at.PLAYING)


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
        for word, shows in zip(LASTING, (s.state[unit] == at.DISRUPTED, s.open[unit]), strict=True)
        if shows
    )
    printed = replace(counter.unit, hits=int(s.hits[unit]), words=words)
    there, facing = int(s.hex[unit]), int(s.facing[unit])
    return replace(
        counter,
        unit=printed,
        hex=there if there >= 0 else None,
        facing=facing if facing >= 0 else None,
    )


def _contingent(s: State, number: int, contingent: Contingent) -> Contingent:
    """Write down a contingent's busho; of one replaced the back of the counter (R41)."""
    there, fate = int(s.busho_hex[number]), int(s.fate[number])
    words = (fate == at.WOUNDED, bool(s.lost_face[number]), False)
    shown = tuple(word for word, is_so in zip(BUSHO_WORDS, words, strict=True) if is_so)
    hits = int(s.busho_hits[number])
    replaced = bool(s.replaced[number])
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
        active=bool(s.activated[number]),
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
        if s.fate[number] == at.FLED
    ]
    gone = [label for letter, label in listed if letter in fled]
    return Moment(
        turn=int(s.turn),
        routed=_in_state(s, labels, at.ROUTED),
        eliminated=tuple(x for x in _in_state(s, labels, at.ELIMINATED) if x not in gone),
        fled=tuple(fled),
        engaged=tuple(_engaged(scenario, s, labels)),
        heads=(int(s.heads[0]), int(s.heads[1])),
        great_heads=(int(s.great_heads[0]), int(s.great_heads[1])),
        samurai_drawn=(int(s.samurai_drawn[0]), int(s.samurai_drawn[1])),
        retainers=tuple(_retainers(scenario, s)),
        samurai_lost=_samurai_lost(scenario, s),
        provoked=tuple(
            (label, labels[int(s.against[unit]) - 1], charges(s, unit))
            for unit, label in enumerate(labels)
            if s.against[unit]
        ),
    )


def charges(s: State, unit: int) -> bool:
    """Say whether a unit provoked by gunfire charges by Norikuzushi (8.62)."""
    return bool(s.why[unit] == at.BY_GUNFIRE_CHARGING)


def _in_state(s: State, labels: list[str], state: int) -> tuple[str, ...]:
    return tuple(label for unit, label in enumerate(labels) if s.state[unit] == state)


def _engaged(scenario: Scenario, s: State, labels: list[str]) -> list[tuple[str, str]]:
    pairs = []
    for red, label in enumerate(labels):
        if not label[0].isupper():
            continue
        for side in range(at.SIDES_OF_HEX):
            if s.engaged[red] & 1 << side:
                across = scenario.terrain.field.neighbor(int(s.hex[red]), side)
                blue = int(s.unit_at[across])
                assert s.engaged[blue] & 1 << opposite(side)
                pairs.append((label, labels[blue]))
    return pairs


def _retainers(scenario: Scenario, s: State) -> list[Retainer]:
    letters = [each.letter for each in in_order(scenario)]
    return [
        Retainer(
            letters[int(s.retainer[number])],
            name,
            int(s.samurai_hits[number]),
            bool(s.samurai_lost_face[number]),
        )
        for number, name in enumerate(_names(scenario))
        if s.retainer[number] >= 0
    ]


def _samurai_lost(scenario: Scenario, s: State) -> tuple[str, ...]:
    return tuple(
        name
        for number, name in enumerate(_names(scenario))
        if s.retainer[number] == at.SAMURAI_GONE
    )


def _names(scenario: Scenario) -> list[str]:
    return [each.name for cup in cups(scenario) for each in cup]
