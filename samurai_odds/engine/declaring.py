"""The declaration of a public function's inputs, and what is made from it.

An input is declared once, as an annotated parameter of its function, or as a field of a
typed dictionary where several functions share it (``**how: Unpack[Answering]``)::

    range: Annotated[int, Opt("Hexes to the target; 1 is close combat.", 1, 5)] = 1

The table that checks, commands, completion and the log of `luck` read (`options_of`), the
signature that editors and ``help()`` show, and the "Args:" of the docstring are made from it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cache, partial, wraps
from importlib import import_module
from inspect import Parameter, cleandoc, signature, unwrap
from os import PathLike
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    ParamSpec,
    TypedDict,
    TypeVar,
    Union,
    Unpack,
    get_args,
    get_origin,
)

from samurai_odds.engine.answers.options import Option, defaults, fault_of, only_unusual
from samurai_odds.engine.answers.remembered import remembered
from samurai_odds.engine.calling import as_python_all, called, refuse_call
from samurai_odds.engine.given import LEFT_OUT, kinds_of, not_of_kind, refuse_kinds
from samurai_odds.engine.homes import at_home, kept_at_home
from samurai_odds.engine.limit import Limit, limit_of
from samurai_odds.engine.progress import Progress
from samurai_odds.errors import OddsError, unknown

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
Function = Callable[..., Any]

_INPUTS: dict[str, dict[str, Parameter]] = {}  # of each public function, as declared
_ANSWER = "engine.answers.answer.answer"  # loaded when something is asked
_PLAYS = "threads"  # an input of what plays full games
_OWN: dict[str, tuple[str, ...]] = {}  # those that it does not share with others


@dataclass(frozen=True)
class Opt:
    """What the annotation of a parameter says about it.

    ``help`` is a sentence, in which ``{who}`` stands for the side that the parameter's name
    begins with; ``least`` and ``most`` bound a whole number (None: its game knows). ``reads``
    names a kind of word that its game reads (terrain, bot, prior); ``group`` is its heading
    in the command's help, ``named`` the command's name for it if it has another. ``default`` is
    for a typed dictionary, which has no place for one; ``alias`` is another keyword that is
    taken for it. ``dashed`` marks an input that Python
    takes by place and the command as an option, ``repeatable`` one that it takes several times,
    ``percent`` a share that it takes in percent.
    """

    help: str
    least: int = 0
    most: int | None = 0
    metavar: str | None = None
    group: str = "Usual"
    reads: str | None = None
    default: Any = None
    alias: str | None = None
    named: str | None = None
    dashed: bool = False
    repeatable: bool = False
    percent: bool = False


Limits = Annotated[
    Limit | None,
    Opt(
        "When a simulation stops: Limit(stderr=, seconds=, samples=), or a number of samples.",
        alias="samples",
    ),
]
Seed = Annotated[int, Opt("Random seed.", 0, None, metavar="K", default=0)]
Games = Annotated[
    tuple[int, int] | int | None,
    Opt("How many games to play, or the first and last of the seed.", metavar="N|A-B"),
]
Shown = Annotated[tuple[str, ...], Opt("Expressions whose error the limit applies to.", default=())]
Shows = Annotated[
    Progress | None,
    Opt("Called with what is done and the total; by default a bar shows it."),
]


class Answering(TypedDict, total=False):
    """How a question is answered: what all procedures take besides their own inputs."""

    method: Annotated[
        Literal["exact", "monte-carlo"] | None,
        Opt("By default exact where the states can be held."),
    ]
    limit: Limits
    seed: Seed
    shown: Shown
    progress: Shows


class Replaying(TypedDict, total=False):
    """How full games are played, by us or by others for us."""

    seed: Seed
    progress: Shows
    threads: Annotated[int | None, Opt("How many threads to play on (one for each core).")]
    executor: Annotated[
        Executor | None,
        Opt("Where to play instead of on threads: any `concurrent.futures` executor."),
    ]


class Spreading(Replaying, total=False):
    """How full games are played until something is known well enough."""

    limit: Limits


METHOD = "Method"  # the heading of what a command takes as it is declared here


class Playing(Spreading, total=False):
    """How full games are played for the odds of what comes of them.

    A further option of all games' `play` needs no more than a line here, under METHOD, and a
    keyword of `play.sampled.Sampled.play`.
    """

    shown: Shown
    where: Annotated[
        tuple[str, ...], Opt("Conditions that a tally counts all variables under.", default=())
    ]
    games: Games
    record: Annotated[
        str | PathLike[str] | None,
        Opt("Add the games to this file, and continue from it.", metavar="FILE", group=METHOD),
    ]
    tally: Annotated[
        bool | None,
        Opt("Count games instead of keeping them; beyond a million always.", group=METHOD),
    ]


MARGIN = 0.05
Margin = Annotated[
    float,
    Opt("How far from an equal share is still fair.", metavar="PERCENT", percent=True),
]
Sensitivity = Annotated[
    bool,
    Opt("Say how far the answer moves over plausible values of what is reconstructed or assumed."),
]
Keep = Annotated[
    Sequence[str],
    Opt("Leave kinds of change, a side, a piece or place alone.", metavar="WHAT", repeatable=True),
]
Only = Annotated[
    Sequence[str],
    Opt("Change nothing but these.", metavar="WHAT", repeatable=True),
]
Costs = Annotated[
    str | PathLike[str] | None,
    Opt("What each kind of change costs (TOML).", metavar="FILE"),
]
GameNumber = Annotated[
    int | None, Opt("Number of the game (the first).", 0, None, named="game", dashed=True)
]
TimesPlayed = Annotated[
    int, Opt("Times that each turn compared is played on, at most.", 2, None, named="samples")
]
SecondsWeighed = Annotated[
    float | None,
    Opt("Seconds to take: what seems to have cost most is weighed first.", metavar="S"),
]
Rules = Annotated[str | None, Opt("Your own rules values (TOML).", metavar="FILE")]


def procedure(ask: Callable[Given, Answer]) -> Callable[Given, Answer]:
    """Have a function refuse a wrong call as bad input, in words, instead of a TypeError.

    Its signature and docstring list every input that it declares.
    """
    name, known, aliases = _declare(ask)
    open_ended = any(one.kind is Parameter.VAR_KEYWORD for one in known.values())
    places, choices = arguments_by_place(known), choices_of(known)
    kinds = {one.name: kinds_of(one) for one in known.values()}
    needed = {one for one in places if known[one].default is Parameter.empty}

    @wraps(ask)
    def asked(*given: Given.args, **named: Given.kwargs) -> Answer:
        _rename(aliases, named)
        if not open_ended and not named.keys() <= known.keys():
            refuse_call(ask, name, given, named)
        inputs = as_python_all(dict(zip(places, given, strict=False)) | named)
        if odd := not_of_kind(kinds, inputs):
            more = None if _PLAYS in known or needed & odd.keys() else partial(called, ask, name)
            refuse_kinds(odd, inputs, more)
        wrong = _no_choices(choices, inputs) + _out_of_bounds(name, inputs)
        if not wrong:
            return called(ask, name, *given, **named)
        try:
            called(ask, name, *given, **named)  # it may say what else is wrong besides
        except OddsError:
            raise
        except (TypeError, ValueError, LookupError):  # a word that nobody has looked at
            pass
        raise OddsError(*wrong)

    asked.__doc__ = _with_arguments(cleandoc(ask.__doc__ or ""), known)
    return asked


def asks(question: Function) -> Callable[[Callable[Given, "Odds"]], Callable[Given, "Odds"]]:
    """Have a function that only declares its inputs answer a question of its game's.

    What is left out is not looked at: of forty inputs a call names a few. What says how the
    question is answered (`Answering`) is no input of it. Exact answers are kept.
    """

    def answering(ask: Callable[Given, "Odds"]) -> Callable[Given, "Odds"]:
        name, known, aliases = _declare(ask)
        places, make = arguments_of(name), unwrap(question)  # inputs are checked here
        needed = {one for one in places if known[one].default is Parameter.empty}
        kinds = {
            name: (*found, LEFT_OUT) for name, one in known.items() if (found := kinds_of(one))
        }

        @wraps(ask)
        def asked(*given: Given.args, **named: Given.kwargs) -> "Odds":
            _rename(aliases, named)
            inputs = as_python_all(dict(zip(places, given, strict=False)) | named)
            if len(inputs) < len(given) + len(named) or not needed <= inputs.keys() <= known.keys():
                refuse_call(ask, name, given, named)
            odd = not_of_kind(kinds, inputs)
            how = taken_out(inputs, Answering)
            if odd:
                more = lambda **rest: make(ask.__name__, rest)  # noqa: E731
                refuse_kinds(odd, inputs, None if needed & odd.keys() else more)
            inputs = only_unusual(_defaults_of(name), inputs)
            odds: Odds = kept_at_home(_ANSWER)(make(ask.__name__, inputs), **how)
            return odds

        asked.__doc__ = _with_arguments(cleandoc(ask.__doc__ or ""), known)
        return remembered(asked)

    return answering


def passed_on(
    to: str | Callable[[str, dict[str, Any]], Any],
) -> Callable[[Callable[Given, Answer]], Callable[Given, Answer]]:
    """Have a function that only declares its inputs pass them on, each by its name.

    ``to`` is the place of what answers (`at_home`); or is itself given the function's name and the
    inputs. Those of a typed dictionary, and further ones, stand among the others.
    """

    def passing(ask: Callable[Given, Answer]) -> Callable[Given, Answer]:
        declared = signature(ask)
        more = {one.name for one in declared.parameters.values() if one.kind is one.VAR_KEYWORD}

        @wraps(ask)
        def passed(*given: Given.args, **named: Given.kwargs) -> Answer:
            try:
                bound = declared.bind(*given, **named)
            except TypeError:
                refuse_call(passed, _name_of(ask), given, named)
            bound.apply_defaults()
            inputs = bound.arguments
            for one in more:
                inputs |= inputs.pop(one)
            answer: Answer = (
                at_home(to)(**inputs) if isinstance(to, str) else to(ask.__name__, inputs)
            )
            return answer

        return passed

    return passing


def answered(
    question: Callable[[str, dict[str, Any]], Any],
) -> Callable[[str, dict[str, Any]], "Odds"]:
    """Return what makes a question of inputs that are `passed_on`, and answers it."""

    def answer_of(name: str, inputs: dict[str, Any]) -> "Odds":
        how = taken_out(inputs, Answering)
        odds: Odds = kept_at_home(_ANSWER)(question(name, inputs), **how)
        return odds

    return answer_of


def taken_out(inputs: dict[str, Any], shared: Any) -> dict[str, Any]:
    """Take out of some inputs those that a typed dictionary lists, and return these."""
    return {one: inputs.pop(one) for one in shared.__annotations__ if one in inputs}


def _name_of(ask: Function) -> str:
    return f"{ask.__module__.split('.')[1]}.{ask.__name__}"


def _declare(ask: Function) -> tuple[str, dict[str, Parameter], dict[str, str]]:
    """Enter a public function's inputs; return its name, the inputs, and other names of some."""
    name = _name_of(ask)
    known = _INPUTS[name] = {one.name: _of_game(one, name) for one in _declared(ask)}
    _OWN[name] = tuple(one for one in signature(ask).parameters if one in known and one != "rules")
    plain = [one.replace(annotation=_bare(one.annotation)) for one in known.values()]
    ask.__signature__ = signature(ask).replace(parameters=plain)  # type: ignore[attr-defined]
    opts = {one.name: opt_of(one.annotation) for one in known.values()}
    return name, known, {opt.alias: one for one, opt in opts.items() if opt and opt.alias}


