"""Commands that play full games, made from public functions; telling and saving a game."""

import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from samurai_odds.cli.common import (
    Common,
    common_options,
    dashed,
    rules_option,
    typed,
)
from samurai_odds.cli.helping import Helped, adding
from samurai_odds.cli.options import table_options
from samurai_odds.cli.output import PICTURE, Output, is_forced, note, save_file
from samurai_odds.cli.own_values import not_lost
from samurai_odds.cli.playing import (
    POOL,
    answer_or_tell,
    check_unused,
    opened,
    played,
    print_page,
    question_played,
    read_range,
    save_position,
    save_text,
    show_page,
    take_how,
    take_pool,
    take_shared,
    tells_one,
)
from samurai_odds.cli.procedures import declared_arguments, declared_options, public
from samurai_odds.engine.declaring import arguments_of, help_of, inputs_of, shared_options
from samurai_odds.engine.progress import say
from samurai_odds.errors import OddsError, in_a_line
from samurai_odds.grids.grid import FORMATS

if TYPE_CHECKING:
    from samurai_odds.grids.answer import Shown

Decorator = Callable[[Any], Any]

pool_options = common_options(*POOL)
all_option = common_options("all")
json_option = click.option("--format", "form", type=click.Choice(("text", "json")), default="text")
format_option = click.option(
    "--format", "form", type=click.Choice(FORMATS), default="text", show_default=True
)


LADDER_HELP = """

With --ladder all play the same bot, from the weakest to the strongest: does the verdict
depend on skill? --bots names other levels. Most of the time goes to the highest two; without a
limit, each to 1%, or 2 minutes in all."""

FIX_HELP = """

With --fix one change and two at once are raced, and the best are checked in new games
(--samples, 2,000) by the two strongest bots that do not search, where they cannot agree by the
stronger alone; 5 minutes, or --seconds. --keep and --only take kinds of change, {of}:
--keep "{kinds}"."""
_KEPT = {  # what a game's changes are of, and an example of its kinds
    "battles": ("a side, or a hex", "banners,terrain"),
    "swords": ("a seat, or a province", "koku,units"),
    "ran": ("a side, a unit, or a hex", "rout level,terrain"),
}
_TAKES = ("--ladder takes its levels from --bots", "--fix asks what makes it fair")


def plot_option(what: str = "answer") -> Decorator:
    text = f"Draw the {what}: .png, .svg or .pdf."
    return click.option("--plot", type=PICTURE, metavar="FILE", help=text)


def html_option(what: str) -> Decorator:
    """Make the option of a page to look at."""
    text = f"Write the {what} as a page to look at, offline."
    return click.option("--html", type=Output(".html"), metavar="FILE", help=text)


def game_options(game: str, games: str) -> Decorator:
    """Make the options that all commands share who play full games; there is no exact answer."""
    method = common_options("target-error", "samples", "seconds", "seed", many=games)
    return lambda command: method(rules_option(game)(command))


def command_of(
    name: str,
    run: Callable[..., None],
    *shared: Decorator,
    called: str = "",
    more: str = "",
    kind: type[Helped] = Helped,
) -> click.Command:
    """Make the command of a public function: its arguments and options, then shared ones."""
    run = adding(declared_arguments(name), declared_options(name), *shared)(run)
    own = called or name.partition(".")[2]
    return click.command(own, cls=kind, help=help_of(public(name)) + more)(run)


# ---- commands of every game ----------------------------------------------------------


def play_command(name: str, games: str, unit: str = "turn", *within: Decorator) -> click.Command:
    """Make the command that plays games to their end.

    ``within`` are options that say where in a turn a position is saved.
    """

    def play(
        save: str | None,
        at: int | None,
        everything: bool,
        html: str | None,
        at_seat: str | None = None,
        at_action: str | None = None,
        **options: Any,
    ) -> None:
        common, how = take_shared(options), take_how(name, options)
        if html is not None and (common.trace is None or save is not None):
            raise OddsError("--html shows one game: name it with --trace I, and leave out --save")
        if html is not None:
            tells_one(common, how)  # whatever is refused is before it is written
            contest = question_played(name, common, options)
            save_file(html, contest.viewer(common.seed, common.trace, common.where))
        if not typed("save", "at", "at_seat", "at_action"):
            answer_or_tell(name, common, how, options, everything)
            return
        check_unused(how, "--save writes one game's position")
        if at_seat is not None and at_action is not None:
            raise OddsError("--at-action is before the war turns: leave out --at-seat")
        contest = question_played(name, common, options)
        place: dict[str, Any] = {} if at_action is None else {"action": at_action}
        if at_seat is not None:
            place["seat"] = contest.staged.scenario.place_of_seat(at_seat)
        save_position(contest, common, save, at, unit, **place)

    text = "Write game I of --trace as a position file."
    save = click.option("--save", type=Output(edited=True), metavar="FILE", help=text)
    text = f"The {unit} at whose start it is saved."
    at = click.option(f"--at-{unit}", "at", type=int, metavar="N", help=text)
    shared = (*_playing(name, games), save, at, html_option("game of --trace"))
    return command_of(name, play, *shared, *within, all_option)


