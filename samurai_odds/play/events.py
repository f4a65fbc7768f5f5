"""What happens in a game, as data: a list of happenings, and the board that they change.

A happening says what kind it is, whose, which piece, from where to where, at whom; the faces of
the dice, what they have brought, what was hit, lost, gained and is left. A game makes them of its
steps (`Table.events`), and its words, traces, reviews and pictures of them: nothing is told twice,
and nothing that is told is read again. `Board` is what stands where, as data too: of a step's
happenings alone, `after` makes the board after the step of the one before it.

Who may know a happening is part of it: ``seats`` know all, the others nothing of what is
``secret``; without anything secret they learn nothing at all (`seen_by`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from samurai_odds.play.layout import NONE

ACROSS = "way across"  # a piece, and its leader with it, leaves the board there
# What a kind of happening changes on the board: of the piece its place, what is left of it, its
# seat, a mark, where it faces, its hits; what a seat holds, its cards, whose a place is, the turn.
PLACE, LEFT, SEAT, MARK, FACING = "place", "left", "seat", "mark", "facing"
HITS, HELD, CARD, OWNER, TURN = "hits", "held", "card", "owner", "turn"
KINDS: Mapping[str, tuple[str, ...]] = {
    # a turn
    "turn": (TURN,),
    "begin": (),  # it begins, with what each seat holds
    "deal": (),  # ``numbers``: the cards by name
    "chosen": (),  # ``what``: a kind of decision, ``numbers`` its fields; those below have some too
    "pass": (),  # nobody more to be moved, to attack
    "result": (),  # ``seat`` wins, or nobody; ``what``: by what
    # pieces
    "order": (MARK,),  # ``what`` is put on the piece
    "unmark": (MARK,),  # it is taken off
    "move": (PLACE,),
    "stay": (),
    "advance": (PLACE,),  # onto ground gained
    "retreat": (PLACE,),
    "escape": (PLACE,),  # a leader alone
    "follow": (PLACE,),  # with the piece that has moved, or to where it stood
    "leave": (PLACE,),  # the board: alive if it is decided, or ``what`` is ACROSS
    "enter": (PLACE, LEFT),
    "return": (LEFT,),  # off the board, though not lost: to where units are taken from
    "garrison": (PLACE,),  # units of an army, which go into the force there
    "take": (PLACE,),  # units of a force, which an army takes up
    "reveal": (PLACE,),  # units that lay face down
    "build": (PLACE, LEFT),
    "levy": (PLACE, LEFT),
    "join": (),
    "change": (SEAT,),  # sides
    "face": (FACING,),  # ``left``: where to
    "hit": (HITS,),  # ``hits``: how many it has
    "rise": (MARK,),  # in experience: ``what`` is put on the piece
    # battles
    "attack": (),  # declared: ``what`` says how
    "strike": (),
    "inspire": (),
    "answer": (),
    "roll": (),
    "check": (LEFT,),  # whether the leader survives: ``left`` is 0 where not
    "steady": (),  # flags ignored
    "symbols": (),  # of a roll, that strike other pieces
    "loss": (LEFT,),
    "walls": (),  # what a castle loses of what it adds to its defenders
    "killed": (LEFT,),  # he is: ``what`` says how
    "seppuku": (LEFT,),
    "survive": (),
    "fall": (),  # a seat, out of the game
    "flee": (),  # a leader, with all that is his
    # what is held
    "pay": (),
    "collect": (),
    "holds": (HELD,),  # ``left`` of ``what``
    "lead": (),  # a card
    "play": (),
    "draw": (),
    "discard": (),
    "keep": (),  # of several cards
    "card": (CARD,),  # ``left`` of ``what`` in a hand, or in common
    "owner": (OWNER,),  # of the place ``end``
    "score": (),  # ``held`` by seat
    # a round
    "form": (),  # an army as the game begins: ``numbers`` of its units
    "plan": (),  # koku by what they are for
    "sword": (),  # number ``left``, for ``lost`` koku
    "waste": (),  # of koku, which buy nothing
    "hire": (),
    "deploy": (),  # face down: ``held`` units in the places of ``path``
}


@dataclass(frozen=True)
class Happening:
    """One thing that happens.

    ``seat`` is whose doing it is, or to whom it happens; ``piece`` the number of a piece of the
    board, ``target`` of another one that it is done to. Places are numbers of `Table.spots`; what
    has left the board is at NONE. ``numbers`` are what more the game says of it: of a ``decision``
    the fields that its kind declares. ``outcome`` is what a roll has brought. ``secret`` names
    fields, or names of ``numbers``.

    Of a stack a part may go into another, the ``target``: so many ``gained``, ``left`` stay.
    """

    kind: str
    seat: int = NONE
    piece: int = NONE
    target: int = NONE
    start: int = NONE
    end: int = NONE
    path: tuple[int, ...] = ()
    what: str = ""
    faces: tuple[str, ...] = ()
    outcome: str = ""
    hits: int = NONE
    lost: int = NONE
    gained: int = NONE
    left: int = NONE
    held: tuple[int, ...] = ()
    why: tuple[str, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    decision: str = ""
    seats: tuple[int, ...] | None = None
    secret: tuple[str, ...] = ()

    def seen_by(self, seat: int) -> "Happening | None":
        """Return what a seat may know of it, None if nothing."""
        if self.seats is None or seat in self.seats:
            return self
        return self.seen_by_others() if self.secret else None

    def seen_by_others(self) -> "Happening":
        """Return it without what is secret."""
        hidden = self.secret
        return replace(
            self,
            piece=NONE if "piece" in hidden else self.piece,
            target=NONE if "target" in hidden else self.target,
            start=NONE if "start" in hidden else self.start,
            end=NONE if "end" in hidden else self.end,
            path=() if "path" in hidden else self.path,
            what="" if "what" in hidden else self.what,
            lost=NONE if "lost" in hidden else self.lost,
            gained=NONE if "gained" in hidden else self.gained,
            left=NONE if "left" in hidden else self.left,
            held=() if "held" in hidden else self.held,
            numbers={name: one for name, one in self.numbers.items() if name not in hidden},
        )

    def as_dict(self) -> dict[str, Any]:
        """Return it as plain values for JSON, without what is blank."""
        rows: list[tuple[str, Any, Any]] = [
            ("seat", int(self.seat), NONE),
            ("piece", int(self.piece), NONE),
            ("target", int(self.target), NONE),
            ("from", int(self.start), NONE),
            ("to", int(self.end), NONE),
            ("path", [int(place) for place in self.path], []),
            ("what", self.what, ""),
            ("faces", [*self.faces], []),
            ("outcome", self.outcome, ""),
            ("hits", int(self.hits), NONE),
            ("lost", int(self.lost), NONE),
            ("gained", int(self.gained), NONE),
            ("left", int(self.left), NONE),
            ("held", [*self.held], []),
            ("why", [*self.why], []),
            ("decision", self.decision, ""),
            ("numbers", {name: int(number) for name, number in self.numbers.items()}, {}),
            ("seats", None if self.seats is None else [*self.seats], None),
            ("secret", [*self.secret], []),
        ]
        shown: dict[str, Any] = {"kind": self.kind}
        for name, value, blank in rows:
            if value != blank:
                shown[name] = value
        return shown


def as_data(board: "Board", steps: Iterable[Iterable[Happening]]) -> dict[str, Any]:
    """Return as plain values the first board, and what happens in each step, with its number."""
    events = [
        {"step": number} | one.as_dict()
        for number, happened in enumerate(steps)
        for one in happened
    ]
    return {"board": board.as_dict(), "events": events}


def seen_by(happened: Iterable[Happening], seat: int) -> list[Happening]:
    """Return what a seat may know of happenings."""
    seen = [one.seen_by(seat) for one in happened]
    return [one for one in seen if one is not None]


# ---- the board as data ---------------------------------------------------------------


@dataclass(frozen=True)
class Piece:
    """A piece: what it is, where it stands (NONE: no more), what is left of how much.

    ``look`` says what else is seen of it (a leader's rank, the symbol that cards name), ``marks``
    what lies on it, by the alphabet: a lock, an order. With ``full`` 0 it is a stack of any size,
    which is a piece while something is left of it. ``seats`` alone know of it, if not all do.
    """

    number: int
    seat: int
    kind: str
    place: int
    left: int
    full: int
    name: str = ""
    look: str = ""
    facing: int = NONE
    hits: int = 0
    worth: int = 1
    marks: tuple[str, ...] = ()
    seats: tuple[int, ...] | None = None

    def as_dict(self) -> dict[str, Any]:
        """Return it as plain values for JSON."""
        known = {} if self.seats is None else {"seats": [*self.seats]}
        return {
            "number": self.number,
            "seat": self.seat,
            "kind": self.kind,
            "place": self.place,
            "left": self.left,
            "full": self.full,
            "name": self.name,
            "look": self.look,
            "facing": self.facing,
            "hits": self.hits,
            "worth": self.worth,
            "marks": [*self.marks],
            **known,
        }


Counts = Mapping[str, int]


@dataclass(frozen=True)
class Board:
    """What stands where, and what each seat holds.

    ``cards`` are those of each seat by name, then those that lie open for all; None for a seat
    whose cards may not be known. ``owners`` says by place whose it is, where it is anybody's.
    """

    turn: int
    active: int
    pieces: Mapping[int, Piece]
    held: tuple[Counts, ...]
    cards: tuple[Counts | None, ...]
    owners: Mapping[int, int]

    def as_dict(self) -> dict[str, Any]:
        """Return it as plain values for JSON."""
        return {
            "turn": self.turn,
            "active": self.active,
            "pieces": [piece.as_dict() for piece in self.pieces.values()],
            "held": [{**counts} for counts in self.held],
            "cards": [None if counts is None else {**counts} for counts in self.cards],
            "owners": [[place, seat] for place, seat in self.owners.items()],
        }

    def seen_by(self, seat: int) -> "Board":
        """Return what a seat may know: not the cards of the others, nor their secret pieces."""
        last = len(self.held)
        shown = [cards if place in (seat, last) else None for place, cards in enumerate(self.cards)]
        pieces = {
            number: piece
            for number, piece in self.pieces.items()
            if piece.seats is None or seat in piece.seats
        }
        return replace(self, cards=tuple(shown), pieces=pieces)


def standing(pieces: Iterable[Piece], owners: Mapping[int, int]) -> Board:
    """Return a board with pieces of which nothing else is known."""
    return Board(0, NONE, {one.number: one for one in pieces}, (), (), owners)


def after(board: Board, happened: Iterable[Happening]) -> Board:
    """Return the board after what has happened."""
    for one in happened:
        board = _changed(board, one)
    return board


def _changed(board: Board, one: Happening) -> Board:
    changes = KINDS[one.kind]
    if PLACE in changes and one.target != NONE and one.gained > 0:
        return _parted(board, one)
    if any(what in changes for what in (PLACE, LEFT, SEAT, MARK, FACING, HITS)):
        begins = PLACE in changes and LEFT in changes and one.piece not in board.pieces
        piece = _stack(one, one.piece, one.seats) if begins else board.pieces[one.piece]
        return _with_piece(board, _altered(piece, one, changes))
    if HELD in changes:
        held = [
            {**counts, one.what: one.left} if seat == one.seat else counts
            for seat, counts in enumerate(board.held)
        ]
        return replace(board, held=tuple(held))
    if CARD in changes:
        where = len(board.held) if one.seat == NONE else one.seat
        cards = [
            _counted(counts, one.what, one.left) if place == where else counts
            for place, counts in enumerate(board.cards)
        ]
        return replace(board, cards=tuple(cards))
    if OWNER in changes:
        owners = {place: seat for place, seat in board.owners.items() if place != one.end}
        if one.seat != NONE:
            owners[one.end] = one.seat
        return replace(board, owners=owners)
    if TURN in changes:
        return replace(board, turn=one.left, active=one.seat)
    return board


def _stack(one: Happening, number: int, seats: tuple[int, ...] | None = None) -> Piece:
    """Return the stack that something begins."""
    return Piece(number, one.seat, one.what, one.end, 0, 0, seats=seats)


def _with_piece(board: Board, piece: Piece) -> Board:
    """Return the board with a piece as it is now; a stack of nothing is none."""
    pieces = {**board.pieces, piece.number: piece}
    if piece.left == 0 and piece.full == 0:
        pieces = {number: one for number, one in pieces.items() if number != piece.number}
    return replace(board, pieces=pieces)


def _parted(board: Board, one: Happening) -> Board:
    """Let a part of a stack go into another: who may not know the first sees the other grow."""
    if one.piece in board.pieces:
        board = _with_piece(board, replace(board.pieces[one.piece], left=one.left))
    known = one.target in board.pieces
    piece = board.pieces[one.target] if known else _stack(one, one.target)
    return _with_piece(board, replace(piece, left=piece.left + one.gained))


def _altered(piece: Piece, one: Happening, changes: tuple[str, ...]) -> Piece:
    if PLACE in changes:
        piece = replace(piece, place=one.end)
    if LEFT in changes:
        piece = replace(piece, left=one.left, place=piece.place if one.left else NONE)
    if SEAT in changes:
        piece = replace(piece, seat=one.seat)
    if FACING in changes:
        piece = replace(piece, facing=one.left)
    if HITS in changes:
        piece = replace(piece, hits=one.hits)
    if MARK in changes:
        marks = [mark for mark in piece.marks if mark != one.what]
        marks += [one.what] if one.kind != "unmark" else []
        piece = replace(piece, marks=tuple(sorted(marks)))
    return piece


def _counted(cards: Counts | None, name: str, left: int) -> Counts | None:
    """Return cards with so many of a name; of cards that are not known nothing changes."""
    if cards is None:
        return None
    others = {one: count for one, count in cards.items() if one != name}
    if left:
        others[name] = left
    return others


def differences(before: Board, now: Board, moved: str = "follow") -> list[Happening]:
    """List what has happened between two boards by what is different, each thing by itself.

    What a game's rules say of a step comes first: this is what they leave out; ``moved`` is the
    kind of a piece that stands elsewhere.
    """
    happenings: list[Happening] = []
    for number, piece in now.pieces.items():
        if piece.full == 0:
            happenings += _of_stack(before.pieces.get(number), piece, moved)
        else:
            happenings += _of_piece(before.pieces[number], piece, moved)
    happenings += [
        _returned(one, 0) for one in before.pieces.values() if one.number not in now.pieces
    ]
    for seat, counts in enumerate(now.held):
        for what, left in counts.items():
            was = before.held[seat].get(what, 0)
            if left != was:
                happenings.append(Happening("holds", seat, what=what, gained=left - was, left=left))
    last = len(now.held)
    for place, cards in enumerate(now.cards):
        old = before.cards[place]
        if cards is not None and old is not None:
            seats, seat = ((place,), place) if place < last else (None, NONE)
            for name in {**old, **cards}:
                gained, left = cards.get(name, 0) - old.get(name, 0), cards.get(name, 0)
                if gained:
                    one = Happening("card", seat, what=name, gained=gained, left=left, seats=seats)
                    happenings.append(one)
    for place in {**before.owners, **now.owners}:
        owner = now.owners.get(place, NONE)
        if owner != before.owners.get(place, NONE):
            happenings.append(Happening("owner", owner, end=place))
    if (before.turn, before.active) != (now.turn, now.active):
        happenings.append(Happening("turn", now.active, left=now.turn))
    return happenings


def _of_stack(was: Piece | None, now: Piece, moved: str) -> list[Happening]:
    """List what has happened to a stack, which may be new."""
    happenings, left = [], 0
    if was is not None and was.seats != now.seats:
        happenings.append(_returned(was, 0))
    elif was is not None:
        left = was.left
        if was.seat != now.seat:
            one = Happening("change", now.seat, now.number, what=now.kind, seats=now.seats)
            happenings.append(one)
        if left > now.left:
            happenings.append(_returned(was, now.left))
        if was.place != now.place:
            happenings.append(_elsewhere(was.place, now, moved))
    if now.left > left:
        entered = Happening("enter", now.seat, now.number, end=now.place, what=now.kind)
        happenings.append(replace(entered, gained=now.left - left, left=now.left, seats=now.seats))
    return happenings


def _elsewhere(start: int, now: Piece, moved: str) -> Happening:
    kind = "leave" if now.place == NONE else moved
    what = now.kind if now.full == 0 else ""
    return Happening(kind, now.seat, now.number, start=start, end=now.place, what=what)


def _returned(was: Piece, left: int) -> Happening:
    """Return that of a stack so many are left, the others not lost."""
    lost = was.left - left
    one = Happening("return", was.seat, was.number, start=was.place, what=was.kind, lost=lost)
    return replace(one, left=left, seats=was.seats)


def _of_piece(was: Piece, now: Piece, moved: str) -> list[Happening]:
    happenings, number = [], now.number
    if was.seat != now.seat:
        happenings.append(Happening("change", now.seat, number))
    if was.left != now.left:
        lost = was.left - now.left
        happenings.append(Happening("loss", now.seat, number, lost=lost, left=now.left))
        was = replace(was, place=was.place if now.left else NONE)
    if was.place != now.place:
        happenings.append(_elsewhere(was.place, now, moved))
    if was.facing != now.facing:
        happenings.append(Happening("face", now.seat, number, start=now.place, left=now.facing))
    if was.hits != now.hits:
        gained = now.hits - was.hits
        happenings.append(Happening("hit", now.seat, number, gained=gained, hits=now.hits))
    happenings += [
        Happening("order", now.seat, number, what=one) for one in now.marks if one not in was.marks
    ]
    happenings += [
        Happening("unmark", now.seat, number, what=one) for one in was.marks if one not in now.marks
    ]
    return happenings
