"""Statements of rules as JavaScript: one function."""

import ast
import inspect
import textwrap
from collections.abc import Iterable
from pathlib import Path

import samurai_odds
from samurai_odds.engine.script.expressions import Expressions, Unknown

_ROOT = Path(samurai_odds.__file__).parent.parent


class FunctionText(Expressions):
    """One function as JavaScript."""

    def text(self, name: str) -> str:
        """Translate the function; what cannot be is noted as refused."""
        lines, first = inspect.getsourcelines(self.function)
        parsed = ast.parse(textwrap.dedent("".join(lines))).body[0]
        assert isinstance(parsed, ast.FunctionDef)
        self.first = first
        body = self.block(parsed.body)
        parameters = inspect.signature(self.function).parameters
        given = [
            self.local(one)
            + ("" if its.default is its.empty else f"={self.whole.constant(its.default)}")
            for one, its in parameters.items()
            if one in self.locals
        ]
        own = [self.local(one) for one in sorted(self.locals - set(parameters))]
        variables = f"let {','.join([*own, *self.temporaries])};" if own + self.temporaries else ""
        return f"function {name}({','.join(given)}){{{variables}{body}}}"

    def block(self, statements: Iterable[ast.stmt]) -> str:
        return "".join(map(self.statement, statements))

    def statement(self, node: ast.stmt) -> str:
        """Translate a statement, or note why it cannot be."""
        translate = getattr(self, f"_{type(node).__name__}", None)
        try:
            if translate is None:
                raise Unknown(node)
            text: str = translate(node)
            return text
        except Unknown as found:
            file = Path(inspect.getfile(self.function))
            place = file.relative_to(_ROOT) if file.is_relative_to(_ROOT) else file
            line, name = self.first + found.line - 1, self.function.__name__
            self.whole.refuse(str(place), line, name, str(found))
            return ""

    def _Expr(self, node: ast.Expr) -> str:
        return "" if isinstance(node.value, ast.Constant) else f"{self.expression(node.value)};"

    def _Return(self, node: ast.Return) -> str:
        return f"return {self.expression(node.value)};" if node.value else "return;"

    def _Break(self, _: ast.Break) -> str:
        return "break;"

    def _Continue(self, _: ast.Continue) -> str:
        return "continue;"

    def _Pass(self, _: ast.Pass) -> str:
        return ""

    def _Raise(self, node: ast.Raise) -> str:
        return f"throw Error({self.function.__name__!r});"

    def _If(self, node: ast.If) -> str:
        otherwise = f"else{{{self.block(node.orelse)}}}" if node.orelse else ""
        return f"if({self.expression(node.test)}){{{self.block(node.body)}}}{otherwise}"

    def _While(self, node: ast.While) -> str:
        if node.orelse:
            raise Unknown(node, "else of a loop")
        return f"while({self.expression(node.test)}){{{self.block(node.body)}}}"

    def _For(self, node: ast.For) -> str:
        if node.orelse:
            raise Unknown(node, "else of a loop")
        item = self.temporary()
        over, body = node.iter, self.put(node.target, item) + self.block(node.body)
        if not (isinstance(over, ast.Call) and getattr(over.func, "id", "") == "range"):
            return f"for({item} of {self.expression(over)}){{{body}}}"
        ends = list(map(self.expression, over.args))
        first, end = ("0", ends[0]) if len(ends) == 1 else ends[:2]
        by = self.value(over.args[2]) if len(ends) == 3 else 1
        if not isinstance(by, int):
            raise Unknown(node, "range with a step not known beforehand")
        last, sign = self.temporary(), "<" if by > 0 else ">"
        return f"for({item}={first},{last}={end};{item}{sign}{last};{item}+={by}){{{body}}}"

    def _Assign(self, node: ast.Assign) -> str:
        if len(node.targets) == 1 and not isinstance(node.targets[0], ast.Tuple):
            return self.put(node.targets[0], self.expression(node.value))
        value = self.temporary()  # all of the right side comes before anything on the left
        stored = "".join(self.put(target, value) for target in node.targets)
        return f"{value}={self.expression(node.value)};{stored}"

    def _AnnAssign(self, node: ast.AnnAssign) -> str:
        return self.put(node.target, self.expression(node.value)) if node.value else ""

    def _AugAssign(self, node: ast.AugAssign) -> str:
        value = self.expression(node.value)
        if not isinstance(node.target, ast.Subscript):
            return self.put(node.target, self.operation(node, self.expression(node.target), value))
        array, place = self.expression(node.target.value), self.temporary()
        changed = self.operation(node, self.loaded(array, place), value)
        return f"{place}={self.place(node.target)};{self.stored(array, place, changed)}"

    def put(self, target: ast.expr, value: str) -> str:
        """Translate what gives a variable, a place, a part or several of them a value."""
        if isinstance(target, ast.Tuple):
            return "".join(self.put(one, f"{value}[{k}]") for k, one in enumerate(target.elts))
        if isinstance(target, ast.Name):
            return f"{self.local(target.id)}={value};"
        if not isinstance(target, ast.Subscript):
            raise Unknown(target)
        if isinstance(target.slice, ast.Slice):
            return f"$fill({self.expression(target)},{value});"
        return self.stored(self.expression(target.value), self.place(target), value)

    def stored(self, array: str, place: str, value: str) -> str:
        strict = self.whole.strict
        return f"$put({array},{place},{value});" if strict else f"{array}[{place}]={value};"