@dataclass(frozen=True)
class Ranking:
    """When a command ranks several turns of its kind instead of playing one."""

    one: str  # the option that names one of them
    wanted: Callable[[dict[str, Any]], bool]


def sampled_command(name: str, games: str, ranking: Ranking | None = None) -> click.Command:
    """Make the command that plays a question many times, or ranks several of its kind."""

    def play(everything: bool, **options: Any) -> None:
        common, how = take_shared(options), take_how(name, options)
        if ranking is not None and ranking.wanted(options):
            _rank(name, ranking.one, options, common, how)
            return
        if ranking is not None:
            named = options[ranking.one]
            options[ranking.one] = named[0] if len(named) == 1 else named
        answer_or_tell(name, common, how, options, everything)

    return command_of(name, play, *_playing(name, games), all_option)


def page_command(name: str, games: str) -> click.Command:
    """Make the command of an answer of several tables."""

    def show(form: str, **options: Any) -> None:
        print_page(name, form, options)

    shared = (game_options(_game(name), games), pool_options, format_option)
    return command_of(name, show, *shared)


def review_command(name: str) -> click.Command:
    """Make the command that goes through a game played."""

    def review(
        form: str, everything: bool, html: str | None, select: str | None, **options: Any
    ) -> None:
        if select is not None:
            options["games"] = read_range(select)
        elif options["games"] < 2:
            raise OddsError(f"--samples must be 2 or more, got {options['games']}")
        with opened(**take_pool(options)) as executor:
            review = public(name)(**options, executor=executor)
        if html is not None:
            save_file(html, review.page())
        click.echo(review.to_json() if form == "json" else review.text(everything))

    help = "The game A-A, as --game A; a bare N is --samples N."
    games = click.option("--games", "select", metavar="N|A-B", help=help)
    shared = (
        common_options("seed"),
        games,
        pool_options,
        json_option,
        html_option("game"),
        all_option,
    )
    return command_of(name, review, *shared)


def balance_command(game: str, games: str) -> click.Command:
    """Make the command that says whom a scenario favors: level by level, or with what fixes it.

    What only another of the three takes is refused, or left out where it was not given.
    """
    balance, ladder, fix = (f"{game}.{own}" for own in ("balance", "ladder", "fix"))

    def show(by_level: bool, fixes: bool, save: str | None, form: str, **options: Any) -> None:
        names_typed = {*typed(*options)}
        pair = [f"--{name}" for name in ("bot", "against") if options.get(name)]
        if by_level and fixes:
            raise OddsError("--ladder and --fix are two questions: give one")
        if pair and "bots" in names_typed:
            raise OddsError(f"--bots names all who play: it takes no {' and no '.join(pair)}")
        wanted = ladder if by_level else fix if fixes else balance
        shared = Common.__dataclass_fields__.keys() - {"sensitivity"}  # which only balance takes
        known = {*inputs_of(wanted), *shared, *POOL}
        if unused := sorted(names_typed - known):
            named = " and no ".join(dashed(unused))
            if wanted == balance:
                raise OddsError(f"only --fix takes --{unused[0]}: add --fix")
            raise OddsError(f"{_TAKES[wanted == fix]}: it takes no {named}")
        if save is not None and not fixes:
            raise OddsError("--save writes what --fix found: add --fix")
        options = {name: value for name, value in options.items() if name in known}
        if "bots" not in names_typed:
            del options["bots"]
        if save is not None and not is_forced():
            import_module("samurai_odds.analysis.fixing.answer").check_unsaved(save)

        def keep(result: Any) -> None:
            if save is not None:
                for path in result.save(save, force=is_forced()):
                    note(f"written: {path}")

        print_page(wanted, form, options, keep)

    text = "Level by level from random up: does the verdict depend on skill?"
    by_level = click.option("--ladder", "by_level", is_flag=True, help=text)
    text = "Find the smallest changes that make it fair."
    fixes = click.option("--fix", "fixes", is_flag=True, help=text)
    own = {"keep", "only", "costs"}
    searching = declared_options(fix, *(set(inputs_of(fix)) - own))
    text = "Write each fix as a scenario file into this folder."
    save = click.option("--save", type=Output(folder=True), metavar="FOLDER", help=text)
    shared = (
        *(by_level, fixes, searching, save),
        *(game_options(game, games), pool_options, format_option, plot_option()),
    )
    of, kinds = _KEPT[game]
    more = LADDER_HELP + FIX_HELP.format(of=of, kinds=kinds)
    return command_of(balance, show, *shared, more=more, kind=Balance)


class Changing(Helped):
    """A command that may look for changes of a scenario: its help ends with what may change."""

    more = ""  # of costs that a file may set

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        assert ctx.parent is not None
        changes = import_module(f"samurai_odds.{ctx.parent.info_name}.full_game.proposals")
        kinds = ", ".join(f"{kind} {cost:g}" for kind, cost in changes.COSTS.items())
        formatter.write_paragraph()
        formatter.write_text(
            f"Kinds of change, and what a step of each costs: {kinds}. Smaller changes come first. "
            f"{self.more}Quote a kind of two words. A part of the scenario's theme that is changed "
            f"({changes.THEMES}) costs 1.5 more; --keep theme leaves them all alone."
        )


