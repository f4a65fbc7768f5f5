"""The question of a full game, of which a search makes copies by the thousand.

Most of its numbers are tables, a megabyte of them; a copy differs in a few, such as the turn
before which a game stops, and in the orders and plans said beforehand that stand at its end.
"""

from typing import Any
from weakref import ref

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]

_ROOM = 512  # numbers at the end of a lent array, at first


class Question:
    """A question's numbers, read and written as a flat array; a copy shares what it can.

    It keeps an array that all copies share and nobody can write, as does the next question of the
    same numbers (of the cards of a hand), the numbers that differ by their place, and its end.
    ``whole`` is all of it as an array, to be read only; compiled rules get one that is lent.
    """

    __slots__ = ("_end", "_own", "_shared", "_whole")

    def __init__(self, numbers: Numbers) -> None:
        self._shared = _shared(numbers)
        self._own: dict[int, int] = {}
        self._end: tuple[int, ...] = ()
        self._whole: Numbers | None = self._shared.numbers

    def copy(self) -> "Question":
        """Give a question of the same numbers, to be written."""
        return self._with_end(self._end)

    def ended(self, place: int, numbers: tuple[int, ...]) -> "Question":
        """Give a copy that ends with some numbers from a place on, none before its first end."""
        first = len(self._shared.numbers)
        assert place >= first
        return self._with_end(self._end[: place - first] + numbers)

    def _with_end(self, end: tuple[int, ...]) -> "Question":
        made = Question.__new__(Question)
        made._shared, made._own, made._end = self._shared, self._own.copy(), end
        made._whole = self._whole if end is self._end else None
        return made

    def __len__(self) -> int:
        return len(self._shared.numbers) + len(self._end)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return self._part(place)
        if place in self._own:
            return self._own[place]
        numbers = self._shared.numbers
        return numbers[place] if place < len(numbers) else self._end[place - len(numbers)]

    def _part(self, place: slice) -> Numbers:
        """Return numbers as an array, to be read only, without making one of all."""
        places = range(*place.indices(len(self)))
        if self._whole is not None or max(places, default=0) >= len(self._shared.numbers):
            return self.whole[place]
        part = self._shared.numbers[place].copy()
        for one, value in self._own.items():
            if one in places:
                part[places.index(one)] = value
        return _fixed(part)

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, slice):
            for number, each in zip(range(*place.indices(len(self))), value, strict=True):
                self[number] = each
            return
        if value == self._shared.numbers[place]:
            self._own.pop(int(place), None)
        else:
            self._own[int(place)] = int(value)
        self._whole = None

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Numbers:
        return np.array(self.whole, dtype=dtype, copy=copy)

    @property
    def whole(self) -> Numbers:
        """All numbers as one array, which nobody may write."""
        if self._whole is None:
            whole = np.append(self._shared.numbers, np.array(self._end, dtype=np.int64))
            whole[list(self._own)] = list(self._own.values())
            self._whole = _fixed(whole)
        return self._whole

    def lend(self) -> "Lent":
        """Lend an array of all numbers, until it is given back (`Lent.back`)."""
        try:
            lent = self._shared.spare.pop()  # at once, whatever other threads do
        except IndexError:
            lent = Lent(self._shared)
        lent.write(self._own, self._end)
        return lent


def _fixed(numbers: Numbers) -> Numbers:
    numbers.flags.writeable = False
    return numbers


class _Shared:
    """The numbers that copies share, and arrays of them that nobody uses at present."""

    __slots__ = ("__weakref__", "numbers", "spare")

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.spare: list[Lent] = []


_LATEST: list["ref[_Shared]"] = []  # the one made last, if anybody still has it


def _shared(numbers: Numbers) -> _Shared:
    latest = _LATEST[0]() if _LATEST else None
    if latest is None or not np.array_equal(latest.numbers, numbers):
        latest = _Shared(_fixed(numbers.copy()))
        _LATEST[:] = [ref(latest)]
    return latest


class Lent:
    """An array of a question's numbers, which one thread at a time uses."""

    __slots__ = ("_array", "_own", "_shared", "numbers")

    def __init__(self, shared: _Shared) -> None:
        self._shared = shared
        self._array = np.append(shared.numbers, np.zeros(_ROOM, dtype=np.int64))
        self._own: list[int] = []
        self.numbers = shared.numbers

    def write(self, own: dict[int, int], end: tuple[int, ...]) -> None:
        """Write a question's own numbers and its end over those of the last one."""
        first = len(self._shared.numbers)
        if first + len(end) > len(self._array):
            self._array = np.append(self._array, np.zeros(2 * len(end), dtype=np.int64))
        for place in self._own:
            self._array[place] = self._shared.numbers[place]
        for place, value in own.items():
            self._array[place] = value
        self._array[first : first + len(end)] = end
        self._own, self.numbers = list(own), self._array[: first + len(end)]

    def back(self) -> None:
        """Give it back, for the next that asks for one."""
        self._shared.spare.append(self)
