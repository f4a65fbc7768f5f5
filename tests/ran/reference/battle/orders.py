"""Phases C to F: who gives orders; momentum, doom, continuity, trumps, coordination (5.3-5.7)."""

from dataclasses import dataclass

from tests.ran.reference.battle import able
from tests.ran.reference.battle.fighting import samurai, shock
from tests.ran.reference.battle.movement import rallying, riding, segment, withdrawing

PAIR = 1000
MOVE, WITHDRAW, RALLY, BUSHO_ORDER, CHALLENGE = 1, 2, 3, 4, 5


@dataclass(eq=False)
class Orders:
    """Who is giving orders: one contingent, or two that are coordinated (5.7)."""

    side: int
    bands: list
    run: int = 1
    must_act: bool = False  # 5.65
    only_one: bool = False  # a Finished busho who has risen (5.43[1])
    withdrew: bool = False

    def lead(self, t):
        """Of a pair the lower-rated stands for both (R14)."""
        return min(self.bands, key=lambda band: (t.rating(band.busho), band.number))


# ---- the phases -------------------------------------------------------------------------------
PASSED, LOST = "passed", "lost"


def phases(t):
    """Orders phases until nobody is left or both pass in succession (5.39, R39)."""
    passes, side, orders = 0, t.initiative, None
    while True:
        if orders is None:
            side = side if able.able(t, side) else 1 - side
            if not able.able(t, side):
                return
            t.initiative = side
            orders = yield from chosen(t, side)
        else:
            t.initiative, passes = orders.side, 0
            yield from give(t, orders)
            side = orders.side
            orders = yield from momentum(t, orders)
            if orders is None:
                orders = yield from continuity(t, side, able.able(t, side))
        if orders == PASSED:
            passes += 1
            if passes == 2 or not able.able(t, 1 - side):
                return
        elif orders == LOST:
            passes = 0
        else:
            continue
        side, orders = 1 - side, None


def chosen(t, side):
    """The contingent, or two, that the side with the initiative has give orders."""
    now = able.able(t, side)
    pairs = {
        1 + a.number + PAIR * (1 + b.number): (a, b)
        for a in now
        for b in now
        if a.number < b.number
    }
    picked = yield from t.choose("contingent", side, {0: None} | able.numbered(now) | pairs)
    if picked is None:
        return PASSED
    if not isinstance(picked, tuple):
        return Orders(side, [picked])
    die = yield from t.die("5.72 coordination")
    if all(die <= t.rating(band.busho) for band in picked):
        return Orders(side, list(picked))
    return (yield from continuity(t, side, list(picked)))


def give(t, orders):
    """One orders phase of a contingent: what it is ordered to do, and that (5.3)."""
    t.begin_orders()
    if orders.run == 1:
        for band in orders.bands:
            band.challenged = False
    kinds = kinds_of_orders(t, orders)
    kind = yield from t.choose("order", orders.side, {k: k for k in kinds})
    if kind == MOVE:
        yield from segment.segment(t, orders)
        yield from shock.segment(t, orders)
    elif kind == WITHDRAW:
        orders.withdrew = True
        yield from withdrawing.on_orders(t, orders)
    elif kind == RALLY:
        yield from rallying.rally(t, orders)
    elif kind == BUSHO_ORDER:
        yield from riding.busho_order(t, orders)
    else:
        yield from samurai.challenge_phase(t, orders)


def kinds_of_orders(t, orders):
    if len(orders.bands) == 2:
        return [MOVE]
    (band,) = orders.bands
    kinds = []
    if any(unit.there or t.waits(unit) for unit in band.units):
        kinds.append(MOVE)
        if orders.must_act:  # 5.65
            return kinds
    if any(unit.there for unit in band.size):
        kinds.append(WITHDRAW)
    if any(unit.state == "routed" for unit in band.units):
        kinds.append(RALLY)
    others = [b.busho for b in t.of_side(band.side) if b is not band and b.busho.hex]
    if band.busho.chief and t.in_honjin(band.busho) and others:
        kinds.append(BUSHO_ORDER)
    if samurai.may_challenge(t, band):
        kinds.append(CHALLENGE)
    return kinds


# ---- E: momentum (5.4) ------------------------------------------------------------------------
def finish(orders):
    for band in orders.bands:
        band.finished = True


