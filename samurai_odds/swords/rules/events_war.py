"""Action 7, Wage War, as data: marches, battles, the ninja, provinces and seats that fall."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from samurai_odds.play.events import Happening
from samurai_odds.play.replay import Step
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.combat.compositions import FIRST_STRIKE, HAND_TO_HAND, SHOTS, numbered
from samurai_odds.swords.layout import (
    BONUS,
    FORCE,
    HAND_KINDS,
    KIND_COUNT,
    KINDS,
    RANGED_KINDS,
    WIDTH,
)
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import State
from samurai_odds.swords.rules.naming import Names
from samurai_odds.swords.rules.on_board import NINJA, experience, first_stack
from samurai_odds.swords.rules.rows import army_row, side_at
from samurai_odds.swords.rules.troops import army_in
from samurai_odds.swords.scenario.pieces import ARMY as MARKER
from samurai_odds.swords.scenario.pieces import of_army, of_force

OVER_SEA = "over a sea line"  # an attack
REVENGE = "revenge"  # a roll
ROLLS = {
    combat.STRIKE_RANGED: FIRST_STRIKE,
    combat.STRIKE_HAND: FIRST_STRIKE,
    combat.RANGED_ATTACKER: SHOTS,
    combat.RANGED_DEFENDER: SHOTS,
    combat.HAND_ATTACKER: HAND_TO_HAND,
    combat.HAND_DEFENDER: HAND_TO_HAND,
}
PHASE_A, MOVING_IN, PHASE_D, RECOVERED = "phase A", "moving in", "phase D", "recovered"
_PHASES_D = (at.FINAL_MARCHES, at.FORCE_SOURCES, at.FORCE_TARGETS, at.FORCE_UNITS, at.FORCE_RONIN)


def troop_of(s: State, row: int) -> dict[str, int]:
    """Return the units of a troop by kind."""
    return {kind: int(s[row + k]) for k, kind in enumerate(KINDS) if s[row + k]}


def fought(names: Names, step: Step, decided: list[Happening]) -> list[Happening]:
    """Return what happens in a step of a war turn, with what was decided in it."""
    before, now = State(step.before), State(step.after)
    phase = int(before.phase)
    happenings = []
    if before.active != now.active and now.active >= 0:
        sword = {"sword": int(now.sword[now.active])}
        happenings.append(Happening("turn", int(now.active), left=int(now.turn), numbers=sword))
    happenings += decided
    if phase == at.DICE:
        happenings += _rolled(step)
        happenings += _losses(before, now)
    if phase in (at.REVEAL_DEFENDER, at.LOSS_ORDERS) and now.phase == at.DICE:
        happenings.append(_attack(now))
    if phase in (at.STRIKE, at.REVENGE_ROLL) and step.asked:
        happenings += _struck(step)
    return [*happenings, *_marched(before, now), *_changed(names, before, now)]


# ---- battles -------------------------------------------------------------------------


def _attack(s: State) -> Happening:
    """Return that a battle begins, with both sides' compositions: a force is its first stack."""
    there, army = int(s.fight_at), int(s.troop)
    home = army_in(s, there)
    numbers = {"owner": int(s.owner[there])}
    for side in range(2):
        numbers |= numbered(side, _side(s, side))
    return Happening(
        "attack",
        int(s.active),
        army if army != at.FORCE_TROOP else first_stack(s, int(s.fight_from)),
        home if home >= 0 else first_stack(s, there),
        start=int(s.fight_from),
        end=there,
        what=OVER_SEA if s.naval else "",
        numbers=numbers,
    )


def _side(s: State, side: int) -> tuple[int, ...]:
    row = side_at(side)
    return tuple(int(number) for number in s[row : row + WIDTH])


def _rolled(step: Step) -> list[Happening]:
    """Return a roll of a battle: ``numbers`` are the dice by kind of unit, round and side."""
    s = State(step.before)
    if step.what <= 0:
        return []
    which, there = int(s.fight.step), int(s.fight_at)
    side = 0 if combat.attackers_roll(which) else 1
    shots = which in (combat.STRIKE_RANGED, combat.RANGED_ATTACKER, combat.RANGED_DEFENDER)
    struck = ROLLS[which] == FIRST_STRIKE
    row, walls = side_at(side), int(s.fight.walls)
    numbers = {"round": int(State(step.after).fight_round), "side": side}
    for kind in RANGED_KINDS if shots else HAND_KINDS:
        dice = int(combat.dice_of(s, row, kind, combat.NO_WALLS if shots or struck else walls))
        if dice:
            numbers[KINDS[kind]] = dice
    seat = int(s.owner[there] if side else s.active)
    return [Happening("roll", seat, end=there, what=ROLLS[which], hits=step.value, numbers=numbers)]


def _losses(before: State, now: State) -> Iterator[Happening]:
    """List the casualties of both sides, each by its stack, with what is left of the side."""
    here, there, army = int(before.fight_from), int(before.fight_at), int(before.troop)
    attackers = at.NONE if army == at.FORCE_TROOP else army
    yield from _dead(before, now, 0, int(before.active), here, attackers)
    yield from _dead(before, now, 1, int(before.owner[there]), there, army_in(before, there))


