"""A whole game shown move by move, each line with its rule."""

from collections.abc import Iterable, Iterator

from samurai_odds.battles.attack.narration import count
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import State
from samurai_odds.battles.field.narration_battles import Names, by_rule, narrate_fighting
from samurai_odds.battles.field.narration_cards import narrate_chance, narrate_choice
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.engine.sampling.trace import face_source
from samurai_odds.grids.prose import Prose
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.scene import Line, Told

_FATES = {
    at.KILLED: ("Leader Casualty Check", "is killed"),
    at.BY_SEPPUKU: ("Leader Seppuku", "commits seppuku"),
    at.LEFT_THE_BOARD: ("the scenario's way across", "leaves the board with his unit"),
    at.CHALLENGED: ("Personal Challenge", "falls in the challenge"),
}
_TOLD = (at.FIGHTING, at.MOVE_PIECES)  # where the step itself tells what becomes of leaders


def narrated(
    setup: Setup, start: Start, events: Iterable[Event], seed: int, game: int
) -> Iterator[Told]:
    """Tell a recorded game step by step, and its result."""
    return narrated_steps(setup, State(start.state), replay(start, events), seed, game)


def narrated_steps(
    setup: Setup, state: State, steps: Iterable[Step], seed: int, game: int
) -> Iterator[Told]:
    """Tell a game by its steps, from its first state on, and its result."""
    names = Names(setup)
    for step in steps:
        yield step, _lines(names, step, seed, game)
        state = State(step.after)
    yield None, [Line(_result(names, state))]


def tell_step(names: Names, step: Step, seed: int, game: int) -> list[Prose]:
    """Tell one step of a game, to who may know all."""
    return [line.text for line in _lines(names, step, seed, game)]


def _lines(names: Names, step: Step, seed: int, game: int) -> list[Line]:
    phase = int(State(step.before).phase)
    if phase == at.DEAL:
        return _dealt(names, step)
    lines: list[Line] = []
    if phase == at.TURN_START and not _debt(step):
        lines += map(Line, _turn(names, State(step.before)))
    if step.what != AUTOMATIC and (step.what < 0 or phase != at.FIGHTING or _debt(step)):
        chance = step.what > 0
        faces = face_source(seed, game, step.draw)
        lines += narrate_chance(names, step, faces) if chance else narrate_choice(names, step)
    elif phase == at.INITIATIVE_ACT:
        lines.append(Line(by_rule("Field General's Initiative", "it finds nobody: no effect")))
    if phase == at.FIGHTING and not _debt(step):
        lines += map(Line, narrate_fighting(names, step, seed, game))
    return [*lines, *map(Line, _changes(names, step))]


def _debt(step: Step) -> bool:
    """Return whether a step settles what is due before anything else."""
    before, after = State(step.before), State(step.after)
    return kind_of(step.what) in (at.LACK_CHOICE, at.FAMINE_CHOICE) or any(
        after.sides[side].cards_to_lose < before.sides[side].cards_to_lose
        or after.sides[side].dragons_to_draw < before.sides[side].dragons_to_draw
        for side in range(2)
    )


def _dealt(names: Names, step: Step) -> list[Line]:
    """Narrate a deal to who is dealt the cards."""
    after = State(step.after)
    if after.phase == at.DEAL:
        return []
    return [
        Line(
            f"{side} holds {names.hand(after, number)}; "
            f"Dragon cards {names.dragon_hand(after, number)}",
            seats=(number,),
        )
        for number, side in enumerate(SIDES)
    ]


def _turn(names: Names, s: State) -> list[str]:
    side = int(s.active)
    held = [
        f"{SIDES[k]} {count(int(s.sides[k].banners), 'banner')}, "
        f"{count(int(s.sides[k].tokens), 'token')}, "
        f"{count(int(s.sides[k].hand_size), 'card')}"
        for k in (side, 1 - side)
    ]
    lines = [f"turn {s.turn}, {SIDES[side]} to move ({'; '.join(held)})"]
    if names.setup.scenario.board.rack:
        lines.append(f"on the rack: {names.rack(s)}")
    return lines


def _changes(names: Names, step: Step) -> list[str]:
    """Narrate what changed on the board besides what the step itself tells."""
    before, after = State(step.before), State(step.after)
    lines = []
    for unit in range(int(before.units)):
        if before.unit_side[unit] != after.unit_side[unit]:
            side = SIDES[after.unit_side[unit]]
            lines.append(by_rule("Turncoat", f"{names.unit(before, unit)} goes over to {side}"))
    for leader in range(int(before.leaders)):
        fate = int(after.leader_fate[leader])
        if fate != before.leader_fate[leader] and before.phase not in _TOLD:
            rule, words = _FATES[fate]
            lines.append(by_rule(rule, f"{names.leader(before, leader)} {words}"))
    for place in range(names.setup.scenario.board.hexes):
        if before.tent_at[place] != after.tent_at[place]:
            owner = SIDES[before.tent_at[place]]
            lines.append(
                by_rule("tents; ruling B18", f"{owner}'s tent at {names.hex(place)} falls")
            )
    return [*lines, *_banners(names, step)]


def _banners(names: Names, step: Step) -> list[str]:
    before, after = State(step.before), State(step.after)
    if all(before.sides[side].banners == after.sides[side].banners for side in range(2)):
        return []
    goals = names.setup.scenario.armies
    score = ", ".join(
        f"{SIDES[side]} {after.sides[side].banners} of {goals[side].banners}" for side in range(2)
    )
    return [by_rule("Victory Banners", score)]


def _result(names: Names, s: State) -> str:
    banners = " to ".join(str(s.sides[side].banners) for side in range(2))
    reason = at.REASONS[s.ended] or "the record ends here"
    if s.winner < 0:
        return f"result: nobody wins ({reason}), banners {banners}"
    after = count(int(s.turn), "turn")
    return f"result: {SIDES[s.winner]} wins by {reason}, banners {banners}, after {after}"
