"""Ordinary Python translated to JavaScript with all that it calls: questions, checks, verdicts.

Beside the integer rules (`translation`) a question is read, checked and worded by ordinary
functions and classes. They are translated as they stand, with what they know: tables, options
and facts become literals. What Python means by an operator, a format or a slice is in
``python.js``, numpy's arrays are in ``arrays.js``; what is answered otherwise in a browser is
named in ``replaced``, by function or class, and what is never needed there in ``absent``.
"""

import dataclasses
import functools
import inspect
import itertools
import json
import re
import types
from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Any

import numpy as np

from samurai_odds.engine.progress import bar
from samurai_odds.engine.script.expressions import CLOSE, NAMED, OPEN
from samurai_odds.engine.script.names import word
from samurai_odds.engine.script.ranks import number, ranked
from samurai_odds.engine.script.scope import END, Scope
from samurai_odds.engine.script.source import Unknown
from samurai_odds.engine.script.translation import Refused

_NATIVE = types.BuiltinFunctionType | types.MethodDescriptorType | types.WrapperDescriptorType
_UNREAD = ("__annotations__", "__dat", "__doc__", "__module__")  # of a class, which only say
_ALWAYS = frozenset(  # methods that no call names
    f"__{name}__"
    for name in (
        "new",
        "init",
        "post_init",
        "str",
        "repr",
        "len",
        "iter",
        "contains",
        "getitem",
        "getattr",
        "call",
    )
)
_WORD = re.compile(r"(?<![*\w])\w+")  # of what a function takes, but not what it takes all of
_DEFINED = re.compile(f'(\\$def\\("[^"]*",|{END})')  # the beginning or the end of a function
_MADE_BY = ("__init__", "__new__", "__post_init__")  # what a call of a class calls
_NO_BASES = ("Protocol", "Generic", "ABC", "object", "tuple", "float", "NamedTuple")

_OTHERWISE = re.IGNORECASE | re.MULTILINE | re.DOTALL | re.VERBOSE  # lost in a browser's pattern


