"""Commands made from public functions: their inputs, help and completion are declared there."""

from collections.abc import Callable
from functools import partial
from inspect import Parameter
from typing import Any

import click

from samurai_odds.cli.common import ask, print_answer, shared_options_but, take_common
from samurai_odds.cli.helping import Helped, adding
from samurai_odds.cli.options import compare_options, completion_of_kind, table_options
from samurai_odds.engine.declaring import arguments_of, help_of, inputs_of, opt_of, options_of
from samurai_odds.engine.homes import at_home
from samurai_odds.engine.progress import say

Function = Callable[..., Any]


def public(name: str) -> Function:
    """Return a public function, such as "battles.attack"."""
    function: Function = at_home(name)
    return function


def declared_options(name: str, *left_out: str) -> Callable[[Function], Function]:
    return table_options(one for one in options_of(name) if one.keyword not in left_out)


def declared_arguments(name: str, listed: bool = False) -> Callable[[Function], Function]:
    """Make what adds the arguments that a public function declares, or a list of each."""

    def made(argument: str) -> Callable[[Function], Function]:
        taken = inputs_of(name)[argument]
        declared, needed = opt_of(taken.annotation), taken.default is Parameter.empty
        written = argument.upper()
        return click.argument(
            f"{argument}_list" if listed else argument,
            metavar=f"[{written}S]" if listed else written if needed else f"[{written}]",
            required=needed and not listed,
            **({} if needed else {"default": taken.default}),
            shell_complete=completion_of_kind(declared.reads if declared else None),
        )

    return adding(*map(made, arguments_of(name)))


def procedure_command(name: str, more: str = "") -> click.Command:
    """Make the command of a procedure; ``more`` is added to its help."""
    function = public(name)

    def answer(**options: Any) -> None:
        common = take_common(options)
        print_answer(ask(function, common, rules=common.rules, **options), common)

    game, _, own = name.partition(".")
    command = shared_options_but(game=game, also=("sensitivity",))(answer)
    command = declared_arguments(name)(declared_options(name)(command))
    return click.command(own, help=help_of(function) + more, cls=Helped)(command)


def odds_command(game: str) -> click.Command:
    """Make the command that asks about two pieces of a position, and says what it asked."""
    name = f"{game}.odds"

    def odds(**options: Any) -> None:
        from samurai_odds.engine.answers.answer import answer

        common = take_common(options)
        derived = public(f"{game}.derived")(**options, rules=common.rules)
        print_answer(ask(partial(answer, derived.question), common), common)
        print_note = click.echo if common.form == "text" else say
        for note in derived.notes:
            print_note(note)
        if derived.command:  # none where no single combat has the same table
            print_note(f"asked as:\n{derived.command}")

    command = declared_options(name)(shared_options_but(game=game, also=("sensitivity",))(odds))
    command = declared_arguments(name)(command)
    return click.command("odds", cls=Helped, help=help_of(public(name)))(command)


def compare_command(
    name: str, help: str, what: str, usual: str, called: str = "compare", **reading: Any
) -> click.Command:
    """Make the command that ranks questions of a procedure, written out or as a grid.

    ``reading`` says how a list of its arguments is written: see `comparing.Compared`.
    """
    arguments = arguments_of(name)

    def compared(
        written: tuple[str, ...], vary: tuple[str, ...], by: str | None, **inputs: Any
    ) -> None:
        from samurai_odds.cli.comparing import Compared, print_comparison

        common = take_common(inputs)
        lists = [inputs.pop(f"{argument}_list") for argument in arguments]
        game, _, own = name.partition(".")
        options = options_of(name)
        kind = Compared(game, own, arguments, options, lambda: procedure_command(name), **reading)
        print_comparison(kind, lists, written, vary, by, inputs, common)

    command = shared_options_but("trace", "where", game=name.partition(".")[0])(compared)
    command = compare_options(what, usual)(declared_options(name)(command))
    return click.command(called, help=help, cls=Helped)(declared_arguments(name, True)(command))