def momentum(t, orders):
    """Who has the next orders phase: the same, an enemy by trump, or None, he being Finished."""
    alive = all(able.could_act(t, band) and able.reached_by_chief(t, band) for band in orders.bands)
    if orders.run == 3 or orders.only_one or orders.withdrew or not alive:
        finish(orders)
        return None
    tries = yield from t.choose("momentum", orders.side, {0: False, 1: True})
    if not tries:
        finish(orders)
        return None
    die = yield from t.die("5.42 momentum")
    if die == 9:
        return (yield from doom(t, orders))
    if die + len(orders.bands) - 1 > t.rating(orders.lead(t).busho):  # 5.74
        finish(orders)
        return None
    trumped = yield from trump(t, orders, inactive_too=True)
    if trumped is not None:
        return trumped
    return Orders(orders.side, orders.bands, orders.run + 1)


def doom(t, orders):
    """5.43: resurrection, Finished, or a crisis of faith."""
    die = yield from t.die("5.43 die of doom")
    lead = orders.lead(t)
    if die <= 1:
        return (yield from resurrection(t, orders))
    if die >= 8 and not lead.busho.chief:
        mine, his = yield from t.two_dice("5.43[3] crisis")
        if mine + t.rating(lead.busho) > his + t.chief_rating(orders.side):
            finish(orders)
            flight = Orders(orders.side, [lead])
            t.begin_orders()
            yield from withdrawing.on_orders(t, flight)
    finish(orders)
    return None


def resurrection(t, orders):
    """5.43[1], R15: an enemy has a phase, or his chain; then the initiative comes back."""
    side = 1 - orders.side
    options = {
        1 + band.number: band
        for band in t.of_side(side)
        if band.active
        and band.busho.alive
        and not band.fled
        and able.has_somebody(t, band)
        and able.reached_by_chief(t, band)
    }
    picked = None
    if options:
        picked = yield from t.choose("risen", side, {0: None} | options)
    finish(orders)
    risen = Orders(side, [picked], only_one=picked.finished) if picked else None
    while risen is not None:
        t.initiative = risen.side
        yield from give(t, risen)
        after = yield from momentum(t, risen)
        if after is not None and after.side == orders.side:
            return after
        risen = after
    t.initiative = orders.side
    return None


# ---- F: continuity (5.5) ----------------------------------------------------------------------
def continuity(t, side, candidates):
    """Another busho's orders, an enemy's by trump, or PASSED, or LOST."""
    if not candidates:
        return LOST
    picked = yield from t.choose("continuity", side, {0: None} | able.numbered(candidates))
    if picked is None:
        return PASSED
    if able.able(t, 1 - side):  # 5.53
        die = yield from t.die("5.51 continuity")
        if die > t.chief_rating(side):
            return LOST
    orders = Orders(side, [picked])
    trumped = yield from trump(t, orders, inactive_too=False)
    return orders if trumped is None else trumped


# ---- trumps (5.6) -----------------------------------------------------------------------------
def trump(t, orders, inactive_too):
    """The orders of an enemy busho who seizes the phase, or None."""
    side = 1 - orders.side
    army = t.armies[side]
    if army.trumps_used >= able.limit(t, side, army.trumps) or not t.chief(side).alive:
        return None
    points = army.activations_used < able.limit(t, side, army.activations)
    options = {
        1 + band.number: band
        for band in t.of_side(side)
        if able.could_act(t, band)
        and able.reached_by_chief(t, band)
        and (band.active or (inactive_too and points and able.startable(t, band)))
        and t.rating(band.busho) >= t.rating(orders.lead(t).busho)
    }
    if not options:
        return None
    picked = yield from t.choose("trump", side, {0: None} | options)
    if picked is None:
        return None
    army.trumps_used += 1
    rating = t.chief_rating(side)
    if not t.in_honjin(t.chief(side)):
        rating //= 2  # 5.63
    die = yield from t.die("5.61 trump")
    if die > rating:
        return None
    if not picked.active:
        picked.active = True
        army.activations_used += 1
    if inactive_too or not t.scenario.rules.trumped_stays:  # R14
        finish(orders)
    return Orders(side, [picked], must_act=True)