def arguments_by_place(known: Mapping[str, Parameter]) -> tuple[str, ...]:
    """Return the names of inputs that may be given by place."""
    return tuple(p.name for p in known.values() if p.kind is Parameter.POSITIONAL_OR_KEYWORD)


def choices_of(known: Mapping[str, Parameter]) -> dict[str, tuple[Any, ...]]:
    """Return the words that inputs take which are declared as one of several."""
    taken = {
        one.name: _takes(one.annotation, opt)[0]
        for one in known.values()
        if (opt := opt_of(one.annotation)) is not None
    }
    return {name: words for name, words in taken.items() if isinstance(words, tuple)}


def _no_choices(choices: Mapping[str, tuple[Any, ...]], inputs: Mapping[str, Any]) -> list[str]:
    """Name the inputs that are none of the words that they take."""
    return [
        unknown(name.replace("_", "-"), inputs[name], words)
        for name, words in choices.items()
        if inputs.get(name) is not None and inputs[name] not in words
    ]


def _out_of_bounds(name: str, inputs: Mapping[str, Any]) -> list[str]:
    """Word what is wrong with numbers under METHOD: of those nobody else knows the bounds."""
    faults = []
    for option in shared_options(name):
        if option.takes is int and option.keyword in inputs:
            value = inputs[option.keyword]
            fault = fault_of(option, value)
            if not fault and value is not None and value < option.least:
                fault = f"{option.name} is at least {option.least}, not {value}"
            faults += [fault] if fault else []
    return faults


