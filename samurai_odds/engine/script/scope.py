"""One function of ordinary Python as JavaScript: a method for each construct, as in `ast`."""

import ast
import builtins
import importlib
import inspect
import json
import types
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from samurai_odds.engine.script.names import ShortNames
from samurai_odds.engine.script.plainer import arrow, body_of, branches, goes_on
from samurai_odds.engine.script.translation import functions_in

OPEN, NAMED, CLOSE = "\1", "\2", "\3"  # around an attribute until all methods are known
END = "\4"  # of a function, until all keywords are
_BINARY = {"Add": "add", "Sub": "sub", "Mult": "mul", "Div": "div", "FloorDiv": "floordiv"}
_BINARY |= {"Mod": "mod", "Pow": "pow", "BitOr": "or", "BitAnd": "and", "BitXor": "xor"}
_BINARY |= {"LShift": "shl", "RShift": "shr"}
_COMPARED = {"Eq": "eq", "NotEq": "ne", "Lt": "lt", "LtE": "le", "Gt": "gt", "GtE": "ge"}
_Comprehension = ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp


class Unknown(Exception):
    """What has no counterpart in JavaScript."""


class Whole(Protocol):
    """What a function is part of: the names of all that it calls and knows."""

    problems: list[str]
    absent: tuple[str, ...]

    def literal(self, value: Any) -> str:
        """Return JavaScript for a value known now."""

    def mention(self, name: str) -> None:
        """Note that a method of this name may be called."""

    def defines(self, name: str, parameters: Iterable[str]) -> None:
        """Note what a function of this name takes."""

    def calls_by_keywords(self, name: str, keywords: Iterable[str | None]) -> None:
        """Note what a function of this name is given by keywords, None for a dictionary."""

    def is_plain(self, value: Any, text: str) -> bool:
        """Return whether what is called is a function in JavaScript."""


