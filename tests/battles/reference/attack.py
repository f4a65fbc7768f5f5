"""A slow reference for one attack in Commands & Colors: Samurai Battles (GMT, 2020).

Written to be checked by eye against the rulebook, not to be fast.  Everything is exact: every
distribution is a dict {outcome: Fraction}, equal outcomes merged.  Bracketed names such as
[Close Combat, 5] are rulebook headings; [B7] is a numbered ruling of the
game's README; [S] a point settled before both implementations were begun.

    attack("samurai-spear", "ashigaru-bow", defender_on="forest")  -> {(hits, ...): Fraction}
    variables()  -> ("hits", "defender_losses", ...)
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cache
from typing import NamedTuple

ONE = Fraction(1)
NO_CAP = 99
# [B9] a castle's flags are hits: they call for a check 0 never, 1 where the hits of the same roll
# have not called for it, 2 always
CHECK_FOR_CASTLE_FLAGS = 1
LEFT_LEADER_EVADES = False  # [B5] True: so does one whose unit died of a retreat, of castle flags

# ---------------------------------------------------------------------------------------------
# The die and the pieces  [facts, Numbers]
# ---------------------------------------------------------------------------------------------

FACES = ("circle", "triangle", "square", "flag", "honor", "swords")
RANKS = ("circle", "triangle", "square")  # the unit symbols that a Lack of Honor roll looks at

CIRCLES = ("ashigaru-bow", "ashigaru-arquebus", "levy")
TRIANGLES = ("ashigaru-spear",)
SQUARES = ("samurai-spear", "samurai-bow", "samurai-spear-cavalry", "samurai-bow-cavalry")
CAVALRY = ("samurai-spear-cavalry", "samurai-bow-cavalry")
BOWS = ("samurai-bow", "ashigaru-bow", "samurai-bow-cavalry")
UNITS = SQUARES + TRIANGLES + CIRCLES + ("bodyguard",)

TERRAINS = (
    "open",
    "forest",
    "hill",
    "ford",
    "shallow-ford",
    "bridge",
    "building",
    "field",
    "ravine",
    "tent",
    "fence",
    "palisade",
    "castle",
)
LEADERS = ("foot", "mounted")
POLICIES = ("ignore", "accept", "best")


def symbol(key: str) -> str | None:
    """The symbol on the blocks; a lone leader has none, the bodyguard shows swords."""
    if key in CIRCLES:
        return "circle"
    if key in TRIANGLES:
        return "triangle"
    if key in SQUARES:
        return "square"
    return "swords" if key == "bodyguard" else None


def close_dice(key: str) -> int:
    if key in ("samurai-spear", "samurai-spear-cavalry", "bodyguard"):
        return 4
    if key in ("samurai-bow", "samurai-bow-cavalry", "ashigaru-spear"):
        return 3
    return 2


def longest_range(key: str) -> int:
    if key == "ashigaru-arquebus":
        return 4
    return 3 if key in BOWS else 0


def ranged_dice(key: str, distance: int, moved: int) -> int:
    if key == "ashigaru-arquebus":  # never fires after moving; that is refused earlier
        return 1 if distance == 4 else 2
    if moved:
        return 1
    return 2 if key == "ashigaru-bow" else 3


def longest_move_before_battle(key: str) -> int:
    if key == "ashigaru-arquebus":
        return 0
    return 1 if key in ("samurai-spear", "samurai-bow", "bodyguard", "ashigaru-spear") else 2


# ---------------------------------------------------------------------------------------------
# Battlefield Terrain
# ---------------------------------------------------------------------------------------------


def own_hex_cap(key: str, ground: str, ranged: bool) -> int:
    """Most base dice for a unit that battles FROM this ground."""
    horse = key in CAVALRY
    if ground == "forest":
        return 2
    if ground == "hill":
        return NO_CAP if ranged else 3
    if ground == "ford":
        return 1 if ranged else 2
    if ground == "building":
        if horse:
            return 1
        return 1 if ranged else 2
    if ground == "field":
        return 2 if horse else NO_CAP
    if ground == "ravine":
        return 1
    if ground in ("fence", "palisade"):
        return 2
    if ground == "castle":
        return 3  # infantry; cavalry there never gets as far as rolling
    return NO_CAP  # open, shallow ford [B26], bridge, tent


def target_hex_cap(key: str, own_ground: str, ground: str, ranged: bool) -> int:
    """Most base dice for a unit (on own_ground) that battles AGAINST this ground."""
    horse = key in CAVALRY
    if ground == "forest":
        return 1 if ranged else 2
    if ground == "hill":
        return NO_CAP if ranged or own_ground == "hill" else 2
    if ground == "ford":
        return 2
    if ground == "building":
        return 1 if ranged else 2
    if ground == "field":
        return 2 if horse else NO_CAP
    if ground == "ravine":
        return 1 if ranged or horse else 2
    if ground in ("fence", "palisade"):
        return 2
    if ground == "castle":
        return 1 if ranged else 2
    return NO_CAP


def may_close_combat(key: str, own_ground: str, ground: str) -> bool:
    """Castle [B11, with B6]: cavalry neither fights from one nor, hand to hand, against one."""
    return not (key in CAVALRY and "castle" in (own_ground, ground))


def battle_forbidden_on_entry(key: str, ground: str) -> bool:
    """[B24, B25] ground on which a unit that has just entered may not fight."""
    if ground in ("building", "ravine", "castle"):
        return True
    return key in CAVALRY and ground in ("fence", "palisade")


# ---------------------------------------------------------------------------------------------
# What changes during the attack (named tuples: immutable, and quick to hash)
# ---------------------------------------------------------------------------------------------


class Piece(NamedTuple):
    """A unit with or without a leader, or a leader alone (blocks == 0), and what befell it."""

    key: str
    blocks: int
    leader: str | None
    ground: str
    support: bool
    room: int  # hexes still free behind it
    way: int = 0  # hexes still free behind its leader, should he be alone
    friend: int = 0  # hexes still to go to a lone leader whom it can join; 0: there is none
    lost: int = 0  # blocks lost, all causes
    moved: int = 0  # hexes the unit has retreated
    away: int = 0  # hexes its leader has retreated on his own
    leader_lost: int = 0
    seppuku: int = 0

    @property
    def stands(self) -> bool:
        """A unit is still there, in the hex where it began."""
        return self.blocks > 0 and self.moved == 0

    @property
    def vacated(self) -> bool:
        """[S] the hex where it began is empty: the piece left it, or nothing of it remains."""
        return self.moved > 0 or self.away > 0 or (self.blocks == 0 and self.leader is None)


class Purse(NamedTuple):
    """A player's tokens and banners."""

    reserve: int | None  # None: ample
    net: int = 0
    banners: int = 0
    disorder: int = 0  # Lack of Honor symbols that strike other units of this army

    def gain(self, tokens: int) -> "Purse":
        if tokens == 0:
            return self
        kept = None if self.reserve is None else self.reserve + tokens
        return replace(self, reserve=kept, net=self.net + tokens)

    def pay(self, cost: int) -> tuple["Purse", int]:
        """Pays what it can; also returns the number of tokens it could not pay."""
        if self.reserve is None:
            return replace(self, net=self.net - cost), 0
        paid = min(cost, self.reserve)
        return replace(self, reserve=self.reserve - paid, net=self.net - paid), cost - paid

    @property
    def has_token(self) -> bool:
        return self.reserve is None or self.reserve > 0


