"""A battle in progress as a scenario: a position that can be written down and played on."""

from collections.abc import Iterable
from dataclasses import replace

from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import reached
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import opposite
from samurai_odds.ran.field.question import cups, in_order
from samurai_odds.ran.men import BUSHO_WORDS, Man
from samurai_odds.ran.scenario.scenario import Contingent, Counter, Moment, Retainer, Scenario

_LASTING = ("disrupted", "open")  # words of a unit


def state_at(start: Start, events: Iterable[Event], turn: int) -> State:
    """Go through a recorded battle up to the start of a turn; OddsError if it ends before."""
    begun = int(start.state[at.TURN])
    if not isinstance(turn, int) or turn < begun:
        raise OddsError(f"at-turn is a turn from {begun} on, not {turn!r}")
    state, found = reached(start, events, lambda s: at_start_of_turn(s, turn))
    if not found:
        last = int(state[at.TURN])
        raise OddsError(f"the battle ends in turn {last}: it has no turn {turn} to be saved at")
    return state


def at_start_of_turn(s: State, turn: int) -> bool:
    """Say whether a turn is about to begin."""
    begins = s[at.PHASE] == at.TURN_START and s[at.TURN] == turn
    return bool(begins and s[at.ENDED] == at.PLAYING)


def position(scenario: Scenario, s: State, notes: str = "") -> Scenario:
    """Write down a battle at the start of a turn, before the initiative is rolled for."""
    contingents, unit = [], 0
    for number, contingent in enumerate(in_order(scenario)):
        counters = []
        for counter in contingent.counters:
            counters.append(_counter(s, unit, counter))
            unit += 1
        contingents.append(_contingent(s, number, replace(contingent, counters=tuple(counters))))
    return replace(
        scenario,
        contingents=tuple(contingents),
        moment=_moment(scenario, s),
        notes=" ".join(part for part in (scenario.notes, notes) if part),
    )


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
    """List pairs engaged, the red unit first."""
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
