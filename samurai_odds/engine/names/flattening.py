"""Names of numbers written as places: what Python, numba and JavaScript make of the same source.

``s.army[army, kind]`` becomes ``s[24 + army * 6 + kind]`` where a function says ``s: State``; so
does a variable so annotated or made by ``s = State(numbers)``, ``self.s`` in a class that says
``s: State``, and ``State(numbers).army[army, kind]``; ``Side(numbers, row).koku`` is read from
the place ``row`` on. A part as a whole, a row or a table without, or with fewer places than it
has, becomes a slice. ``State.army.at``, ``State.army.place(army)`` and ``State.width`` become
numbers. What a schema does not have is an error where the module is loaded.

Schemas stand in modules called ``layout``, or ``orders_layout`` where a package has several: none
of these names what it declares itself, for it is loaded as it stands.
"""

import ast
import linecache
from collections.abc import Iterable, Mapping
from importlib import import_module
from inspect import isclass
from math import prod
from typing import Any

import numpy as np

from samurai_odds.engine.names.schema import Field, Part, Parts, Schema

_LAYOUT = "layout"
_Class = type[Schema]
_ARRAYS_OWN = frozenset(dir(np.ndarray))
_BODIES = ("body", "handlers", "orelse", "finalbody", "cases")
_SIGNS = (ast.expr_context, ast.operator, ast.unaryop, ast.cmpop)
_LEAVES = (ast.Name, ast.Constant, ast.alias, *_SIGNS)


class NoSuchName(SyntaxError):
    """A name that a schema does not have, or a place in it that cannot be written."""


def parsed(file: str) -> ast.Module:
    """Parse a file as it was loaded: with places for names."""
    tree = ast.parse("".join(linecache.getlines(file)), file)
    flatten(tree, file)
    return tree


def flatten(tree: ast.Module, file: str) -> tuple[tuple[str, str, str], ...]:
    """Write places for the names in a module; return the schemas: module, name, digest."""
    imported = _imported(tree)
    if imported:
        _Flat(imported, file).visit(tree)
    classes = imported.schemas.values()
    return tuple(sorted({(one.__module__, one.__qualname__, one.digest) for one in classes}))


