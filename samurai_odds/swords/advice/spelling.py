"""A plan of choices in a player's words: a title such as "attack Omi", and all that is done."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import NamedTuple

from samurai_odds.grids.fitting import counted, listed
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of
from samurai_odds.play.packing import Fields
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.search.planning import Plan, supposed
from samurai_odds.swords.forces import count_of
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.kinds import DECISIONS
from samurai_odds.swords.rules.decisions.packed import WHOLE_FORCE
from samurai_odds.swords.rules.decisions.said import TEXT, TITLE
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.naming import Names
from samurai_odds.swords.rules.troops import army_in
from samurai_odds.swords.scenario.scenario import Scenario

_OF_UNITS = (at.SOURCE_CHOICE, at.DESTINATION_CHOICE, at.UNIT_CHOICE, at.ALONG_CHOICE)
_TOLD_IF_FORCED = (at.UNIT_CHOICE, at.LEVY_CHOICE, at.PLACE_CHOICE, at.STACK_SIZE_CHOICE)
_UNSAID = (
    at.STRIKE_CHOICE,
    at.LOSSES_CHOICE,
)  # left out where declined, unless the plan has nothing else
_MOVES = (at.MARCH_CHOICE, at.SOURCE_CHOICE)  # where all are declined, nobody moves
_NAMED = 3  # provinces in a title
_LONGEST = 4  # moves of a kind that are told one by one


_Note = Callable[[State, Fields], None]


@dataclass
class Written:
    """A plan in words; ``aim`` says who attacks whom, in a war turn that is planned.

    The last ``moves`` of the lines are those of single units.
    """

    titles: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    aim: tuple[str, ...] = ()
    moves: int = 0

    @property
    def title(self) -> str:
        """What the plan is about."""
        return listed(list(dict.fromkeys(self.titles))) if self.titles else "move nobody"

    @property
    def text(self) -> str:
        """What is done, only some of many moves one by one."""
        left = self.moves - _LONGEST
        if left <= 0:
            return self.whole
        return "; ".join([*self.lines[:-left], counted(left, "more move")])

    @property
    def whole(self) -> str:
        """What is done, to the last unit."""
        return "; ".join(self.lines) or "all stay where they are"


def written(scenario: Scenario, start: Start, plan: Plan, onward: bool = False) -> Written:
    """Write a plan that begins at ``start``; ``onward``: with the moves of units it ends before."""
    choices = [*plan.choices, *(_units_moved(start, plan) if onward else ())]
    names = Names(scenario, Question(start.question.whole))
    return of_steps(names, replay(supposed(start), choices))


def _units_moved(start: Start, plan: Plan) -> list[Event]:
    """Return how the bots of the start move units in Phase D, where a plan ends at that."""
    if State(plan.after).phase != at.FORCE_SOURCES:
        return []
    there = replace(supposed(start), state=plan.after)
    events = play_to(there, 0, 0, turn=plan.turn + 1, own=plan.seat, logged=True).events
    return list(takewhile(lambda event: kind_of(event[0]) in _OF_UNITS, events))


def of_steps(names: Names, steps: Iterable[Step]) -> Written:
    """Write what is chosen in some steps of a game."""
    writer = _Writer(names)
    for step in steps:
        forced = step.what < 0 and not step.asked and kind_of(step.what) in _TOLD_IF_FORCED
        if step.asked or forced:
            writer.add(step)
    return writer.done()


class _Writer:
    """Takes a plan's choices one after the other."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.found = Written()
        self.attacked: list[str] = []
        self.fights: list[str] = []
        self.declares = False
        self.marched: dict[_Way, list[str]] = {}
        self.way: _Way | None = None  # the march under way
        self.taken: dict[tuple[_Way, str], dict[int, int]] = {}
        self.left: dict[tuple[_Way, str], dict[int, int]] = {}
        self.sent: dict[tuple[int, str], dict[int, int]] = {}  # ahead, by an army
        self.moved: dict[tuple[str, str], dict[int, int]] = {}
        self.levied: dict[int, int] = {}
        self.placed: dict[int, list[str]] = {}
        self.hidden: dict[str, int] = {}
        self.waits: tuple[str, str] | None = None  # what was declined, said if nothing else is
        self.plain: list[tuple[int, str, str]] = []  # what was asked, and the answer
        self.noted: Mapping[int, _Note] = {  # what is told together with others of its kind
            at.MARCH_CHOICE: self._march,
            at.PICK_UP_CHOICE: self._take_up,
            at.GARRISON_CHOICE: self._garrison,
            at.DECLARE_CHOICE: self._attack,
            at.ATTACK_CHOICE: self._attack,
            at.TROOP_CHOICE: self._first,
            at.UNIT_CHOICE: self._unit,
            at.ALONG_CHOICE: self._along,
            at.RONIN_CHOICE: self._ronin,
            at.LEVY_CHOICE: self._levy,
            at.PLACE_CHOICE: self._place,
            at.STACK_SIZE_CHOICE: self._hide,
        }

    def add(self, step: Step) -> None:
        kind, s = DECISIONS[kind_of(step.what)], State(step.before)
        of = kind.fields(s, int(step.value))
        self.declares = self.declares or kind.code == at.DECLARE_CHOICE
        if kind.code in self.noted and (step.value or not kind.decline):
            self.noted[kind.code](s, of)
        title = kind.worded(TITLE, self.names, s, of)
        text = kind.worded(TEXT, self.names, s, of)
        if kind.code in _UNSAID and not step.value:
            self.waits = title, text
        elif title:
            self._answer(title, text)
        elif text:
            self.found.lines.append(text)
        if step.asked:
            said = kind.label(self.names, s, int(step.value))
            self.plain.append((kind.code, kind.question(self.names, s).rstrip("?"), said))

    def done(self) -> Written:
        """Say what is attacked, and what has been moved how often."""
        words = self.found
        first = self._marches(False)
        words.lines = [*first, *words.lines]
        last = self._marches(True)
        last += [
            f"army {army} sends {_some(sent)} to {to}" for (army, to), sent in self.sent.items()
        ]
        moves = [
            f"{_some(kinds)} from {source} to {to}" for (source, to), kinds in self.moved.items()
        ]
        if (last or moves) and (words.lines or self.declares or self.waits):
            final = last or moves
            final[0] = f"Phase D: {final[0]}"
        words.lines += last
        self._quiet()
        if self.attacked or self.declares:
            whom = listed(list(dict.fromkeys(self.attacked))) if self.attacked else "nobody"
            words.titles.insert(0, f"attack {whom}")
            words.aim = whom, *sorted(self.fights)
        else:  # alike: the same armies go to the same places
            words.aim = tuple(sorted(f"{army} {to}" for army, to in self._moved().items()))
        if first and (self.declares or not self._moved()):
            ways = [way for way in self.marched if not way.last]
            taken = any(_by_place(self.taken, way) for way in ways)
            still = "take up units" if taken else "leave units"
            words.titles.insert(0, "march" if self._moved() else still)
        elif first:
            goals = list(dict.fromkeys(self._moved().values()))
            words.titles.insert(0, f"march to {listed(goals)}")
        if last or moves:
            moving = [name for name, some in (("armies", last), ("units", moves)) if some]
            words.titles.append(f"move {listed(moving)}")
        if self.waits and not words.titles:
            self._answer(*self.waits)
        words.lines += moves
        if not words.titles and any(code not in _MOVES for code, _, _ in self.plain):
            self._plainly()
        words.moves = len(moves)
        return words

    def _plainly(self) -> None:
        """Say what was asked, and what was answered where no line tells."""
        words, (_, first, _) = self.found, self.plain[0]
        words.titles.append(first)
        words.lines = words.lines or [
            said if title == first else f"{title}: {said}" for _, title, said in self.plain
        ]

    def _moved(self) -> dict[int, str]:
        """Return where armies stand at last that have left their provinces."""
        return {way.army: by[-1] for way, by in self.marched.items() if by[-1] != by[0]}

    def _quiet(self) -> None:
        """Say what is levied and placed, and where ronin lie, before the war turns."""
        words = self.found
        if self.levied:
            bought = {kind: number for kind, number in self.levied.items() if number}
            words.titles.append(f"levy {_some(bought) if bought else 'nothing'}")
            words.lines.append(counted(sum(bought.values()), "unit"))
        if self.placed:
            places = [place for places in self.placed.values() for place in places]
            few = len(places) <= _NAMED
            title = f"strengthen {listed(places)}" if few else f"place {len(places)} units"
            words.titles.append(title)
        for kind, places in self.placed.items():
            words.lines.append(f"{_some({kind: len(places)})} into {listed(places)}")
        if self.hidden:
            words.titles.append(f"hide {count_of(at.RONIN, sum(self.hidden.values()))}")
            for number in sorted(set(self.hidden.values()), reverse=True):
                places = sorted(where for where, each in self.hidden.items() if each == number)
                each = " each" if len(places) > 1 else ""
                words.lines.append(f"{number}{each} in {listed(places)}")

    def _answer(self, title: str, text: str) -> None:
        self.found.titles.append(title)
        self.found.lines.append(text)

    def _march(self, s: State, of: Fields) -> None:
        to, army = self.names.province(of["province"]), of["index"] + 1
        if of["sends"]:
            self.found.titles.append(f"enter {to}")
            return
        self.way = _Way(army, bool(s.phase == at.FINAL_MARCHES))
        if self.way not in self.marched:
            self.marched[self.way] = [self.names.province(of["start"])]
        self.marched[self.way].append(to)

    def _take_up(self, s: State, of: Fields) -> None:
        if self.way is not None and not of["recovered"]:
            here = self.names.province(of["start"])
            _count(self.taken.setdefault((self.way, here), {}), of["kind"])

    def _garrison(self, s: State, of: Fields) -> None:
        """Note a unit that an army leaves behind: on its march, or where it moves in.

        One that it has just taken up there has stayed.
        """
        here, kind = self.names.province(of["start"]), of["kind"]
        if of["ahead"]:
            army = of["army"] % at.ARMIES_EACH + 1
            _count(self.sent.setdefault((army, self.names.province(of["to"])), {}), kind)
        elif self.way is not None:
            taken = self.taken.get((self.way, here), {})
            if taken.get(kind):
                taken[kind] -= 1
            else:
                _count(self.left.setdefault((self.way, here), {}), kind)
        else:
            self.found.lines.append(f"a {KINDS[kind]} stays in {here}")

    def _marches(self, last: bool) -> list[str]:
        """Say where armies go in a phase, by which provinces, whom they take up and leave where.

        One that comes back with the same units has stayed.
        """
        words: list[str] = []
        for way, (begun, *by, to) in self.marched.items():
            taken, left = _by_place(self.taken, way), _by_place(self.left, way)
            if way.last != last or (to == begun and not taken and not left):
                continue
            via = f" by {listed(by)}" if by else ""
            text = f"army {way.army}{via} {'back ' if to == begun else ''}to {to}"
            if left:
                text += f", leaving {listed(left)}"
            if taken:
                text += f", taking up {listed(taken)}"
            words.append(text)
        return words

    def _attack(self, s: State, of: Fields) -> None:
        where = self.names.province(of["province"])
        self.attacked.append(where)
        self.fights.append(f"{self.names.own_troop(s, of['troop'])} attacks {where}")
        self.found.lines.append(self.fights[-1])

    def _first(self, s: State, of: Fields) -> None:
        """Say which troop fights first."""
        where = self.names.province(of["province"])
        who = f"the force in {where}" if of["index"] < 0 else f"army {of['index'] + 1}"
        if len(self.attacked) > 1:
            self.found.lines.append(f"{who} fights first")
        elif not self.attacked:
            self._answer(f"let {who} fight next", f"{who} fights next")

    def _unit(self, s: State, of: Fields) -> None:
        """Note a unit that goes over a border in Phase D."""
        source = self.names.province(of["start"])
        to = self.names.province(int(s.destination))
        into = "the army in " if s.into else ""
        _count(self.moved.setdefault((source, into + to), {}), of["kind"])

    def _along(self, s: State, of: Fields) -> None:
        for _ in range(of["number"]):
            self._unit(s, {**of, "kind": at.RONIN})

    def _ronin(self, s: State, of: Fields) -> None:
        """Note the ronin of a province that go with an army, or fight with a troop."""
        here, marches = self.names.province(of["start"]), s.phase == at.RONIN_ALONG
        if self.way is not None and marches:
            for _ in range(of["number"]):
                _count(self.taken.setdefault((self.way, here), {}), at.RONIN)
            return
        troop = s.troop if s.phase == at.REVEAL_ATTACKER else army_in(s, int(s.fight_at))
        whose = self.names.own_troop(s, int(s.mover if marches else troop))
        self.found.lines.append(f"{of['number'] or 'no'} ronin of {here} with {whose}")

    def _levy(self, s: State, of: Fields) -> None:
        self.levied[of["kind"]] = of["number"]

    def _place(self, s: State, of: Fields) -> None:
        where = self.names.province(of["province"])
        place = f"the army in {where}" if of["into"] else where
        self.placed.setdefault(of["kind"], []).append(place)

    def _hide(self, s: State, of: Fields) -> None:
        self.hidden[self.names.province(of["start"])] = of["number"]


class _Way(NamedTuple):
    """An army's march: its number, and whether it is the last of the turn, in Phase D."""

    army: int
    last: bool


def _by_place(units: dict[tuple[_Way, str], dict[int, int]], way: _Way) -> list[str]:
    """List the units of an army's march, province by province."""
    words = []
    for (whose, where), kinds in units.items():
        some = {kind: number for kind, number in kinds.items() if number}
        if whose == way and some:
            words.append(f"{_some(some)} in {where}")
    return words


def _count(kinds: dict[int, int], kind: int) -> None:
    kinds[kind] = kinds.get(kind, 0) + 1


def _some(kinds: dict[int, int]) -> str:
    """List units as in a sentence: a bowman and 2 spearmen."""
    return listed([_number(kind, n) for kind, n in kinds.items()])


def _number(kind: int, number: int) -> str:
    if kind == WHOLE_FORCE:
        return "the whole force"
    return f"a {KINDS[kind]}" if number == 1 else count_of(kind, number)