class State(NamedTuple):
    att: Piece
    dfd: Piece
    nxt: Piece | None  # the defender of the bonus close combat
    att_purse: Purse
    dfd_purse: Purse  # owner of both defenders
    hits: int = 0
    battled_back: int = 0
    then_battled_back: int = 0
    then_fought: int = 0
    then_inspired: int = 0
    then_ambushed: int = 0


def replace(record, **changes):
    return record._replace(**changes)


def purse_name(who: str) -> str:
    return "att_purse" if who == "att" else "dfd_purse"


def enemy_purse_name(who: str) -> str:
    return "dfd_purse" if who == "att" else "att_purse"


def put(s: State, who: str, **changes) -> State:
    return replace(s, **{who: replace(getattr(s, who), **changes)})


def enemy_scores(s: State, who: str) -> State:
    """The enemy of `who` takes one Victory Banner."""
    name = enemy_purse_name(who)
    return replace(s, **{name: replace(getattr(s, name), banners=getattr(s, name).banners + 1)})


def remove_blocks(s: State, who: str, number: int) -> State:
    """Takes blocks off; with the last one the enemy gains a banner (none for bodyguards) [B23]."""
    piece = getattr(s, who)
    number = min(number, piece.blocks)
    if number == 0:
        return s
    s = put(s, who, blocks=piece.blocks - number, lost=piece.lost + number)
    if piece.blocks == number and piece.key != "bodyguard":
        s = enemy_scores(s, who)
    return s


def kill_leader(s: State, who: str) -> State:
    return enemy_scores(put(s, who, leader=None, leader_lost=1), who)


# ---------------------------------------------------------------------------------------------
# Distributions and dice
# ---------------------------------------------------------------------------------------------


def bind(dist: dict, then: Callable) -> dict:
    """Every outcome goes on as `then` says; equal results are merged."""
    out: dict = {}
    for x, p in dist.items():
        for y, q in then(x).items():
            pq = p if q is ONE else p * q
            out[y] = out[y] + pq if y in out else pq
    return out


@cache
def throw(dice: int, reading: tuple) -> dict:
    """Roll die by die.  `reading` gives, face by face, the counts that one die adds."""
    if dice == 0:
        return {(0,) * len(reading[0]): ONE}
    one_die = Fraction(1, 6)
    out: dict = {}
    for counts, p in throw(dice - 1, reading).items():
        for face_counts in reading:
            total = tuple(a + b for a, b in zip(counts, face_counts, strict=False))
            out[total] = out.get(total, 0) + p * one_die
    return out


def count_battle_dice(dice: int, target_symbol: str | None) -> dict:
    """{(target symbols, swords, flags, honor): p}.  A bodyguard's symbol IS the sword, so each
    sword is counted once, as a sword [B2]."""

    def read(face):
        return (
            int(face == target_symbol and face != "swords"),
            int(face == "swords"),
            int(face == "flag"),
            int(face == "honor"),
        )

    return throw(dice, tuple(read(f) for f in FACES))


def count_swords(dice: int) -> dict:
    return {n: p for (n,), p in throw(dice, tuple((int(f == "swords"),) for f in FACES)).items()}