class Scope:
    """One function, with the functions in it: a method for each construct, named as in `ast`."""

    def __init__(
        self, program: Whole, function: Any, owner: type | None = None, kind: str = ""
    ) -> None:
        self.program, self.whole, self.owner, self.kind = program, function, owner, kind
        closed = inspect.getclosurevars(function).nonlocals
        self.globals: dict[str, Any] = vars(builtins) | function.__globals__ | dict(closed)
        self.locals: list[set[str]] = []
        self.temporaries: list[list[str]] = []
        self.items = 0
        self.short = ShortNames()

    def function(self) -> str:
        code = self.whole.__code__
        parsed: ast.FunctionDef | ast.Lambda
        if self.whole.__name__ == "<lambda>":
            parsed = _lambda_of(code)
        else:
            parsed = functions_in(code.co_filename)[code.co_firstlineno]
        if not self.whole.__name__.startswith("<"):
            for node in ast.walk(parsed):
                if isinstance(node, ast.ImportFrom | ast.Import):
                    self._import(node)
        defaults = inspect.signature(self.whole).parameters
        known = {
            name: self.program.literal(one.default)
            for name, one in defaults.items()
            if one.default is not one.empty
        }
        return self.defined(parsed, known, "" if self.kind in ("", "staticmethod") else "this")

    def _import(self, node: ast.ImportFrom | ast.Import) -> None:
        for one in node.names:
            if isinstance(node, ast.Import):
                self.globals[one.asname or one.name] = importlib.import_module(one.name)
                continue
            whole = f"{node.module}.{one.name}"
            if any(whole.startswith(each) for each in self.program.absent):
                self.globals[one.asname or one.name] = _Absent(whole)
                continue
            module = importlib.import_module(str(node.module))
            found = getattr(module, one.name, None)
            self.globals[one.asname or one.name] = found or importlib.import_module(whole)

    def defined(
        self, node: ast.FunctionDef | ast.Lambda, defaults: Mapping[str, str], first: str = ""
    ) -> str:
        """Translate a function: what it takes, as text for `$def`, and its body."""
        given, body = node.args, node.body
        names = [one.arg for one in (*given.posonlyargs, *given.args)]
        own = {*names, *(one.arg for one in given.kwonlyargs)}
        own |= {one.arg for one in (given.vararg, given.kwarg) if one}
        statements = body if isinstance(body, list) else []
        assigned = _assigned(body if isinstance(body, list) else [body])
        self.locals.append(own | assigned)
        self.temporaries.append([])
        receiver = f"const {self.short(names.pop(0))}=this;" if first else ""
        parameters, spec = [], []
        for name in names:
            parameters.append(self.short(name) + (f"={defaults[name]}" if name in defaults else ""))
            spec.append(name)
        if given.vararg:
            spec.append(f"*{given.vararg.arg}")
            parameters.append(f"{self.short(given.vararg.arg)}=[]")
        for one in given.kwonlyargs:
            spec.append(f"={one.arg}")
            value = f"={defaults[one.arg]}" if one.arg in defaults else ""
            parameters.append(f"{self.short(one.arg)}{value}")
        if given.kwarg:
            spec.append(f"**{given.kwarg.arg}")
            parameters.append(f"{self.short(given.kwarg.arg)}=$dict([])")
        text = (
            self.block(statements)
            if isinstance(node, ast.FunctionDef)
            else f"return {self.expression(node.body)};"
        )
        variables = [self.short(name) for name in sorted(assigned - own)] + self.temporaries.pop()
        variables.sort(key=lambda name: (len(name), name.swapcase()))  # in order they pack best
        self.locals.pop()
        let = f"let {','.join(variables)};" if variables else ""
        star = "*" if isinstance(node, ast.FunctionDef) and _yields(node) else ""
        self.program.defines(getattr(node, "name", ""), own)
        whole = f"{receiver}{let}{text}"
        if first or star:
            made = f"function{star}({','.join(parameters)}){{{whole}}}"
        else:
            made = arrow(parameters, whole)
        return f"$def({json.dumps(' '.join(spec))},{made}{END}"

    def temporary(self) -> str:
        name = self.short(f"${sum(map(len, self.temporaries))}_{len(self.temporaries)}")
        self.temporaries[-1].append(name)
        return name

    def item(self) -> str:
        self.items += 1
        return self.short(f"${self.items}")

    def is_local(self, name: str) -> bool:
        return any(name in each for each in self.locals)

    def known(self, node: ast.expr) -> Any:
        """Return what a global name, or an attribute of a module or class, is; else raise."""
        if isinstance(node, ast.Name) and not self.is_local(node.id):
            return self.globals[node.id]
        if isinstance(node, ast.Attribute):
            value = self.known(node.value)
            if isinstance(value, types.ModuleType | type):
                return getattr(value, node.attr)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            value = self.known(node.value)
            if isinstance(value, type):  # dict[str, int]() is dict()
                return value
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            is_none = isinstance(node.right, ast.Constant) and node.right.value is None
            left, right = self.known(node.left), None if is_none else self.known(node.right)
            if isinstance(left, type | types.UnionType) and isinstance(right, type | None):
                return left | right
        raise KeyError

    # ---- expressions -----------------------------------------------------------------

    def expression(self, node: ast.AST) -> str:
        try:
            value = self.known(node)  # type: ignore[arg-type]
        except KeyError:
            translate = getattr(self, f"_{type(node).__name__}", None)
            if translate is None:
                raise Unknown(type(node).__name__) from None
            return str(translate(node))
        if isinstance(value, _Absent):
            return f"$absent({json.dumps(value.name)})"
        return self.program.literal(value)

    def several(self, nodes: Iterable[ast.AST]) -> str:
        return ",".join(map(self.expression, nodes))

    def test(self, node: ast.AST) -> str:
        """Translate what is asked only whether it is true."""
        if isinstance(node, ast.BoolOp):
            sign = "&&" if isinstance(node.op, ast.And) else "||"
            return f"({sign.join(map(self.test, node.values))})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.test(node.operand)}"
        if isinstance(node, ast.Compare) or self.is_truth(node):
            return self.expression(node)
        return f"$true({self.expression(node)})"

    def is_truth(self, node: ast.AST) -> bool:
        """Return whether an expression is a call that gives true or false by what it says."""
        if not isinstance(node, ast.Call):
            return False
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("startswith", "endswith"):
            return True
        try:
            called = self.known(node.func)
        except KeyError:
            return False
        given = getattr(called, "__annotations__", {}).get("return")
        return called in (isinstance, any, all) or given in (bool, "bool")

    def _Constant(self, node: ast.Constant) -> str:
        return "$rest" if node.value is Ellipsis else self.program.literal(node.value)

    def _Name(self, node: ast.Name) -> str:
        return self.short(node.id)

    def _Attribute(self, node: ast.Attribute) -> str:
        self.program.mention(node.attr)
        return f"{OPEN}{self.expression(node.value)}{NAMED}{node.attr}_{CLOSE}"

    def _Tuple(self, node: ast.Tuple | ast.List) -> str:
        return f"[{self.several(node.elts)}]"

    _List = _Tuple

    def _Set(self, node: ast.Set) -> str:
        return f"$set([{self.several(node.elts)}])"

    def _Dict(self, node: ast.Dict) -> str:
        parts = [
            f"[{self.expression(k)},{self.expression(v)}]"
            if k
            else f"...$items({self.expression(v)})"
            for k, v in zip(node.keys, node.values, strict=True)
        ]
        return f"$dict([{','.join(parts)}])"

    def _Starred(self, node: ast.Starred) -> str:
        return f"...$it({self.expression(node.value)})"

    def _BinOp(self, node: ast.BinOp) -> str:
        sign = _BINARY[type(node.op).__name__]
        return f"${sign}({self.expression(node.left)},{self.expression(node.right)})"

    def _UnaryOp(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"!{self.test(node.operand)}"
        name = {"USub": "$neg", "UAdd": "", "Invert": "$invert"}
        return f"{name[type(node.op).__name__]}({self.expression(node.operand)})"

    def _BoolOp(self, node: ast.BoolOp) -> str:
        text = self.expression(node.values[-1])
        for one in node.values[-2::-1]:
            held = self.temporary()
            both = (text, held) if isinstance(node.op, ast.And) else (held, text)
            text = f"($true({held}={self.expression(one)})?{both[0]}:{both[1]})"
        return text

    def _IfExp(self, node: ast.IfExp) -> str:
        chosen, other = self.expression(node.body), self.expression(node.orelse)
        return f"({self.test(node.test)}?{chosen}:{other})"

    def _Compare(self, node: ast.Compare) -> str:
        parts, left = [], self.expression(node.left)
        for place, (sign, one) in enumerate(zip(node.ops, node.comparators, strict=True)):
            right, name = self.expression(one), type(sign).__name__
            if place < len(node.ops) - 1:
                held = self.temporary()
                parts.append(self._pair(name, left, f"({held}={right})"))
                left = held
            else:
                parts.append(self._pair(name, left, right))
        return parts[0] if len(parts) == 1 else f"({'&&'.join(parts)})"

    def _pair(self, name: str, left: str, right: str) -> str:
        if name in ("Is", "IsNot"):
            return f"({left}{'===' if name == 'Is' else '!=='}{right})"
        if name in ("In", "NotIn"):
            return f"{'!' * (name == 'NotIn')}$in({left},{right})"
        return f"${_COMPARED[name]}({left},{right})"

    def _NamedExpr(self, node: ast.NamedExpr) -> str:
        return f"({self.expression(node.target)}={self.expression(node.value)})"

    def _Lambda(self, node: ast.Lambda) -> str:
        values = [*node.args.defaults]
        names = [one.arg for one in node.args.args][len(node.args.args) - len(values) :]
        known = dict(zip(names, map(self.expression, values), strict=True))
        return self.defined(node, known)

    def _Subscript(self, node: ast.Subscript) -> str:
        sign = "n" if isinstance(node.slice, ast.Tuple) else ""
        return f"$get{sign}({self.expression(node.value)},{self.expression(node.slice)})"

    def _Slice(self, node: ast.Slice) -> str:
        ends = (
            self.expression(one) if one else "null" for one in (node.lower, node.upper, node.step)
        )
        return f"$slice({','.join(ends)})"

    def _JoinedStr(self, node: ast.JoinedStr) -> str:
        parts = (
            _in_template(str(one.value))
            if isinstance(one, ast.Constant)
            else f"${{{self.expression(one)}}}"
            for one in node.values
        )
        return f"$f`{''.join(parts)}`"

    def _FormattedValue(self, node: ast.FormattedValue) -> str:
        value = self.expression(node.value)
        if node.conversion == ord("r"):
            value = f"$py.repr({value})"
        if node.format_spec is None:
            return value
        return f"$format({value},{self.expression(node.format_spec)})"

    def _ListComp(self, node: _Comprehension) -> str:
        names = set().union(*(_targets(one.target) for one in node.generators))
        self.locals.append(names)
        if isinstance(node, ast.DictComp):
            text = f"[{self.several((node.key, node.value))}]"
        else:
            text = self.expression(node.elt)
        for place, one in enumerate(node.generators[::-1]):
            given, tests = self.pattern(one.target), [self.test(each) for each in one.ifs]
            kept = f",{given}=>{'&&'.join(tests)}" if tests else ""
            flat = "all" if place else "each"
            text = f"${flat}({self.expression(one.iter)},{given}=>{text}{kept})"
        self.locals.pop()
        return text

    def pattern(self, target: ast.expr) -> str:
        """Return what an arrow function takes for the target of a comprehension."""
        if isinstance(target, ast.Name):
            return self.short(target.id)
        return f"({self.destructured(target)})"

    def destructured(self, target: ast.expr) -> str:
        if isinstance(target, ast.Name):
            return "" if target.id == "_" else self.short(target.id)
        if isinstance(target, ast.Starred):
            rest = self.destructured(target.value)
            return f"...{rest}" if rest else ""
        assert isinstance(target, ast.Tuple | ast.List)
        return f"[{','.join(map(self.destructured, target.elts))}]"

    def _GeneratorExp(self, node: ast.GeneratorExp) -> str:
        return f"{self._ListComp(node)}.values()"

    def _SetComp(self, node: ast.SetComp) -> str:
        return f"$set({self._ListComp(node)})"

    def _DictComp(self, node: ast.DictComp) -> str:
        return f"$dict({self._ListComp(node)})"

    def _Yield(self, node: ast.Yield) -> str:
        return f"(yield {self.expression(node.value) if node.value else 'null'})"

    def _YieldFrom(self, node: ast.YieldFrom) -> str:
        return f"(yield* $it({self.expression(node.value)}))"

    def _Call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Name) and node.func.id == "super":
            return f"$super({self.program.literal(self.owner)},this)"
        named = [
            f"...$named({self.expression(one.value)})"
            if one.arg is None
            else f"{one.arg}:{self.expression(one.value)}"
            for one in node.keywords
        ]
        by_keywords = [one.arg for one in node.keywords]
        self.program.calls_by_keywords(ast.unparse(node.func).rpartition(".")[2], by_keywords)
        try:
            called = self.known(node.func)
        except KeyError:
            called = None
        if called in (getattr, hasattr) and isinstance(node.args[1], ast.Constant):
            self.program.mention(str(node.args[1].value))
        given = ",".join(
            self._ListComp(one) if isinstance(one, ast.GeneratorExp) else self.expression(one)
            for one in node.args
        )
        if called is None and isinstance(node.func, ast.Attribute):
            self.program.mention(node.func.attr)
            name = f"{node.func.attr}_"
            receiver = self.expression(node.func.value)
            if named:
                return f"$kw($attr({receiver},{json.dumps(name)}),[{given}],{{{','.join(named)}}})"
            return f"{receiver}.{name}({given})"
        text = self.expression(node.func)
        if named:
            return f"$kw({text},[{given}],{{{','.join(named)}}})"
        if self.program.is_plain(called, text):
            return f"{text}({given})"
        return f"$call({text}{',' if given else ''}{given})"

    # ---- statements ------------------------------------------------------------------

    def block(self, statements: Iterable[ast.stmt]) -> str:
        text = ""
        for node in statements:
            try:
                translate = getattr(self, f"_{type(node).__name__}", None)
                if translate is None:
                    raise Unknown(type(node).__name__)
                text += translate(node)
            except (Unknown, KeyError) as fault:
                file = "/".join(inspect.getfile(self.whole).split("/")[-3:])
                place = f"{file}:{node.lineno}: {self.whole.__qualname__}"
                self.program.problems.append(f"{place}: {fault} cannot be translated")
        return text

    def _Expr(self, node: ast.Expr) -> str:
        return "" if isinstance(node.value, ast.Constant) else f"{self.expression(node.value)};"

    def _Pass(self, _: ast.stmt) -> str:
        return ""

    _Import = _ImportFrom = _Assert = _Pass

    def _Return(self, node: ast.Return) -> str:
        return f"return {self.expression(node.value) if node.value else 'null'};"

    def _Break(self, node: ast.stmt) -> str:
        return f"{ast.unparse(node)};"

    _Continue = _Break

    def _Raise(self, node: ast.Raise) -> str:
        return f"throw {self.expression(node.exc) if node.exc else '$fault'};"

    def _If(self, node: ast.If) -> str:
        test, body, other = self.test(node.test), self.block(node.body), self.block(node.orelse)
        return branches(test, body, other, goes_on(node.orelse))

    def _While(self, node: ast.While) -> str:
        return f"while({self.test(node.test)}){body_of(self.block(node.body))}"

    def _For(self, node: ast.For) -> str:
        if node.orelse:
            raise Unknown("else of a loop")
        over, target = f"$it({self.expression(node.iter)})", node.target
        named = isinstance(target, ast.Tuple) and all(isinstance(e, ast.Name) for e in target.elts)
        if isinstance(target, ast.Name):
            return f"for({self.short(target.id)} of {over}){body_of(self.block(node.body))}"
        if named:
            return f"for({self.destructured(target)}of {over}){body_of(self.block(node.body))}"
        item = self.item()
        body = self.put(target, item) + self.block(node.body)
        return f"for(const {item} of {over}){body_of(body)}"

    def _Try(self, node: ast.Try) -> str:
        if node.orelse or node.finalbody:
            raise Unknown("else or finally")
        text = ""
        for one in node.handlers:
            kinds = one.type.elts if isinstance(one.type, ast.Tuple) else [one.type]
            is_one = "||".join(f"$isa($fault,{self.expression(kind)})" for kind in kinds if kind)
            name = f"{self.short(one.name)}=$fault;" if one.name else ""
            text += f"if({is_one or 'true'}){{{name}{self.block(one.body)}}}else "
        return f"try{{{self.block(node.body)}}}catch($fault){{{text}{{throw $fault;}}}}"

    def _FunctionDef(self, node: ast.FunctionDef) -> str:
        given = node.args
        names = [one.arg for one in given.args]
        pairs = list(zip(names[len(names) - len(given.defaults) :], given.defaults, strict=True))
        pairs += [
            (one.arg, value)
            for one, value in zip(given.kwonlyargs, given.kw_defaults, strict=True)
            if value is not None
        ]
        known = {name: self.expression(value) for name, value in pairs}
        return f"{self.short(node.name)}={self.defined(node, known)};"

    def _Assign(self, node: ast.Assign) -> str:
        if len(node.targets) == 1:
            return self.put(node.targets[0], self.expression(node.value), _pairs(node))
        held = self.temporary()
        stored = "".join(self.put(target, held) for target in node.targets)
        return f"{held}={self.expression(node.value)};{stored}"

    def _AnnAssign(self, node: ast.AnnAssign) -> str:
        return self.put(node.target, self.expression(node.value)) if node.value else ""

    def _AugAssign(self, node: ast.AugAssign) -> str:
        sign, value = _BINARY[type(node.op).__name__], self.expression(node.value)
        return self.put(node.target, f"$i_{sign}({self.expression(node.target)},{value})")

    def _Delete(self, node: ast.Delete) -> str:
        return "".join(
            f"$delete({self.expression(one.value)},{self.expression(one.slice)});"
            for one in node.targets
            if isinstance(one, ast.Subscript)
        )

    def put(self, target: ast.expr, value: str, as_many: bool = False) -> str:
        """Translate what gives a variable, an attribute, an item or several of them a value."""
        if isinstance(target, ast.Name):
            return f"{self.short(target.id)}={value};"
        if isinstance(target, ast.Attribute):
            return f"{self.expression(target.value)}.{target.attr}_={value};"
        if isinstance(target, ast.Subscript):
            sign = "n" if isinstance(target.slice, ast.Tuple) else ""
            array, place = self.expression(target.value), self.expression(target.slice)
            return f"$put{sign}({array},{place},{value});"
        assert isinstance(target, ast.Tuple | ast.List)
        plain = all(isinstance(one, ast.Name) for one in target.elts)
        if plain and as_many:
            return f"{self.destructured(target)}={value};"
        if plain:
            return f"{self.destructured(target)}=$unpacked({value},-1,{len(target.elts)});"
        held = self.temporary()
        star = [k for k, one in enumerate(target.elts) if isinstance(one, ast.Starred)]
        parts = f"$unpacked({value},{star[0] if star else -1},{len(target.elts)})"
        text = f"{held}={value if as_many else parts};"
        for number, one in enumerate(target.elts):
            inner = one.value if isinstance(one, ast.Starred) else one
            text += self.put(inner, f"{held}[{number}]")
        return text