def _dead(
    before: State, now: State, side: int, seat: int, place: int, army: int
) -> Iterator[Happening]:
    was, left = _side(before, side), _side(now, side)
    which = {"side": side} | numbered(side, left)
    for k in range(2 * KIND_COUNT):
        kind, lost = k % KIND_COUNT, was[k] - left[k]
        if lost:
            piece = of_army(army, kind) if k < FORCE else of_force(place, kind)
            yield Happening(
                "loss",
                seat,
                piece,
                start=place,
                what=KINDS[kind],
                lost=lost,
                left=left[k],
                numbers=which,
            )
    walls = was[BONUS] - left[BONUS]
    if walls > 0:
        yield Happening("walls", seat, end=place, lost=walls, left=left[BONUS], numbers=which)


# ---- the ninja -----------------------------------------------------------------------


def _struck(step: Step) -> list[Happening]:
    """Return the roll of the ninja, or of who takes revenge, and whom it has killed."""
    before, now = State(step.before), State(step.after)
    army, revenge = int(before.marked), before.phase == at.REVENGE_ROLL
    hit = now.fallen[army] or now.where[army] < 0
    roll = Happening(
        "roll",
        int(before.avenger if revenge else before.ninja),
        target=army,
        end=int(before.where[army]),
        what=REVENGE if revenge else NINJA,
        faces=(str(step.value + 1),),
        hits=int(hit),
    )
    if not hit:
        return [roll]
    seat, daimyo = at.seat_of_army(army), of_army(army, at.DAIMYO)
    place = int(before.where[army])
    killed = Happening("killed", seat, daimyo, start=place, what=KINDS[at.DAIMYO], lost=1, left=0)
    return [roll, replace(killed, why=(roll.what,))]


# ---- what changed --------------------------------------------------------------------


def _marched(before: State, now: State) -> Iterator[Happening]:
    """List the armies that stand elsewhere, or again, with their units."""
    then = int(before.after_move)
    why = PHASE_D if then in _PHASES_D else MOVING_IN if then == at.NEXT_ATTACK else PHASE_A
    for army in range(at.MOST_ARMIES):
        start, end, seat = int(before.where[army]), int(now.where[army]), at.seat_of_army(army)
        if start == end or end < 0:
            continue
        if start < 0:
            yield Happening("enter", seat, army, end=end, what=MARKER, left=1, why=(RECOVERED,))
        else:
            yield Happening(
                "move",
                seat,
                army,
                start=start,
                end=end,
                path=(end,),
                what=MARKER,
                why=(why,),
                numbers=troop_of(now, army_row(army)),
            )


def _changed(names: Names, before: State, now: State) -> Iterator[Happening]:
    """List armies out of the game, experience, provinces that changed hands, seats that fell."""
    for army in range(at.MOST_ARMIES):
        start, end = int(before.where[army]), int(now.where[army])
        if start >= 0 and end < 0:
            yield Happening("leave", at.seat_of_army(army), army, start=start, what=MARKER)
        elif end >= 0 and before.phase == at.TROOP_DONE and before.recovering < 0:
            yield from _experience(before, now, army)
    fallen = [seat for seat in range(at.MOST_SEATS) if now.out_in[seat] != before.out_in[seat]]
    for seat in fallen:
        yield _fallen(before, now, seat)
    yield from _owners(names, before, now, fallen)


def _experience(before: State, now: State, army: int) -> Iterator[Happening]:
    level, hole = int(now.level[army]), int(now.hole[army])
    if level != before.level[army] or hole != before.hole[army]:
        yield Happening(
            "rise",
            at.seat_of_army(army),
            army,
            end=int(now.where[army]),
            what=experience(level, hole),
            numbers={"level": level, "hole": hole},
        )


def _owners(names: Names, before: State, now: State, fallen: Sequence[int]) -> Iterator[Happening]:
    """List the provinces emptied or taken, with whose each was and how many its owner has now.

    He has those that he claims, too (S10). What a seat has until it falls is told with its fall.
    """
    owners, emptied = before.owner.tolist(), now.emptied.tolist()
    for place, owner in enumerate(now.owner.tolist()[: len(names.provinces)]):
        was = owners[place]
        if owner != was and (was not in fallen or emptied[place]):
            owned = int(now.owned[owner] + now.claims[owner]) if owner >= 0 else 0
            yield Happening("owner", owner, end=place, numbers={"was": was, "owned": owned})


def _fallen(before: State, now: State, seat: int) -> Happening:
    """Return that a seat is out of the game, and what its heir takes over."""
    heir = int(now.heir[seat])
    if heir < 0:
        return Happening("fall", seat)
    claimed = int(now.claims[heir] - before.claims[heir])
    numbers = {"heir": heir, "claimed": claimed, "all": int(now.owned[heir] + now.claims[heir])}
    heirs = zip(before.owner.tolist(), now.owner.tolist(), strict=True)
    gained = sum(was == seat and owner == heir for was, owner in heirs)
    return Happening("fall", seat, gained=gained, numbers=numbers)
