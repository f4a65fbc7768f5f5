"""What happens in a game, step by step, as data (`play.events`): setup and Actions 1 to 6, 9.

What is decided, rolled and revealed is made of the step here, in `events_war` and by what the
kinds of decision declare; what follows from it (units that go along, koku spent) is what the board
has that was not said (`all_happened`).
"""

from collections.abc import Iterator
from dataclasses import replace

from samurai_odds.play.events import Happening, after, differences
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step, is_choice
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.kinds import DECISIONS
from samurai_odds.swords.rules.events_war import fought, troop_of
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.levy import is_for_army, levied_kind
from samurai_odds.swords.rules.naming import Names
from samurai_odds.swords.rules.observing import keeps_secret
from samurai_odds.swords.rules.on_board import (
    KOKU,
    NINJA,
    board_of,
    hand_of,
    is_unchanged,
    passed,
)
from samurai_odds.swords.rules.rows import army_row
from samurai_odds.swords.rules.troops import army_in, provinces_of_player
from samurai_odds.swords.scenario.pieces import (
    BASE,
    BASES,
    CASTLE,
    CASTLES,
    HIDDEN,
    of_army,
    of_force,
)

DEALT, SPLIT = "dealt", "split"  # province cards
SET_UP, TAKEN, DRAWN = "setup", "taken", "drawn"  # swords
MARKERS = "markers"  # of the armies are placed next
SPIED = "spied"  # a plan, before it is revealed
INTO_ARMY = {"army": 1}  # of a unit levied


def all_happened(names: Names, step: Step) -> list[Happening]:
    """Return all that happens in a step: with the board before it, it makes the board after."""
    happenings = happened(names, step)
    if is_unchanged(State(step.before), State(step.after)):
        return happenings
    now = board_of(names, step.after)
    board = after(board_of(names, step.before), happenings)
    more = passed(board, now)
    return [*happenings, *more, *differences(after(board, more), now)]


def ended(names: Names, s: State) -> Happening:
    """Return how a game stands at its end."""
    q: Question = names.question
    held = 0 if s.winner < 0 else int(provinces_of_player(q, s, q.player[s.winner]))
    reason = at.REASONS[s.ended]
    return Happening("result", int(s.winner), what=reason, gained=held, left=int(s.turn))


def happened(names: Names, step: Step) -> list[Happening]:
    """Return what is decided, rolled and revealed in a step, and what becomes of it."""
    s, phase = State(step.before), int(State(step.before).phase)
    if s.recovering >= 0 or phase >= at.FIRST_OF_WAR:
        if phase == at.ROUND_END and s.recovering < 0:
            return [*_collected(names, State(step.after))]
        return fought(names, step, decided(names, step))
    if phase < at.FIRST_IN_ROUND:
        return [*decided(names, step), *_set_up(names, step)]
    if phase == at.ROUND_START:
        return [Happening("begin", left=int(s.turn))]
    return [*_deployed(names, step), *decided(names, step), *_action(names, step)]


def decided(names: Names, step: Step) -> list[Happening]:
    """Return what a player has decided: in secret, where all choose at the same time."""
    if not is_choice(step):
        return []
    kind = kind_of(step.what)
    one = DECISIONS[kind].happening(names, step)
    if one is None:
        return []
    s = State(step.before)
    stay = kind == at.RONIN_CHOICE and step.value == 0 and s.phase != at.REVEAL_DEFENDER
    if stay or (keeps_secret(s) and kind != at.SPY_CHOICE):  # that ronin lie there: W7
        return [replace(one, seats=hand_of(names.question, one.seat))]
    return [one]


# ---- the setup ----------------------------------------------------------------------


def _set_up(names: Names, step: Step) -> Iterator[Happening]:
    """List what a phase of the setup that ends has come to."""
    s, phase, then = State(step.after), int(State(step.before).phase), int(State(step.after).phase)
    if then == phase:
        return
    seats = range(len(names.seats))
    if phase in (at.DEAL, at.SPLIT_DEAL):
        what = DEALT if phase == at.DEAL else SPLIT
        for seat in seats:
            own = tuple(k for k, owner in enumerate(s.owner.tolist()) if owner == seat)
            if own:
                yield Happening("deal", seat, what=what, path=own)
    elif phase == at.SETUP_SWORDS:
        for seat in seats:
            yield Happening("sword", seat, what=SET_UP, left=int(s.setup_sword[seat]))
    if then in (at.MARKERS, at.SPLIT_ARMIES):
        yield Happening("begin", what=MARKERS)
    if then == at.ROUND_START:
        for army in range(len(seats) * at.ARMIES_EACH):
            units, where = troop_of(s, army_row(army)), int(s.where[army])
            yield Happening("form", at.seat_of_army(army), army, end=where, numbers=units)


# ---- Actions 1 to 6 ------------------------------------------------------------------


