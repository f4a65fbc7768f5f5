"""What public functions of full games return: what comes of playing a question, or a map."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from inspect import signature
from typing import TYPE_CHECKING, Any, ParamSpec, overload

from samurai_odds.engine.declaring import Playing, procedure, taken_out
from samurai_odds.engine.homes import at_home
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Shown

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.play.sampled import Sampled

Given = ParamSpec("Given")
_KEPT = ("games", "record", "tally", "where")  # one question is asked for these


@overload
def plays(ask: Callable[Given, "Sampled"]) -> Callable[Given, "Odds"]: ...
@overload
def plays(ask: Callable[Given, "Sampled | Several"]) -> Callable[Given, Any]: ...
def plays(ask: Callable[Given, Any]) -> Callable[Given, Any]:
    """Have a function that returns a question answer it by playing (`Playing`).

    `question_of` has it return the question, which nobody has played yet.
    """
    made = signature(ask).replace(return_annotation="Odds")  # as it is declared
    question = procedure(ask)

    @wraps(ask)
    def played(*given: Given.args, **named: Given.kwargs) -> Any:
        how = taken_out(named, Playing)
        return question(*given, **named).play(**how)

    played.__signature__ = made  # type: ignore[attr-defined]
    whole = procedure(played)
    whole.question = question  # type: ignore[attr-defined]
    return whole


def question_of(function: Callable[..., Any], **inputs: Any) -> Any:
    """Return the question that a public function would play, for one of its games to be told."""
    return function.question(**inputs)  # type: ignore[attr-defined]


class Several:
    """Questions of one kind that are ranked, played with the same luck.

    ``one`` is what each is about, ``rank`` plays and ranks them.
    """

    def __init__(self, one: str, rank: Callable[..., Any]) -> None:
        self.one, self.rank = one, rank

    def play(self, shown: tuple[str, ...] = (), **how: Any) -> Any:
        """Rank them; what one question alone can be asked for is refused."""
        if unused := [name for name in _KEPT if how.pop(name, None) not in (None, ())]:
            verb = "takes" if len(unused) == 1 else "take"
            raise OddsError(f"{' and '.join(unused)} {verb} one {self.one}: name it")
        return self.rank(**how)


def as_draft(game: str, shown: Shown) -> Shown:
    """Return a draft whose file says in remarks what to change and what to do with it."""

    def file() -> str:
        from samurai_odds.engine.text_files import remarked

        return remarked(shown.file(), at_home(f"{game}.scenario.remarks.REMARKS"))

    return replace(shown, file=file)


def shown_map(game: str, scenario: Any, file: Callable[[], str], *by: Any) -> Shown:
    """Return a scenario as `map` of its game shows it; ``by`` is what its words depend on besides.

    What draws it is loaded once it is drawn.
    """

    def of(place: str, *more: Any) -> Any:
        return at_home(f"{game}.scenario.{place}")(scenario, *more)

    def drawn() -> tuple[str, str]:
        from samurai_odds.play.scene import STYLE, svg

        return STYLE, svg(of("board.ground"), of("board.scene", *by).pieces, scenario.title)

    letters, data = of("map_text.map_text", *by), of("map_text.map_data", *by)
    return Shown(letters, data, lambda: of("picture.draw_map", *by), file, scenario.title, drawn)
