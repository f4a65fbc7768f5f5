"""Options that all procedures share, and the ways an answer is written out."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from samurai_odds.cli.helping import Grouped, adding
from samurai_odds.cli.output import PICTURE, save_figure
from samurai_odds.engine.declaring import Games, Rules, Seed, Sensitivity, opt_of
from samurai_odds.engine.facts import packs
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import bar
from samurai_odds.errors import OddsError
from samurai_odds.grids.grid import FORMATS, Grid, write

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

SAMPLING = ("simulate", "target-error", "samples", "seconds")  # options of the shared ones


def _declared(annotation: Any) -> dict[str, Any]:
    """Return click's settings of an option that is declared as an input of functions."""
    opt = opt_of(annotation)
    assert opt is not None
    return {"help": opt.help, "metavar": opt.metavar, "default": opt.default}


_METHOD = ("exact", "simulate", "target-error", "samples", "seconds", "seed")
_ANSWER = ("where", "show", "format", "plot", "trace")
_FILE = {"metavar": "FILE"}
_SHARED: dict[str, tuple[str, dict[str, Any]]] = {  # by name: the heading, and click's settings
    "exact": ("Method", {"is_flag": True, "help": "Require an exact answer."}),
    "simulate": ("Method", {"is_flag": True, "help": "Simulate with random dice instead."}),
    "target-error": (
        "Method",
        {
            "type": float,
            "metavar": "E",
            "help": "Play until the figures shown have this standard error (0.01: a point).",
        },
    ),
    "samples": ("Method", {"type": int, "metavar": "N", "help": "Play at most this many {many}."}),
    "seconds": (
        "Method",
        {"type": float, "metavar": "S", "help": "Play for at most this many seconds."},
    ),
    "seed": ("Method", {"type": int, "show_default": True, **_declared(Seed)}),
    "games": ("Method", _declared(Games)),
    "workers": (
        "Method",
        {"type": int, "metavar": "N", "help": "Play on this many processes, not on threads."},
    ),
    "dask": (
        "Method",
        {"metavar": "ADDRESS", "help": "Play on the workers of this Dask scheduler."},
    ),
    "where": (
        "Answer",
        {"metavar": "EXPR", "help": "Count only {outcomes} that meet this condition."},
    ),
    "show": (
        "Answer",
        {"multiple": True, "metavar": "EXPR", "help": "Show this figure (repeatable)."},
    ),
    "format": (
        "Answer",
        {"type": click.Choice(FORMATS), "default": "text", "show_default": True},
    ),
    "plot": ("Answer", _FILE | {"type": PICTURE, "help": "Draw the answer: .png, .svg or .pdf."}),
    "trace": (
        "Answer",
        {
            "type": int,
            "metavar": "I",
            "help": "Show {one} I step by step (with --where: the I-th that matches).",
        },
    ),
    "sensitivity": (
        "Answer",
        {"is_flag": True, "help": _declared(Sensitivity)["help"]},
    ),
    "all": ("Answer", {"is_flag": True, "help": "Print all figures, not only the main ones."}),
    "rules": ("Expert", _declared(Rules)),
}
_PARAMETERS = {"format": "form", "all": "everything"}  # of those that Python knows otherwise


