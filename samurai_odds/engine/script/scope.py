"""One function of ordinary Python as JavaScript: what it takes, and its statements."""

import ast
import importlib
import inspect
import json
from collections.abc import Iterable, Mapping

from samurai_odds.engine.script.expressions import BINARY, Absent, Expressions
from samurai_odds.engine.script.plainer import (
    arrow,
    body_of,
    branches,
    declared,
    goes_on,
    one_by_one,
)
from samurai_odds.engine.script.ranks import WHOLE, ranked, within
from samurai_odds.engine.script.source import (
    Unknown,
    assigned,
    lambda_of,
    paired,
    walked,
    yields,
)
from samurai_odds.engine.script.translation import functions_in

END = "\4"  # of a function, until all keywords are


class Scope(Expressions):
    """One function, with the functions in it: a method for each construct, named as in `ast`."""

    def function(self) -> str:
        code = self.whole.__code__
        parsed: ast.FunctionDef | ast.Lambda
        if self.whole.__name__ == "<lambda>":
            parsed = lambda_of(code)
        else:
            parsed = functions_in(code.co_filename)[code.co_firstlineno]
        if not self.whole.__name__.startswith("<"):
            for node in walked(parsed):
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
                self.globals[one.asname or one.name] = Absent(whole)
                continue
            module = importlib.import_module(str(node.module))
            value = getattr(module, one.name, None)
            self.globals[one.asname or one.name] = value or importlib.import_module(whole)

    def defined(
        self, node: ast.FunctionDef | ast.Lambda, defaults: Mapping[str, str], first: str = ""
    ) -> str:
        """Translate a function: what it takes, as text for `$def`, and its body.

        Before what it takes stands its name, which `Program.text` leaves out.
        """
        arguments, body = node.args, node.body
        names = [one.arg for one in (*arguments.posonlyargs, *arguments.args)]
        own = {*names, *(one.arg for one in arguments.kwonlyargs)}
        own |= {one.arg for one in (arguments.vararg, arguments.kwarg) if one}
        statements = body if isinstance(body, list) else []
        bound = assigned(body if isinstance(body, list) else [body])
        self.locals.append(own | bound)
        self.temporaries.append([])
        receiver = f"const {self.short(names.pop(0))}=this;" if first else ""
        parameters, spec = [], []
        for name in names:
            parameters.append(self.short(name) + (f"={defaults[name]}" if name in defaults else ""))
            spec.append(name)
        if arguments.vararg:
            spec.append(f"*{arguments.vararg.arg}")
            parameters.append(f"{self.short(arguments.vararg.arg)}=[]")
        for one in arguments.kwonlyargs:
            spec.append(f"={one.arg}")
            value = f"={defaults[one.arg]}" if one.arg in defaults else ""
            parameters.append(f"{self.short(one.arg)}{value}")
        if arguments.kwarg:
            spec.append(f"**{arguments.kwarg.arg}")
            parameters.append(f"{self.short(arguments.kwarg.arg)}=$dict([])")
        text = (
            self.block(statements)
            if isinstance(node, ast.FunctionDef)
            else f"return {self.expression(node.body)};"
        )
        variables = [self.short(name) for name in sorted(bound - own)] + self.temporaries.pop()
        variables.sort(key=lambda name: (len(name), name.swapcase()))  # in order they pack best
        self.locals.pop()
        star = "*" if isinstance(node, ast.FunctionDef) and yields(node) else ""
        called = getattr(node, "name", "")
        self.program.defines(called, own)
        whole = receiver + declared(variables, text)
        if first or star:
            made = f"function{star}({','.join(parameters)}){{{whole}}}"
        else:
            made = arrow(parameters, whole)
        text = f"$def({json.dumps(called + '|' + ' '.join(spec))},{made}{END}"
        return ranked(text, "=>")

    def item(self) -> str:
        self.items += 1
        return self.short(f"${self.items}")

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
        if node.exc is None:
            return "throw $fault;"
        made = "" if isinstance(node.exc, ast.Call) else ".$new()"
        return f"throw {self.expression(node.exc)}{made};"

    def _If(self, node: ast.If) -> str:
        test, body, other = self.test(node.test), self.block(node.body), self.block(node.orelse)
        return branches(test, body, other, goes_on(node.orelse))

    def _While(self, node: ast.While) -> str:
        return f"while({self.test(node.test)}){body_of(self.block(node.body))}"

    def _For(self, node: ast.For) -> str:
        if node.orelse:
            raise Unknown("else of a loop")
        self.values.add(node.iter)
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
        arguments = node.args
        names = [one.arg for one in arguments.args]
        pairs = list(
            zip(names[len(names) - len(arguments.defaults) :], arguments.defaults, strict=True)
        )
        pairs += [
            (one.arg, value)
            for one, value in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
            if value is not None
        ]
        known = {name: self.expression(value) for name, value in pairs}
        return f"{self.short(node.name)}={self.defined(node, known)};"

    def _Assign(self, node: ast.Assign) -> str:
        pairs = paired(node)
        if pairs and one_by_one(node, attributes=True) and not self._calls_inner(node.value):
            return "".join(self.put(one, self.expression(value)) for one, value in pairs)
        if len(node.targets) == 1:
            return self.put(node.targets[0], self.expression(node.value), bool(pairs))
        held = self.temporary()
        stored = "".join(self.put(target, held) for target in node.targets)
        return f"{held}={self.expression(node.value)};{stored}"

    def _calls_inner(self, value: ast.expr) -> bool:
        """Return whether a function within this one is called, which may know all variables."""
        calls = (one.func for one in walked(value) if isinstance(one, ast.Call))
        return any(isinstance(one, ast.Name) and self.is_local(one.id) for one in calls)

    def _AnnAssign(self, node: ast.AnnAssign) -> str:
        return self.put(node.target, self.expression(node.value)) if node.value else ""

    def _AugAssign(self, node: ast.AugAssign) -> str:
        sign, value = BINARY[type(node.op).__name__], self.expression(node.value)
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
            return f"{within(self.expression(target.value), WHOLE)}.{target.attr}_={value};"
        if isinstance(target, ast.Subscript):
            sign = "n" if isinstance(target.slice, ast.Tuple) else ""
            array, place = self.expression(target.value), self.expression(target.slice)
            return f"$put{sign}({array},{place},{value});"
        assert isinstance(target, ast.Tuple | ast.List)
        plain = all(isinstance(one, ast.Name) for one in target.elts)
        if plain and as_many:
            return f"{self.destructured(target)}={value};"
        if plain:
            return f"{self.destructured(target)}=$unpacked({value},{len(target.elts)});"
        held = self.temporary()
        star = [k for k, one in enumerate(target.elts) if isinstance(one, ast.Starred)]
        parts = f"$unpacked({','.join(map(str, (value, len(target.elts), *star)))})"
        text = f"{held}={value if as_many else parts};"
        for number, one in enumerate(target.elts):
            inner = one.value if isinstance(one, ast.Starred) else one
            text += self.put(inner, f"{held}[{number}]")
        return text
