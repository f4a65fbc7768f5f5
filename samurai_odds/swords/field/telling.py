"""A whole game told action by action, each line with its rule."""

from collections.abc import Iterable

from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import Step, replay
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.told.actions import Told
from samurai_odds.swords.field.told.naming import Names, many, said
from samurai_odds.swords.field.told.war import War
from samurai_odds.swords.scenario.scenario import Scenario


def tell_game(scenario: Scenario, start: Start, seed: int, game: int) -> list[str]:
    """Play one game again and tell it."""
    from samurai_odds.play.games import record

    return tell_events(scenario, start, record(start, seed, game))


def tell_events(scenario: Scenario, start: Start, events: Iterable[Event]) -> list[str]:
    """Tell a recorded game."""
    names = Names(scenario)
    told, war = Told(names, int(start.question[at.SEATS])), War(names)
    lines: list[str] = ["set-up"] if start.state[at.PHASE] < at.ROUND_START else []
    state: State = start.state
    for step in replay(start, events):
        lines += _tell(told, war, step)
        state = step.after
    return [*lines, _result(names, start.question, state)]


def _tell(told: Told, war: War, step: Step) -> list[str]:
    phase = int(step.before[at.PHASE])
    if step.before[at.RECOVERING] < 0 and phase < at.ROUND_START:
        return list(told.set_up(step))
    if phase == at.ROUND_START:
        return [told.heading(step.before)]
    if phase < at.NEXT_TURN and step.before[at.RECOVERING] < 0:
        return list(told.action(step))
    if phase == at.ROUND_END:
        return [_round_end(told, step.after)]
    return list(war.tell(step))


def _round_end(told: Told, s: State) -> str:
    koku = ", ".join(
        f"{told.names.seat(seat)} {int(s[at.KOKU + seat])}"
        for seat in told.seats
        if s[at.OUT_IN + seat] == 0
    )
    return said("Action 9, Collect Koku", koku)


def _result(names: Names, q: State, s: State) -> str:
    reason = at.REASONS[s[at.ENDED]] or "the record ends here"
    after = f"in round {int(s[at.TURN])}"
    if s[at.WINNER] < 0:
        return f"result: nobody wins alone ({reason}), {after}"
    players = [int(q[at.PLAYER + seat]) for seat in range(int(q[at.SEATS]))]
    player = players[int(s[at.WINNER])]
    seats = [seat for seat, one in enumerate(players) if one == player]
    held = many(sum(int(s[at.OWNED + seat] + s[at.CLAIMS + seat]) for seat in seats), "province")
    who = names.seat(seats[0])
    if len(seats) > 1:
        colors = " and ".join(names.seat(seat) for seat in seats)
        who = f"player {sorted(set(players)).index(player) + 1} ({colors})"
    return f"result: {who} wins ({reason}) with {held}, {after}"
