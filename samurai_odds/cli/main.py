"""The `samurai-odds` command: finds the game, and turns any bad input into one line."""

import codecs
import errno
import gc
import io
import os
import re
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click

from samurai_odds._version import VERSION
from samurai_odds.cli.helping import write_examples
from samurai_odds.engine.progress import give_up, say, take_away
from samurai_odds.engine.typed import typed_option
from samurai_odds.errors import OddsError, in_a_line, unknown

_AGAIN_AFTER = 0.05  # seconds
_COMPLETING = "_SAMURAI_ODDS_COMPLETE"  # set by the shells


class Terminated(BaseException):
    """We were asked to end at once: by SIGTERM, or because the terminal is gone (SIGHUP)."""

    def __init__(self, number: int = signal.SIGTERM) -> None:
        self.number = number
        super().__init__(number)


_TO_END = [signal.SIGTERM, *([signal.SIGHUP] if sys.platform != "win32" else [])]


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Raise `Terminated` at a signal to end, and heed signals that come where none can be raised.

    While LLVM compiles, a signal can arrive in a function that C called: what it raises
    there is reported as unraisable and gone. It is sent again a moment later. Python 3.11
    wraps what is raised while it names a class's attributes: it is taken out again.
    """
    usual = threading.current_thread() is threading.main_thread()
    if not usual or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    heard = [one for one in _TO_END if signal.getsignal(one) is signal.SIG_DFL]  # not of nohup

    def end(number: int, frame: Any) -> None:
        raise Terminated(number)

    hook = sys.unraisablehook

    def again(lost: Any) -> None:
        if lost.exc_type not in (KeyboardInterrupt, Terminated):
            hook(lost)
            return
        number = getattr(lost.exc_value, "number", signal.SIGINT)
        timer = threading.Timer(_AGAIN_AFTER, os.kill, (os.getpid(), number))
        timer.daemon = True
        timers.append(timer)
        timer.start()

    timers: list[threading.Timer] = []
    for one in heard:
        signal.signal(one, end)
    sys.unraisablehook = again
    try:
        yield
    except RuntimeError as fault:
        if isinstance(fault.__cause__, (KeyboardInterrupt, Terminated)):
            raise fault.__cause__ from None
        raise
    finally:
        for timer in timers:  # none is sent to what comes after us
            timer.cancel()
        for one in heard:
            signal.signal(one, signal.SIG_DFL)
        sys.unraisablehook = hook


# What each is, in a line: the help of all of them loads none of them.
GAMES = {
    "battles": "Commands & Colors: Samurai Battles.",
    "swords": "Samurai Swords (Shogun, Ikusa).",
    "ran": "RAN: Samurai Warfare in the Sengoku Jidai.",
}
ALSO = {  # commands over the games
    "booklet": "Print odds for the table: a booklet, or one page for a scenario.",
    "info": "Versions, processor and cache, for a bug report.",
    "luck": "Compare logged battles with the odds.",
    "merge": "Combine several records of games into one answer.",
    "page": "Write the page for the phone: odds in a browser, offline.",
    "schema": "Print the JSON Schema of a game's --rules files.",
}


class Games(click.Group):
    """The games, each loaded only when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *GAMES, *ALSO]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list((GAMES | ALSO).items()))

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Load a game's commands."""
        if name in (*GAMES, *ALSO):
            home = "about" if name in ("info", "schema") else "also" if name in ALSO else name
            group: click.Command = getattr(import_module(f"samurai_odds.cli.{home}"), name)
            return group
        return super().get_command(ctx, name)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write examples, then what the command does."""
        write_examples(ctx, formatter)
        super().format_help_text(ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the game, or say which there are; completion, which goes on, says nothing."""
        if args and not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None:
            if asked := [f"{game} {args[0]}" for game in GAMES if self._has(ctx, game, args[0])]:
                meant = [game for game in GAMES if game.startswith(args[0])]
                other = f"; the game is called {meant[0]}" if meant else ""
                raise click.UsageError(f"'{args[0]}' is asked of a game: {', '.join(asked)}{other}")
            raise click.UsageError(unknown("game or command", args[0], self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def _has(self, ctx: click.Context, game: str, name: str) -> bool:
        """Say whether a game has a command of a name."""
        group = self.get_command(ctx, game)
        return isinstance(group, click.Group) and group.get_command(ctx, name) is not None


@click.group(cls=Games, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="samurai-odds")
def command() -> None:
    """Odds for samurai board wargames: should I attack?

    A game lists its questions: samurai-odds battles. --help explains a command.
    """


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return 0, or 2 after one line that says what was wrong.

    An interrupted command returns 130, a terminated one 143 (129 where the terminal is gone),
    after it has cleared away what it had begun to write.
    """
    collecting = gc.isenabled()
    try:
        gc.disable()  # a short run leaves little to collect; a tenth of its time went there
        _show_what_can_be_shown()
        with ending_in_order():
            return _run(arguments)
    except Terminated as fault:
        _refuse("terminated before there was anything to show")
        return 128 + fault.number
    except (KeyboardInterrupt, click.Abort):
        _refuse("interrupted before there was anything to show")
        return 130
    finally:
        _notes()
        if collecting:
            gc.enable()


def _run(arguments: list[str] | None) -> int:
    if sys.stdout is None:
        return _refuse("cannot write the answer: there is no standard output")
    try:
        words = [typed_option(one) for one in (sys.argv[1:] if arguments is None else arguments)]
        result: Any = command.main(
            args=words, prog_name="samurai-odds", standalone_mode=False, obj=[*words]
        )
        sys.stdout.flush()
        _say_notes()
        return result if isinstance(result, int) else 0
    except click.exceptions.NoArgsIsHelpError as fault:
        click.echo(fault.format_message())
        return 0
    except click.ClickException as fault:
        from samurai_odds.cli.hints import hint

        return _refuse(hint(fault) or _in_house_style(fault.format_message()))
    except OddsError as fault:
        return _refuse(str(fault))
    except (KeyError, ValueError):
        if _COMPLETING not in os.environ:
            raise
        return _refuse(f"{_COMPLETING} is for completion in a shell, which says what to complete")
    except MemoryError:
        gc.collect()
        return _refuse("there is not enough memory for this: ask for fewer games, or add --tally")
    except RuntimeError as fault:
        if "start new thread" not in str(fault):
            raise
        return _refuse("the system starts no more threads: end other programs, or raise its limit")
    except (BrokenPipeError, SystemExit):  # by click, which tells of no reader with status 1
        give_up(sys.stdout)
        _say_notes()  # the files are there, whoever stopped reading
        return 0
    except ImportError as fault:
        if not _is_full(fault):
            raise
        return _refuse(f"cannot load a part of this program: {str(fault).splitlines()[-1]}")
    except OSError as fault:
        if fault.errno is None or fault.errno in _FULL:  # a library, or a pipe to workers
            return _refuse(f"cannot go on: {fault.strerror or fault}")
        if fault.filename is not None:  # a file of the user's, such as one with too long a name
            return _refuse(f"cannot use the file '{fault.filename}': {fault.strerror}")
        give_up(sys.stdout)
        return _refuse(f"cannot write the answer: {fault.strerror}")


_FULL = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EAGAIN)
_NO_ROOM = re.compile("failed to map segment|[Cc]annot allocate memory")


def _is_full(fault: ImportError) -> bool:
    """Return whether a library cannot be loaded because memory is short, and not for itself."""
    return bool(_NO_ROOM.search(str(fault)))


def _say_notes() -> None:
    for done in _notes():
        say(done)


def _notes() -> list[str]:
    """Take what was done beside the answer, to be said once that is printed."""
    output = sys.modules.get("samurai_odds.cli.output")  # not loaded: nothing was
    return [] if output is None else output.take_notes()


def _show_what_can_be_shown() -> None:
    """Have letters that the terminal or the pipe cannot show replaced, not raised about."""
    codecs.register_error(_PLAINER, _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors=_PLAINER)


_PLAINER = "samurai-odds"
_PLAIN = {"\u2500": "-", "\u2013": "-", "\u2212": "-", "\u00b1": "+/-", "\u2265": ">="}


def _plainer(fault: UnicodeError) -> tuple[str, int]:
    """Return a letter that any console shows for one that this one cannot."""
    assert isinstance(fault, UnicodeEncodeError)
    letters = fault.object[fault.start : fault.end]
    return "".join(_PLAIN.get(letter, "?") for letter in letters), fault.end


def _in_house_style(message: str) -> str:
    """Word click's own refusals like ours: lower case, no full stop."""
    message = message.replace(". Did you mean", ": did you mean").removesuffix(".")
    return message if message[:2].isupper() else message[:1].lower() + message[1:]


def _refuse(message: str) -> int:
    take_away()
    say(f"samurai-odds: {in_a_line(message)}")
    return 2