@cache
def _lambdas_in(file: str) -> list[ast.Lambda]:
    """List the functions without a name of a module."""
    parsed = ast.parse(Path(file).read_text("utf-8"))
    return [node for node in ast.walk(parsed) if isinstance(node, ast.Lambda)]


def _lambda_of(code: types.CodeType) -> ast.Lambda:
    """Find a function without a name: the one whose body the code stands for."""
    spots = {(line, column) for line, _, column, _ in code.co_positions()}
    found = [
        node
        for node in _lambdas_in(code.co_filename)
        if any(
            (one.lineno, one.col_offset) in spots
            for one in ast.walk(node.body)
            if isinstance(one, ast.expr)
        )
    ]
    inner = [one for one in found if not any(one in ast.walk(other.body) for other in found)]
    if len(inner) != 1:
        raise Unknown(f"a function without a name in line {code.co_firstlineno}")
    return inner[0]


class _Absent:
    """A name that a function imports and that is absent in a browser."""

    def __init__(self, name: str) -> None:
        self.name = name


def _in_template(text: str) -> str:
    """Return text as it stands in a template of JavaScript."""
    plain = json.dumps(text, ensure_ascii=False)[1:-1].replace('\\"', '"')
    return plain.replace("`", "\\`").replace("${", "\\${")


def _pairs(node: ast.Assign) -> bool:
    """Return whether the sides of an assignment are written out and as long."""
    target, value = node.targets[0], node.value
    if not (isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)):
        return False
    return len(target.elts) == len(value.elts) and "*" not in ast.unparse(node)


def _targets(target: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(target) if isinstance(one, ast.Name)}


def _inside(statements: Sequence[ast.AST]) -> Iterable[ast.AST]:
    """Walk statements without going into functions; of a comprehension only what it binds."""
    waiting = list(statements)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            waiting += ast.iter_child_nodes(node)


def _assigned(statements: Sequence[ast.AST]) -> set[str]:
    """Name the variables that statements bind, those of comprehensions left out."""
    found: set[str] = set()
    inner: set[int] = set()
    for node in _inside(statements):
        if isinstance(node, _Comprehension):
            inner |= {id(n) for one in node.generators for n in ast.walk(one.target)}
    for node in _inside(statements):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in inner:
            found.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.ExceptHandler) and node.name:
            found.add(node.name)
    return found


def _yields(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Yield | ast.YieldFrom) for one in _inside(node.body))