class _Imported:
    """What a module imports from those called ``layout``: schemas by the names that it uses."""

    def __init__(self, modules: dict[str, str], names: dict[str, tuple[str, str]]) -> None:
        self._modules, self._names = modules, names
        self.schemas: dict[str, _Class] = {}  # by how they are written

    def __bool__(self) -> bool:
        return bool(self._modules or self._names)

    def schema(self, node: ast.expr | None) -> _Class | None:
        """Give the schema that an annotation or a called name means, if it means one."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.parse(node.value, mode="eval").body
        if isinstance(node, ast.Name) and node.id in self._names:
            module, name = self._names[node.id]
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in self._modules
        ):
            module, name = self._modules[node.value.id], node.attr
        else:
            return None
        schema = getattr(import_module(module), name, None)
        if not (isclass(schema) and issubclass(schema, Schema)):
            return None
        self.schemas[ast.unparse(node)] = schema
        return schema


def _imported(tree: ast.Module) -> _Imported:
    modules, names = {}, {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for one in node.names:
                if _is_layout(node.module.split(".")[-1]):
                    names[one.asname or one.name] = node.module, one.name
                elif _is_layout(one.name):
                    modules[one.asname or one.name] = f"{node.module}.{one.name}"
    return _Imported(modules, names)


def _is_layout(module: str) -> bool:
    return module == _LAYOUT or module.endswith(f"_{_LAYOUT}")


class _Known:
    """An array whose numbers have names, as far as an expression has gone into it."""

    def __init__(
        self,
        array: ast.expr,
        schema: _Class,
        base: int = 0,
        field: Field | None = None,
        terms: tuple[ast.expr, ...] = (),
    ) -> None:
        self.array, self.schema, self.base, self.field = array, schema, base, field
        self.terms = terms  # more to add to the base: which of several parts, or a place given
        self.flat = False  # its table is taken as one row
        self.part = False  # it has gone into a part

    @property
    def shape(self) -> tuple[int, ...]:
        assert self.field is not None
        return (self.field.length,) if self.flat else self.field.shape

    @property
    def each(self) -> int:
        """The numbers at each place of the shape."""
        assert self.field is not None
        return 1 if self.flat else self.field.each


class _Flat(ast.NodeTransformer):
    """Replaces names; ``known`` says which variables have what schema, scope by scope."""

    def __init__(self, imported: _Imported, file: str) -> None:
        self.imported, self.file = imported, file
        self.returned: dict[str, ast.expr | None] = {}  # what each function says it returns
        self.known: list[dict[str, _Class | None]] = [{}]
        self.own: list[dict[str, _Class]] = []  # of the classes gone into: what ``self`` has

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Visit what a node holds, as `NodeTransformer` does that puts one node in place of one."""
        for name in node._fields:
            held = getattr(node, name, None)
            if isinstance(held, list):
                held[:] = [self._visited(one) for one in held]
            elif isinstance(held, ast.AST):
                new = self._visited(held)
                if new is not held:
                    setattr(node, name, new)
        return node

    def _visited(self, one: Any) -> Any:
        if not isinstance(one, ast.AST) or isinstance(one, _LEAVES):
            return one
        return self.visit(one)

    # ---- what is known -----------------------------------------------------------------

    def visit_Module(self, node: ast.Module) -> ast.AST:
        for one in node.body:
            if isinstance(one, ast.FunctionDef):
                self.returned[one.name] = one.returns
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        own = {}
        for one in node.body:
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
                schema = self.imported.schema(one.annotation)
                if schema is not None:
                    own[one.target.id] = schema
        self.own.append(own)
        self.generic_visit(node)
        self.own.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._scope(node, node.args, node.body)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        return self._scope(node, node.args, [])

    def _scope(self, node: ast.AST, arguments: ast.arguments, body: list[ast.stmt]) -> ast.AST:
        known: dict[str, _Class | None] = {}
        self.known.append(known)
        for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            known[one.arg] = self.imported.schema(one.annotation)
        for part in _statements(body):
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                known[part.target.id] = self.imported.schema(part.annotation)
            elif isinstance(part, ast.Assign):
                for target, value in _pairs(part.targets[0], part.value):
                    schema = self._made(value)
                    if schema and isinstance(target, ast.Name):
                        known[target.id] = schema
        self.generic_visit(node)
        self.known.pop()
        return node

    def _made(self, value: ast.expr) -> _Class | None:
        """Give the schema of what is assigned: ``State(...)``, ``State.blank()``, ``self.s``, a
        part, or what a function of the module says that it returns.
        """
        if isinstance(value, ast.Attribute):
            return self._of_self(value) or self._of_part(value)
        if not isinstance(value, ast.Call):
            return None
        func = value.func
        if isinstance(func, ast.Name) and func.id in self.returned:
            return self.imported.schema(self.returned[func.id])
        if isinstance(func, ast.Attribute) and func.attr == "blank":
            func = func.value
        return self.imported.schema(func)

    def _of_self(self, node: ast.Attribute) -> _Class | None:
        if isinstance(node.value, ast.Name) and node.value.id == "self":
            for own in reversed(self.own):
                if node.attr in own:
                    return own[node.attr]
        return None

    def _of_part(self, node: ast.Attribute) -> _Class | None:
        """Give the schema of all of a part: of ``s.fight``, or of one in it."""
        owner = node.value
        schema = None
        if isinstance(owner, ast.Name):
            schema = self._schema_of(owner.id)
        elif isinstance(owner, ast.Attribute):
            schema = self._of_self(owner) or self._of_part(owner)
        field = schema.fields.get(node.attr) if schema else None
        return field.schema if isinstance(field, Part) and not field.schema.within else None

    def _schema_of(self, name: str) -> _Class | None:
        for known in reversed(self.known):
            if name in known:
                return known[name]
        return None

    # ---- what is written ---------------------------------------------------------------

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        known = self._known(node)
        if known is not None and known.field is not None:
            return self._written(node, known, ())
        if known is not None and known.part:
            return self._all_of(node, known)
        if node.attr == "width" and (schema := self.imported.schema(node.value)) is not None:
            return ast.copy_location(ast.Constant(schema.width), node)
        place = self._place(node, node, ())
        return place or self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        known = self._known(node.value)
        if known is None or known.field is None or not known.shape:
            return self.generic_visit(node)
        return self._written(node, known, _index(node))

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "place" and not node.keywords:
            place = self._place(node, node.func, tuple(node.args))
            if place is not None:
                return place
        schema = self.imported.schema(node.func) if len(node.args) == 1 else None
        if schema is not None and schema.within:  # its numbers stand in the array given, from there
            inner: ast.AST = self.visit(node.args[0])
            return inner
        return self.generic_visit(node)

    def _known(self, node: ast.expr) -> _Known | None:
        """Follow an expression into an array with names."""
        if isinstance(node, ast.Name):
            schema = self._schema_of(node.id)
            return _Known(node, schema) if schema else None
        if isinstance(node, ast.Call) and len(node.args) in (1, 2):
            schema = self.imported.schema(node.func)
            if schema is None:
                return None
            array, *terms = map(self.visit, node.args)
            return _Known(array, schema, terms=tuple(terms))
        if isinstance(node, ast.Subscript):
            return self._one_of_parts(node)
        if not isinstance(node, ast.Attribute):
            return None
        if (schema := self._of_self(node)) is not None:
            return _Known(node, schema)
        known = self._known(node.value)
        if known is None:
            return None
        if known.field is not None:
            if node.attr != "flat" or len(known.field.shape) + (known.each > 1) < 2:
                return None
            known.flat = True
            return known
        field = known.schema.fields.get(node.attr)
        if field is None:
            if node.attr in _ARRAYS_OWN or hasattr(Schema, node.attr):
                return None
            raise self._fault(node, f"{known.schema.__qualname__} has no {node.attr}")
        base = known.base + field.at
        if isinstance(field, Part):
            part = _Known(known.array, field.schema, base, terms=known.terms)
            part.part = True
            return part
        return _Known(known.array, known.schema, base, field, known.terms)

    def _one_of_parts(self, node: ast.Subscript) -> _Known | None:
        """Follow an index into several parts: which of them."""
        known = self._known(node.value)
        if known is None or known.flat or not isinstance(known.field, Parts):
            return None
        index = _index(node)
        if len(index) != len(known.shape):
            return None
        terms = (*known.terms, *self._terms(node, known.field.each, known.shape, index))
        return _Known(known.array, known.field.schema, known.base, terms=terms)

    def _all_of(self, node: ast.Attribute, known: _Known) -> ast.expr:
        """Write a part that is taken whole as a slice of places."""
        start = self._start(known)
        whole = ast.Slice(start, self._plus(start, ast.Constant(known.schema.width)))
        made = ast.Subscript(known.array, whole, node.ctx)
        ast.copy_location(made, node)
        return ast.fix_missing_locations(made)

    def _written(self, node: ast.expr, known: _Known, index: tuple[ast.expr, ...]) -> ast.expr:
        """Write a field at an index as a place, or as a slice of places."""
        assert known.field is not None
        if len(index) > len(known.shape):
            raise self._fault(node, f"{known.field.name} has {len(known.shape)} dimensions")
        ctx, each = getattr(node, "ctx", ast.Load()), known.each
        start = self._start(known)
        whole: ast.expr
        if index and isinstance(index[-1], ast.Slice):
            if len(index) < len(known.shape) or index[-1].step is not None or each > 1:
                raise self._fault(node, "only the last of a table's indices is a plain slice")
            row = self._at(node, start, each, known.shape, index[:-1])
            end = known.shape[-1]
            lower, upper = index[-1].lower, index[-1].upper
            whole = ast.Slice(
                self._plus(row, self.visit(lower)) if lower else row,
                self._plus(row, self.visit(upper) if upper else ast.Constant(end)),
            )
        elif len(index) < len(known.shape) or each > 1:
            if not index and len(known.shape) + (each > 1) > 1:
                raise self._fault(node, f"all of a table is {known.field.name}.flat")
            row = self._at(node, start, each, known.shape, index)
            length = each * prod(known.shape[len(index) :])
            whole = ast.Slice(row, self._plus(row, ast.Constant(length)))
        else:
            whole = self._at(node, start, each, known.shape, index)
        made = ast.Subscript(known.array, whole, ctx)
        ast.copy_location(made, node)
        return ast.fix_missing_locations(made)

    def _start(self, known: _Known) -> ast.expr:
        base: ast.expr = ast.Constant(known.base)
        if known.schema.within and isinstance(known.array, ast.Name):
            schema = self._schema_of(known.array.id)
            if schema is known.schema:
                base = self._plus(ast.Name(known.schema.within, ast.Load()), base)
        for term in known.terms:
            base = self._plus(base, term)
        return base

    def _at(
        self,
        node: ast.expr,
        place: ast.expr,
        each: int,
        shape: tuple[int, ...],
        index: Iterable[ast.expr],
    ) -> ast.expr:
        for term in self._terms(node, each, shape, index):
            place = self._plus(place, term)
        return place

    def _terms(
        self, node: ast.expr, each: int, shape: tuple[int, ...], index: Iterable[ast.expr]
    ) -> Iterable[ast.expr]:
        """Write what each index adds to a place."""
        for k, one in enumerate(index):
            if isinstance(one, ast.Slice | ast.Starred) or _is_negative(one):
                raise self._fault(node, f"place {ast.unparse(one)}")
            stride = each * prod(shape[k + 1 :])
            term: ast.expr = self.visit(one)
            if stride != 1:
                if isinstance(term, ast.Constant):
                    term = ast.Constant(_number(term) * stride)
                else:
                    term = ast.BinOp(term, ast.Mult(), ast.Constant(stride))
            yield term

    def _plus(self, place: ast.expr, term: ast.expr) -> ast.expr:
        """Add to a place from left to right, constants at once."""
        if isinstance(term, ast.BinOp) and isinstance(term.op, ast.Add | ast.Sub):
            left = self._plus(place, term.left)
            if isinstance(term.op, ast.Add):
                return self._plus(left, term.right)
            return ast.BinOp(left, ast.Sub(), term.right)
        if isinstance(term, ast.Constant):
            if isinstance(place, ast.Constant):
                return ast.Constant(_number(place) + _number(term))
            if term.value == 0:
                return place
        return ast.BinOp(place, ast.Add(), term)

    def _place(
        self, whole: ast.expr, node: ast.Attribute, index: tuple[ast.expr, ...]
    ) -> ast.expr | None:
        """Write ``State.army.at``, ``.end``, ``.length`` and ``.place(army)``."""
        if node.attr not in ("at", "end", "length", "place"):
            return None
        names: list[str] = []
        owner: ast.expr = node.value
        while isinstance(owner, ast.Attribute) and self.imported.schema(owner) is None:
            names.append(owner.attr)
            owner = owner.value
        schema = self.imported.schema(owner)
        if schema is None or not names:
            return None
        base, field = 0, None
        for name in reversed(names):
            if schema is None or name not in schema.fields:
                raise self._fault(node, f"{ast.unparse(node.value)} is not declared")
            field = schema.fields[name]
            base += field.at
            schema = field.schema if isinstance(field, Part) else None
        assert field is not None
        known: Mapping[str, int] = {
            "at": base, "place": base, "end": base + field.length, "length": field.length
        }  # fmt: skip
        start = ast.Constant(known[node.attr])
        made = self._at(whole, start, field.each, field.shape, index)
        ast.copy_location(made, whole)
        return ast.fix_missing_locations(made)

    def _fault(self, node: ast.expr, why: str) -> NoSuchName:
        line = linecache.getline(self.file, node.lineno)
        return NoSuchName(
            f"{why}: {ast.unparse(node)}", (self.file, node.lineno, node.col_offset + 1, line)
        )


def _statements(body: Iterable[ast.stmt]) -> Iterable[ast.AST]:
    """List statements with those in them, those of functions too: one by one, the outer first."""
    for statement in body:
        statements: list[ast.AST] = [statement]
        for one in statements:
            for name in _BODIES:
                statements += getattr(one, name, ())
        yield from statements


def _number(node: ast.Constant) -> int:
    assert isinstance(node.value, int), node.value
    return node.value


def _pairs(target: ast.expr, value: ast.expr) -> Iterable[tuple[ast.expr, ast.expr]]:
    """Pair what is assigned with what it is assigned to, one by one where both are written out."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return zip(target.elts, value.elts, strict=False)
    return ((target, value),)


def _index(node: ast.Subscript) -> tuple[ast.expr, ...]:
    return tuple(node.slice.elts) if isinstance(node.slice, ast.Tuple) else (node.slice,)


def _is_negative(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
