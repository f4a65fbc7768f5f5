"""What happens in a duel, as data, and in words (10.1-10.2). The first is seat 0."""

from collections.abc import Callable, Iterator

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.play.events import Happening
from samurai_odds.ran import dice
from samurai_odds.ran.combat import duel_layout as at
from samurai_odds.ran.combat.duel_layout import State
from samurai_odds.ran.combat.leaders import hits_on_first
from samurai_odds.ran.procedures.duel_verdict import SAID, WHO, GivenDuel
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.events_rolls import rolled

FROM_CUP, SHOT, STRUCK, REACHING = "from the cup", "shot", "struck", "charge"
REACHES, KILLED, UNHURT, WOUNDED = "reaches his man", "killed", "unhurt", "wounded"
SENDS_SAMURAI = "sends a Samurai"
TOTALS, HITS = ("first total", "second total"), ("first hits", "second hits")
_END = {
    "first": "the second is dead; the first takes his head and keeps one of his own hits",
    "second": "the first is dead; the second takes his head and keeps one of his own hits",
    "first-withdrew": "the first withdraws and is out of the game; no head",
    "second-withdrew": "the second withdraws and is out of the game; no head",
}


def happened(duel: GivenDuel, step: Step) -> Iterator[Happening]:
    """List what happens in a step: pieces are the men of a side by their order."""
    after, phase = State(step.after), State(step.before).phase
    ended = after.phase in (at.OVER, at.FLIGHT)
    if phase in (at.DRAW_FIRST, at.DRAW_SECOND):
        seat = 0 if phase == at.DRAW_FIRST else 1
        yield Happening("draw", seat, int(step.outcome), what=FROM_CUP)
    elif phase == at.FLIGHT:
        fate = roll.FLEES if step.outcome else roll.STANDS
        yield rolled(dice.faces_of(step), roll.FLIGHT, outcome=fate)
    elif phase == at.UNDER_FIRE:
        yield rolled(dice.faces_of(step), SHOT, again=True)
    elif phase == at.STRUCK:
        fate = KILLED if ended else (UNHURT, WOUNDED)[step.outcome]
        yield rolled(dice.faces_of(step), STRUCK, outcome=fate)
    elif phase == at.REACHING:
        yield rolled(dice.faces_of(step), REACHING, outcome=KILLED if ended else REACHES)
    elif phase == at.SENDING:
        fate = at.RESULTS[after.result] if ended else SENDS_SAMURAI
        yield rolled(dice.faces_of(step), roll.HONOR, outcome=fate)
    else:
        yield _round(duel, step, after)
        if ended:
            yield Happening("result", what=at.RESULTS[after.result])


def _round(duel: GivenDuel, step: Step, after: State) -> Happening:
    first, second = duel.firsts[after.first_man - 1], duel.seconds[after.second_man - 1]
    faces, hits = dice.faces_of(step), int(hits_on_first(step.outcome))
    numbers = {
        TOTALS[0]: int(faces[0]) + first.skill,
        TOTALS[1]: int(faces[1]) + second.skill,
        roll.TAKES: hits or int(step.outcome) - 3,
        HITS[0]: int(after.first),
        HITS[1]: int(after.second),
    }
    return Happening("roll", 0 if hits else 1, what=roll.DUEL, faces=faces, numbers=numbers)


# ---- in words ------------------------------------------------------------------------


def narrate(duel: GivenDuel, one: Happening) -> str:
    """Say what happens in a line."""
    if one.kind == "draw":
        men = duel.seconds if one.seat else duel.firsts
        return line("10.22", f"the {WHO[one.seat]} is drawn from the cup: {men[one.piece]}")
    if one.kind == "result":
        return line("10.14-10.16", _END[one.what])
    return _ROLLS[one.what](one)


def _fought(one: Happening) -> str:
    numbers = one.numbers
    totals, hits = ([numbers[name] for name in names] for names in (TOTALS, HITS))
    return line(
        "10.13; R12",
        f"dice {' and '.join(one.faces)}: {totals[0]} against {totals[1]}; the {WHO[one.seat]} "
        f"takes {numbers[roll.TAKES]}; hits of this fight {hits[0]} and {hits[1]}",
    )


def _reached(one: Happening) -> str:
    fate = "is killed on the way" if one.outcome == KILLED else one.outcome
    return line("10.28", f"charge: die {one.faces[0]} against stamina; he {fate}")


def _sent(one: Happening) -> str:
    fate = SAID.get(one.outcome, "a Samurai goes in his place")
    return line("10.25", f"the Finished busho rolls {one.faces[0]} against momentum; {fate}")


_ROLLS: dict[str, Callable[[Happening], str]] = {
    roll.FLIGHT: lambda one: line(
        "10.51, 11.82", f"his contingent checks: die {one.faces[0]}: it {one.outcome}"
    ),
    SHOT: lambda one: line(
        "10.28, 8.54", f"a shot at him as he charges: die {', then '.join(one.faces)}"
    ),
    STRUCK: lambda one: line("9.26", f"he is struck: die {one.faces[0]}: {one.outcome}"),
    REACHING: _reached,
    roll.HONOR: _sent,
    roll.DUEL: _fought,
}