def count_lack_of_honor_dice(dice: int, own: str | None) -> dict:
    """{(symbols of the retreated unit, other unit symbols, swords): p}"""

    def read(face):
        return (
            int(face in RANKS and face == own),
            int(face in RANKS and face != own),
            int(face == "swords"),
        )

    return throw(dice, tuple(read(f) for f in FACES))


# ---------------------------------------------------------------------------------------------
# One strike: roll, hits, leader check, flags, retreat, honor payment, Lack of Honor roll  [B3]
# ---------------------------------------------------------------------------------------------


def swords_ignored(striker: str, target: str) -> int:
    """[Close Combat, 5; B2] stature and rank add up."""
    if target == "bodyguard":
        return 0
    ignored = 1 if target in CAVALRY and striker not in CAVALRY else 0
    # the bodyguard strikes as a square: no rank is above it
    if symbol(target) == "square":
        ignored += {"triangle": 1, "circle": 2}.get(symbol(striker), 0)
    if symbol(target) == "triangle":
        ignored += {"circle": 1}.get(symbol(striker), 0)
    return ignored


def hits_scored(striker: str, target: Piece, ranged: bool, symbols: int, swords: int) -> int:
    if target.blocks == 0:  # leader alone: swords only, for bows too  [B8, B10, S]
        return swords
    if not ranged:
        return symbols + max(0, swords - swords_ignored(striker, target.key))
    return symbols + (swords if striker == "ashigaru-arquebus" else 0)


def tokens_collected(striker: str, target: Piece, ranged: bool, inspired: bool, honor: int) -> int:
    """[Close Combat, Honor & Fortune; Ranged Combat, 7; B7, B8]"""
    if ranged:
        return honor if striker in BOWS else 0
    if target.blocks > 0:
        if target.key == "levy":
            return 0
        if striker in CAVALRY and symbol(target.key) in ("triangle", "circle"):
            return 0
    return max(0, honor - 1) if inspired else honor


@dataclass(frozen=True)
class Policies:
    """How each player treats flags he may ignore."""

    att: str
    dfd: str


def strike(
    s: State,
    by: str,
    at: str,
    dice: int,
    ranged: bool,
    inspired: bool,
    policies: Policies,
    worth: Callable,
    record_hits: bool = False,
) -> dict:
    """`by` rolls `dice` dice at `at`.  `worth(state)` is the expected value of a state that this
    strike leaves behind; only the policy "best" looks at it."""
    striker = getattr(s, by).key
    target = getattr(s, at)
    shown: dict = {}
    symbol_hit = symbol(target.key) if target.blocks else None
    for (symbols, swords, flags, honor), p in count_battle_dice(dice, symbol_hit).items():
        hits = hits_scored(striker, target, ranged, symbols, swords)
        if not record_hits:
            hits = min(hits, max(target.blocks, 1))
        if target.blocks == 0:
            flags = 0  # flags mean nothing to a leader alone
        tokens = tokens_collected(striker, target, ranged, inspired, honor)
        key = (hits, flags, tokens)
        shown[key] = shown.get(key, 0) + p

    def after_the_roll(roll):
        hits, flags, tokens = roll
        name = purse_name(by)
        now = replace(s, **{name: getattr(s, name).gain(tokens)})
        if record_hits:
            now = replace(now, hits=hits)
        if target.blocks == 0:
            return lone_leader_attacked(now, at, hits)
        return take_hits(now, by, at, hits, flags, ranged, policies, worth)

    return bind(shown, after_the_roll)


def lone_leader_attacked(s: State, who: str, hits: int) -> dict:
    """[Combat Against a Leader Alone in a Hex; B10] no casualty check, and go he must."""
    if hits:
        return {kill_leader(s, who): ONE}
    return leader_must_go(s, who)


def take_hits(
    s: State,
    by: str,
    at: str,
    hits: int,
    flags: int,
    ranged: bool,
    policies: Policies,
    worth: Callable,
) -> dict:
    """Blocks off, then the Leader Casualty Check, then flags (if a unit is left)."""

    checked = hits > 0 and getattr(s, at).leader is not None

    def then_the_flags(now):
        if getattr(now, at).blocks == 0:
            return {now: ONE}  # no effect on a leader left alone
        return face_flags(now, by, at, flags, ranged, checked, policies, worth)

    return bind(blocks_off(s, at, hits, ranged), then_the_flags)


def blocks_off(s: State, who: str, hits: int, ranged: bool) -> dict:
    """Hits of a combat take blocks off, and put a leader there to the check [B9]."""
    leader_there = getattr(s, who).leader is not None
    s = remove_blocks(s, who, hits)
    if hits == 0 or not leader_there:
        return {s: ONE}
    alone = getattr(s, who).blocks == 0
    # one die; two in ranged combat while a unit is left, both must show swords
    p = count_swords(2)[2] if ranged and not alone else count_swords(1)[1]
    lives = leader_must_go(s, who) if alone else {s: ONE}
    out = {kill_leader(s, who): p}
    for state, q in lives.items():
        out[state] = out.get(state, 0) + (1 - p) * q
    return out


