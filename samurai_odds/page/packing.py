"""Scenarios as rows of JSON, far shorter than as objects of JavaScript."""

import dataclasses
from typing import Any


class Packing:
    """Packs objects: each is a list of the number of its class, from 1, and its fields.

    A tuple is such a list with 0. What follows is as it is: numbers, texts, true, false, null.
    ``classes`` lists the classes met.
    """

    def __init__(self) -> None:
        self.classes: list[type] = []

    def packed(self, value: Any) -> Any:
        """Return a value as JSON may hold it; fields at the end that have their defaults stay."""
        if isinstance(value, tuple | list):
            return [0, *map(self.packed, value)]
        if not dataclasses.is_dataclass(value):
            assert value is None or isinstance(value, bool | int | float | str), value
            return value
        kind: Any = type(value)
        if kind not in self.classes:
            self.classes.append(kind)
        fields = [getattr(value, field.name) for field in dataclasses.fields(value) if field.init]
        return [1 + self.classes.index(kind), *map(self.packed, fields)]