def _rename(aliases: Mapping[str, str], named: dict[str, Any]) -> None:
    """Take inputs under another name, and a number of samples for a limit."""
    for alias, name in aliases.items():
        if alias in named and name in named:
            raise OddsError(f"{name} and {alias} are the same: give one")
        if alias in named:
            named[name] = named.pop(alias)
    if "limit" in named:
        named["limit"] = limit_of(named["limit"])


# ---- what is declared ----------------------------------------------------------------


def _declared(function: Function) -> Iterator[Parameter]:
    """Yield the parameters of a function; for a typed dictionary, its fields."""
    for one in signature(function).parameters.values():
        if get_origin(one.annotation) is not Unpack:
            yield one
            continue
        for name, annotation in get_args(one.annotation)[0].__annotations__.items():
            opt = opt_of(annotation)
            default = None if opt is None else opt.default
            yield Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _of_game(parameter: Parameter, name: str) -> Parameter:
    """Have a bot or a scenario read by the game of a function's name."""
    opt = opt_of(parameter.annotation)
    if opt is None or opt.reads not in ("bot", "scenario"):
        return parameter
    reads = f"{name.partition('.')[0]} {opt.reads}"
    annotation: Any = Annotated[_bare(parameter.annotation), replace(opt, reads=reads)]
    return parameter.replace(annotation=annotation)


