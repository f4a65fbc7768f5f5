"""A Samurai Challenge Phase told, from the challenge on (10.24-10.29)."""

from collections.abc import Iterator

from samurai_odds.play.game import State
from samurai_odds.play.replay import Step
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.challenge.dueling import FOE, who_is_behind
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.told.naming import Names, is_choice, is_roll, line

_OWN_HANDS = {sh.DIES_FOR_HITS: "remove hits", sh.DIES_FOR_RECOVERY: "recover"}
_LORDS_HANDS = {sh.BUSHO_FOR_HITS: "remove hits", sh.BUSHO_FOR_RECOVERY: "recover"}


def tell_challenge(names: Names, step: Step) -> Iterator[str]:
    before, phase = step.before, int(step.before[at.PHASE])
    challenger = names.samurai[int(before[sh.CHALLENGER])] if before[sh.CHALLENGER] >= 0 else ""
    if is_roll(step) and phase == sh.DUEL:
        first, second = divmod(step.value, at.DIE)
        dice = f"dice {first} and {second}"
        yield line("10.13", f"{challenger} and {_foe(names, before)} fight: {dice}")
    elif is_roll(step) and phase == sh.ASKING_LEAVE:
        who = names.busho(int(before[sh.FOE]))
        fate = "he sends a Samurai" if step.after[at.PHASE] == sh.DRAWING else "he may send nobody"
        yield line("10.25", f"{who}, finished: die {step.value}: {fate}")
    elif phase == sh.DRAWING and step.after[at.PHASE] == sh.DUEL:
        yield line("10.25", f"{_foe(names, step.after)} is drawn and takes it up")
    elif is_choice(step):
        yield from _choice(names, step, phase, challenger)


def _choice(names: Names, step: Step, phase: int, challenger: str) -> Iterator[str]:
    """Tell what was chosen."""
    what, who = step.value // at.ACTION, step.value % at.ACTION - 1
    if phase == sh.ISSUING and step.value:
        yield line(*_issued(names, step, what, challenger))
    elif phase == sh.ANSWERING and not step.value:
        yield line("10.27", f"nobody answers {challenger}")
    elif phase == sh.ANSWERING and what == sh.SENDS_ONE:
        yield line("10.25", f"{names.samurai[who]} takes up the challenge")
    elif phase == sh.ANSWERING:
        does = "accepts the challenge" if what == sh.GOES else "calls for a Samurai"
        yield line("10.25", f"{names.busho(who)} {does}")
    elif phase == sh.DEFENDING and step.value:
        yield line("10.28", f"{_foe(names, step.after)} meets {challenger}")
    elif phase == sh.YIELDING and step.value:
        behind = who_is_behind(step.before)
        loser = _foe(names, step.before) if behind == FOE else challenger
        yield line("10.14", f"{loser} withdraws from the fight")


def _issued(names: Names, step: Step, what: int, challenger: str) -> tuple[str, str]:
    """Tell a challenge, or a suicide for the contingent's sake."""
    if what == sh.ISSUE:
        return "10.24", f"{challenger} calls for a worthy foe"
    lord = names.busho(int(step.before[at.CURRENT]))
    if what in _OWN_HANDS:
        return "10.4", f"{challenger} kills himself, that units may {_OWN_HANDS[what]}"
    return "10.4", f"{lord} kills himself, that units may {_LORDS_HANDS[what]}"


def _foe(names: Names, s: State) -> str:
    """Name who fights the challenger."""
    if s[sh.FOE] >= 0:
        return names.busho(int(s[sh.FOE]))
    return names.samurai[int(s[sh.FOE_SAMURAI])]