class Program:
    """Functions, classes and values translated so far, each under a name of its own.

    ``replaced`` maps functions and classes to JavaScript expressions, ``absent`` names modules
    and functions (with their modules) of which nothing is ever called in a browser.
    Packages other than ``own`` are not translated: what they bring is written by hand.
    """

    def __init__(
        self,
        replaced: Mapping[Any, str],
        absent: Iterable[str] = (),
        own: tuple[str, ...] = ("samurai_odds",),
    ) -> None:
        self._own = own
        self._replaced = {id(one): text for one, text in replaced.items()}
        self._kept: list[Any] = list(replaced)  # what is known by its id must stay
        self.absent = tuple(absent)
        self._names: dict[int, str] = {}
        self._numbers = itertools.count()  # of the names
        self._shared: dict[str, str] = {}  # names of constants by their text
        self._waiting: list[Callable[[], str]] = []
        self._classes: list[type] = []
        self._done: set[tuple[type, str]] = set()
        self._mentioned: set[str] = set()
        self._called: set[type] = set()
        self._keywords: set[str] = set()  # that calls name, of functions that are not known
        self._given: dict[str, set[str]] = {}  # that calls name, by the names of functions
        self._spread: set[str] = set()  # functions whose keywords are known when they are called
        self._parameters: dict[str, set[str]] = {}  # by the names of functions
        self._methods = {f"{name}_" for kind in (str, list, dict, set) for name in dir(kind)}
        self._plainer: dict[type, Callable[[Any], Any]] = {}
        self._made: list[str] = []  # classes
        self._functions: list[str] = []
        self._members: list[str] = []
        self._constants: list[str] = []
        self.problems: list[str] = []

    def text(self) -> str:
        """Return all that was named, a definition a line; raise Refused with what cannot be."""
        with bar("definitions translated") as show:
            while self._waiting or self._find_methods():
                while self._waiting:
                    self._functions.append(self._waiting.pop()())
                    if show:
                        show(len(self._functions), len(self._functions) + len(self._waiting))
        if self.problems:
            raise Refused(*sorted(set(self.problems)))
        members = sorted(
            self._members, key=lambda one: one.partition("(")[0]
        )  # alike ones pack best
        values = [one for one in members if one.startswith("$value(")]  # which constants may be
        members = members[: len(members) - len(values)]
        whole = [*self._made, *self._functions, *members, *self._constants, *values, ""]
        text = self._with_attributes("\n".join(whole))
        for name in self._spread:
            self._given.setdefault(name, set()).update(self._parameters.get(name, set()))
        return self._without_words(text)

    def _without_words(self, text: str) -> str:
        """Leave out what a function's parameters are called where no call names them."""
        lines, named = [], list[bool]()
        for piece in _DEFINED.split(text):
            if piece == END:
                lines.append(")" * named.pop())
            elif piece.startswith("$def("):  # a list or dictionary of what is left is named too
                function, words = piece.removeprefix('$def("').removesuffix('",').split("|")
                keywords = self._keywords | self._given.get(function, set())
                named.append(bool(re.search("[*=]", words) or keywords & {*words.split()}))
                lines.append(f'$def("{_if_named(words, keywords)}",' * named[-1])
            else:
                lines.append(piece)
        return "".join(lines)

    def _with_attributes(self, text: str) -> str:
        """Write attributes: a method that is not called there and then keeps its object."""
        parts: list[list[str]] = [[]]
        for piece in re.split(f"([{OPEN}{NAMED}{CLOSE}])", text):
            if piece in (OPEN, NAMED):
                parts.append([])
            elif piece == CLOSE:
                name, owner = "".join(parts.pop()), "".join(parts.pop())
                called_text = f"$attr({owner},{json.dumps(name)})"
                parts[-1].append(called_text if name in self._methods else f"{owner}.{name}")
            else:
                parts[-1].append(piece)
        return "".join(parts[0])

    def write_plainer(self, one: type, plainer: Callable[[Any], Any]) -> None:
        """Have objects of a class written without what is never read of them."""
        self._plainer[one] = plainer

    def replace(self, one: Any, text: str) -> None:
        """Have a function or class stand for what is translated already."""
        self._kept.append(one)
        self._replaced[id(one)] = text

    def keep(self, one: type) -> None:
        """Note that every method of a class may be called."""
        self._called.add(one)

    def methods_kept(self) -> set[str]:
        """Return the names of the methods of the classes that were kept."""
        return {name for one in self._called for name in vars(one) if name[0] != "_"}

    def mention(self, name: str) -> None:
        """Note that a method of this name may be called."""
        self._mentioned.add(name)

    def defines(self, name: str, parameters: Iterable[str]) -> None:
        """Note what a function of this name takes."""
        self._parameters.setdefault(name, set()).update(parameters)

    def calls_by_keywords(self, called: Any, name: str, keywords: Iterable[str | None]) -> None:
        """Note what a function is given by keywords, None for a dictionary.

        ``called`` is the function or class, None where only its name is known.
        """
        keywords = [*keywords]
        if None in keywords:
            self._spread.add(name)
        names = {one for one in keywords if one is not None}
        function = inspect.unwrap(getattr(called, "__func__", called)) if called else None
        own = str(getattr(function, "__module__", None) or "").startswith(self._own)
        if own and isinstance(function, type):
            for method in _MADE_BY:
                self._given.setdefault(method, set()).update(names)
        elif own and isinstance(function, types.FunctionType):
            self._given.setdefault(function.__name__, set()).update(names)
        elif own or function in (None, functools.partial):
            self._keywords |= names

    # ---- values ----------------------------------------------------------------------

    def literal(self, value: Any) -> str:
        """Return JavaScript for a value known now; containers and objects are shared."""
        if id(value) in self._replaced:
            return self._replaced[id(value)]
        if value is None or isinstance(value, bool | np.bool_):
            return "null" if value is None else str(bool(value)).lower()
        if isinstance(value, str | bytes):
            return json.dumps(value if isinstance(value, str) else value.decode("latin-1"))
        if type(value) is float or isinstance(value, np.floating):
            special = {"inf": "Infinity", "-inf": ranked("-Infinity", "-"), "nan": "NaN"}
            return special.get(repr(float(value))) or number(float(value))
        if isinstance(value, int | np.integer):
            return number(int(value))
        if isinstance(value, types.GenericAlias):  # dict[str, int] as a value is dict
            value = value.__origin__
        if isinstance(value, type):
            return self._class(value)
        if isinstance(value, types.UnionType):
            return f"[{','.join(map(self.literal, value.__args__))}]"
        if callable(value) and not dataclasses.is_dataclass(value):
            return self._callable(value)
        if id(value) not in self._names:
            text = self._object(value)
            fixed = isinstance(value, tuple | frozenset)  # alike ones are one
            if fixed and text in self._shared:
                self._kept.append(value)
                self._names[id(value)] = self._shared[text]
                return self._shared[text]
            name = self._named(value)
            if fixed:
                self._shared[text] = name
            self._constants.append(f"const {name}={text};")
        return self._names[id(value)]

    def _object(self, value: Any) -> str:
        if isinstance(value, tuple | list | range):
            items = f"[{','.join(map(self.literal, value))}]"
            if type(value) in (tuple, list, range):
                return f"Object.freeze({items})" if isinstance(value, tuple) else items
            return f"$as({self.literal(type(value))},{items})"
        if isinstance(value, Mapping):
            pairs = (f"[{self.literal(k)},{self.literal(v)}]" for k, v in value.items())
            return f"$dict([{','.join(pairs)}])"
        if isinstance(value, AbstractSet):
            return f"$set([{','.join(map(self.literal, sorted(value, key=repr)))}])"
        if isinstance(value, re.Pattern) and not value.flags & _OTHERWISE:
            return f"$re({json.dumps(value.pattern)})"
        if isinstance(value, np.ndarray | memoryview):
            numbers = value.tolist()
            if not any(numbers):
                return f"np.zeros({len(numbers)})"
            return f"np.asarray({json.dumps(numbers)})"
        if hasattr(value, "__dict__") and not isinstance(value, types.ModuleType):
            plainer = self._plainer.get(type(value))
            return self._with_fields(type(value), _vars(plainer(value) if plainer else value))
        raise Unknown(f"{value!r:.80} ({type(value).__name__})")

    def _with_fields(self, one: type, known: Mapping[str, Any]) -> str:
        """Return what makes an object: values of the class's fields in their order, or by name.

        Those at the end that are what a class has for them anyway are left out.
        """
        name, usual = self.literal(one), _usual(one)
        if not usual or [*known] != [*usual]:
            fields = (f"{key}:{self.literal(value)}" for key, value in known.items())
            return f"$object({name},{{{','.join(fields)}}})"
        values = list(known.items())
        while values and _same(values[-1][1], usual[values[-1][0]]):
            values.pop()
        return f"$of({','.join((name, *(self.literal(value) for _, value in values)))})"

    def _named(self, value: Any) -> str:
        name = self._names[id(value)] = f"$${word(next(self._numbers))}"
        self._kept.append(value)
        return name

    def is_absent(self, value: Any) -> bool:
        whole = f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', '')}"
        return any(whole == one or whole.startswith(f"{one}.") for one in self.absent)

    def is_plain(self, value: Any, text: str) -> bool:
        """Return whether what is called is a function in JavaScript, not a class or an object."""
        if isinstance(value, type):
            return text.startswith(("$py.", "np.")) and not issubclass(value, BaseException)
        return callable(value) and not type(value).__module__.startswith(self._own)

    def _callable(self, value: Any) -> str:
        function = inspect.unwrap(value)
        if id(function) in self._replaced:
            return self._replaced[id(function)]
        if self.is_absent(function):
            return f"$absent({json.dumps(function.__qualname__)})"
        if hasattr(value, "cache_info") and not inspect.signature(function).parameters:
            return f"(()=>{self.literal(value())})"  # what is read once is known now
        if isinstance(function, functools.partial):
            fixed = [self.literal(one) for one in function.args]
            self.calls_by_keywords(function.func, "", function.keywords)
            named = [f"{k}:{self.literal(v)}" for k, v in function.keywords.items()]
            inner = self.literal(function.func)
            return f"$partial({inner},[{','.join(fixed)}],{{{','.join(named)}}})"
        if isinstance(function, types.MethodType):
            self.mention(function.__name__)
            return (
                f"$bound({self.literal(function.__self__)},{json.dumps(function.__name__ + '_')})"
            )
        if isinstance(function, types.BuiltinMethodType) and isinstance(function.__self__, str):
            return f'$bound({self.literal(function.__self__)},"{function.__name__}_")'
        module = str(getattr(function, "__module__", None) or "")
        if isinstance(getattr(function, "__self__", None), str):
            return f"$bound({json.dumps(function.__self__)},{json.dumps(function.__name__ + '_')})"
        if isinstance(function, types.BuiltinFunctionType) and module in ("builtins", "math"):
            return f"$py.{function.__name__}"
        if module.startswith("numpy") or isinstance(function, np.ufunc):
            return f"np.{function.__name__}"
        if not isinstance(function, types.FunctionType):
            if isinstance(function, _NATIVE):
                return f"$py.{function.__name__}"
            raise Unknown(f"{function!r:.80}")
        if not module.startswith(self._own):
            return f"$py.{'re_' if module == 're' else ''}{function.__name__}"
        if id(function) not in self._names:
            name = self._named(function)
            memo = ("$memo(", ")") if hasattr(value, "cache_info") else ("", "")
            self._waiting.append(
                lambda: f"const {name}={Scope(self, function).function().join(memo)};"
            )
        return self._names[id(function)]

    # ---- classes ---------------------------------------------------------------------

    def _class(self, one: type) -> str:
        if one.__module__.startswith("numpy"):
            return f"np.{one.__name__}"
        if not one.__module__.startswith(self._own):
            return f"$py.{one.__name__}"
        if self.is_absent(one):
            return f"$absent({json.dumps(one.__qualname__)})"
        if id(one) not in self._names:
            base = next((b for b in one.__mro__[1:] if b.__name__ not in _NO_BASES), None)
            kinds = {tuple: "$Tuple", float: "$Number"}
            kind = next((text for k, text in kinds.items() if issubclass(one, k)), "$Object")
            above = kind if base is None else self.literal(base)
            name = self._named(one)
            fields = self._fields(one)
            self._made.append(f"const {name}=$class({above},{json.dumps(one.__name__)},{fields});")
            self._classes.append(one)
        return self._names[id(one)]

    def _fields(self, one: type) -> str:
        """Return what makes an instance: fields with their defaults, null where __init__ does."""
        made_anew: set[str] = set()
        if hasattr(one, "_field_defaults"):
            pairs = [(n, one._field_defaults.get(n, dataclasses.MISSING)) for n in one._fields]  # type: ignore[attr-defined]
        elif dataclasses.is_dataclass(one) and "__init__" not in _own_functions(one):
            pairs = []
            for field in dataclasses.fields(one):
                if field.init:
                    made = field.default_factory is not dataclasses.MISSING
                    pairs.append((field.name, field.default_factory if made else field.default))
                    made_anew |= {field.name} if made else set()
        else:
            return "null"
        fields = []
        for name, default in pairs:
            if default is dataclasses.MISSING:
                fields.append(f"{name}:null")
            elif name in made_anew:  # by a class, or by a function that is written out
                fields.append(f"{name}:()=>$call({self.literal(default)})")
            else:
                fields.append(f"{name}:()=>{self.literal(default)}")
        return f"{{{','.join(fields)}}}"

    def _find_methods(self) -> bool:
        """Translate what is mentioned, or always wanted, of the classes reached so far."""
        has_more = False
        for one in list(self._classes):
            bases = [b for b in one.__mro__ if b is one or b.__name__ in ("Protocol",)]
            direct = next((b for b in one.__mro__[1:] if b.__name__ not in _NO_BASES), None)
            mixed = [b for b in one.__mro__[1:] if direct and not issubclass(direct, b)]
            for owner in (*mixed[::-1], *bases[::-1]):
                for name, value in list(vars(owner).items()):
                    wanted = name in self._mentioned or name in _ALWAYS or one in self._called
                    wanted &= name != "__new__" or not issubclass(one, tuple | float)
                    if wanted and (one, name) not in self._done and not name.startswith(_UNREAD):
                        text = self._member(one, name, value)
                        self._done.add((one, name))
                        if text:
                            has_more = True
                            self._members.append(text)
        return has_more

    def _member(self, one: type, name: str, value: Any) -> str:
        where = f"{self.literal(one)},{json.dumps(name + '_')}"
        if isinstance(value, property):
            kind, function = "getter", value.fget
        elif isinstance(value, functools.cached_property):
            kind, function = "cached", value.func
        elif isinstance(value, classmethod | staticmethod):
            kind, function = type(value).__name__, value.__func__
        elif isinstance(value, types.FunctionType):
            kind, function = "method", inspect.unwrap(value)
            self._methods.add(f"{name}_")
        elif isinstance(value, types.MemberDescriptorType | types.GetSetDescriptorType) or (
            type(value).__name__ == "_tuplegetter"
        ):
            return ""
        else:
            try:
                return f"$value({where},{self.literal(value)});"
            except Unknown as fault:
                self.problems.append(f"{one.__qualname__}.{name}: {fault} cannot be translated")
                return ""
        assert isinstance(function, types.FunctionType)
        if id(function) in self._replaced:
            return f"${kind}({where},{self._replaced[id(function)]});"
        if self.is_absent(function):
            return f"${kind}({where},$absent({json.dumps(function.__qualname__)}));"
        if not function.__module__.startswith(self._own):
            return ""
        if function.__code__.co_filename.startswith("<"):
            return ""  # written by dataclasses
        return f"${kind}({where},{Scope(self, function, one, kind).function()});"