def _action(names: Names, step: Step) -> Iterator[Happening]:
    """List what all may know of Actions 1 to 6, but for ronin deployed."""
    before, now = State(step.before), State(step.after)
    phase = int(before.phase)
    if phase == at.SPYING and now.spied >= 0:
        seen = hand_of(names.question, int(before.ninja))
        yield Happening(
            "plan", int(now.spied), what=SPIED, numbers=_bins(now, now.spied), seats=seen
        )
    elif phase == at.REVEALED:
        for seat in range(len(names.seats)):
            if koku := _bins(now, seat):
                yield Happening("plan", seat, numbers=koku)
    elif phase == at.WISHES and step.asked:
        for seat in range(len(names.seats)):
            if now.sword[seat] and not before.sword[seat]:
                yield Happening("sword", seat, what=DRAWN, left=int(now.sword[seat]))
    elif phase == at.DRAWING_SWORDS and now.phase == at.BUILDING:
        yield from _swords(names, now)
    elif phase == at.BUILDING:
        yield from _built(names, before, now)
    elif phase == at.PLACING and now.phase == at.HIRING:
        yield from _levied(names, before)
    elif phase == at.HIRING:
        yield from _hired(names, before, now)
    elif phase == at.NINJA_BIDS:
        yield from _ninja(names, now)
    yield from _wasted(names, before, now)


def _bins(s: State, seat: int) -> dict[str, int]:
    """Return what lies in a seat's bins, by what it is for."""
    koku = s.bins[seat].tolist()
    return {name: koku[k] for k, name in enumerate(at.BINS_NAMED) if koku[k]}


def _swords(names: Names, s: State) -> Iterator[Happening]:
    """List the swords in their order, each with the koku bid for it."""
    swords = [int(s.sword[seat]) for seat in range(len(names.seats))]
    for number in range(1, len(swords) + 1):
        for seat, held in enumerate(swords):
            if held == number:
                bid = int(s.bins[seat, at.TO_SWORDS])
                yield Happening("sword", seat, what=TAKEN, lost=bid, left=number)


def _built(names: Names, before: State, now: State) -> Iterator[Happening]:
    for place in range(len(names.provinces)):
        built, owner = int(now.built[place]), int(now.owner[place])
        if built != before.built[place]:
            what, first = (CASTLE, CASTLES) if built == at.CASTLE else (BASE, BASES)
            yield Happening("build", owner, first + place, end=place, what=what, gained=1, left=1)


def _levied(names: Names, before: State) -> Iterator[Happening]:
    """List the units that all place at the same time, one a province."""
    for seat in range(len(names.seats)):
        for place in range(len(names.provinces)):
            levied = int(before.levied[place])
            if not levied or before.owner[place] != seat:
                continue
            kind, army = levied_kind(levied), army_in(before, place)
            row, into = before.force[place].tolist(), of_force(place, kind)
            if is_for_army(levied):
                row, into = before.army[army].tolist(), of_army(army, kind)
            yield Happening(
                "levy",
                seat,
                into,
                end=place,
                what=KINDS[kind],
                gained=1,
                left=row[kind] + 1,
                numbers=INTO_ARMY if is_for_army(levied) else {},
            )


def _hired(names: Names, before: State, now: State) -> Iterator[Happening]:
    """List the ronin that a seat hires, in the order of the swords."""
    for seat in range(len(names.seats)):
        gained = int(now.ronin_left[seat] - before.ronin_left[seat])
        if gained > 0:
            koku = int(before.bins[seat, at.TO_RONIN])
            yield Happening("hire", seat, what=KINDS[at.RONIN], gained=gained, lost=koku)


def _deployed(names: Names, step: Step) -> Iterator[Happening]:
    """List who has deployed ronin face down, and for his own seats where."""
    s = State(step.after)
    if State(step.before).phase != at.DEPLOYING or s.phase != at.NINJA_BIDS:
        return
    for seat in range(len(names.seats)):
        hidden = s.hidden.tolist()
        where = [k for k, one in enumerate(s.owner.tolist()) if one == seat and hidden[k]]
        if where:
            yield Happening(
                "deploy",
                seat,
                path=tuple(where),
                what=HIDDEN,
                held=tuple(hidden[place] for place in where),
                seats=hand_of(names.question, seat),
                secret=("path", "held"),
            )


def _ninja(names: Names, s: State) -> Iterator[Happening]:
    """List who hires the ninja, nobody where the highest bids are equal."""
    bids = [int(s.bins[seat, at.TO_NINJA]) for seat in range(len(names.seats))]
    if any(bids):
        holder = int(s.ninja)
        koku = bids[holder] if holder >= 0 else max(bids)
        yield Happening("hire", holder, what=NINJA, lost=koku)


def _wasted(names: Names, before: State, now: State) -> Iterator[Happening]:
    """List koku that bought nothing; of a bid for the ninja that is told by who got him."""
    for seat in range(len(names.seats)):
        was, gone = before.lost[seat].tolist(), now.lost[seat].tolist()
        for k, name in enumerate(at.BINS_NAMED):
            if k != at.TO_NINJA and gone[k] != was[k]:
                yield Happening("waste", seat, what=name, lost=gone[k] - was[k])


def _collected(names: Names, s: State) -> Iterator[Happening]:
    """List the koku that each seat which plays collects (Action 9)."""
    for seat in range(len(names.seats)):
        if s.out_in[seat] == 0:
            yield Happening("collect", seat, what=KOKU, gained=int(s.koku[seat]))
