"""What stands where in a flat array of integers: declared as a class, a field a line.

    class State(Schema):
        turn = number(1)
        strength = array(SEATS)
        army = array(ARMIES, KINDS)
        fight = part(Fight)
        sides = parts(Side, SEATS)

``s.turn``, ``s.strength[seat]``, ``s.army[army, kind]``, ``s.fight.step`` and
``s.sides[seat].koku`` are what a `State` has by these names, ``State.army.at`` is where a field
stands, ``State.army.place(army)`` where a row of it does; ``Side(q, row).koku`` reads a `Side`
that stands in an array from a place on. Rules say ``s: State`` of what they take and are given
any array of so many integers, or a list: where they are loaded `flattening` writes places for
the names. A `State` itself is an array of numpy's, in which the names are looked up as the
program runs.

Each field also says what it is: ``blank``, what an empty one holds; ``key=False``, that two
plans which differ in nothing else lead to the same (`Schema.key`).
"""

from collections.abc import Iterable, Iterator
from copy import copy
from hashlib import sha256
from math import prod
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
S = TypeVar("S", bound="Schema")
S_co = TypeVar("S_co", bound="Schema", covariant=True)


class Field:
    """Some numbers of one name; ``at`` is the place of the first, ``shape`` empty for a single."""

    each = 1  # numbers at each place of the shape

    def __init__(self, shape: tuple[int, ...], blank: int, key: bool = True) -> None:
        self.shape, self.blank, self.in_key = shape, blank, key
        self.at, self.length, self.name = 0, prod(shape), ""

    @property
    def end(self) -> int:
        """The place after the last."""
        return self.at + self.length

    def place(self, *index: int) -> int:
        """Give the place of one number, or of the first of those that an index leaves open."""
        strides = (self.each * prod(self.shape[k + 1 :]) for k in range(len(self.shape)))
        return self.at + sum(k * stride for k, stride in zip(index, strides, strict=False))

    def blanks(self) -> list[tuple[int, int, int]]:
        """List what of it is not 0 when it is blank: from where to where, and what."""
        return [(self.at, self.end, self.blank)] if self.blank else []

    def layout(self) -> str:
        """Say all that makes code written for it wrong when it changes."""
        return f"{self.name} {self.at} {self.shape}"


class Number(Field):
    """A single number."""

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: "Schema", kind: type) -> int: ...
    def __get__(self, owner: Any, kind: type) -> Any:
        if owner is None:
            return self
        return owner[self.at] if owner.ndim == 1 else owner.view(np.ndarray)[..., self.at]

    def __set__(self, owner: "Schema", value: int) -> None:
        owner[..., self.at] = value


class Numbers(Field):
    """A row of numbers, or a table of them."""

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: "Schema", kind: type) -> Ints: ...
    def __get__(self, owner: Any, kind: type) -> Any:
        if owner is None:
            return self
        numbers = owner.view(np.ndarray)[..., self.at : self.end]
        return numbers.reshape(*owner.shape[:-1], *self.shape)

    def __set__(self, owner: "Schema", values: Any) -> None:
        self.__get__(owner, type(owner))[...] = values


class Part(Field, Generic[S]):
    """The numbers of another schema, all of them; of the class it gives that schema's fields."""

    def __init__(self, schema: type[S], key: bool) -> None:
        super().__init__((schema.width,), 0, key)
        self.schema = schema

    def __getattr__(self, name: str) -> Field:
        if name not in vars(self)["schema"].fields:
            raise AttributeError(f"{self.schema.__qualname__} has no {name}")
        field = copy(self.schema.fields[name])
        field.at += self.at
        return field

    @overload
    def __get__(self, owner: None, kind: type) -> type[S]: ...
    @overload
    def __get__(self, owner: "Schema", kind: type) -> S: ...
    def __get__(self, owner: Any, kind: type) -> Any:
        return self if owner is None else self.schema(owner[self.at : self.end])

    def __set__(self, owner: "Schema", values: Any) -> None:
        owner[self.at : self.end] = values

    def blanks(self) -> list[tuple[int, int, int]]:
        return [(self.at + a, self.at + b, blank) for a, b, blank in self.schema.blanks()]

    def layout(self) -> str:
        return f"{super().layout()} {self.schema.digest}"


class Rows(Protocol[S_co]):
    """What an array of parts is to a type check."""

    def __getitem__(self, index: Any) -> S_co: ...
    def __setitem__(self, index: Any, values: Any) -> None: ...
    def __iter__(self) -> Iterator[S_co]: ...
    def __len__(self) -> int: ...


class Parts(Field, Generic[S]):
    """The numbers of another schema over and over: a row of parts, or a table of them."""

    def __init__(self, schema: type[S], shape: tuple[int, ...], key: bool) -> None:
        super().__init__(shape, 0, key)
        self.schema, self.each = schema, schema.width
        self.length *= self.each

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: "Schema", kind: type) -> Rows[S]: ...
    def __get__(self, owner: Any, kind: type) -> Any:
        if owner is None:
            return self
        numbers = owner.view(np.ndarray)[self.at : self.end]
        return numbers.reshape(*self.shape, self.each).view(self.schema)

    def __set__(self, owner: "Schema", values: Any) -> None:
        self.__get__(owner, type(owner)).view(np.ndarray)[...] = values  # type: ignore[attr-defined]

    def blanks(self) -> list[tuple[int, int, int]]:
        starts, inner = range(self.at, self.end, self.each), self.schema.blanks()
        return [(at + a, at + b, blank) for at in starts for a, b, blank in inner]

    def layout(self) -> str:
        return f"{super().layout()} {self.schema.digest}"


