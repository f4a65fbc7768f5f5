"""A game in progress as a position that can be written down and played on."""

from collections.abc import Iterable
from dataclasses import replace

from samurai_odds.engine.calling import is_whole
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import reached
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.first_state import BEGINS
from samurai_odds.swords.field.layout import army_row, force_row
from samurai_odds.swords.field.levy import levy_row
from samurai_odds.swords.field.troops import units_of
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import (
    CASTLE,
    FORTRESS,
    PLACE,
    Army,
    Scenario,
    Seat,
    Units,
    War,
)

_PLAYED = "assumed: a game played by bots"  # where a position saved from a set-up comes from


def state_at(
    start: Start,
    events: Iterable[Event],
    turn: int,
    seat: int | None = None,
    action: str | None = None,
) -> State:
    """Go through a recorded game up to the start of a round, of an action or a war turn in it.

    Raises OddsError if it ends before.
    """
    begun = max(1, int(start.state[at.TURN]))
    if not is_whole(turn) or turn < begun:
        raise OddsError(f"at-round is a round from {begun} on, not {turn!r}")
    if action is not None:
        state, found = reached(start, events, lambda s: at_action(s, turn, action))
    elif seat is None:
        state, found = reached(start, events, lambda s: at_start_of_round(s, turn))
    else:
        state, found = reached(start, events, lambda s: at_war(s, turn, seat))
    if not found and seat is not None:
        raise OddsError(f"seat {seat + 1} has no war turn in round {turn} of this game")
    if not found:
        last = int(state[at.TURN])
        raise OddsError(f"the game ends in round {last}: it has no round {turn} to be saved at")
    return state


def at_start_of_round(s: State, turn: int) -> bool:
    begins = s[at.PHASE] == at.ROUND_START and s[at.TURN] == turn
    return bool(begins and s[at.ENDED] == at.PLAYING)


def at_action(s: State, turn: int, action: str) -> bool:
    begins = s[at.TURN] == turn and s[at.PHASE] == BEGINS[action][0]
    return bool(begins and s[at.ENDED] == at.PLAYING)


def at_war(s: State, turn: int, seat: int) -> bool:
    return bool(s[at.TURN] == turn and s[at.ACTIVE] == seat and s[at.ENDED] == at.PLAYING)


def position(scenario: Scenario, s: State, notes: str = "") -> Scenario:
    """Write down a game at the start of a round, before successors are named, or within it."""
    names = [province.name for province in chart_of(scenario.map).provinces]
    built = {at.CASTLE: CASTLE, at.FORTRESS: FORTRESS}
    castles = [(name, int(s[at.BUILT + number])) for number, name in enumerate(names)]
    return replace(
        scenario,
        seats=tuple(_seat(s, number, one, names) for number, one in enumerate(scenario.seats)),
        castles=tuple((name, built[what]) for name, what in castles if what),
        round=int(s[at.TURN]),
        ninja=None if s[at.NINJA] < 0 else int(s[at.NINJA]),
        war=None if s[at.ACTIVE] < 0 else War(int(s[at.ACTIVE])),
        action=action_of(s),
        source=_PLAYED if scenario.to_be_set_up else scenario.source,
        notes=" ".join(part for part in (scenario.notes, notes) if part),
    )


def _seat(s: State, number: int, one: Seat, names: list[str]) -> Seat:
    armies = tuple(
        Army(
            army % at.ARMIES_EACH + 1,
            names[int(s[at.WHERE + army])],
            _units(s, army_row(army)),
            int(s[at.LEVEL + army]),
            int(s[at.HOLE + army]),
        )
        for army in range(number * at.ARMIES_EACH, (number + 1) * at.ARMIES_EACH)
        if s[at.WHERE + army] >= 0
    )
    forces = tuple(
        (name, _units(s, force_row(province)))
        for province, name in enumerate(names)
        if s[at.OWNER + province] == number and units_of(s, force_row(province))
    )
    out, action = int(s[at.OUT_IN + number]), action_of(s)
    bins = s[at.BINS + number * at.BIN_COUNT :][: at.BIN_COUNT].tolist()
    heir = int(s[at.HEIR + number])
    return replace(
        one,
        koku=None if out or action or s[at.ACTIVE] >= 0 else int(s[at.KOKU + number]),
        cards=None,
        armies=armies,
        forces=forces,
        sword=0 if out else int(s[at.SWORD + number]),
        face_down=tuple(
            (name, int(s[at.HIDDEN + province]))
            for province, name in enumerate(names)
            if s[at.OWNER + province] == number and s[at.HIDDEN + province]
        ),
        plan=tuple(bins) if action and not out else (),
        levied=_units(s, levy_row(number)) if action == PLACE and not out else (),
        out=out,
        heir=None if heir < 0 else heir,
    )


def action_of(s: State) -> str:
    """Name the action that begins, empty for the round or a war turn."""
    return next((name for name, (phase, _) in BEGINS.items() if s[at.PHASE] == phase), "")


def _units(s: State, row: int) -> Units:
    return tuple(int(count) for count in s[row : row + at.KIND_COUNT])
