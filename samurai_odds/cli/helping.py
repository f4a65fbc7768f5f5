"""Help that opens with examples, and lists options under headings."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import click

from samurai_odds.cli.examples import EXAMPLES
from samurai_odds.cli.output import with_force

_ORDER = ("Usual", "Leaders", "Cards", "Second attack", "Calling off", "Expert", "Answer", "Method")
_TITLES = {"Usual": "Options", "Method": "Options: how it is answered"}


class Grouped(click.Option):
    """An option that stands under a heading in its command's help."""

    def __init__(self, *arguments: Any, group: str = "Usual", **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.group = group


def write_examples(ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the examples of a command, if it has any."""
    if examples := EXAMPLES.get(ctx.command_path.partition(" ")[2]):
        with formatter.section("Examples"):
            for line in examples:
                formatter.write(f"{'':{formatter.current_indent}}samurai-odds {line}\n")


def twice(times: int, listed: str = "") -> str:
    """Word the problem that an option of one value has several."""
    return f"given {times} times{listed}: it takes one value"


def adding(*options: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Make what adds several options or arguments to a command, in this order."""

    def add(command: Any) -> Any:
        for option in reversed(options):
            command = option(command)
        return command

    return add


class Helped(click.Command):
    """A command whose help shows examples first, then what it does, then options by groups."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.params = with_force(self.params)

    def make_parser(self, ctx: click.Context) -> Any:
        """Make the parser, which refuses an option of one value that is given twice."""
        parser: Any = super().make_parser(ctx)
        parse = parser.parse_args

        def parse_args(args: list[str]) -> Any:
            parsed = parse(args=args)
            for option, times in Counter(parsed[2]).items():
                takes_one = isinstance(option, click.Option) and not option.is_flag
                if takes_one and times > 1 and not option.multiple and not ctx.resilient_parsing:
                    raise click.BadParameter(twice(times), ctx, option)
            return parsed

        parser.parse_args = parse_args
        return parser

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.format_usage(ctx, formatter)
        write_examples(ctx, formatter)
        self.format_help_text(ctx, formatter)
        self.format_options(ctx, formatter)
        self.format_epilog(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options under their headings."""
        groups: dict[str, list[tuple[str, str]]] = {}
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if isinstance(parameter, click.Option) and record is not None:
                usual = "Answer" if parameter.name == "help" else "Usual"
                groups.setdefault(getattr(parameter, "group", usual), []).append(record)
        for group in self._in_order(groups):
            with formatter.section(_TITLES.get(group, f"Options: {group.lower()}")):
                formatter.write_dl(groups[group])

    @staticmethod
    def _in_order(groups: dict[str, Any]) -> Iterator[str]:
        yield from (group for group in _ORDER if group in groups)
        yield from (group for group in groups if group not in _ORDER)