def leader_must_go(s: State, who: str) -> dict:
    """[Leader Retreat; Leader Seppuku; B9] retreat if there is a hex for it, else seppuku."""
    piece = getattr(s, who)
    name = purse_name(who)
    if piece.way < 1:
        s = put(s, who, leader=None, seppuku=1)
        return {replace(s, **{name: getattr(s, name).gain(5)}): ONE}
    hexes = min(3, piece.way)
    s = put(s, who, away=piece.away + hexes, way=piece.way - hexes)
    purse, unpaid = getattr(s, name).pay(3)
    s = replace(s, **{name: purse})
    if unpaid == 0:
        return {s: ONE}
    # [Lack of Honor when Lone Leader Retreats] any sword kills him
    shown: dict = {}
    for (_, others, swords), p in count_lack_of_honor_dice(4 + unpaid, None).items():
        key = (others, swords > 0)
        shown[key] = shown.get(key, 0) + p

    def after_the_roll(roll):
        others, dead = roll
        now = put(s, name, disorder=getattr(s, name).disorder + others)
        return {kill_leader(now, who) if dead else now: ONE}

    return bind(shown, after_the_roll)


def face_flags(
    s: State,
    by: str,
    at: str,
    flags: int,
    ranged: bool,
    checked: bool,
    policies: Policies,
    worth: Callable,
) -> dict:
    """[Bolster Morale; B4] how many of the flags are ignored; `checked`: the roll's hits have put
    the leader to the check."""
    if flags == 0:
        return {s: ONE}
    piece = getattr(s, at)
    foot = piece.key not in CAVALRY
    sources = [
        symbol(piece.key) == "square",
        piece.leader is not None,  # still with the unit: the casualty check came first
        piece.support,
        piece.ground == "bridge",
        piece.ground == "palisade" and foot,
        piece.ground == "fence" and foot and getattr(s, by).key in CAVALRY,
        piece.ground == "castle" and foot,
    ]
    most = min(flags, 2, sum(sources))
    least = min(flags, 1 if piece.ground == "castle" and foot else 0)  # the castle's: no choice
    policy = getattr(policies, "att" if at == "att" else "dfd")
    if policy == "ignore":
        return give_way(s, at, flags - most, ranged, checked)
    if policy == "accept":
        return give_way(s, at, flags - least, ranged, checked)
    # "best": the attacker maximises, the defender minimises; on a tie ignore as many as possible
    sign = 1 if at == "att" else -1
    best_dist, best_worth = None, None
    for ignored in range(most, least - 1, -1):
        dist = give_way(s, at, flags - ignored, ranged, checked)
        if most == least:
            return dist
        value = sign * sum(p * worth(t) for t, p in dist.items())
        if best_worth is None or value > best_worth:
            best_dist, best_worth = dist, value
    return best_dist


def left_alone(s: State, who: str) -> dict:
    """[B5] what the leader does whose unit died of anything but hits."""
    piece = getattr(s, who)
    if LEFT_LEADER_EVADES and piece.blocks == 0 and piece.leader is not None:
        return leader_must_go(s, who)
    return {s: ONE}


def give_way(s: State, who: str, flags: int, ranged: bool, checked: bool) -> dict:
    """[Retreats; Retreat & Loss of Honor; Lack of Honor; B5, B11-B13] `flags` must be obeyed."""
    if flags == 0:
        return {s: ONE}
    piece = getattr(s, who)
    if piece.ground == "castle":  # stays, and takes a hit for each (levies are not doubled)
        if CHECK_FOR_CASTLE_FLAGS == 2 or (CHECK_FOR_CASTLE_FLAGS == 1 and not checked):
            return blocks_off(s, who, flags, ranged)
        return left_alone(remove_blocks(s, who, flags), who)
    due = 2 * flags if piece.key == "levy" else flags
    room = piece.room
    joins = piece.friend > 0 and piece.leader is None and due >= piece.friend  # [B29]
    if joins:
        due = piece.friend  # it stops there and ignores the rest
    elif piece.friend > 0 and piece.leader is not None:
        room = min(room, piece.friend - 1)  # it cannot join him, so he is in its way
    hexes = min(due, room)
    s = put(s, who, moved=piece.moved + hexes, room=piece.room - hexes, way=piece.way - hexes)
    if piece.friend > 0:
        s = put(s, who, friend=0 if joins else piece.friend - hexes)
    s = remove_blocks(s, who, due - hexes)  # a block for each hex it could not go
    if hexes == 0:
        return left_alone(s, who)
    if piece.key == "levy":
        cost = 2
    else:
        cost = hexes * (1 if symbol(piece.key) in ("circle", "triangle") else 2)
    if piece.leader is not None:
        cost += hexes
    if joins:
        s = put(s, who, leader="joined")
    name = purse_name(who)
    purse, unpaid = getattr(s, name).pay(cost)
    s = replace(s, **{name: purse})
    if unpaid == 0:
        return left_alone(s, who)
    # [Lack of Honor when Unit Retreats]  A sword does nothing here, not even to bodyguards.
    shown: dict = {}
    for (own, others, _), p in count_lack_of_honor_dice(4 + unpaid, symbol(piece.key)).items():
        key = (min(own, getattr(s, who).blocks), others)
        shown[key] = shown.get(key, 0) + p

    def after_the_roll(roll):
        own, others = roll
        now = put(s, name, disorder=getattr(s, name).disorder + others)
        if getattr(now, who).blocks == 0:
            return left_alone(now, who)  # the retreat itself had cost the last block
        return {remove_blocks(now, who, own): ONE}  # an attached leader stays, unharmed

    return bind(shown, after_the_roll)


