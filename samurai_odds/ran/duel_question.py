"""A duel as a question: individual combat of two busho or Samurai (chapter 10)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answer import Headlines, answer
from samurai_odds.engine.options import Option
from samurai_odds.engine.ties import better, first_best
from samurai_odds.engine.trace import Step
from samurai_odds.errors import OddsError
from samurai_odds.ran import dice
from samurai_odds.ran import duel_machine as at
from samurai_odds.ran.asking import RanQuestion, line
from samurai_odds.ran.charts import FACES
from samurai_odds.ran.combat_numbers import CombatNumbers
from samurai_odds.ran.individual import hits_on_first
from samurai_odds.ran.men import Man, read_man

CHALLENGES = ("accept", "send", "refuse")
OPTIONS = (
    Option(
        "first-withdraws", int, 0, "stamina left at which the first gives up when behind", 0, 20
    ),
    Option("second-withdraws", int, 0, "the same for the second; 0 is never", 0, 20),
    Option("first-hits", int, 0, "hits that the first brings to the fight", 0, 19),
    Option("second-hits", int, 0, "hits that the second brings", 0, 19),
    Option("charge", bool, False, "the first is a Samurai charging into an occupied hex"),
    Option("shots", int, 0, "enemy shots at the first on his way (8.54)", 0, 6),
    Option("challenge", CHALLENGES, None, "the second's answer to the first's challenge"),
    Option("momentum", int, None, "Momentum of the Finished busho who sends the second", 0, 9),
    Option("sender-lost-face", bool, False, "that busho has lost face already"),
    Option("best", bool, False, "each withdraws when it is best by the value"),
    Option("value", str, None, "what the first raises and the second lowers", metavar="EXPR"),
)
DEFAULT_VALUE = "first_head - second_head"


class Duel(RanQuestion):
    """Two men fight until one is dead or withdraws.

    Raises OddsError with every fault of the men and options.
    """

    machine = at.DUEL
    procedure = "duel"
    arguments = ("first", "second")
    listed = OPTIONS
    variables = ("result", "first_hits", "second_hits", "first_head", "second_head")
    words = {"result": at.RESULTS}  # noqa: RUF012
    aims = ("result == 'first'",)

    def __init__(self, charts: str | None = None, **given: Any) -> None:
        super().__init__(charts, **given)
        self.first = self._man("first")
        self.second = self._man("second")
        self._refuse_illegal()
        self.value = self.value_or(DEFAULT_VALUE)
        self.thresholds = (self.options["first_withdraws"], self.options["second_withdraws"])
        self.settled = True
        if self.options["best"]:
            self.thresholds, self.settled = self._best_thresholds()
        self.numbers = self._numbers(*self.thresholds)
        self.heads = tuple(
            self.used.number("rout_points", "so_taisho_head" if m.so_taisho else "head")
            for m in (self.second, self.first)
        )
        if "lost-face" in (*self.first.words, *self.second.words):
            self.used.note("lost face in a fight (R12)")

    def _man(self, who: str) -> Man:
        man = read_man(self.options[who], who)
        hits = self.options[f"{who}_hits"]
        if man.hits and hits:
            raise OddsError(f"{who}-hits {hits} and '{man}': give his hits once")
        text = f"{man.combat}/{man.stamina} {hits or man.hits}h {' '.join(man.words)}"
        return read_man(text, who)

    def _refuse_illegal(self) -> None:
        options, problems = self.options, []
        if options["best"] and (options["first_withdraws"] or options["second_withdraws"]):
            problems.append("best finds the withdrawals itself: leave first- and second-withdraws")
        if options["shots"] and options["challenge"]:
            problems.append("shots with challenge: only who charges is fired at (10.28)")
        if options["charge"] and options["challenge"]:
            problems.append("charge with challenge: a Samurai does one or the other (10.24, 10.28)")
        if (options["challenge"] == "send") != (options["momentum"] is not None):
            problems.append("challenge send and momentum go together: he rolls against it (10.25)")
        if options["sender_lost_face"] and options["challenge"] != "send":
            problems.append("sender-lost-face without challenge send: nobody sends (10.25)")
        for who, man in (("first", self.first), ("second", self.second)):
            threshold = options[f"{who}_withdraws"]
            if threshold > man.stamina:
                problems.append(f"{who}-withdraws {threshold}: his stamina is {man.stamina}")
            if "wounded" in man.words:
                problems.append(f"{who} wounded: a wound changes no duel (10.12): leave it out")
        if problems:
            raise OddsError(*problems)

    def _numbers(self, first_withdraws: int, second_withdraws: int) -> tuple[int, ...]:
        challenge = self.options["challenge"]
        refused = -1
        if challenge == "refuse":
            refused = at.SEPPUKU if "lost-face" in self.second.words else at.LOST_FACE
        return (
            dice.bout(self.first.skill, self.second.skill),
            self.first.endurance - self.first.hits,
            self.second.endurance - self.second.hits,
            first_withdraws,
            second_withdraws,
            dice.at_most(self.first.endurance) if self.options["charge"] else 0,
            dice.at_most(self._sender_momentum) if challenge == "send" else 0,
            refused,
            at.SEPPUKU if self.options["sender_lost_face"] else at.LOST_FACE,
            self.options["shots"],
            dice.by_two(lambda die, again: int(die == again == FACES[-1])),
            CombatNumbers(self.used).casualty_table(False) if self.options["shots"] else 0,
        )

    @property
    def _sender_momentum(self) -> int:
        """Momentum of who sends, one less without face (10.27)."""
        return max(0, int(self.options["momentum"]) - int(self.options["sender_lost_face"]))

    def _best_thresholds(self) -> tuple[tuple[int, int], bool]:
        """Find each man's best threshold, and whether each is best against the other."""
        plain = {name: value for name, value in self.given.items() if name != "best"}
        worth = [
            [
                self._worth({**plain, "first_withdraws": first, "second_withdraws": second})
                for second in range(self.second.endurance - self.second.hits)
            ]
            for first in range(self.first.endurance - self.first.hits)
        ]
        lowest = [min(row) for row in worth]
        highest = [max(column) for column in zip(*worth, strict=True)]
        first, second = first_best(lowest), first_best([-worst for worst in highest])
        return (first, second), not better(highest[second], lowest[first])

    def _worth(self, given: dict[str, Any]) -> float:
        return float(answer(Duel(self.charts, **given)).expect(self.value))

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        text = f"RAN: {self.first} against {self.second} in individual combat"
        extras = ["the first charges"] if self.options["charge"] else []
        if self.options["shots"]:
            extras.append(f"{self.options['shots']} shots at him")
        if self.options["challenge"]:
            extras.append(f"challenge: {self.options['challenge']}")
        best = "best: " if self.options["best"] else ""
        for who, threshold in zip(("first", "second"), self.thresholds, strict=True):
            if threshold:
                extras.append(f"{best}the {who} withdraws when behind with {threshold} left")
            elif best:
                extras.append(f"{best}the {who} never withdraws")
        return text + (f" ({'; '.join(extras)})" if extras else "")

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        if self.settled:
            return ()
        return ("no two thresholds are best against each other: each man's safest is used",)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = tuple((_SAID[word], f"result == '{word}'") for word in _SAID)
        amounts = (
            ("rout points off the first's side for the head", "first_head"),
            ("rout points off the second's side for the head", "second_head"),
        )
        hits = (("first", "first_hits"), ("second", "second_hits"))
        return Headlines(chances, amounts, (("hits when the fight ends", hits),))

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states into the outcome variables."""
        seen = states.astype(np.int64)
        result = seen[:, at.RESULT]
        return {
            "result": result,
            "first_hits": seen[:, at.FIRST] + self.first.hits,
            "second_hits": seen[:, at.SECOND] + self.second.hits,
            "first_head": (result == at.RESULTS.index("first")) * self.heads[0],
            "second_head": (result == at.RESULTS.index("second")) * self.heads[1],
        }

    def tell(self, step: Step) -> list[str]:
        """Tell one step of a fight in plain words, naming its rule."""
        face = dice.shown(step)
        phase, ended = step.before[at.PHASE], step.after[at.PHASE] == at.OVER
        if phase == at.UNDER_FIRE:
            assert isinstance(face, tuple)
            shown = f"{face[0]}, then {face[1]}" if face[0] == FACES[-1] else str(face[0])
            return [line("10.28, 8.54", f"a shot at him as he charges: die {shown}")]
        if phase == at.STRUCK:
            fate = "killed" if ended else ("unhurt", "wounded")[step.outcome]
            return [line("9.26", f"he is struck: die {face}: {fate}")]
        if phase == at.REACHING:
            fate = "is killed on the way" if ended else "reaches his man"
            return [line("10.28", f"charge: die {face} against stamina; he {fate}")]
        if phase == at.SENDING:
            unsent = _SAID[at.RESULTS[step.after[at.RESULT]]]
            fate = unsent if ended else "a Samurai goes in his place"
            return [line("10.25", f"the Finished busho rolls {face} against momentum; {fate}")]
        assert isinstance(face, tuple)
        lines = [line("10.13; R12", self._round(face, step.outcome, step.after))]
        if ended:
            lines.append(line("10.14-10.16", _END[at.RESULTS[step.after[at.RESULT]]]))
        return lines

    def _round(self, face: tuple[int, int], result: int, after: tuple[int, ...]) -> str:
        totals = face[0] + self.first.skill, face[1] + self.second.skill
        hits = hits_on_first(result)
        loser, count = ("first", hits) if hits else ("second", result - 3)
        return (
            f"dice {face[0]} and {face[1]}: {totals[0]} against {totals[1]}; the {loser} takes "
            f"{count}; hits of this fight {after[at.FIRST]} and {after[at.SECOND]}"
        )


_SAID = {
    "first": "the first kills the second",
    "second": "the second kills the first",
    "first-withdrew": "the first withdraws",
    "second-withdrew": "the second withdraws",
    "not-reached": "the first is killed before he reaches his man",
    "refused": "the challenge goes unanswered: face lost",
    "seppuku": "unanswered by one without face: seppuku",
}
_END = {
    "first": "the second is dead; the first takes his head and keeps one of his own hits",
    "second": "the first is dead; the second takes his head and keeps one of his own hits",
    "first-withdrew": "the first withdraws and is out of the game; no head",
    "second-withdrew": "the second withdraws and is out of the game; no head",
}
