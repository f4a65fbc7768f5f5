"""`samurai-odds ran`: odds for RAN, procedure by procedure."""

from collections.abc import Callable
from typing import Any

import click

from samurai_odds.cli.common import (
    ask,
    print_answer,
    shared_options,
    shared_options_but,
    take_common,
)
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.options import compare_options, table_options
from samurai_odds.cli.ran.charts import charts
from samurai_odds.cli.ran.games import list_scenarios, show_map
from samurai_odds.cli.ran.odds import odds
from samurai_odds.cli.ran.tables import table
from samurai_odds.cli.ran.whole_games import balance, list_bots, play, turn
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.homes import options_of
from samurai_odds.ran.words import explained

# By command: its arguments, and what it does.
_PROCEDURES = {
    "shock": (
        ("ATTACKER", "DEFENDER"),
        "A shock: checks, individual combat, clash of arms, retreat, rout, advance.\n\n"
        "A unit reads 'AS 6-4/5-3 2h check': type (KB, KBH, KB-B, SI, SI-B, AS, AS-T, AS-B, "
        "Honjin), TQ-MA, the same of its disrupted side, hits, and words; units of a side are "
        "joined by +.",
    ),
    "fire": (
        ("FIRER", "TARGET"),
        "Fire: hits, disruption, busho, return fire, and the charge that it provokes.\n\n"
        "Units read as in 'ran shock'; up to three AS-T of a volley are joined by +.",
    ),
    "assault": (
        ("ATTACKER", "DEFENDER"),
        "A whole approach: the defender withdraws or turns to face, fires, and is shocked.\n\n"
        "ATTACKER and DEFENDER are one unit each, as in 'ran shock'.",
    ),
    "orders": (
        ("BUSHO",),
        "Orders phases before the initiative passes: momentum, continuity, trumps.\n\n"
        "BUSHO lists the Momentum of those who may give orders, in order of use, such as "
        "'5, 4, 3'; the first has his orders phase now. A So-Taisho leading his own contingent "
        "reads '6 so-taisho', by his Initiative.",
    ),
    "duel": (
        ("FIRST", "SECOND"),
        "Individual combat between two busho or Samurai.\n\n"
        "FIRST and SECOND are combat/stamina, such as '6/5', with hits ('2h') and the words "
        "lost-face and so-taisho; '5/5, 4/6' is one of them, drawn blind from the cup.",
    ),
    "withdraw": (
        ("UNITS",),
        "Withdrawal: one unit in reaction, or with --active a contingent on orders.\n\n"
        "UNITS read as in 'ran shock'; of an active withdrawal they are joined by +.",
    ),
    "rally": (
        ("UNITS",),
        "Rally of routed units.\n\nUNITS read 'AS 6-4/5-3', joined by +.",
    ),
    "recover": (
        ("UNITS",),
        "Hit removal and recovery, which need no die.\n\n"
        "UNITS read 'AS 6-4/5-3 disrupted 2h', joined by +; each recovers as soon as it can, "
        "else it removes hits.",
    ),
    "alone": (
        ("ENEMY",),
        "A busho alone in a hex whom an enemy unit comes near.\n\nENEMY is its type, such as KB.",
    ),
    "flight": (
        ("CONTINGENT",),
        "Flight of a contingent, now and with one more loss.\n\n"
        "CONTINGENT is units/lost/momentum, such as 15/10/5; 'so-taisho' after it makes the "
        "last his Initiative, '31rp' gives the rout points of its units that stand.",
    ),
    "rout": (
        (),
        "Rout points after a turn's combats: does the army break?\n\n"
        "Each --combat is written as a command of its own: \"shock 'SI 7-4' 'AS 6-4/5-3'\". "
        "The army is its defender, target or second man; '--army attacker' at its end says "
        "that it is the other side.",
    ),
}


class Procedures(click.Group):
    """The procedures of RAN, each with its options loaded when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the procedures."""
        return [*_PROCEDURES, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Make a procedure's command."""
        return _command(name) if name in _PROCEDURES else super().get_command(ctx, name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the procedure, or say which there are."""
        names = self.list_commands(ctx)
        if args and args[0] not in names:
            raise click.UsageError(unknown("procedure of ran", args[0], names))
        return super().resolve_command(ctx, args)


class ComparedProcedures(Procedures):
    """The procedures whose questions can be compared."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the procedures."""
        return [name for name, (arguments, _) in _PROCEDURES.items() if arguments]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Make the command that compares a procedure's questions."""
        return _comparing(name) if name in self.list_commands(ctx) else None


@click.group(cls=Procedures)
def ran() -> None:
    """RAN: Samurai Warfare in the Sengoku Jidai."""


ran.add_command(charts)
ran.add_command(table)
ran.add_command(show_map)
ran.add_command(list_scenarios)
ran.add_command(odds)
for command in (charts, table, show_map, list_scenarios, play, turn, balance, list_bots):
    ran.add_command(command)


def _command(name: str) -> click.Command:
    arguments, meaning = _PROCEDURES[name]

    def answer(**options: Any) -> None:
        from samurai_odds import ran as game

        common = take_common(options)
        if common.rules is not None:
            if options["charts"] is not None:
                raise OddsError("--rules and --charts are the same file here: give one")
            options["charts"] = common.rules
        print_answer(ask(getattr(game, name), common, **options), common)

    command: Callable[..., Any] = shared_options(answer)
    command = click.option("--charts", metavar="FILE", help="Your own charts (TOML).")(command)
    command = table_options(options_of(name))(command)
    for argument in reversed(arguments):
        command = click.argument(argument.lower(), metavar=argument)(command)
    return click.command(name, help=meaning + explained(name), cls=Helped)(command)


@ran.group(cls=ComparedProcedures)
def compare() -> None:
    """Rank questions of one procedure, the best first.

    Either written out with --a and --b, units in quotes of their own, or a grid: each
    argument a list parted by semicolons, and --vary adds the values of an option.
    """


def _comparing(name: str) -> click.Command:
    """Make the command that compares questions of a procedure."""
    arguments, meaning = _PROCEDURES[name]
    keywords = tuple(argument.lower() for argument in arguments)
    options = options_of(name)

    def ask(written: tuple[str, ...], vary: tuple[str, ...], by: str | None, **given: Any) -> None:
        from samurai_odds.cli.comparing import Compared, print_comparison

        kind = Compared("ran", name, keywords, options, lambda: _command(name), rules="charts")
        common = take_common(given)
        lists = [given.pop(f"{keyword}_list") for keyword in keywords]
        print_comparison(kind, lists, written, vary, by, given, common)

    command: Callable[..., Any] = shared_options_but("trace", "where")(ask)
    command = table_options(options)(command)
    command = compare_options("QUESTION", "the procedure's own value")(command)
    for keyword, argument in reversed(tuple(zip(keywords, arguments, strict=True))):
        place = click.argument(f"{keyword}_list", metavar=f"[{argument}S]", required=False)
        command = place(command)
    return click.command(name, help=f"Compare: {meaning}", cls=Helped)(command)