def _vars(value: Any) -> dict[str, Any]:
    """Return an object's values but those found so far, which differ by what was asked before."""
    one = type(value)
    known = vars(value).items()
    return {
        k: v for k, v in known if not isinstance(getattr(one, k, None), functools.cached_property)
    }


def _usual(one: type) -> dict[str, Any]:
    """Return what a plain dataclass has for each field unless it is told: MISSING for nothing."""
    if not dataclasses.is_dataclass(one) or "__init__" in _own_functions(one):
        return {}
    fields = dataclasses.fields(one)
    return {field.name: field.default for field in fields} if all(f.init for f in fields) else {}


def _if_named(words: str, keywords: AbstractSet[str]) -> str:
    """Keep what parameters are called where a call names them, else only their places."""
    return _WORD.sub(lambda one: one[0] if one[0] in keywords else "_", words)


def _same(value: Any, usual: Any) -> bool:
    """Say whether a value is what a class has anyway: the one itself, or as good as."""
    plain = type(value) is type(usual) and isinstance(value, str | int)
    return value is usual or (plain and value == usual)


def _own_functions(one: type) -> set[str]:
    """Return the functions of a class that stand in its file."""
    return {
        name
        for name, value in vars(one).items()
        if isinstance(value, types.FunctionType) and not value.__code__.co_filename.startswith("<")
    }