def opt_of(annotation: Any) -> Opt | None:
    """Return what an annotation declares, None if it declares nothing."""
    if get_origin(annotation) is not Annotated:
        return None
    return next((one for one in annotation.__metadata__ if isinstance(one, Opt)), None)


def _bare(annotation: Any) -> Any:
    return get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation


def inputs_of(name: str) -> dict[str, Parameter]:
    """Return the parameters of a public function, such as "battles.attack", as declared.

    It is named and not imported, because it stands above those who check its inputs.
    """
    if name not in _INPUTS:
        import_module(f"samurai_odds.{name.partition('.')[0]}")
    return _INPUTS[name]


@cache
def options_of(name: str, *shared: str) -> tuple[Option, ...]:
    """Return the options of a public function: its own, and some that others share."""
    inputs = inputs_of(name)
    return tuple(
        _option(inputs[one], opt)
        for one in (*_OWN[name], *shared)
        if not _is_argument(inputs[one])
        if (opt := opt_of(inputs[one].annotation)) is not None
    )


@cache
def _defaults_of(name: str) -> dict[str, Any]:
    return defaults(options_of(name))


@cache
def shared_options(name: str) -> tuple[Option, ...]:
    """Return the options that a public function shares with others under METHOD."""
    rest = [one for one in inputs_of(name) if one not in _OWN[name]]
    return tuple(
        one for one in options_of(name, *rest) if one.group == METHOD and one.python in rest
    )


