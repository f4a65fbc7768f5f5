"""`ran duel`: individual combat of two busho or Samurai, and its checks (10)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import answer
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.engine.ties import better, first_best
from samurai_odds.errors import refuse
from samurai_odds.ran import dice
from samurai_odds.ran.combat import duel_layout as at
from samurai_odds.ran.combat.duel import DUEL
from samurai_odds.ran.combat.duel_layout import Man, Pair, Question, State
from samurai_odds.ran.facts import FACES
from samurai_odds.ran.men import Man as Fighter
from samurai_odds.ran.men import less_face
from samurai_odds.ran.procedures.combat import wound_counts
from samurai_odds.ran.procedures.duel_verdict import WHO, GivenDuel, weigh_duel
from samurai_odds.ran.procedures.numbers import CombatNumbers, flight_code

if TYPE_CHECKING:
    from samurai_odds.play.events import Happening

# ---- Which duels the rules forbid, each said with its section ------------------------

_MOST_IN_CUP = 12


def faults(duel: GivenDuel) -> Iterator[str]:
    options = duel.options
    if options["best"] and (options["first_withdraws"] or options["second_withdraws"]):
        yield "best finds the withdrawals itself: leave first- and second-withdraws"
    if options["shots"] and options["challenge"]:
        yield "shots with challenge: only who charges is fired at (10.28)"
    if options["charge"] and options["challenge"]:
        yield "charge with challenge: a Samurai does one or the other (10.24, 10.28)"
    if (options["challenge"] == "send") != (options["momentum"] is not None):
        yield "challenge send and momentum go together: he rolls against it (10.25)"
    if options["sender_lost_face"] and options["challenge"] != "send":
        yield "sender-lost-face without challenge send: nobody sends (10.25)"
    for who, men in (("first", duel.firsts), ("second", duel.seconds)):
        threshold, most = options[f"{who}_withdraws"], max(man.stamina for man in men)
        if threshold > most:
            yield f"{who}-withdraws {threshold}: his stamina is {most}"
        if any(man.left <= 0 for man in men):
            said = f"{who} wounded: a wound is a hit, which reaches his stamina;"
            yield f"{said} he would be dead (10.15, R2)"
        if len(men) > _MOST_IN_CUP:
            yield f"{len(men)} men of whom the {who} is drawn: at most {_MOST_IN_CUP}"
        if len(men) > 1 and any(man.so_taisho for man in men):
            yield f"{who} drawn with a so-taisho: only Samurai are in the cup (10.22)"
    if len(duel.seconds) > 1 and options["challenge"] == "refuse":
        yield "challenge refuse with several men: nobody is drawn (10.25)"
    yield from _faults_of_contingents(duel)


def _faults_of_contingents(duel: GivenDuel) -> Iterator[str]:
    options = duel.options
    first, second = duel.contingents
    if first is not None and (options["charge"] or options["challenge"] or len(duel.firsts) > 1):
        yield "first-contingent of a Samurai: only a busho's loss makes men flee (10.51)"
    if second is not None and options["challenge"] != "send" and len(duel.seconds) > 1:
        yield "second-contingent of a Samurai: only a busho's loss makes men flee (10.51)"
    for who, man, known in (("first", duel.first, first), ("second", duel.second, second)):
        sent = who == "second" and options["challenge"] == "send"
        if known is not None and not sent and known.so_taisho != man.so_taisho:
            yield f"{who}-contingent and {who}: so-taisho goes with both"


# ---- A duel as a question (chapter 10) -----------------------------------------------

_REPLACED = ("first_hits", "second_hits")


class Duel(GivenDuel):
    """Two men fight until one is dead or withdraws.

    Raises OddsError with every fault of the men and options.
    """

    machine = DUEL
    words = {"result": at.RESULTS}  # noqa: RUF012
    aims = ("result == 'first'",)
    weigh = weigh_duel

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        problems = list(dict.fromkeys(faults(self)))
        refuse(problems)
        self.variables = self._variables()
        self.value = self.value_or(self.default_value())
        fixed = (self.options["first_withdraws"], self.options["second_withdraws"])
        self.thresholds = dict.fromkeys(self.pairs, fixed)
        self.settled = True
        if self.options["best"]:
            thresholds = {pair: self._best_thresholds(*pair) for pair in self.pairs}
            self.thresholds = {pair: both for pair, (both, _) in thresholds.items()}
            self.settled = all(settled for _, settled in thresholds.values())
        self.numbers = self._numbers()
        if any("lost-face" in man.words for man in (*self.firsts, *self.seconds)):
            self.used.note("lost face in a fight (R12)")
        if any(self.contingents):
            self.used.note("flight in mid-combat (R13)")
        if any("wounded" in man.words for man in (*self.firsts, *self.seconds)):
            self.used.note(wound_counts(self.options["wounds_as_hits"] == "on"))
        if self.options["shots"]:
            self.used.note("a Samurai's wound by fire is a hit (R79)")

    def _variables(self) -> tuple[str, ...]:
        names = ["result", "first_hits", "second_hits", "first_head", "second_head"]
        names += ["first_lost", "second_lost"]
        both = zip(WHO, (self.firsts, self.seconds), self.contingents, strict=True)
        for who, men, contingent in both:
            names += [f"{who}_man"] if len(men) > 1 else []
            names += [f"{who}_fled", f"{who}_rout_points"] if contingent else []
        return tuple(names)

    def price(self, side: int) -> int:
        """What losing a man counts by default, in rout points: as much as his head (12.0)."""
        man = (self.first, self.second)[side]
        return self.used.number("rout_points", "so_taisho_head" if man.so_taisho else "head")

    def default_value(self) -> str:
        text = "first_head - second_head"
        text += f" + {self.price(1)} * second_lost - {self.price(0)} * first_lost"
        sender = self.contingents[1] if self.options["challenge"] == "send" else None
        if sender is not None and sender.so_taisho:  # of seppuku he dies, not who is sent
            more = self.used.number("rout_points", "so_taisho_head") - self.price(1)
            text += f" + {more} * (result == 'seppuku')"
        for sign, who in (("-", "first"), ("+", "second")):
            if f"{who}_rout_points" in self.variables:
                text += f" {sign} {who}_rout_points"
        return text

    def _numbers(self) -> tuple[int, ...]:
        options, q, sends = self.options, Question.blank(), self.options["challenge"] == "send"
        q.send_code = dice.at_most(self._sender_momentum) if sends else 0
        q.refused = at.COMES_ABOUT
        if options["challenge"] == "refuse":
            q.refused = at.SEPPUKU if "lost-face" in self.second.words else at.LOST_FACE
        q.unsent = at.SEPPUKU if options["sender_lost_face"] else at.LOST_FACE
        q.shots_fired = options["shots"]
        q.shot_code = dice.by_two(lambda die, again: int(die == again == FACES[-1]))
        q.casualty_code = CombatNumbers(self.used).casualty_table(False) if options["shots"] else 0
        draws = [dice.uniform(len(m)) if len(m) > 1 else 0 for m in (self.firsts, self.seconds)]
        q.first_draw, q.second_draw = draws
        flights = [flight_code(self.used, c) if c else 0 for c in self.contingents]
        q.first_flight, q.second_flight = flights
        q.sent, q.seconds = int(sends), len(self.seconds)
        q.first_men = Question.width
        q.second_men = q.first_men + Man.width * len(self.firsts)
        q.pairs = q.second_men + Man.width * len(self.seconds)
        rows: list[Man | Pair] = [_man(man, options["charge"]) for man in self.firsts]
        rows += [_man(man, False) for man in self.seconds]
        rows += [self._pair(i, k) for i, k in self.pairs]
        return (*map(int, q), *(int(n) for row in rows for n in row))

    def _pair(self, i: int, k: int) -> Pair:
        pair = Pair.blank()
        pair.bout_code = dice.bout(self.firsts[i].skill, self.seconds[k].skill)
        pair.first_threshold, pair.second_threshold = self.thresholds[i, k]
        return pair

    @property
    def _sender_momentum(self) -> int:
        """Momentum of who sends, one less without face (10.27)."""
        return less_face(self.options["momentum"], self.options["sender_lost_face"])

    def _best_thresholds(self, i: int, k: int) -> tuple[tuple[int, int], bool]:
        """Find two men's best thresholds, and whether each is best against the other."""
        worth = [
            [self.worth(i, k, first, second) for second in range(self.seconds[k].left)]
            for first in range(self.firsts[i].left)
        ]
        lowest = [min(row) for row in worth]
        highest = [max(column) for column in zip(*worth, strict=True)]
        first, second = first_best(lowest), first_best([-worst for worst in highest])
        return (first, second), not better(highest[second], lowest[first])

    def worth(self, i: int, k: int, first: int, second: int) -> float:
        """Give the worth of a fight of two of the men with these thresholds, by the value."""
        plain = {n: v for n, v in self.inputs.items() if n not in ("best", *_REPLACED)}
        met = {"first": str(self.firsts[i]), "second": str(self.seconds[k])}
        inputs = {**plain, **met, "first_withdraws": first, "second_withdraws": second}
        if self.options["value"] is None:
            inputs["value"] = self.value
        for who, men in zip(WHO, (self.firsts, self.seconds), strict=True):
            if len(men) > 1 and self.options["value"] is not None:
                inputs["value"] = inputs["value"].replace(
                    f"{who}_man", str(1 + (i, k)[who == "second"])
                )
        return float(answer(Duel(self.rules, **inputs)).expect(inputs["value"]))

    @property
    def weighed_value(self) -> str:
        return f"-({self.value})" if self.options["challenge"] else self.value

    def happened(self, step: Step) -> "list[Happening]":
        from samurai_odds.ran.procedures.duel_events import happened

        return list(happened(self, step))

    def narrate(self, one: "Happening") -> str:
        from samurai_odds.ran.procedures.duel_events import narrate

        return narrate(self, one)

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        seen = states.astype(np.int64)
        result = seen[:, State.result.at]
        lost = (np.isin(result, FIRST_LOST), np.isin(result, SECOND_LOST))
        columns = {"result": result}
        taken = (at.FIRST_WINS, at.SECOND_WINS)
        for side, who in enumerate(WHO):
            men = (self.firsts, self.seconds)[side]
            man = seen[:, (State.first_man.at, State.second_man.at)[side]]
            hits = (State.first.at, State.second.at)[side]
            brought = np.array([men[0].taken, *(each.taken for each in men)])
            columns[f"{who}_hits"] = seen[:, hits] + brought[man]
            columns[f"{who}_head"] = (result == taken[side]) * self.price(1 - side)
            columns[f"{who}_lost"] = lost[side].astype(np.int64)
            columns[f"{who}_man"] = man
            contingent, fled = self.contingents[side], seen[:, State.fled.at] * lost[side]
            columns[f"{who}_fled"] = fled
            columns[f"{who}_rout_points"] = fled * ((contingent.points or 0) if contingent else 0)
        return {name: columns[name] for name in self.variables}


def _man(drawn: Fighter, charges: bool) -> Man:
    man = Man.blank()
    man.left, man.reach = drawn.left, dice.at_most(drawn.endurance) if charges else 0
    return man


FIRST_LOST = (at.SECOND_WINS, at.FIRST_QUITS, at.NOT_REACHED)
SECOND_LOST = (at.FIRST_WINS, at.SECOND_QUITS, at.SEPPUKU)