def common_options(
    *wanted: str, many: str = "battles", one: str = "battle", outcomes: str = "outcomes"
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make what adds options that several commands share; ``many`` is what is played."""
    words = {"{many}": many, "{one}": one, "{outcomes}": outcomes}

    def made(name: str) -> Callable[[Any], Any]:
        group, settings = _SHARED[name]
        text = settings.get("help")
        for place, word in words.items():
            text = text and text.replace(place, word)
        python = _PARAMETERS.get(name, name.replace("-", "_"))
        return click.option(
            f"--{name}", python, cls=Grouped, group=group, **settings | {"help": text}
        )

    return adding(*map(made, wanted))


def rules_option(game: str = "") -> Callable[..., Any]:
    """Make the option of a file of numbers; RAN's may be called charts."""
    names = ("--rules", "--charts") if game == "ran" else ("--rules",)

    def only(
        context: click.Context, parameter: click.Parameter, files: Sequence[str]
    ) -> str | None:
        if len(files) > 1:
            raise OddsError(f"{' and '.join(names)} take one file: give one")
        return files[0] if files else None

    group, settings = _SHARED["rules"]
    text = ", or ".join([settings["help"].rstrip("."), *(packs(game) if game else ())]) + "."
    return click.option(
        *names,
        "rules",
        cls=Grouped,
        group=group,
        multiple=True,
        callback=only,
        **settings | {"help": text},
    )


def typed(*names: str) -> list[str]:
    """Return which parameters the command line names; of some, or of all that there are.

    The one place that knows: what is not typed has its default, which may be any value.
    """
    context = click.get_current_context()
    source = context.get_parameter_source
    return [name for name in names or context.params if source(name) is ParameterSource.COMMANDLINE]


def dashed(names: Iterable[str]) -> list[str]:
    """Return the options of some parameters, as they are typed."""
    spelled = {python: name for name, python in _PARAMETERS.items()}
    return [f"--{spelled.get(name, name).replace('_', '-')}" for name in names]


@dataclass(frozen=True)
class Common:
    """The shared options of one call."""

    exact: bool
    simulate: bool
    target_error: float | None
    samples: int | None
    seconds: float | None
    seed: int
    where: str | None
    show: tuple[str, ...]
    form: str
    plot: str | None
    trace: int | None
    sensitivity: bool
    rules: str | None

    @property
    def method(self) -> str | None:
        """The method asked for, if any."""
        self._check()
        if self.exact:
            return "exact"
        return "monte-carlo" if self.simulate else None

    @property
    def limit(self) -> Limit | None:
        """The limit of a simulation, if one was given."""
        limits = (self.target_error, self.seconds, self.samples)
        if all(value is None for value in limits):
            return None
        if self.target_error is not None and not self.target_error > 0:
            raise OddsError(f"--target-error must be above 0, not {self.target_error}")
        return Limit(*limits)

    def _check(self) -> None:
        if self.exact and self.simulate:
            raise OddsError("--exact and --simulate exclude each other")
        limits = dashed(typed("target_error", "samples", "seconds")) if self.exact else []
        if limits:
            raise OddsError(f"--exact takes no {', '.join(limits)}: an exact answer needs no limit")


def shared_options_but(
    *left_out: str, game: str = "", also: Sequence[str] = ()
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make what adds the shared options, without those that a command has no use for.

    ``also`` names those that few commands have.
    """

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        wanted = [name for name in (*_METHOD, *_ANSWER, *also) if name not in left_out]
        return common_options(*wanted)(rules_option(game)(command))

    return add


def take_common(options: dict[str, Any]) -> Common:
    """Take the shared options out of a command's options; those it does not have are unset."""
    unset = {"exact": False, "simulate": False, "seed": 0, "show": (), "form": "text"}
    unset["sensitivity"] = False
    return Common(
        **{name: options.pop(name, unset.get(name)) for name in Common.__dataclass_fields__}
    )


def ask(procedure: "Callable[..., Odds]", common: Common, **inputs: Any) -> "Odds":
    """Ask a procedure as the shared options say; its condition is checked before it plays."""
    check_trace(common)
    playing = common.simulate or common.limit is not None
    if common.where is not None and playing:
        from samurai_odds.engine.expressions import check

        one = procedure(**inputs, method="monte-carlo", limit=Limit(samples=1))
        check(common.where, one.names, one.words)
    with progress_bar(playing) as progress:
        return procedure(
            **inputs,
            method=common.method,
            limit=common.limit,
            seed=common.seed,
            shown=common.show,
            progress=progress,
        )


def print_answer(odds: "Odds", common: Common, everything: bool = False) -> None:
    """Write an answer to stdout, and draw it if a picture was asked for."""
    if common.where is not None:
        odds = odds.given(common.where)
    if common.sensitivity:
        if common.trace is not None:
            raise OddsError("--trace and --sensitivity exclude each other")
        answer = odds.sensitivity(common.show)
        if common.plot:
            save_figure(answer.plot().figure, common.plot)
        click.echo(answer.written(common.form))
        return
    if common.trace is not None:
        parts = iter([_traced(odds, common)])
    else:
        parts = answer_parts(odds, common.form, common.show, everything)
    first = next(parts)  # all that can be refused is, before anything is written
    if common.plot:
        save_figure(odds.plot().figure, common.plot)
    for part in chain([first], parts):
        click.echo(part, nl=False)
    click.echo()


def print_sheets(grids: Sequence[Grid], common: Common) -> None:
    """Write tables to stdout, and draw the first if a picture was asked for."""
    if common.plot:
        from samurai_odds.engine.answers.curves import draw_sheet

        save_figure(draw_sheet(grids[0]).figure, common.plot)
    click.echo(write(grids, common.form))


def check_trace(common: Common) -> None:
    """Refuse a trace in a form that it does not have, before anything is played or recorded."""
    if common.trace is not None and (common.form not in ("text", "json") or common.show):
        raise OddsError("--trace works with --format text or json, and without --show")
    if common.trace is not None:
        from samurai_odds.engine.sampling.trace import check_battle

        check_battle(common.trace)


def _traced(odds: "Odds", common: Common) -> str:
    """Tell a battle as text, or as JSON with the answer that it belongs to."""
    check_trace(common)
    assert common.trace is not None
    from samurai_odds.grids.fitting import wrapped

    text = odds.trace(common.trace)
    if common.form == "text":
        return wrapped(text)
    shown = odds.to_dict() | {"trace": list(text.lines)} | odds.events(common.trace)
    return json.dumps(shown, ensure_ascii=False)


def answer_parts(
    odds: "Odds", form: str, shown: Sequence[str], everything: bool = False
) -> Iterator[str]:
    """Give an answer as text, outcomes some at a time."""
    from samurai_odds.engine.answers.odds_written import json_parts, outcomes
    from samurai_odds.engine.answers.tables import answer_grids

    if form == "json":
        yield from json_parts(odds, shown)
    elif form == "csv" and not shown:
        for place, part in enumerate(outcomes(odds)):
            rows = tuple(tuple(row.values()) for row in part)
            text = write([Grid("", tuple(part[0]), rows)], "csv")
            yield text if not place else "\n" + text.partition("\n")[2]
    else:
        yield write(answer_grids(odds, shown, everything), form)


@contextmanager
def progress_bar(wanted: bool) -> Iterator[Callable[[int, int], None] | None]:
    """Show battles played on stderr, when it is a terminal."""
    if not wanted:
        yield None
        return
    with bar("battles") as show:
        yield show