# ---------------------------------------------------------------------------------------------
# The options, and what is refused
# ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Options:
    attacker: str
    defender: str
    range: int = 1
    attacker_on: str = "open"
    defender_on: str = "open"
    attacker_blocks: int = 4
    defender_blocks: int = 4
    attacker_leader: str | None = None
    defender_leader: str | None = None
    moved: int = 0
    bonus_dice: int = 0
    back_bonus_dice: int = 0
    attacker_room: int = 10
    defender_room: int = 10
    attacker_honor: int | None = None
    defender_honor: int | None = None
    attacker_flags: str = "ignore"
    defender_flags: str = "ignore"
    swarm: int = 1
    volleys: int = 1
    inspire: bool = False
    inspire_back: bool = False
    attacker_mounted_adjacent: bool = False
    defender_mounted_adjacent: bool = False
    attacker_support: bool = False
    defender_support: bool = False
    first_strike: bool = False
    ambush: bool = False
    then: str | None = None
    then_on: str = "open"
    then_blocks: int = 4
    then_leader: str | None = None
    then_support: bool = False
    then_room: int = 10
    then_inspire: bool = False
    attacker_leader_room: int | None = None
    defender_leader_room: int | None = None
    then_leader_room: int | None = None
    attacker_joins: int | None = None
    defender_joins: int | None = None
    second_target: str | None = None
    then_ambush: bool = False
    value: Callable | None = None

    @property
    def second(self) -> str | None:
        """Who is attacked or fired at besides."""
        return self.then or self.second_target


def refuse_if(condition: bool, message: str) -> None:
    if condition:
        raise ValueError(message)


def check_value(name: str, value, choices: tuple) -> None:
    refuse_if(value not in choices, f"{name} {value!r}: choose from {', '.join(map(str, choices))}")


def check_number(name: str, value, low: int, high: int | None) -> None:
    good = isinstance(value, int) and not isinstance(value, bool) and value >= low
    good = good and (high is None or value <= high)
    refuse_if(
        not good,
        f"{name} {value!r}: a whole number from {low} "
        + (f"to {high}" if high is not None else "up"),
    )


def check_piece(name: str, key: str, leader: str | None, blocks: int) -> None:
    check_value(f"{name}_leader", leader, (None, *LEADERS))
    check_number(f"{name}_blocks", blocks, 1, 4)
    refuse_if(
        key in CAVALRY and leader == "foot",
        f"{name}_leader 'foot': a foot leader serves infantry only [Order Units and Leaders]",
    )
    refuse_if(
        key == "bodyguard" and leader == "mounted",
        f"{name}_leader 'mounted': the bodyguard's leader is the army commander, on foot [B23]",
    )
    refuse_if(
        key == "lone-leader" and blocks != 4,
        f"{name}_blocks {blocks}: a leader alone has no blocks; leave the default",
    )


