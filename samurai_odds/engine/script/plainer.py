"""What may be written in a plainer way: short functions, loops, bodies of one statement."""

import ast
import re
from collections.abc import Sequence

from samurai_odds.engine.script.source import walked

_OPENS = re.compile(r"\b(if|for|while|try)\b|[{}]").search
_SETS = re.compile(r"(?P<names>[a-zA-Z]\d*|\[[\w,]+\])=(?P<value>[^;{`\\]+);").match
_WORD_IN = re.compile(r"\w+").findall
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`')  # of a template in another, a part
_WORD = re.compile(r"\w+").fullmatch
_SHORT = 40  # nodes of an expression that is written where its function is called


def as_expression(body: Sequence[ast.stmt]) -> ast.expr | None:
    """Return what a function's body returns as one expression, None if it is no short one."""
    expression = _returned(body)
    return expression if expression and sum(1 for _ in ast.walk(expression)) <= _SHORT else None


def _returned(body: Sequence[ast.stmt]) -> ast.expr | None:
    match body:
        case [ast.Expr(value=ast.Constant()), *rest]:  # its docstring
            return _returned(rest)
        case [ast.Return(value=value), *_]:
            return value
        case [ast.If(test=test, body=first, orelse=orelse), *rest]:
            one, other = _returned(first), _returned([*orelse, *rest])
            return ast.IfExp(test, one, other) if one and other else None
    return None


def counts_alone(loop: ast.For, function: ast.AST) -> bool:
    """Return whether the variable of a loop is set by it, and known in it, alone.

    Loops one after another may share a variable; one within another has its own.
    """
    name, nodes = ast.unparse(loop.target), walked(function)
    loops = [one for one in nodes if isinstance(one, ast.For) and ast.unparse(one.target) == name]
    inside = [
        id(node) for one in loops for part in (one.target, *one.body) for node in walked(part)
    ]
    alike = [one for one in nodes if isinstance(one, ast.Name) and one.id == name]
    stored = sum(isinstance(one.ctx, ast.Store) for one in alike)
    return stored == len(loops) > 0 and all(inside.count(id(one)) == 1 for one in alike)


def alone(body: Sequence[ast.stmt]) -> ast.If | None:
    """Return the condition that a body consists of, None where there is more or an `else`."""
    match body:
        case [ast.If(orelse=[]) as found]:
            return found
    return None


def one_by_one(node: ast.Assign, attributes: bool = False) -> bool:
    """Return whether several values may be put one after the other into what they are for.

    No value may then know what one before it was put into: a name, any place of an array or, where
    there are ``attributes``, of an object.
    """
    target, value = node.targets[0], node.value
    if not (isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)):
        return False
    looked_up = (ast.Subscript, ast.Call, *[ast.Attribute] * attributes)
    put: set[str] = set()
    for one, value_of in zip(target.elts, value.elts, strict=True):
        parts = walked(value_of)
        if put & {part.id for part in parts if isinstance(part, ast.Name)}:
            return False
        if "" in put and any(isinstance(part, looked_up) for part in parts):
            return False
        put.add(one.id if isinstance(one, ast.Name) else "")
    return True


def body_of(text: str) -> str:
    """Return statements as what stands behind a condition: in braces but for a single plain one."""
    bare = _TEXT.sub("", text)
    single = bare and bare.find(";") == len(bare) - 1 and not _OPENS(bare)
    return text if single else f"{{{text}}}"


def declared(names: Sequence[str], body: str) -> str:
    """Return a body behind what declares its variables: with values those that it sets first.

    None of these may be named before it has its value.
    """
    waiting, ready = list(names), list[str]()
    while (match := _SETS(body)) and not match["value"].count('"') % 2:
        put = _WORD_IN(match["names"])
        if not {*put} <= {*waiting} or {*put} & {*_WORD_IN(",".join((*ready, match["value"])))}:
            break
        waiting = [name for name in waiting if name not in put]
        ready.append(match[0][:-1])
        body = body[match.end() :]
    return f"let {','.join((*waiting, *ready))};{body}" if names else body


def arrow(parameters: Sequence[str], body: str) -> str:
    """Return a function without `this`: of one value if it only returns that."""
    parameter = parameters[0] if len(parameters) == 1 and _WORD(parameters[0]) else None
    head = parameter or f"({','.join(parameters)})"
    value = body.removeprefix("return ").removesuffix(";")
    plain = body.startswith("return ") and ";" not in value and value[0] != "{"
    return f"{head}=>{value}" if plain else f"{head}=>{{{body}}}"


def branches(test: str, body: str, other: str, again: bool) -> str:
    """Return statements of which a condition chooses; the others may be none, or go on so."""
    if not other:
        return f"if({test}){body_of(body)}"
    last = other if again else body_of(other)
    return f"if({test}){body_of(body)}else{'' if last[0] == '{' else ' '}{last}"


def goes_on(orelse: Sequence[ast.stmt]) -> bool:
    """Return whether what stands behind `else` is another `if` alone."""
    return len(orelse) == 1 and isinstance(orelse[0], ast.If)
