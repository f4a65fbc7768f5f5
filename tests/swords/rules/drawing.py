"""Positions in small helper words, and a table at which a game is played move by move."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from samurai_odds.play.stepping import steps
from samurai_odds.swords.facts import load
from samurai_odds.swords.forces import read_force
from samurai_odds.swords.full_game.game import GAME, start
from samurai_odds.swords.layout import ARMY, FALLEN, FORCE
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.first_state import first_state, question_of
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.scenario.chart import shipped_chart
from samurai_odds.swords.scenario.scenario import Army, Scenario, Seat
from samurai_odds.swords.scenario.text import load as scenario_of
from tests.swords import DECISIONS

NAMES = [province.name for province in shipped_chart().provinces]
FAR = ("Mutsu", "Sado", "Oki", "Tsushima", "Hitachi")  # where a seat's army stands if none is drawn


def place(name: str) -> int:
    """Give a province's number."""
    return NAMES.index(name)


def army(seat: int, index: int = 1) -> int:
    """Give an army's number; seats and armies from 1, as at the table."""
    return (seat - 1) * at.ARMIES_EACH + index - 1


def counts(text: str) -> tuple[int, ...]:
    """Read a troop: its six counts."""
    side = read_force(text, "troop", load(), False)
    return side[ARMY:FORCE] if any(side[ARMY:FORCE]) or side[FALLEN] else side[FORCE : FORCE + 6]


class Table:
    """A game played by hand: every choice and roll is given."""

    def __init__(self, q: Question, s: State) -> None:
        self.q, self.s = Question(np.array(q)), State(np.array(s))
        self.steps = steps(GAME)
        self.steps.advance(self.q, self.s)

    @property
    def asked(self) -> str:
        """Say which decision is open, "" if dice or a draw are, or the game is over."""
        if self.s.ended or self.s.pending >= 0:
            return ""
        return DECISIONS[self.s.decision]

    @property
    def seat(self) -> int:
        """The seat asked, from 1."""
        return int(self.s.asked) + 1

    @property
    def options(self) -> list[int]:
        """The values open."""
        return self.s.choices[: self.s.options_open].tolist()

    def take(self, value: int) -> None:
        """Apply a value."""
        self.steps.take(self.q, self.s, value)

    def choose(self, kind: str, *values: int) -> None:
        """Answer decisions of a kind, one after the other."""
        for value in values:
            assert self.asked == kind, f"asked {self.asked!r}, not {kind!r}"
            assert value in self.options, f"{value} is none of {self.options}"
            self.take(value)

    def roll(self, *hits: int) -> None:
        """Give the hits of the next rolls."""
        for number in hits:
            assert 0 < self.s.pending < at.UNIFORM, f"no roll is due but {self.asked!r}"
            self.take(number)

    def draw(self, *values: int) -> None:
        """Give the outcomes of draws; of the ninja's die the face less one."""
        for value in values:
            assert self.s.pending > at.UNIFORM, f"no draw is due but {self.asked!r}"
            self.take(value)

    def quietly_until(self, kind: str, seat: int = 0) -> None:
        """Answer 0 or the first option, miss and draw the first, until a decision comes up."""
        for _ in range(5000):
            if self.s.ended or (self.asked == kind and seat in (0, self.seat)):
                return
            if self.s.pending > 0:
                self.take(0)
            else:
                self.take(0 if 0 in self.options else self.options[0])
        raise AssertionError(f"{kind} never comes up")

    def plan(
        self, seat: int, swords: int = 0, build: int = 0, levy: int = 0, ronin: int = 0
    ) -> None:
        """Make a seat's plan; the rest goes to the ninja. Without koku nothing is asked."""
        koku = (swords, build, levy, ronin)
        while self.asked == "bin" and self.seat == seat:
            self.choose("bin", koku[self.s.kind_asked])

    def aim(self, name: str) -> None:
        """Declare battles against a province wherever that can be done, no others."""
        seat = self.seat
        while self.asked == "declare" and self.seat == seat:
            self.choose("declare", 1 + place(name) if 1 + place(name) in self.options else 0)

    def come_to(self, name: str) -> None:
        """Declare nothing until a troop of a province is asked."""
        while self.asked == "declare" and self.s.fight_from != place(name):
            self.choose("declare", 0)

    def fell(self, seat: int, index: int = 1) -> None:
        """Have a daimyo assassinated."""
        number = army(seat, index)
        self.s.fallen[number], self.s.army[number, at.DAIMYO] = 1, 0

    def hide_ronin(self, name: str, number: int) -> None:
        """Let ronin lie face down in a province."""
        self.s.hidden[place(name)] += number
        self.s.ronin_box -= number

    def force(self, name: str) -> list[int]:
        """A force's six counts."""
        return self.s.force[place(name)].tolist()

    def army(self, seat: int, index: int = 1) -> list[int]:
        """An army's six counts."""
        return self.s.army[army(seat, index)].tolist()

    def where(self, seat: int, index: int = 1) -> str:
        """Where an army stands, "" if it is lost."""
        number = self.s.where[army(seat, index)]
        return NAMES[number] if number >= 0 else ""

    def owner(self, name: str) -> int:
        """Who owns a province, from 1; 0: empty."""
        return int(self.s.owner[place(name)]) + 1