def number(blank: int = 0, key: bool = True) -> Number:
    """Declare a single number."""
    return Number((), blank, key)


def array(*shape: int, blank: int = 0, key: bool = True) -> Numbers:
    """Declare a row of numbers, or a table."""
    return Numbers(shape, blank, key)


def part(schema: type[S], key: bool = True) -> Part[S]:
    """Declare the numbers of another schema, one after the other."""
    return Part(schema, key)


def parts(schema: type[S], *shape: int, key: bool = True) -> Parts[S]:
    """Declare the numbers of another schema over and over: so many, or a table of them."""
    return Parts(schema, shape, key)


class Schema(np.ndarray[Any, np.dtype[np.int64]]):
    """Base of what is declared: its fields stand in their order, after those of its base.

    With ``within="at"`` the numbers stand in an array of others', from the place on which a
    function that reads them takes under this name. ``not_in_key`` names fields of the base that
    do not belong to the key.
    """

    fields: ClassVar[dict[str, Field]] = {}
    width: ClassVar[int] = 0
    at: ClassVar[int] = 0  # where it stands: another place where it is a part (`Part`)
    length: ClassVar[int] = 0
    within: ClassVar[str] = ""
    digest: ClassVar[str] = ""

    def __init_subclass__(cls, within: str = "", not_in_key: Iterable[str] = ()) -> None:
        cls.within = within
        cls.fields, cls.width = dict(cls.fields), cls.width
        for name in not_in_key:
            cls.fields[name] = copy(cls.fields[name])
            cls.fields[name].in_key = False
        for name, one in list(vars(cls).items()):
            if isinstance(one, Field):
                if hasattr(Schema, name):
                    raise TypeError(f"{cls.__qualname__}: {name} is what an array has already")
                if name in cls.fields:
                    raise TypeError(f"{cls.__qualname__}: {name} is declared twice")
                one.at, one.name = cls.width, name
                cls.width += one.length
                cls.fields[name] = one
        cls.length = cls.width
        layout = "\n".join([within, *(one.layout() for one in cls.fields.values())])
        cls.digest = sha256(layout.encode()).hexdigest()[:16]

    def __new__(cls, numbers: Any, start: int | None = None) -> Self:
        """Give some numbers, or those from a place on, their names: they stay where they are."""
        if start is not None:
            numbers = numbers[start : start + cls.width]
        return np.asarray(numbers, dtype=np.int64).view(cls)

    def __setattr__(self, name: str, value: Any) -> None:
        """Set a field, or what an array has; nothing else can be set."""
        if not hasattr(type(self), name):
            raise AttributeError(f"{type(self).__qualname__} has no {name}")
        super().__setattr__(name, value)

    @classmethod
    def blank(cls) -> Self:
        """Give a new one in which each field is blank."""
        if cls not in _BLANK:
            zeros = _BLANK[cls] = np.zeros(cls.width, dtype=np.int64)
            for start, end, blank in cls.blanks():
                zeros[start:end] = blank
        return cls(_BLANK[cls].copy())

    @classmethod
    def blanks(cls) -> list[tuple[int, int, int]]:
        """List what is not 0 when it is blank: from where to where, and what."""
        return [one for field in cls.fields.values() for one in field.blanks()]

    @classmethod
    def key(cls, numbers: Ints) -> bytes:
        """Give what of some numbers belongs to a plan's key."""
        return b"".join(numbers[start:end].tobytes() for start, end in cls.in_key())

    @classmethod
    def in_key(cls) -> list[tuple[int, int]]:
        """List what belongs to a plan's key: from where to where."""
        ranges: list[tuple[int, int]] = []
        for one in cls.fields.values():
            if not one.in_key:
                continue
            inner = one.schema.in_key() if isinstance(one, Part) else [(0, one.length)]
            for start, end in inner:
                if ranges and ranges[-1][1] == one.at + start:
                    ranges[-1] = ranges[-1][0], one.at + end
                else:
                    ranges.append((one.at + start, one.at + end))
        return ranges

    @classmethod
    def named(cls, place: int) -> str:
        """Say what stands at a place."""
        for one in cls.fields.values():
            if one.at <= place < one.end:
                inner = place - one.at
                if isinstance(one, Part):
                    return f"{one.name}.{one.schema.named(inner)}"
                index = ", ".join(map(str, np.unravel_index(inner // one.each, one.shape)))
                name = f"{one.name}[{index}]" if one.shape else one.name
                if isinstance(one, Parts):
                    return f"{name}.{one.schema.named(inner % one.each)}"
                return name
        raise IndexError(f"{cls.__qualname__} has {cls.width} numbers, no place {place}")


_BLANK: dict[type[Schema], NDArray[np.int64]] = {}  # by schema: its numbers, to be copied