def arguments_of(name: str) -> tuple[str, ...]:
    """Return the names of the arguments that stand before the options."""
    return tuple(one.name for one in inputs_of(name).values() if _is_argument(one))


def _is_argument(parameter: Parameter) -> bool:
    opt = opt_of(parameter.annotation)
    return parameter.kind is Parameter.POSITIONAL_OR_KEYWORD and not (opt and opt.dashed)


def _option(parameter: Parameter, opt: Opt) -> Option:
    takes, repeatable = _takes(parameter.annotation, opt)
    singular = parameter.name.removesuffix("s" if repeatable else "")
    return Option(
        opt.named or singular.replace("_", "-"),
        takes,
        parameter.default,
        _help(parameter.name, opt).removesuffix("."),
        opt.least,
        opt.most,
        opt.metavar,
        repeatable,
        opt.group,
        parameter.name,
        opt.percent,
    )


def _takes(annotation: Any, opt: Opt) -> tuple[Any, bool]:
    """Return what an option takes, as `Option` says it, and whether it is repeatable."""
    if opt.reads or opt.repeatable:
        return opt.reads or str, opt.repeatable
    bare = _bare(annotation)
    if get_origin(bare) in (Union, UnionType):
        bare = next(one for one in get_args(bare) if one is not type(None))
    if get_origin(bare) is Literal:
        return get_args(bare), False
    return (str, True) if get_origin(bare) is Sequence else (bare, False)


# ---- the help and the docstring ------------------------------------------------------


def help_of(function: Function) -> str:
    """Return a function's docstring as the help of its command.

    It ends before what is returned, the inputs and the examples; names of arguments and
    options in double backticks are written as on the command line.
    """
    name = f"{function.__module__.split('.')[1]}.{function.__name__}"
    text = re.split(r"\n+(?:Returns|Raises|Args:|>>> )", function.__doc__ or "")[0]
    known, arguments = inputs_of(name), arguments_of(name)

    def as_typed(match: re.Match[str]) -> str:
        word = match[1]
        if word in arguments:
            return word.upper()
        return f"--{word.replace('_', '-')}" if word in known else word

    return re.sub("``(.+?)``", as_typed, text)


def _with_arguments(text: str, known: Mapping[str, Parameter]) -> str:
    """Add the declared inputs to a docstring, one line each, before its examples."""
    lines = [
        f"    {one.name}: {_explained(one, opt)}"
        for one in known.values()
        if (opt := opt_of(one.annotation)) is not None
    ]
    if not lines:
        return text
    text, examples, rest = text.partition("\n>>> ")
    return "\n".join((text.rstrip(), "", "Args:", *lines, "")) + examples + rest


def _help(name: str, opt: Opt) -> str:
    return opt.help.replace("{who}", name.partition("_")[0])


def _explained(parameter: Parameter, opt: Opt) -> str:
    """Describe an input in a line: what it is, the words or numbers it takes, its default."""
    takes, _ = _takes(parameter.annotation, opt)
    notes = []
    if isinstance(takes, tuple):
        notes.append(" or ".join(repr(word) for word in takes))
    elif takes in (int, float) and opt.most:
        notes.append(f"{opt.least} to {opt.most}")
    if parameter.default not in (Parameter.empty, None, False, ()):
        several = isinstance(parameter.default, tuple)
        default = ", ".join(parameter.default) if several else repr(parameter.default)
        notes.append(f"default {default}")
    text = _help(parameter.name, opt)
    return f"{text.removesuffix('.')} ({'; '.join(notes)})." if notes else text
