"""What happens in a duel, as data, and in words (10.1-10.2). The first is seat 0."""

from collections.abc import Iterator

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.play.events import Happening
from samurai_odds.ran import dice
from samurai_odds.ran.combat import duel_layout as at
from samurai_odds.ran.combat.duel import second_is_lost
from samurai_odds.ran.combat.duel_layout import State
from samurai_odds.ran.procedures.duel_verdict import SAID, WHO, GivenDuel
from samurai_odds.ran.procedures.events import flight_numbers
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.events_rolls import bout_numbers, rolled
from samurai_odds.ran.rules.narration_rolls import told

FROM_CUP, SHOT, STRUCK, UNHURT, WOUNDED = "from the cup", "shot", "struck", "unhurt", "wounded"
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
        seat = int(second_is_lost(after))
        fate, contingent = roll.FLEES if step.outcome else roll.STANDS, duel.contingents[seat]
        assert contingent is not None
        numbers = flight_numbers(duel.used, contingent, contingent.lost_with(0))
        yield rolled(dice.faces_of(step), roll.FLIGHT, seat, seat, outcome=fate, numbers=numbers)
    elif phase == at.UNDER_FIRE:
        yield rolled(dice.faces_of(step), SHOT, again=True)
    elif phase == at.STRUCK:
        fate = roll.KILLED if ended else (UNHURT, WOUNDED)[step.outcome]
        yield rolled(dice.faces_of(step), STRUCK, outcome=fate)
    elif phase == at.REACHING:
        fate, numbers = roll.KILLED if ended else roll.COMES_THROUGH, {roll.SAMURAI: 0}
        yield rolled(dice.faces_of(step), roll.WAY_IN, 0, outcome=fate, numbers=numbers)
    elif phase == at.SENDING:
        fate = roll.SENDS_NOBODY if ended else roll.SENDS_ONE
        yield rolled(dice.faces_of(step), roll.LEAVE, 1, 1, outcome=fate)
    else:
        yield _round(duel, step, after)
    if ended and phase in (at.SENDING, at.FIGHTING):
        yield Happening("result", what=at.RESULTS[after.result])


def _round(duel: GivenDuel, step: Step, after: State) -> Happening:
    men = duel.firsts[after.first_man - 1], duel.seconds[after.second_man - 1]
    faces, so_far = dice.faces_of(step), (int(after.first), int(after.second))
    totals = (int(face) + man.skill for face, man in zip(faces, men, strict=True))
    numbers = {
        roll.CHALLENGER: 0,
        roll.FOE: 1,
        **bout_numbers(step.outcome),
        **dict(zip(TOTALS + HITS, (*totals, *so_far), strict=True)),
    }
    return rolled(faces, roll.DUEL, 0, numbers=numbers)


# ---- in words ------------------------------------------------------------------------


class Fighters:
    """Names the two who fight, and their contingents."""

    samurai = (f"the {WHO[0]}",)

    def man(self, number: int) -> str:
        return f"the {WHO[number]}"

    piece = man

    def led_by(self, piece: int) -> str:
        """Name the contingent of one of them."""
        return f"{self.man(piece)}'s contingent"


def narrate(duel: GivenDuel, one: Happening) -> str:
    """Say what happens in a line."""
    if one.kind == "draw":
        men = duel.seconds if one.seat else duel.firsts
        return line("10.22", f"the {WHO[one.seat]} is drawn from the cup: {men[one.piece]}")
    if one.kind == "result":
        return line("10.14-10.16" if one.what in _END else "10.27", (SAID | _END)[one.what])
    if one.what == SHOT:
        return line("10.28, 8.54", f"a shot at him as he charges: die {', then '.join(one.faces)}")
    if one.what == STRUCK:
        return line("9.26", f"he is struck: die {one.faces[0]}: {one.outcome}")
    rule, text = told(Fighters(), one)
    if one.what == roll.DUEL:
        counted = (one.numbers[each] for each in TOTALS + HITS)
        text += "; totals {} and {}, hits of this fight {} and {}".format(*counted)
    return line(rule, text)
