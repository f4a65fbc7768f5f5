"""A whole game told move by move, each line with its rule."""

from collections.abc import Iterable

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import Step, replay
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.told.choices import tell_choice
from samurai_odds.swords.field.told.naming import Names, force_text, said, side_text
from samurai_odds.swords.field.war.dice import side_at
from samurai_odds.swords.scenario.scenario import Scenario

_STEPS = {
    at.STRIKE_RANGED: "first strike, Steps 1 and 2: defender",
    at.STRIKE_HAND: "first strike, Steps 4 to 6: defender",
    at.RANGED_ATTACKER: "Steps 1 and 2: attacker",
    at.RANGED_DEFENDER: "Steps 1 and 2: defender",
    at.HAND_ATTACKER: "Steps 4 to 6: attacker",
    at.HAND_DEFENDER: "Steps 4 to 6: defender",
}


def tell_game(scenario: Scenario, start: Start, seed: int, game: int) -> list[str]:
    """Play one game again and tell it."""
    from samurai_odds.play.games import record

    return tell_events(scenario, start, record(start, seed, game))


def tell_events(scenario: Scenario, start: Start, events: Iterable[Event]) -> list[str]:
    """Tell a recorded game."""
    names = Names(scenario)
    lines: list[str] = []
    state: State = start.state
    for step in replay(start, events):
        lines += _tell(names, step)
        state = step.after
    return [*lines, result(names, state)]


def _tell(names: Names, step: Step) -> list[str]:
    lines = _beginnings(names, step)
    if step.what == AUTOMATIC:
        pass
    elif step.what < 0:
        lines += tell_choice(names, step)
    elif step.what < at.UNIFORM:
        lines += _roll(step)
    else:
        lines += _draw(names, step)
    return [*lines, *_changes(names, step)]


def _beginnings(names: Names, step: Step) -> list[str]:
    """Tell that a round, a war turn or a battle begins."""
    before, after = step.before, step.after
    if before[at.PHASE] == at.ROUND_START:
        held = [
            f"{names.seat(seat)} {int(before[at.OWNED + seat])} provinces, "
            f"{int(before[at.KOKU + seat])} koku"
            for seat in range(len(names.scenario.seats))
            if before[at.OUT_IN + seat] == 0
        ]
        return [f"round {int(before[at.TURN])} ({'; '.join(held)})"]
    if after[at.ACTIVE] >= 0 and after[at.ACTIVE] != before[at.ACTIVE]:
        seat = int(after[at.ACTIVE])
        sword = int(after[at.SWORD + seat])
        return [said("Action 7, Wage War", f"{names.seat(seat)} wages war (sword {sword})")]
    if before[at.PHASE] != at.DICE and after[at.PHASE] == at.DICE and not after[at.FIGHT_ROUND]:
        where = names.provinces[int(after[at.FIGHT_AT])]
        sea = ", over a sea line" if after[at.NAVAL] else ""
        sides = f"{side_text(after, side_at(0))} against {side_text(after, side_at(1))}"
        return [said("Phase C", f"{names.troop(after)} attacks {where}{sea}: {sides}")]
    return []


def _roll(step: Step) -> list[str]:
    """Tell the hits of one side; after both, what is left."""
    before, after = step.before, step.after
    hits = "1 hit" if step.value == 1 else f"{step.value} hits"
    text = f"{_STEPS[int(before[at.FIGHT_STEP])]}, {hits}"
    removed = int(before[at.FIGHT_STEP]) in (at.STRIKE_HAND, at.RANGED_DEFENDER, at.HAND_DEFENDER)
    if removed:
        text += f"; left {side_text(after, side_at(0))} against {side_text(after, side_at(1))}"
    return [said("Phase C", text)]


def _draw(names: Names, step: Step) -> list[str]:
    """Tell the ninja's die; a sword drawn is told with the swords."""
    phase = int(step.before[at.PHASE])
    if phase == at.STRIKE:
        worked = int(step.after[at.PHASE]) != at.REVENGE
        end = "succeeds" if worked else "fails: the victim may strike back"
        return [said("Ninja As an Assassin", f"the die shows {step.value + 1}: it {end}")]
    if phase == at.REVENGE_ROLL:
        return [said("The Intended Victim Gets Revenge", f"the die shows {step.value + 1}")]
    return []


def _changes(names: Names, step: Step) -> list[str]:
    """Tell what changed besides what the step itself tells."""
    before, after = step.before, step.after
    lines = []
    if before[at.PHASE] == at.NINJA_BIDS and after[at.NINJA] >= 0:
        lines.append(said("Action 6, Hire Ninja", f"{names.seat(int(after[at.NINJA]))} hires him"))
    for seat in range(len(names.scenario.seats)):
        if after[at.SWORD + seat] and after[at.SWORD + seat] != before[at.SWORD + seat]:
            words = f"{names.seat(seat)} has sword {int(after[at.SWORD + seat])}"
            lines.append(said("Action 2, Take Swords", words))
        if after[at.OUT_IN + seat] and not before[at.OUT_IN + seat]:
            heir = int(after[at.HEIR + seat])
            then = f"{names.seat(heir)} takes over all" if heir >= 0 else "nobody inherits"
            lines.append(said("Eliminating an Opponent", f"{names.seat(seat)} is out: {then}"))
    if after[at.PHASE] < at.PLANNING:
        return lines
    for province, name in enumerate(names.provinces):
        was, now = int(before[at.OWNER + province]), int(after[at.OWNER + province])
        if was >= 0 > now:
            lines.append(said("Losing Ownership", f"{name} is lost to {names.seat(was)}"))
        elif was < 0 <= now:
            held = force_text(after, province)
            words = f"{names.seat(now)} takes {name} ({held if held != 'nobody' else 'army'})"
            lines.append(said("Conquering an Empty Province", words))
    return [*lines, *_daimyos(names, before, after)]


def _daimyos(names: Names, before: State, after: State) -> list[str]:
    """Tell who fell, was lost, or rose."""
    lines = []
    for army in range(len(names.scenario.seats) * at.ARMIES_EACH):
        name = names.army(army)
        if after[at.FALLEN + army] and not before[at.FALLEN + army]:
            lines.append(said("The Assassinated Daimyo", f"{name} is disrupted"))
        if before[at.WHERE + army] >= 0 > after[at.WHERE + army]:
            lines.append(said("Eliminating a Daimyo", f"{name} is out of the game"))
        if after[at.LEVEL + army] > before[at.LEVEL + army] and after[at.WHERE + army] >= 0:
            level = int(after[at.LEVEL + army])
            lines.append(said("Daimyo Experience", f"{name} is of level {level} now"))
    return lines


def result(names: Names, s: State) -> str:
    """Tell how the game ended."""
    owned = ", ".join(
        f"{names.seat(seat)} {int(s[at.OWNED + seat] + s[at.CLAIMS + seat])}"
        for seat in range(len(names.scenario.seats))
    )
    reason = at.REASONS[s[at.ENDED]] or "the record ends here"
    if s[at.WINNER] < 0:
        return f"result: nobody wins alone ({reason}); provinces: {owned}"
    winner = names.seat(int(s[at.WINNER]))
    return f"result: {winner} wins ({reason}) in round {int(s[at.TURN])}; provinces: {owned}"
