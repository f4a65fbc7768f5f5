"""Action 7, Wage War, told: marches, declarations, battles, the ninja, who falls."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Line
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.forces import count_of, many, write_force
from samurai_odds.swords.koku import price
from samurai_odds.swords.layout import BONUS, FORCE, KINDS, PLURALS, WIDTH
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions import DECISIONS
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import side_at
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import Scenario

_ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


class Names:
    """Names what the numbers of one game stand for."""

    def __init__(self, scenario: Scenario, question: Question) -> None:
        self.question = question
        self.provinces = [province.name for province in chart_of(scenario.map).provinces]
        self.seats = [
            seat.name if seat.name.lower() != f"seat {number}" else f"seat {number}"
            for number, seat in enumerate(scenario.seats, start=1)
        ]
        self.viewer = at.NONE  # the seat that reads it, whose troops are "your" ones

    def said(self, type: str, s: State, number: int) -> str:
        """Name what a number of a type stands for (`decisions`)."""
        if type == "number":
            return str(number)
        if type in ("army", "troop", "own"):
            return {"army": self.army, "troop": self.troop, "own": self.own_troop}[type](s, number)
        named: dict[str, Callable[[int], str]] = {
            "province": self.province,
            "seat": self.seat,
            "kind": lambda one: KINDS[one],
            "kinds": lambda one: PLURALS[one],
            "index": army_number,
            "bin": lambda one: at.BINS_NAMED[one],
            "sword": sword,
        }
        return named[type](number)

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    def whose(self, seat: int) -> str:
        return "your" if seat == self.viewer else f"{self.seat(seat)}'s"

    def province(self, province: int) -> str:
        return self.provinces[province]

    def listed(self, provinces: Iterable[int]) -> str:
        return ", ".join(self.provinces[province] for province in provinces)

    def army(self, s: State, army: int) -> str:
        where = int(s.where[army])
        named = f"{self.whose(army // at.ARMIES_EACH)} army {army_number(army)}"
        return f"{named} in {self.province(where)}" if where >= 0 else named

    def troop(self, s: State, troop: int) -> str:
        """Name the troop that fights: an army, or the force of a province."""
        if troop != at.FORCE_TROOP:
            return self.army(s, troop)
        return f"{self.whose(int(s.active))} force in {self.province(int(s.fight_from))}"

    def own_troop(self, s: State, troop: int) -> str:
        """Name it for its own seat: an army where it stands, if it has moved in."""
        if troop == at.FORCE_TROOP:
            return f"the force in {self.province(int(s.fight_from))}"
        return f"army {army_number(troop)} in {self.province(int(s.where[troop]))}"

    def units(self, counts: Sequence[int]) -> str:
        return units(counts)

    def koku_to_levy(self, s: State, seat: int) -> int:
        """Count a seat's koku for levies that it has not spent yet."""
        rates = Question.units_a_koku.at
        spent = price(s, State.levy.place(seat), self.question, rates)
        return int(s.bins[seat, at.TO_LEVY]) - int(spent)


def army_number(army: int) -> str:
    """Return an army's number among those of its seat."""
    return str(army % at.ARMIES_EACH + 1)


def is_choice(step: Step) -> bool:
    """Say whether somebody decided something in a step, of his own will or for want of more."""
    return step.what < 0 and step.what != AUTOMATIC


def sword(number: int) -> str:
    return f"the {_ORDINALS[number]} sword"


def units(counts: Sequence[int]) -> str:
    return ", ".join(count_of(kind, number) for kind, number in enumerate(counts) if number > 0)


def bins(s: State, seat: int) -> str:
    """Say what lies in a seat's bins, "" for nothing."""
    koku = s.bins[seat]
    return ", ".join(f"{int(k)} {name}" for k, name in zip(koku, at.BINS_NAMED, strict=True) if k)


def decided(names: Names, step: Step) -> list[Line]:
    """Tell what a player has decided."""
    return DECISIONS[kind_of(step.what)].narrated(names, step, said)


def said(rule: str, text: str) -> str:
    """Write a line of a game, under the heading of its round."""
    return f"  {rule}: {text}"


_PHASE_D = (at.FINAL_MARCHES, at.FORCE_SOURCES, at.FORCE_TARGETS, at.FORCE_UNITS, at.FORCE_RONIN)
_STEPS = {  # the heading of a roll
    combat.STRIKE_RANGED: "Naval Invasions, first strike; bowmen and gunners",
    combat.STRIKE_HAND: "Naval Invasions, first strike; hand to hand",
    combat.RANGED_ATTACKER: "Step 1, attacker's bowmen and gunners",
    combat.RANGED_DEFENDER: "Step 2, defender's bowmen and gunners",
    combat.HAND_ATTACKER: "Steps 4 to 6, attacker hand to hand",
    combat.HAND_DEFENDER: "Steps 4 to 6, defender hand to hand",
}


