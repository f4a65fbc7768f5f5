"""Busho and Samurai: fights, casualties, deaths, heads, where they go (9.26, 10, 4.72)."""

from fractions import Fraction

from tests.ran.reference.battle import ending, losses
from tests.ran.reference.battle.pieces import TABLES

CASUALTY = TABLES["busho_casualty"]["results"]


def individual(t, first, second, yielding):
    """Fight until one is dead or withdraws (10.13-10.16, R12); gives (winner, loser).

    ``yielding`` names the question whether who is behind fights on.
    """
    men, taken = (first, second), [0, 0]
    skill = [max(0, man.combat - man.lost_face) for man in men]
    stamina = [max(0, man.stamina - man.lost_face) - hurt(t, man) for man in men]
    winner = None
    while winner is None:
        dice = yield from t.two_dice(f"10.13 {first} against {second}")
        totals = [skill[i] + dice[i] for i in (0, 1)]
        if totals[0] != totals[1]:
            low = totals.index(min(totals))
            share = Fraction(totals[low], totals[1 - low])
            taken[low] += 1 + (share <= Fraction(1, 2)) + (share <= Fraction(1, 3))
            if men[low].hits + taken[low] >= stamina[low]:
                winner, head = 1 - low, True
                break
        if taken[0] != taken[1]:
            behind = taken.index(max(taken))
            if (yield from t.choose(yielding, men[behind].side, {0: False, 1: True})):
                winner, head = 1 - behind, False
    victor, loser = men[winner], men[1 - winner]
    victor.hits += min(1, taken[winner])
    victor.lost_face = False
    if head:
        t.win_head(victor.side, loser.chief)
    return victor, loser


def maybe_hit(t, man, what):
    """A die, and one for the table that counts after a 9 (9.26, R10); a second wound kills (R2)."""
    die, table = yield from t.two_dice(f"9.26 {man} {what}")
    if die < 9:
        return
    if CASUALTY[table] == "killed" or man.wounded:
        yield from killed(t, man)
        return
    man.wounded = True
    if man.hits + hurt(t, man) >= max(0, man.stamina - man.lost_face):
        yield from killed(t, man)


def hurt(t, man):
    """The hit that a busho's wound is (R2)."""
    return int(man.wounded and t.scenario.rules.wounds_are_hits)


def killed(t, man):
    """A man is dead; a busho's contingent checks for flight at once (10.51)."""
    t.tell(f"{man} is dead")
    man.alive, man.hex = False, None
    if man.samurai:
        for band in t.bands.values():
            if man in band.retinue:
                band.retinue.remove(man)
        return
    band = t.bands[man.letter]
    band.fell = t.rating(man)
    band.active = False  # 10.52
    t.flights.append(band)
    yield from pay(t)


def pay(t):
    """What is due at once: flight of who has lost his busho, then busho to be placed (10.51, 4.72).

    Within a combat it waits until that is over.
    """
    if t.in_combat or t.paying:
        return
    t.paying = True
    while t.flights or t.strays:
        if t.flights:
            band = min(t.flights, key=lambda band: band.number)
            t.flights.remove(band)
            if not band.fled:
                yield from ending.flight(t, band)
        else:
            stray = min(t.strays, key=lambda stray: t.bands[stray[0].letter].number)
            t.strays.remove(stray)
            if stray[0].alive and not is_at_home(t, *stray):
                yield from place(t, *stray)
    t.paying = False


def is_at_home(t, man, among, _):
    """Whether a unit that he may be placed with is in his hex (11.63)."""
    here = [u for u in t.friends(man.side) if u.hex == man.hex]
    return any(among == "any" or u.letter == man.letter for u in here)


def place(t, man, among, where):
    """With the nearest friendly unit that he can reach, or he is lost."""
    friends = [u for u in t.bands[man.letter].units if u.there and among == "own"]
    friends = friends or t.friends(man.side)
    reached = reachable(t, man, where)
    options = {1 + u.number: u for u in losses.nearest(friends, where) if u.hex in reached}
    if not options:
        yield from killed(t, man)
        return
    unit = yield from t.choose("stray", man.side, options)
    man.hex = unit.hex


def reachable(t, man, where):
    """Hexes on ways clear of enemies and their zones, but where friends stand (4.72)."""
    friends = {u.hex for u in t.friends(man.side)}
    barred = {u.hex for u in t.enemies(man.side)} | (t.zones(1 - man.side) - friends)
    found, ring = {where}, [where]
    while ring:
        here = ring.pop()
        for there in t.ground.near(here):
            if there not in found and there not in barred and not t.ground.closed(here, there):
                found.add(there)
                ring.append(there)
    return found
