"""Rout points at the end of a turn as a question: will this army break? (12.0; R18)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answer import Headlines, answer
from samurai_odds.engine.options import Option
from samurai_odds.errors import OddsError
from samurai_odds.ran import dice
from samurai_odds.ran.homes import home_of, question, question_class
from samurai_odds.ran.procedure_text import read_inputs, split
from samurai_odds.ran.tally_machine import Roll
from samurai_odds.ran.tally_question import TallyQuestion

_POINTS = {  # what an army on the receiving side loses, by procedure
    "shock": "defender_rout_points",
    "fire": "target_rout_points",
    "duel": "-second_head",
    "rally": "rout_points",
}
_POINTS_OPTION = Option("points", str, None, "its rout points, an expression")
OPTIONS = (
    Option("level", int, None, "rout level of the army", 1, 999),
    Option("points", int, 0, "its rout points before these combats", 0, 999),
    Option("heads", int, 0, "heads that it holds", 0, 99),
    Option("so-taisho-heads", int, 0, "heads of So-Taisho among its trophies", 0, 9),
    Option(
        "combat",
        str,
        (),
        "a combat still to come, such as \"shock 'SI 7-4' 'AS 6-4/5-3'\" (repeatable)",
        metavar="PROCEDURE...",
        repeatable=True,
    ),
)
_MOST = 30


class Rout(TallyQuestion):
    """An army's rout points after the combats listed, against its level.

    Each combat is written as on the command line and takes the army as its
    defender, target or second man; ``--points EXPR`` in it says otherwise, such
    as ``attacker_rout_points``. Raises OddsError with the first fault.
    """

    procedure = "rout"
    arguments = ()
    listed = OPTIONS
    aims = ("broken",)
    value = "broken"

    def __init__(self, charts: str | None = None, **given: Any) -> None:
        super().__init__(charts, **given)
        options = self.options
        if options["level"] is None:
            raise OddsError("level is missing: the army's rout level, from its scenario (12.0)")
        if len(options["combat"]) > _MOST:
            raise OddsError(f"{len(options['combat'])} combats: at most {_MOST} are added up")
        head = self.used.number("rout_points", "head")
        great_head = self.used.number("rout_points", "so_taisho_head")
        trophies = options["heads"] * head + options["so_taisho_heads"] * great_head
        self.now = options["points"] - trophies
        rolls = [self._combat(text) for text in options["combat"]]
        self.set_rolls(("points", "lost", "broken"), rolls, (self.now, 0))

    def _combat(self, text: str) -> tuple[Roll, str, str, tuple[str, ...]]:
        """Ask one combat, and make its rout points one roll."""
        name, words = split(text, tuple(_POINTS))
        home = home_of(name)
        known = {option.name: option for option in (*home.OPTIONS, _POINTS_OPTION)}
        known.pop("value", None)
        inputs = read_inputs(text, words, question_class(name).arguments, known)
        expression = inputs.pop("points", None)
        if self.charts is not None:
            inputs["charts"] = self.charts
        asked = question(name, inputs)
        odds = answer(asked)
        expression = expression or _POINTS[name] + _less_head(name, asked.variables)
        self.used.rests_on.update(odds.provenance.rests_on)
        spread = odds.distribution(expression)
        if any(value != int(value) for value in spread):
            raise OddsError(f"points '{expression}': a whole number of rout points is wanted")
        effects = tuple((int(value), int(value)) for value in spread)
        code = dice.weighted(float(chance) for chance in spread.values())
        said = tuple(f"{int(value)} rout points" for value in spread)
        return Roll(code, effects), "12.0", odds.asked.heading.removeprefix("RAN: "), said

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states into the outcome variables."""
        found = {**super().columns(states)}
        found["broken"] = (found["points"] >= self.options["level"]).astype(np.int64)
        return found

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        count = len(self.options["combat"])
        combats = "no combat" if not count else f"{count} combat{'s' if count > 1 else ''}"
        level = self.options["level"]
        return f"RAN: an army with {self.now} rout points of {level}, after {combats}"

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = (("the army breaks", "broken == 1"),)
        amounts = (("rout points in these combats", "lost"), ("rout points in all", "points"))
        return Headlines(chances, amounts, (("rout points lost", (("army", "lost"),)),))


def _less_head(name: str, variables: tuple[str, ...]) -> str:
    """Take off the head that the army's busho may take in a combat (10.3, 12.0)."""
    head = {"shock": "defender_head", "fire": "target_head"}.get(name)
    return f" - {head}" if head in variables else ""