class War:
    """Tells the war turns of a game."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def tell(self, step: Step) -> Iterator[Line]:
        before, after = State(step.before), State(step.after)
        if before.active != after.active and after.active >= 0:
            yield Line(self._turn(after))
        if is_choice(step):
            yield from decided(self.names, step)
        yield from map(Line, self._came_of(step))

    def _came_of(self, step: Step) -> Iterator[str]:
        """Tell what a roll or a choice has changed."""
        before, after = State(step.before), State(step.after)
        phase = int(before.phase)
        if phase == at.DICE:
            yield from self._dice(step)
        if phase in (at.REVEAL_DEFENDER, at.LOSS_ORDERS) and after.phase == at.DICE:
            yield self._battle(after)
        if phase in (at.STRIKE, at.REVENGE_ROLL) and step.asked:
            yield self._struck(step, phase)
        if phase != at.BATTLE:
            yield from self._marched(before, after)
        yield from self._changes(before, after)

    def _turn(self, s: State) -> str:
        seat = int(s.active)
        number = int(s.sword[seat])
        return said("Action 7, Wage War", f"{self.names.seat(seat)}, with {sword(number)}")

    # ---- battles ---------------------------------------------------------------------

    def _battle(self, s: State) -> str:
        names, there = self.names, int(s.fight_at)
        how = " over a sea line" if s.naval else ""
        bonus = int(s.bonus_left[there])
        walls = f" with {many(bonus, 'bonus unit')}" if bonus > 0 else ""
        owner = names.seat(int(s.owner[there]))
        troop = names.troop(s, int(s.troop))
        text = (
            f"{troop} ({write_force(_side(s, 0))}) attacks {names.province(there)}{how}, "
            f"{owner}'s {write_force(_side(s, 1))}{walls}"
        )
        return said("Phase C, Conduct Combat", text)

    def _dice(self, step: Step) -> Iterator[str]:
        """Tell a roll, and the losses where both have rolled."""
        before, after = State(step.before), State(step.after)
        rule = _STEPS[int(before.fight.step)]
        if step.what > 0:
            yield said(rule, f"{many(step.value, 'hit')}")
        for lost, whose in ((0, "attacker"), (1, "defender")):
            was, now = _side(before, lost), _side(after, lost)
            gone = [a - b for a, b in zip(was, now, strict=True)]
            dead = units([gone[k] + gone[FORCE + k] for k in range(at.KIND_COUNT)])
            walls = many(gone[BONUS], "bonus unit") if gone[BONUS] > 0 else ""
            if listed := ", ".join(part for part in (dead, walls) if part):
                yield said("Remove Casualties", f"the {whose} loses {listed}")

    def _struck(self, step: Step, phase: int) -> str:
        before, after = State(step.before), State(step.after)
        army = int(before.marked)
        hit = bool(after.fallen[army] or after.where[army] < 0)
        what = "the daimyo falls" if hit else "he fails"
        rule = "Ninja As an Assassin" if phase == at.STRIKE else "The Intended Victim Gets Revenge"
        return said(rule, f"roll {step.value + 1}: {what}")

    # ---- what changed ----------------------------------------------------------------

    def _marched(self, before: State, after: State) -> Iterator[str]:
        for army in range(at.MOST_ARMIES):
            was, now = int(before.where[army]), int(after.where[army])
            if was == now or now < 0:
                continue
            if was < 0:
                text = f"{self.names.army(after, army)} is recovered"
                yield said("Eliminating an Opponent; ruling W23", text)
                continue
            then = int(before.after_move)
            rule = "Phase D, Move Daimyos' Armies" if then in _PHASE_D else "Phase A, Move"
            rule = rule if then != at.NEXT_ATTACK else "Phase C, moving in"
            text = f"{self.names.army(before, army)} goes to {self.names.province(now)}"
            yield said(rule, text)

    def _changes(self, before: State, after: State) -> Iterator[str]:
        """Tell provinces that changed hands, experience gained, armies and seats lost."""
        names = self.names
        heirs = after.out_in != before.out_in
        for army in range(at.MOST_ARMIES):
            if before.where[army] >= 0 and after.where[army] < 0:
                text = f"{names.army(before, army)} is out of the game with its daimyo"
                yield said("Losing a Daimyo", text)
            elif after.where[army] >= 0 and before.phase == at.TROOP_DONE:
                yield from self._experience(before, after, army)
        for province in range(len(names.provinces)):
            was, now = int(before.owner[province]), int(after.owner[province])
            if was == now or heirs.any():
                continue
            if now < 0:
                text = f"{names.province(province)} is empty"
                yield said("Battle Results", text)
            elif was < 0:
                owned = many(int(after.owned[now]), "province")
                text = f"{names.seat(now)} takes {names.province(province)} and has {owned}"
                yield said("Conquering an Empty Province", text)
        for seat in range(at.MOST_SEATS):
            if heirs[seat]:
                yield self._fallen(before, after, seat)

    def _experience(self, before: State, after: State, army: int) -> Iterator[str]:
        level, hole = int(after.level[army]), int(after.hole[army])
        if level != before.level[army] or hole != before.hole[army]:
            text = f"{self.names.army(after, army)}: level {level}, hole {hole}"
            yield said("Moving a Successful Daimyo's Experience Marker", text)

    def _fallen(self, before: State, after: State, seat: int) -> str:
        heir = int(after.heir[seat])
        rule = "Eliminating an Opponent"
        if heir < 0:
            nobody = "nobody takes its provinces over"
            return said(f"{rule}; ruling W19", f"{self.names.seat(seat)} is out; {nobody}")
        gained = int(after.owned[heir] - before.owned[heir])
        claimed = int(after.claims[heir] - before.claims[heir])
        emptied = f" and claims {claimed} just emptied (S10)" if claimed > 0 else ""
        took = f"{self.names.seat(heir)} takes over {many(gained, 'province')}{emptied}"
        now = int(after.owned[heir] + after.claims[heir])
        return said(rule, f"{self.names.seat(seat)} is out; {took}: {now} in all")


def _side(s: State, side: int) -> tuple[int, ...]:
    row = side_at(side)
    return tuple(int(number) for number in s[row : row + WIDTH])
