"""Several numbers in one: declared once, packed and unpacked in Python and by compiled rules."""

import linecache
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.machine import inlined

Fields = dict[str, int]


@dataclass(frozen=True)
class Field:
    """A part of a packed number: its type, how many values it has, and what stands for 0.

    ``first`` is 1 where 0 is left to say that there is none. ``type`` is the game's word for what
    the field names.
    """

    name: str
    type: str
    size: int = 1000
    first: int = 0


@dataclass(frozen=True)
class Packing:
    """Fields in one number, the first the most significant; its size has no bound.

    ``first`` stands for all of them at 0: 1 where 0 is left to say that there is nothing.
    """

    fields: tuple[Field, ...]
    first: int = 0

    def weight(self, name: str) -> int:
        """Return by what a field counts in the number."""
        weight = 1
        for one in self.fields[::-1]:
            if one.name == name:
                return weight
            weight *= one.size
        raise KeyError(name)

    def pack(self, values: Mapping[str, int]) -> int:
        """Pack values by field; a field that is not among them is none."""
        number = 0
        for one in self.fields:
            number = number * one.size + (values[one.name] + one.first if one.name in values else 0)
        return number + self.first

    def unpack(self, number: int) -> Fields:
        """Return the values by field."""
        fields: Fields = {}
        number -= self.first
        for place in range(len(self.fields) - 1, -1, -1):
            one = self.fields[place]
            fields[one.name] = (number % one.size if place else number) - one.first
            number //= one.size
        return fields

    def packer(self, module: str, name: str) -> Callable[..., int]:
        """Return the function for rules that packs the fields, in their sequence."""
        terms = [f"{self.first}"] if self.first else []
        for one in self.fields:
            term, weight = one.name, self.weight(one.name)
            term = f"({term} + {one.first})" if one.first else term
            terms.append(f"{term} * {weight}" if weight > 1 else term)
        parameters = ", ".join(one.name for one in self.fields)
        body = [f"return {' + '.join(terms)}"]
        packs: Callable[..., int] = inlined(written(module, name, parameters, body, {}))
        return packs

    def taker(self, module: str, name: str, of: str) -> Callable[[int], int]:
        """Return the function for rules that takes one field out of the number."""
        [one] = [each for each in self.fields if each.name == of]
        weight = self.weight(of)
        number = f"(value - {self.first})" if self.first else "value"
        taken = f"{number} // {weight}" if weight > 1 else number
        taken += "" if one is self.fields[0] else f" % {one.size}"
        taken += f" - {one.first}" if one.first else ""
        takes: Callable[[int], int] = inlined(
            written(module, name, "value", [f"return {taken}"], {})
        )
        return takes


def written(
    module: str, name: str, arguments: str, body: Sequence[str], known: Mapping[str, Any]
) -> Any:
    """Make a function of lines of Python, which can be compiled, or translated for the page.

    It belongs to a module, and calls what is ``known`` by these names.
    """
    lines = [f"def {name}({arguments}):", *(f"    {line}" for line in body), ""]
    text, file = "\n".join(lines), f"<{name} of {module}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    space: dict[str, Any] = {"__name__": module, **known}
    exec(compile(text, file, "exec"), space)
    return space[name]


def by_number(
    module: str,
    name: str,
    parameters: str,
    key: str,
    rules: Mapping[int, tuple[Callable[..., Any], str]],
    otherwise: str,
) -> Any:
    """Make a function that calls the rule of the number that an expression has.

    ``rules`` has with each what it is given; of any other number ``otherwise`` is returned.
    """
    known = {f"rule_{number}": rule for number, (rule, _) in rules.items()}
    body = [f"number = {key}"]
    for number, (_, passed) in sorted(rules.items()):
        body += [f"if number == {number}:", f"    return rule_{number}({passed})"]
    return written(module, name, parameters, [*body, f"return {otherwise}"], known)