def check(o: Options) -> None:
    # values one by one
    check_value("attacker", o.attacker, UNITS)  # a leader alone may not battle
    check_value("defender", o.defender, (*UNITS, "lone-leader"))
    for name in ("attacker_on", "defender_on", "then_on"):
        check_value(name, getattr(o, name), TERRAINS)
    check_piece("attacker", o.attacker, o.attacker_leader, o.attacker_blocks)
    check_piece("defender", o.defender, o.defender_leader, o.defender_blocks)
    for name in ("attacker_flags", "defender_flags"):
        check_value(name, getattr(o, name), POLICIES)
    for name in ("attacker_room", "defender_room", "then_room"):
        check_number(name, getattr(o, name), 0, None)
    for name in ("attacker_honor", "defender_honor"):
        if getattr(o, name) is not None:
            check_number(name, getattr(o, name), 0, None)
    for name in ("bonus_dice", "back_bonus_dice"):
        check_number(name, getattr(o, name), 0, 6)
    check_number("moved", o.moved, 0, None)
    check_number("range", o.range, 1, None)
    check_number("swarm", o.swarm, 1, 6)
    check_number("volleys", o.volleys, 1, 2)
    for f in fields(Options):
        if f.default is False:
            check_value(f.name, getattr(o, f.name), (False, True))

    # movement and the hex stood on
    limit = longest_move_before_battle(o.attacker)
    refuse_if(
        o.moved > limit,
        f"moved {o.moved}: {o.attacker} may move at most {limit} and still battle [B25]",
    )
    refuse_if(
        o.moved > 0 and battle_forbidden_on_entry(o.attacker, o.attacker_on),
        f"moved {o.moved}: no battle in the turn of entering {o.attacker_on} [B25]",
    )
    refuse_if(
        o.attacker in CAVALRY and o.attacker_on == "castle",
        "attacker_on 'castle': cavalry on a castle may not fight [B11]",
    )

    # close combat or ranged combat
    if o.range == 1:
        refuse_if(
            not may_close_combat(o.attacker, o.attacker_on, o.defender_on),
            "defender_on 'castle': cavalry may not attack a castle in close combat [B11]",
        )
        refuse_if(o.volleys > 1, "volleys 2: Hold and Shoot is ranged fire; give a range over 1")
    else:
        reach = longest_range(o.attacker)
        refuse_if(
            o.range > reach,
            f"range {o.range}: {o.attacker} "
            + (f"reaches {reach}" if reach else "has no ranged weapon; range must be 1"),
        )
        refuse_if(o.defender == "bodyguard", "range over 1: bodyguards may not be fired at")
        refuse_if(
            o.volleys > 1 and o.moved > 0, "volleys 2 with moved: Hold and Shoot units stand still"
        )
        refuse_if(o.second_target == "bodyguard", "a bodyguard may not be fired at")
        for name in ("inspire", "inspire_back", "first_strike", "ambush", "then"):
            refuse_if(bool(getattr(o, name)), f"{name}: close combat only; range must be 1")
        refuse_if(o.back_bonus_dice > 0, "back_bonus_dice: a unit fired at never battles back")

    refuse_if(o.swarm > 1 and o.attacker != "levy", "swarm: only levies swarm [Close Combat, 1]")

    # the defender's strike
    can_strike = o.defender != "lone-leader" and may_close_combat(
        o.defender, o.defender_on, o.attacker_on
    )
    refuse_if(o.first_strike and o.ambush, "first_strike and ambush may not be played together")
    for name in ("first_strike", "ambush", "inspire_back", "back_bonus_dice"):
        refuse_if(
            bool(getattr(o, name)) and not can_strike,
            f"{name}: the defender can never strike (leader alone, or cavalry and a castle)",
        )
    refuse_if(o.ambush and o.defender_honor == 0, "ambush costs a token and defender_honor is 0")

    # inspiration  [Leader Inspired Close Combat; B7]
    att_inspirer = o.attacker_leader or o.attacker_mounted_adjacent or o.attacker == "bodyguard"
    dfd_inspirer = o.defender_leader or o.defender_mounted_adjacent or o.defender == "bodyguard"
    refuse_if(
        o.inspire and not att_inspirer,
        "inspire: needs attacker_leader or attacker_mounted_adjacent",
    )
    refuse_if(
        o.inspire_back and not dfd_inspirer,
        "inspire_back: needs defender_leader or defender_mounted_adjacent",
    )
    refuse_if(o.inspire and o.attacker_on == "building", "inspire: not for a unit on a building")
    refuse_if(
        o.inspire_back and o.defender_on == "building", "inspire_back: not for a unit on a building"
    )
    refuse_if(o.inspire and o.attacker_honor == 0, "inspire costs a token and attacker_honor is 0")
    refuse_if(
        o.inspire_back and o.defender_honor == 0,
        "inspire_back costs a token and defender_honor is 0",
    )

    # retreats
    for who, key, leader in (
        ("attacker", o.attacker, o.attacker_leader),
        ("defender", o.defender, o.defender_leader),
        ("then", o.second, o.then_leader),
    ):
        room, way = getattr(o, f"{who}_room"), getattr(o, f"{who}_leader_room")
        joins = getattr(o, f"{who}_joins", None)
        if way is not None and key is not None:
            check_number(f"{who}_leader_room", way, 0, 10)
            led = leader is not None or key in ("bodyguard", "lone-leader")
            refuse_if(not led, f"{who}_leader_room without a leader")
            refuse_if(
                key == "lone-leader" and room not in (10, way), f"two rooms for {who}, a leader"
            )
        if joins is not None:
            check_number(f"{who}_joins", joins, 1, 10)
            refuse_if(key == "lone-leader", f"{who}_joins: a leader joins no leader")
            refuse_if(joins > room, f"{who}_joins {joins}: he stands beyond the room")

    # the bonus close combat, the second volley
    own = [f for f in fields(Options) if f.name.startswith("then_")]
    only_then = ("then_inspire", "then_ambush")
    for f in own:
        useless = o.second is None or (o.then is None and f.name in only_then)
        refuse_if(useless and getattr(o, f.name) != f.default, f"{f.name} without then")
    if o.second_target is not None:
        check_value("second_target", o.second_target, (*UNITS, "lone-leader"))
        check_piece("then", o.second_target, o.then_leader, o.then_blocks)
        refuse_if(o.volleys != 2, "second_target: of a second volley")
        refuse_if(o.then is not None, "second_target with then")
    if o.then is not None:
        check_value("then", o.then, (*UNITS, "lone-leader"))
        check_piece("then", o.then, o.then_leader, o.then_blocks)
        strikes = o.then != "lone-leader" and may_close_combat(o.then, o.then_on, o.defender_on)
        refuse_if(o.then_ambush and not strikes, "then_ambush: it can never strike")
        refuse_if(o.then_ambush and o.ambush, "one Dragon card a turn")
        refuse_if(
            o.attacker in CAVALRY and o.then_on == "castle",
            "then_on 'castle': cavalry may not attack a castle in close combat [B11]",
        )
        refuse_if(
            o.then_inspire and not att_inspirer,
            "then_inspire: needs attacker_leader or attacker_mounted_adjacent",
        )


