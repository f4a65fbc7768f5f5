"""Rules that read a field by its names."""

from typing import Any

from tests.engine.names.soldiers.layout import SOLDIERS, Camp, Duel, Field, Hills

THIRD = Field.place.place(2)


def march(s: Field, soldier: int, there: int) -> int:
    s.place[soldier] = there
    s.turn += 1
    s.units[soldier, 1], s.notes[0] = s.units[soldier, 0] + 2, there - 1
    return s.units[soldier, 1] + s.place[soldier - 1]


def strike(s: Duel, at: int, side: int) -> int:
    s.hits[side] += 1
    s.step = 3
    return s.hits[side] + Duel.hits.place(side)


def meet(s: Field, side: int) -> int:
    strike(Duel(s), Field.duel.at, side)
    row, found = Field.units.place(1), 0
    for soldier in range(SOLDIERS):
        found += s.units[soldier, side] * s.duel.hits[side] + s.units.flat[soldier]
    return found * 100 + s.duel.step * 10 + row


def parts(numbers: Any, soldier: int) -> list[Any]:
    s = Field(numbers)
    return [
        s.units[soldier].tolist(),
        s.place[1:].tolist(),
        s.place.tolist(),
        s.units.flat[1:4].tolist(),
        s.duel.tolist(),
    ]


def pitch(s: Hills, row: int, tents: int) -> int:
    s.camps[row, 1].tents += tents
    s.camps[2, row].guards[1] = s.guards[row].tents
    camp = Hills.camps.place(row, 1)
    s.guards.flat[4] = s.camps.flat[row]
    return (
        Camp(s, camp).tents * 100 + Camp(s, camp + Camp.width).guards[row] + s.camps[0, 1].guards[0]
    )


def made() -> Field:
    s = Field.blank()
    s.units[3] = (4, 5, 6)
    return s


def counted() -> int:
    s = made()
    return int(s.units[3, 2] + sum(s.units[3]))


class Watch:
    """Watches a field."""

    s: Field

    def __init__(self, numbers: Any) -> None:
        self.s = numbers

    def seen(self, soldier: int) -> int:
        s = self.s
        return int(self.s.place[soldier] * 10 + s.turn)