def drawn(
    provinces: Mapping[str, str],
    armies: Mapping[tuple[int, int], str],
    seats: int = 3,
    variant: str = "standard",
    turn: int = 2,
    ninja: int = 0,
    koku: Sequence[int] = (),
    goal: int | None = None,
    numbers: Mapping[int, int] | None = None,
) -> Table:
    """Set a position up: ``"Aki": "1 3 spearmen castle"``, ``(1, 1): "Aki: 2: daimyo, bowman"``.

    A province says owner, force, castle or fortress; an army where it stands, its level, its
    units. Seats without an army get one far away, of a daimyo alone.
    """
    seats = 4 if variant == "two-player" else seats
    forces: list[list[tuple[str, tuple[int, ...]]]] = [[] for _ in range(seats)]
    castles = []
    for name, said in provinces.items():
        owner, _, rest = said.partition(" ")
        for built in ("castle", "fortress"):
            if rest.endswith(built):
                castles.append((name, built))
                rest = rest.removesuffix(built).strip()
        if rest:
            forces[int(owner) - 1].append((name, counts(rest)))
    stand: list[list[Army]] = [[] for _ in range(seats)]
    for (seat, index), said in armies.items():
        key, level, text = parts(said)
        stand[seat - 1].append(Army(index, key, counts(text), level))
    lowest = 2 if variant == "quick" else 1
    for seat in range(seats):
        if not stand[seat]:
            stand[seat].append(Army(1, FAR[seat], counts("daimyo"), lowest))
    purses = [*koku, *(0 for _ in range(seats))]
    scenario = Scenario(
        "drawn",
        variant,
        tuple(
            Seat(f"Seat {seat + 1}", purses[seat], None, tuple(stand[seat]), tuple(forces[seat]))
            for seat in range(seats)
        ),
        goal=goal,
        castles=tuple(castles),
        round=turn,
        ninja=ninja - 1 if ninja else None,
    )
    q = question_of(scenario, load())
    for number, value in (numbers or {}).items():
        q[number] = value
    return Table(q, first_state(q, scenario, load()))


def parts(said: str) -> tuple[str, int, str]:
    """Split "Aki: 2: daimyo, bowman" into province, level, units."""
    key, level, text = (part.strip() for part in said.split(":"))
    return key, int(level), text


def at_war(table: Table, *order: int) -> Table:
    """Begin Action 7 with seats in this order, or in that of their numbers."""
    s, order = table.s, order or tuple(range(1, table.q.seats + 1))
    for seat in range(at.MOST_SEATS):
        s.sword[seat] = s.koku[seat] = 0
        for bin_ in range(at.BIN_COUNT):
            s.bins[seat, bin_] = 0
    for sword, seat in enumerate(order, 1):
        s.sword[seat - 1] = sword
    s.sword_at_war, s.phase = 0, at.NEXT_TURN
    table.steps.advance(table.q, s)
    return table


def war(provinces: Mapping[str, str], armies: Mapping[tuple[int, int], str], **more: Any) -> Table:
    """Draw a position and begin Action 7 with seats in the order of their numbers."""
    return at_war(drawn(provinces, armies, **more))


def new_game(key: str = "standard-4") -> Table:
    """Begin a game before its deal."""
    began = start(scenario_of(key))
    return Table(began.question.whole, np.copy(began.state))