def piece_for(
    key: str,
    blocks: int,
    leader: str | None,
    ground: str,
    support: bool,
    room: int,
    way: int | None,
    friend: int | None = None,
) -> Piece:
    way = room if way is None else way
    if key == "bodyguard":
        leader = "foot"  # the army commander, always there
    if key == "lone-leader":
        return Piece(key, 0, leader or "foot", ground, support, way, way)
    return Piece(key, blocks, leader, ground, support, room, way, friend or 0)


# ---------------------------------------------------------------------------------------------
# The course of an attack.  Each step takes a state and gives {state: p}.
# ---------------------------------------------------------------------------------------------


def capped_dice(base: int, striker: Piece, target: Piece, ranged: bool) -> int:
    """[B1] base dice under the lower of the two terrain limits; extras come on top, uncapped."""
    return min(
        base,
        own_hex_cap(striker.key, striker.ground, ranged),
        target_hex_cap(striker.key, striker.ground, target.ground, ranged),
    )


def course_of(o: Options) -> list:
    """The steps of this attack, in order; each is a function (state, worth) -> {state: p}."""
    policies = Policies(o.attacker_flags, o.defender_flags)

    # ---- Ranged Combat -------------------------------------------------------------------
    def fire(s: State, worth, first: bool) -> dict:
        target = s.dfd
        if target.blocks == 0 and target.leader is None:
            return {s: ONE}  # nobody left to fire at
        gone = target.moved + target.away
        distance = o.range + gone
        if distance > longest_range(o.attacker):
            return {s: ONE}
        if gone and target.ground != "open":
            s = put(s, "dfd", ground="open")  # [S]
        dice = capped_dice(ranged_dice(o.attacker, distance, o.moved), s.att, s.dfd, True)
        return strike(s, "att", "dfd", dice + o.bonus_dice, True, False, policies, worth, first)

    def fire_at_another(s, worth):
        """[Hold and Shoot; B28] the targets of the two volleys may differ."""
        dice = capped_dice(ranged_dice(o.attacker, o.range, o.moved), s.att, s.nxt, True)
        s = replace(s, then_fought=1)
        return strike(s, "att", "nxt", dice + o.bonus_dice, True, False, policies, worth)

    def first_volley(s, worth):
        return fire(s, worth, True)

    def second_volley(s, worth):
        return fire(s, worth, False)

    # ---- Close Combat --------------------------------------------------------------------
    def declaration(s, worth):
        """Attacker's inspiration is bought, then an Ambush is paid for."""
        if o.inspire:
            s = replace(s, att_purse=s.att_purse.pay(1)[0])
        if o.ambush:
            s = replace(s, dfd_purse=s.dfd_purse.pay(1)[0])
        return {s: ONE}

    def defender_strikes(s, worth, extra: int) -> dict:
        """Battle back, First Strike or Ambush by the first defender."""
        leader = s.dfd.leader is not None or o.defender_mounted_adjacent
        inspired = o.inspire_back and leader and s.dfd_purse.has_token
        if inspired:
            s = replace(s, dfd_purse=s.dfd_purse.pay(1)[0])
        dice = capped_dice(close_dice(s.dfd.key), s.dfd, s.att, False)
        dice += o.back_bonus_dice + extra + (1 if inspired else 0)
        return strike(s, "dfd", "att", dice, False, inspired, policies, worth)

    def forestalling(s, worth):
        """[First Strike; Ambush; B15]"""
        if o.first_strike:
            return defender_strikes(s, worth, 0)
        if o.ambush:
            return defender_strikes(s, worth, 1)
        return {s: ONE}

    def attack_roll(s, worth):
        """The attacker's strike; in a swarm without its leading levy, the others' [B14]."""
        levies = o.swarm if s.att.stands else o.swarm - 1
        if levies == 0:
            return {s: ONE}
        inspired = o.inspire and s.att.stands
        dice = levies * (capped_dice(close_dice(s.att.key), s.att, s.dfd, False) + o.bonus_dice)
        dice += 1 if inspired else 0
        return strike(s, "att", "dfd", dice, False, inspired, policies, worth, True)

    def battle_back(s, worth):
        """[Close Combat, 8; B6]"""
        if o.first_strike or o.ambush or not s.dfd.stands:
            return {s: ONE}
        if not may_close_combat(s.dfd.key, s.dfd.ground, s.att.ground):
            return {s: ONE}
        return defender_strikes(replace(s, battled_back=1), worth, 0)

    def bonus_forestalled(s, worth):
        """[Gaining Ground; Bonus Close Combat; B24] The bonus combat is declared and inspired;
        then the Ambush card answers it if its token can be paid."""
        if o.then is None or not s.att.stands or not s.dfd.vacated:
            return {s: ONE}
        if s.att.key not in CAVALRY and s.att.leader is None:
            return {s: ONE}
        if battle_forbidden_on_entry(s.att.key, o.defender_on):
            return {s: ONE}
        s = replace(put(s, "att", ground=o.defender_on), then_fought=1)
        leader = s.att.leader is not None or o.attacker_mounted_adjacent
        inspired = o.then_inspire and leader and s.att_purse.has_token
        if inspired:
            s = replace(s, att_purse=s.att_purse.pay(1)[0], then_inspired=1)
        if not o.then_ambush or not s.dfd_purse.has_token:
            return {s: ONE}
        s = replace(s, dfd_purse=s.dfd_purse.pay(1)[0], then_ambushed=1)
        dice = capped_dice(close_dice(s.nxt.key), s.nxt, s.att, False) + 1
        return strike(s, "nxt", "att", dice, False, False, policies, worth)

    def bonus_attack(s, worth):
        if not s.then_fought or not s.att.stands:
            return {s: ONE}
        dice = capped_dice(close_dice(s.att.key), s.att, s.nxt, False)
        dice += o.bonus_dice + s.then_inspired
        return strike(s, "att", "nxt", dice, False, bool(s.then_inspired), policies, worth)

    def bonus_battle_back(s, worth):
        if not s.then_fought or not s.nxt.stands or s.then_ambushed:
            return {s: ONE}
        if not may_close_combat(s.nxt.key, s.nxt.ground, s.att.ground):
            return {s: ONE}
        s = replace(s, then_battled_back=1)
        dice = capped_dice(close_dice(s.nxt.key), s.nxt, s.att, False)
        return strike(s, "nxt", "att", dice, False, False, policies, worth)

    if o.second_target is not None:
        return [first_volley, fire_at_another]
    if o.range > 1:
        return [first_volley, second_volley][: o.volleys]
    first = [declaration, forestalling, attack_roll, battle_back]
    return [*first, bonus_forestalled, bonus_attack, bonus_battle_back]