class Balance(Changing):
    """A command that finds out whether a scenario is fair."""

    more = "The file for --costs sets others, a line each: banners = 1. "


def report_command(game: str) -> click.Command:
    name = f"{game}.report"

    def write(out: str, form: str, **options: Any) -> None:
        if options["earlier"] is None and Path(out).is_file():
            options["earlier"] = out

        def keep(result: Any) -> None:
            save_file(out, result.page())
            note(f"the report is {out}: open it in a browser")

        print_page(name, form, options, keep)

    text = "The page to write."
    out = click.option("--out", type=Output(".html"), metavar="FILE", required=True, help=text)
    return command_of(
        name, write, game_options(game, "games"), pool_options, format_option, out, kind=Changing
    )


def map_command(
    game: str, *more: Decorator, first: Callable[[dict[str, Any]], str] | None = None
) -> click.Command:
    """Make the command that shows a map, with --watch again whenever its file is saved.

    ``first`` does what the options that a game adds ask for, and takes them out. It returns what
    was typed in for them.
    """

    def show(
        form: str, plot: str | None, html: str | None, save: str | None, watch: bool, **options: Any
    ) -> None:
        made = public(f"{game}.map")
        own = "" if first is None else first(options)
        if not watch:
            with not_lost(own):
                _show_map(made(**options), form, plot, save, html)
            return
        [name] = arguments_of(f"{game}.map")
        if save is not None or not Path(options[name]).is_file():
            raise OddsError("--watch shows a file of yours as you save it, and takes no --save")
        for _ in saves_of(Path(options[name])):
            try:
                _show_map(made(**options), form, plot, None, html)
            except OddsError as fault:  # half done: it is saved again
                say(in_a_line(f"samurai-odds: {fault}"))

    text = "Write it as a file to edit."
    save = click.option("--save", type=Output(edited=True), metavar="FILE", help=text)
    text = "Show it again each time that the file is saved."
    watch = click.option("--watch", is_flag=True, help=text)
    shared = (json_option, plot_option("map"), html_option("map"), save, watch)
    return command_of(f"{game}.map", show, *shared, *more)


def new_command(game: str, *more: Decorator) -> click.Command:
    """Make the command that writes a draft to edit."""

    def write(file: str, form: str, plot: str | None, **options: Any) -> None:
        result = public(f"{game}.new")(**options)
        _save(file, result)
        if plot is not None or form != "text":
            show_page(result, form, plot)
        else:
            name, page = shlex.quote(file), shlex.quote(f"{Path(file).with_suffix('.html')}")
            click.echo(in_a_line(f"{result.title}. See it: samurai-odds {game} map {name}"))
            fair = f"samurai-odds {game} report {name} --out {page}"
            click.echo(in_a_line(f"Is it fair, and what would make it so? {fair}"))

    name = click.argument("file", type=Output(edited=True))
    return command_of(f"{game}.new", write, json_option, plot_option("map"), name, *more)


def _show_map(
    shown_map: "Shown", form: str, plot: str | None, save: str | None, html: str | None
) -> None:
    if save is not None:
        _save(save, shown_map)
    if html is not None:
        save_file(html, shown_map.page())
    show_page(shown_map, form, plot)


def _save(file: str, shown_map: "Shown") -> None:
    save_text(file, shown_map.file())
    note(f"the file is {file}: edit it, and name it where a scenario is asked for")


def saves_of(file: Path, pause: float = 0.3) -> Iterator[None]:
    """Yield at once, and then whenever a file has been saved; until interrupted."""
    seen = None
    while True:
        with suppress(OSError):  # an editor that saves takes it away for a moment
            state = file.stat()
            if (state.st_mtime_ns, state.st_size) != seen:
                seen = state.st_mtime_ns, state.st_size
                yield
        time.sleep(pause)


def list_commands(game: str) -> Sequence[click.Command]:
    """Make the commands that list the scenarios and the bots of a game."""

    def command(what: str) -> click.Command:
        name = f"{game}.{what}"
        return command_of(name, lambda form: show_page(public(name)(), form), format_option)

    return [command(what) for what in ("scenarios", "bots")]


def _playing(name: str, games: str) -> tuple[Decorator, ...]:
    answer = ("where", "show", "format", "plot", "trace")
    return (
        game_options(_game(name), games),
        common_options("games", many=games),
        table_options(shared_options(name)),
        pool_options,
        common_options(*answer, one="game", outcomes="games"),
    )


def _game(name: str) -> str:
    return name.partition(".")[0]


def _rank(
    name: str, one: str, options: dict[str, Any], common: Common, how: dict[str, Any]
) -> None:
    from samurai_odds.cli.comparing import write_comparison

    options |= take_pool(how)
    if unused := dashed([*how, *typed("trace", "where")]):
        verb = "takes" if len(unused) == 1 else "take"
        raise OddsError(f"{' and '.join(unused)} {verb} one {one}: name it with --{one}")
    options[one] = options[one] or None
    write_comparison(played(name, common, options, bars=False), common)
