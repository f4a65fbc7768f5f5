"""A whole game shown move by move, each line with its rule."""

from collections.abc import Iterable, Iterator

from samurai_odds.battles.attack.narration import count
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.narration_battles import Names, by_rule, narrate_fighting
from samurai_odds.battles.field.narration_cards import narrate_chance, narrate_choice
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.engine.sampling.trace import face_source
from samurai_odds.grids.prose import Prose
from samurai_odds.play.game import Start, State
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
    return narrated_steps(setup, start.state, replay(start, events), seed, game)


def narrated_steps(
    setup: Setup, state: State, steps: Iterable[Step], seed: int, game: int
) -> Iterator[Told]:
    """Tell a game by its steps, from its first state on, and its result."""
    names = Names(setup)
    for step in steps:
        yield step, _lines(names, step, seed, game)
        state = step.after
    yield None, [Line(_result(names, state))]


def tell_step(names: Names, step: Step, seed: int, game: int) -> list[Prose]:
    """Tell one step of a game, to who may know all."""
    return [line.text for line in _lines(names, step, seed, game)]


def _lines(names: Names, step: Step, seed: int, game: int) -> list[Line]:
    phase = int(step.before[at.PHASE])
    if phase == at.DEAL:
        return _dealt(names, step)
    lines: list[Line] = []
    if phase == at.TURN_START and not _debt(step):
        lines += map(Line, _turn(names, step.before))
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
    return kind_of(step.what) in (at.LACK_CHOICE, at.FAMINE_CHOICE) or any(
        step.after[side_row(side) + debt] < step.before[side_row(side) + debt]
        for side in range(2)
        for debt in (at.CARDS_TO_LOSE, at.DRAGONS_TO_DRAW)
    )


def _dealt(names: Names, step: Step) -> list[Line]:
    """Narrate a deal to who is dealt the cards."""
    if step.after[at.PHASE] == at.DEAL:
        return []
    return [
        Line(
            f"{side} holds {names.hand(step.after, number)}; "
            f"Dragon cards {names.dragon_hand(step.after, number)}",
            seats=(number,),
        )
        for number, side in enumerate(SIDES)
    ]


def _turn(names: Names, s: State) -> list[str]:
    side = int(s[at.ACTIVE])
    held = [
        f"{SIDES[k]} {count(int(s[side_row(k) + at.BANNERS]), 'banner')}, "
        f"{count(int(s[side_row(k) + at.TOKENS]), 'token')}, "
        f"{count(int(s[side_row(k) + at.HAND_SIZE]), 'card')}"
        for k in (side, 1 - side)
    ]
    lines = [f"turn {s[at.TURN]}, {SIDES[side]} to move ({'; '.join(held)})"]
    if names.setup.scenario.board.rack:
        lines.append(f"on the rack: {names.rack(s)}")
    return lines


def _changes(names: Names, step: Step) -> list[str]:
    """Narrate what changed on the board besides what the step itself tells."""
    before, after = step.before, step.after
    lines = []
    for unit in range(int(before[at.UNITS])):
        if before[at.UNIT_SIDE + unit] != after[at.UNIT_SIDE + unit]:
            side = SIDES[after[at.UNIT_SIDE + unit]]
            lines.append(by_rule("Turncoat", f"{names.unit(before, unit)} goes over to {side}"))
    for leader in range(int(before[at.LEADERS])):
        fate = int(after[at.LEADER_FATE + leader])
        if fate != before[at.LEADER_FATE + leader] and before[at.PHASE] not in _TOLD:
            rule, words = _FATES[fate]
            lines.append(by_rule(rule, f"{names.leader(before, leader)} {words}"))
    for place in range(names.setup.scenario.board.hexes):
        if before[at.TENT_AT + place] != after[at.TENT_AT + place]:
            owner = SIDES[before[at.TENT_AT + place]]
            lines.append(
                by_rule("tents; ruling B18", f"{owner}'s tent at {names.hex(place)} falls")
            )
    return [*lines, *_banners(names, step)]


def _banners(names: Names, step: Step) -> list[str]:
    rows = [side_row(side) + at.BANNERS for side in range(2)]
    if all(step.before[row] == step.after[row] for row in rows):
        return []
    goals = names.setup.scenario.armies
    score = ", ".join(
        f"{SIDES[side]} {step.after[rows[side]]} of {goals[side].banners}" for side in range(2)
    )
    return [by_rule("Victory Banners", score)]


def _result(names: Names, s: State) -> str:
    banners = " to ".join(str(s[side_row(side) + at.BANNERS]) for side in range(2))
    reason = at.REASONS[s[at.ENDED]] or "the record ends here"
    if s[at.WINNER] < 0:
        return f"result: nobody wins ({reason}), banners {banners}"
    after = count(int(s[at.TURN]), "turn")
    return f"result: {SIDES[s[at.WINNER]]} wins by {reason}, banners {banners}, after {after}"