# ---------------------------------------------------------------------------------------------
# The answer
# ---------------------------------------------------------------------------------------------


def variables(**options) -> tuple[str, ...]:
    names = [
        "hits",
        "defender_losses",
        "attacker_losses",
        "defender_retreat",
        "attacker_retreat",
        "defender_leader_lost",
        "attacker_leader_lost",
        "defender_seppuku",
        "attacker_seppuku",
        "battled_back",
        "attacker_tokens",
        "defender_tokens",
        "attacker_banners",
        "defender_banners",
    ]
    if options.get("attacker_honor") is not None:
        names.append("attacker_disorder")
    if options.get("defender_honor") is not None:
        names.append("defender_disorder")
    if options.get("then") is not None or options.get("second_target") is not None:
        names += [
            "then_losses",
            "then_retreat",
            "then_leader_lost",
            "then_seppuku",
            "then_battled_back",
            "then_fought",
        ]
    return tuple(names)


def read_off(o: Options, s: State) -> tuple[int, ...]:
    """The outcome variables of a finished attack, in the order of variables()."""
    row = [
        s.hits,
        s.dfd.lost,
        s.att.lost,
        s.dfd.moved,
        s.att.moved,
        s.dfd.leader_lost,
        s.att.leader_lost,
        s.dfd.seppuku,
        s.att.seppuku,
        s.battled_back,
        s.att_purse.net,
        s.dfd_purse.net,
        s.att_purse.banners,
        s.dfd_purse.banners,
    ]
    if o.attacker_honor is not None:
        row.append(s.att_purse.disorder)
    if o.defender_honor is not None:
        row.append(s.dfd_purse.disorder)
    if o.second is not None:
        row += [
            s.nxt.lost,
            s.nxt.moved,
            s.nxt.leader_lost,
            s.nxt.seppuku,
            s.then_battled_back,
            s.then_fought,
        ]
    return tuple(row)


def default_value(v: dict) -> int:
    return (
        v["defender_losses"]
        + v["attacker_banners"]
        - v["attacker_losses"]
        - v["defender_banners"]
        + v.get("then_losses", 0)
    )


def attack(attacker: str, defender: str, **options) -> dict[tuple[int, ...], Fraction]:
    known = {f.name for f in fields(Options)}
    for name in options:
        refuse_if(
            name not in known, f"unknown option {name!r}: choose from {', '.join(sorted(known))}"
        )
    o = Options(attacker, defender, **options)
    check(o)

    steps = course_of(o)
    names = variables(
        attacker_honor=o.attacker_honor, defender_honor=o.defender_honor, then=o.second
    )
    value = o.value or default_value

    @cache
    def expected(step: int, s: State) -> Fraction:
        """Expected value when `s` is about to enter this step, both sides playing their policy."""
        if step == len(steps):
            return Fraction(value(dict(zip(names, read_off(o, s), strict=False))))
        outcome = steps[step](s, lambda t: expected(step + 1, t))
        return sum((p * expected(step + 1, t) for t, p in outcome.items()), Fraction(0))

    state = State(
        att=piece_for(
            o.attacker,
            o.attacker_blocks,
            o.attacker_leader,
            o.attacker_on,
            o.attacker_support,
            o.attacker_room,
            o.attacker_leader_room,
            o.attacker_joins,
        ),
        dfd=piece_for(
            o.defender,
            o.defender_blocks,
            o.defender_leader,
            o.defender_on,
            o.defender_support,
            o.defender_room,
            o.defender_leader_room,
            o.defender_joins,
        ),
        nxt=o.second
        and piece_for(
            o.second,
            o.then_blocks,
            o.then_leader,
            o.then_on,
            o.then_support,
            o.then_room,
            o.then_leader_room,
        ),
        att_purse=Purse(o.attacker_honor),
        dfd_purse=Purse(o.defender_honor),
    )
    dist = {state: ONE}
    for i, step in enumerate(steps):
        dist = bind(dist, lambda s, i=i, step=step: step(s, lambda t: expected(i + 1, t)))
    return bind(dist, lambda s: {read_off(o, s): ONE})
