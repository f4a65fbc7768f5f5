"""What the others did, and what I lost by it, in a sentence: a fold of what happens, by owner.

`lost` is the fold: what it says is what is missing on the board afterwards. `news` says it, and
`sentence` says one thing that happens, as a seat reads it: its own are "your spears on d7".
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from samurai_odds.grids.fitting import capital, counted, listed
from samurai_odds.play.events import (
    ACROSS,
    FACING,
    HELD,
    HITS,
    KINDS,
    LEFT,
    MARK,
    OWNER,
    PLACE,
    SEAT,
    TURN,
    Board,
    Happening,
    Piece,
    after,
)
from samurai_odds.play.layout import NONE

KILLS = ("loss", "killed")
MOST_NAMED = 3  # of a kind, in a sentence; the others are counted


@dataclass(frozen=True)
class Called:
    """What a game calls things: kinds of pieces in the plural (others are one man), a part of one.

    ``held`` are things that a seat may lose; ``bad`` are marks that it is bad to get; ``facings``
    are where a piece may face.
    """

    seats: Sequence[str]
    places: Sequence[str]
    kinds: Mapping[str, str]
    part: str
    held: Mapping[str, str]
    cards: Mapping[str, str] = field(default_factory=dict)
    bad: tuple[str, ...] = ()
    at: str = "on"
    facings: Sequence[str] = ()

    def piece(
        self, board: Board, number: int, seat: int, place: int | None = None, own: str = "your"
    ) -> str:
        """Name a piece to a seat, by whose it is and where it stands."""
        one = board.pieces[number]
        there = one.place if place is None else place
        where = f" {self.at} {self.places[there]}" if there >= 0 else ""
        side = self.seats[one.seat]
        if one.name.lower().startswith(side):  # that says whose it is
            return f"{one.name}{where}"
        whose = own if one.seat == seat else f"{side}'s"
        kind = self.kinds.get(one.kind, one.kind)
        return f"{whose} {one.name or kind}{where}"

    def seat(self, seat: int, own: int) -> str:
        return "you" if seat == own else self.seats[seat]

    def does(self, one: Piece, verb: str, other: str = "") -> str:
        """Return a verb as it goes with a piece: pieces of several men do, others does."""
        many = one.kind in self.kinds and not one.name
        return verb if many else other or f"{verb}s"

    def is_or_are(self, one: Piece) -> str:
        return self.does(one, "are", "is")

    def units(self, number: int, kind: str) -> str:
        """Name so many units of a kind."""
        return f"{number} {kind if number == 1 else self.kinds.get(kind, kind)}"

    def place(self, place: int) -> str:
        return self.places[place] if place >= 0 else "off the board"


class Tells:
    """A table that says to a person what happens: it knows what things are called (`called`)."""

    def called(self) -> Called:
        raise NotImplementedError

    def said(self, one: Happening, board: Board, seat: int) -> str:
        """Say a thing that happens, by the board before it; "" where there is nothing to see."""
        return sentence(one, board, seat, self.called()) or self.own_words(one)

    def own_words(self, one: Happening) -> str:
        """Say a roll that is of this game alone; "" for others."""
        return ""

    def news(self, board: Board, happened: Sequence[Happening], seat: int) -> "News":
        """Say what has happened since a board."""
        return news(board, happened, seat, self.called())

    def then(self, board: Board, one: Happening) -> Board:
        """Return the board after a thing that happens."""
        return after(board, [one])


# ---- what is lost --------------------------------------------------------------------


@dataclass(frozen=True)
class Lost:
    """What a seat has lost by what has happened: as much is missing on the board.

    ``parts`` are those lost of pieces that are still there, ``gone`` pieces that are not, ``hits``
    more on a piece; ``held`` is how much less (or, below 0, more) of a thing it holds; ``places``
    are another's now, by whose they are, ``won`` its own; ``marks`` are put on pieces. ``units``
    are those killed in stacks, by their kind: what has gone elsewhere is not lost. ``at`` is where
    pieces were when that happened to them; ``away`` are those of the gone that left the board
    alive, and ``turn_of`` is the seat whose turn it is now.
    """

    parts: Mapping[int, int]
    gone: tuple[int, ...]
    hits: Mapping[int, int]
    held: Mapping[str, int]
    places: Mapping[int, int]
    won: tuple[int, ...]
    marks: tuple[tuple[int, str], ...]
    units: Mapping[str, int] = field(default_factory=dict)
    at: Mapping[int, int] = field(default_factory=dict, compare=False)
    away: tuple[int, ...] = field(default=(), compare=False)
    turn_of: int = field(default=NONE, compare=False)


def lost(before: Board, happened: Iterable[Happening], seat: int) -> Lost:
    """Return what a seat has lost by what has happened since a board."""
    left: dict[int, int] = {}
    hits: dict[int, int] = {}
    where: dict[int, int] = {}
    stood: dict[int, int] = {}  # since it has moved
    at: dict[int, int] = {}
    seats: dict[int, int] = {}
    held: dict[str, int] = {}
    owners: dict[int, int] = {}
    marks: dict[int, list[str]] = {}
    units: dict[str, int] = {}
    away, turn_of = list[int](), before.active
    for one in happened:
        changes = KINDS[one.kind]
        if TURN in changes:
            turn_of = one.seat
        if one.kind == "leave" and (one.decision or one.what == ACROSS):
            away.append(one.piece)
        if LEFT in changes:
            left[one.piece] = one.left
        if PLACE in changes:
            where[one.piece] = one.end
        if one.end >= 0 and PLACE in changes:
            stood[one.piece] = one.end
        elif (
            one.piece in stood
            and one.kind != "unmark"
            and (LEFT in changes or HITS in changes or MARK in changes)
        ):
            at[one.piece] = stood[one.piece]
        if HITS in changes:
            hits[one.piece] = one.hits
        if SEAT in changes:
            seats[one.piece] = one.seat
        if HELD in changes and one.seat == seat:
            held[one.what] = one.left
        if OWNER in changes:
            owners[one.end] = one.seat
        if one.kind in KILLS and one.seat == seat and _is_stack(before, one.piece):
            units[one.what] = units.get(one.what, 0) + one.lost
        if MARK in changes and one.piece in before.pieces:
            old = marks.get(one.piece, [*before.pieces[one.piece].marks])
            now = [mark for mark in old if mark != one.what]
            marks[one.piece] = now if one.kind == "unmark" else [*now, one.what]
    own = [one for one in before.pieces.values() if one.seat == seat and one.left and one.full]
    gone = tuple(piece.number for piece in own if _is_gone(piece, left, where, seats))
    stays = [piece for piece in own if piece.number not in gone]
    had = before.held[seat] if before.held else {}
    return Lost(
        {p.number: p.left - left[p.number] for p in stays if left.get(p.number, p.left) < p.left},
        gone,
        {p.number: hits[p.number] - p.hits for p in stays if hits.get(p.number, p.hits) > p.hits},
        {what: had.get(what, 0) - number for what, number in held.items()},
        {
            place: owners[place]
            for place, owner in before.owners.items()
            if owner == seat and owners.get(place, seat) != seat
        },
        tuple(
            place
            for place, owner in owners.items()
            if owner == seat and before.owners.get(place, NONE) != seat
        ),
        tuple(
            (p.number, mark)
            for p in stays
            for mark in marks.get(p.number, [])
            if mark not in p.marks
        ),
        units,
        at,
        tuple(away),
        turn_of,
    )


def _is_stack(before: Board, number: int) -> bool:
    """Return whether a piece is a stack, which may have begun since."""
    return number not in before.pieces or before.pieces[number].full == 0


def _is_gone(
    piece: Piece, left: Mapping[int, int], where: Mapping[int, int], seats: Mapping[int, int]
) -> bool:
    number = piece.number
    if left.get(number, 1) == 0 or seats.get(number, piece.seat) != piece.seat:
        return True
    return piece.place >= 0 and where.get(number, piece.place) == NONE


def lost_said(before: Board, gone: Lost, seat: int, called: Called, own: str = "your") -> str:
    """Say what a seat has lost, in a sentence; of another seat ``own`` says whose its pieces are.

    Of another nothing is said where it has lost no piece and no part of one.
    """

    def piece(number: int) -> str:
        return called.piece(before, number, seat, gone.at.get(number), own)

    is_own = own == "your"
    fallen = [number for number in gone.gone if number not in gone.away]
    if not (is_own or fallen or gone.parts or gone.units):
        own = f"{called.seats[seat]}'s"  # who that is was not said before
    names = [piece(number) for number in fallen]
    away = [f"{piece(number)} left the board" for number in gone.gone if number in gone.away]
    parts = [f"{counted(n, called.part)} of {piece(one)}" for one, n in gone.parts.items()]
    bad = [(one, mark) for one, mark in gone.marks if mark in called.bad]
    worse = {one for one, _ in bad}  # disrupted it has but the hits that are left over
    hits = [
        f"{n} on {before.pieces[one].name or piece(one)}"
        for one, n in gone.hits.items()
        if one not in worse
    ]
    held = [  # paid or lost
        f"you have {number} {called.held[what]} less"
        for what, number in gone.held.items()
        if is_own and number > 0 and what in called.held
    ]
    owned = _by_owner(gone.places, called) if is_own else {}
    empty = owned.pop(NONE, [])
    places = [f"{listed(some)} to {called.seats[one]}" for one, some in owned.items()]
    units = [called.units(number, kind) for kind, number in gone.units.items()]
    most = len(before.pieces) if is_own else MOST_NAMED  # all that is one's own is named
    said = [*_few(names, most), *places, *_few(parts, most), *units]
    marks = [f"{piece(one)} {called.is_or_are(before.pieces[one])} {mark}" for one, mark in bad]
    who = "you" if is_own else called.seats[seat]
    all_lost = f"{who} lost {listed(said)}" if said else ""
    won = [called.place(place) for place in gone.won] if is_own else []
    phrases = [
        all_lost,
        *away,
        f"{who} took hits: {listed(hits)}" if hits else "",
        *marks,
        *held,
        f"nobody holds {listed(empty)} now" if empty else "",
        f"you won {listed(won)}" if won else "",
    ]
    phrases = [one for one in phrases if one]
    if not phrases and is_own:
        return f"You lost nothing{' so far' * (gone.turn_of not in (seat, NONE))}."
    return capital("; ".join(phrases)) + "." if phrases else ""


def _by_owner(places: Mapping[int, int], called: Called) -> dict[int, list[str]]:
    """Name places by whose they are, NONE if nobody's."""
    owned: dict[int, list[str]] = {}
    for place, owner in places.items():
        owned.setdefault(owner, []).append(called.place(place))
    return owned


def _few(several: Sequence[str], most: int = MOST_NAMED) -> list[str]:
    """Return the first of several things, and how many more there are."""
    more = len(several) - most
    return [*several[:most], f"{more} more"] if more > 0 else [*several]


# ---- what the others did ---------------------------------------------------------------


@dataclass(frozen=True)
class News:
    """What the others did, and what that has cost the seat that reads it, and them."""

    did: str
    lost: str


def news(before: Board, happened: Sequence[Happening], seat: int, called: Called) -> News:
    """Say what has happened since a seat last chose, from what it may know."""
    said = [lost_said(before, lost(before, happened, seat), seat, called)]
    if len(called.seats) == 2:
        other = 1 - seat
        said.append(lost_said(before, lost(before, happened, other), other, called, "its"))
    return News(did_said(before, happened, seat, called), " ".join(filter(None, said)))


def did_said(before: Board, happened: Sequence[Happening], seat: int, called: Called) -> str:
    """Say what the others did, in a sentence: whom they attacked, who fell back; else who moved."""
    board, clauses, backs, moved = before, list[str](), dict[int, str](), dict[int, str]()
    who: dict[int, list[str]] = {}
    whose: dict[int, bool] = {}  # whether an attack of it was on the reader
    names: dict[int, str] = {}
    had = [place for place, owner in before.owners.items() if owner == seat]
    for one in happened:
        piece = board.pieces.get(one.piece)
        if one.kind == "attack" and one.seat != seat and piece is not None:
            whom = (
                called.piece(board, one.target, seat) if one.target >= 0 else called.place(one.end)
            )
            who.setdefault(one.piece, [])
            on_me = one.end in had or (
                one.target in board.pieces and board.pieces[one.target].seat == seat
            )
            whose[one.piece] = on_me or whose.get(one.piece, False)
            names.setdefault(one.piece, called.piece(board, one.piece, seat, NONE))
            if whom not in who[one.piece]:
                who[one.piece].append(whom)
        elif one.kind in ("retreat", "escape") and one.seat == seat and one.end >= 0:
            backs[one.piece] = called.place(one.end)
        elif one.kind == "move" and one.seat != seat and one.seat >= 0:
            name = called.piece(board, one.piece, seat, NONE) if piece and piece.full else ""
            moved[one.piece] = name and f"{name} moved to {called.place(one.end)}"
        board = after(board, [one])
    changed = {
        place: owner
        for place in {**before.owners, **board.owners}
        if place not in had
        and (owner := board.owners.get(place, NONE)) not in (seat, before.owners.get(place, NONE))
    }
    on_reader = [number for number in who if whose[number]]
    others = [number for number in who if not whose[number]]
    named = on_reader if on_reader and len(who) > MOST_NAMED else [*on_reader, *others]
    for number in named[:MOST_NAMED]:
        clauses.append(f"{names[number]} attacked {listed(_few(who[number]))}")
    more = len(who) - len(clauses)
    clauses += [f"{counted(more, 'other')} attacked"] * (more > 0)
    clauses += [
        f"nobody holds {listed(some)} now"
        if one == NONE
        else f"{called.seats[one]} took {listed(some)}"
        for one, some in _by_owner(changed, called).items()
    ]
    clauses += [
        f"{called.piece(before, number, seat, NONE)} fell back to {place}"
        for number, place in backs.items()
    ]
    if not clauses and moved:
        clauses = [*moved.values()]
        if len(moved) > MOST_NAMED or not all(clauses):
            clauses = [f"{counted(len(moved), 'piece')} moved"]
    return capital("; ".join(clauses)) + "." if clauses else ""


# ---- one thing that happens --------------------------------------------------------------


def sentence(one: Happening, board: Board, seat: int, called: Called) -> str:
    """Say a thing that happens, by the board before it; "" where there is nothing to see."""
    if one.piece in board.pieces:
        said = _of_piece(one, board, seat, called)
        if said:
            return capital(said)
    own = one.seat == seat
    who, s = called.seat(one.seat, seat) if one.seat >= 0 else "", "" if own else "s"
    unseen = "a Dragon card" if "dragon" in one.numbers else "a card"
    named = called.cards.get(one.what, unseen)
    hit = f": {'no hit' if one.hits == 0 else counted(one.hits, 'hit')}" if one.hits >= 0 else ""
    if one.kind == "draw" and one.decision:  # to draw is chosen: what is drawn comes next
        return ""
    texts = {
        "lead": f"{who} play{s} {named}",
        "play": f"{who} play{s} {named}",
        "answer": f"{who} answer{s} with {one.what if one.what not in called.cards else named}",
        "draw": f"{who} draw{s} {named}" if who else f"{named} is drawn",
        "discard": f"{who} discard{s} {named}" + f" for {one.gained} honor" * (one.gained > 0),
        "keep": f"{who} keep{s} {named}",
        "collect": f"{who} gain{s} {one.gained} honor" if one.gained > 0 else "",
        "build": f"{who} build{s} a {one.what} in {called.place(one.end)}",
        "fall": f"{who} {'are' if own else 'is'} out of the game",
        "owner": f"{called.place(one.end)} is now {'yours' if own else who or 'free'}",
        "roll": hit[2:],
    }
    return capital(texts.get(one.kind, ""))


def _of_piece(one: Happening, board: Board, seat: int, called: Called) -> str:
    piece = board.pieces[one.piece]
    who, there = called.piece(board, one.piece, seat), called.place(one.end)
    if one.kind == "attack" and (one.target in board.pieces or one.end >= 0):
        whom = called.piece(board, one.target, seat) if one.target >= 0 else there
        fires = one.what == "fire"
        verb = (
            called.does(piece, "shoot at", "shoots at") if fires else called.does(piece, "attack")
        )
        return f"{who} {verb} {whom}"
    if one.kind == "loss":
        why = _WHY.get(one.what, "")
        if not one.left:
            return f"{who} {called.is_or_are(piece)} eliminated{why}"
        number = counted(piece.left - one.left, called.part)
        return f"{who} {called.does(piece, 'lose')} {number}{why}, {one.left} left"
    if one.kind == "hit" and one.hits > piece.hits:
        return f"{who} {called.does(piece, 'take')} {counted(one.hits - piece.hits, 'hit')}"
    if one.kind == "order":
        if one.what == "ordered":
            return f"{who} {called.does(piece, 'get')} an order"
        if one.what == "lost face":
            return f"{who} {called.does(piece, 'lose')} face"
        return f"{who} {called.is_or_are(piece)} {one.what}"
    if one.kind == "retreat" and one.start == one.end:
        return f"{who} {called.does(piece, 'have', 'has')} no way back"
    if one.kind == "roll" and one.hits >= 0:
        return f"{who}: {counted(one.hits, 'hit') if one.hits else 'no hit'}"
    if one.kind == "strike":
        return f"{who} {called.does(piece, *_STRIKES[one.what])}" if one.what in _STRIKES else ""
    if one.kind == "steady":
        return _steady(one, who, called.does(piece, "stand fast", "stands fast"))
    if one.kind == "check":
        return f"{who} {_checked(one)}"
    faces = f" to {called.facings[one.left]}" if one.kind == "face" and called.facings else ""
    verbs = {
        "move": (f"move to {there}", f"moves to {there}"),
        "stay": ("stay", "stays"),
        "advance": (f"gain ground to {there}", f"gains ground to {there}"),
        "retreat": (f"fall back to {there}", f"falls back to {there}"),
        "escape": (f"escape to {there}", f"escapes to {there}"),
        "leave": ("leave the board", "leaves the board"),
        "enter": (f"enter at {there}", f"enters at {there}"),
        "face": (f"turn{faces}", f"turns{faces}"),
        "killed": ("are killed", "is killed"),
        "seppuku": ("commit seppuku", "commits seppuku"),
        "survive": ("survive", "survives"),
        "inspire": ("are inspired by their leader", "is inspired"),
        "change": ("change sides", "changes sides"),
        "flee": ("flee, with all their units", "flees, with all his units"),
    }
    if FACING in KINDS[one.kind] and one.left in (piece.facing, NONE):
        return ""
    return f"{who} {called.does(piece, *verbs[one.kind])}" if one.kind in verbs else ""


_WHY = {  # blocks are lost, if not for hits
    "retreat": " for want of a way back",
    "castle": " for holding the castle",
    "lack of honor": " for lack of honor",
}
_STRIKES = {  # that follow an attack: who makes them
    "back": ("battle back", "battles back"),
    "first strike": ("strike first", "strikes first"),
    "ambush": ("ambush them", "ambushes them"),
}


def _steady(one: Happening, who: str, stands: str) -> str:
    """Say how many flags are ignored, "" for none: the retreat comes next."""
    flags, ignored = one.numbers["flags"], one.numbers["ignored"]
    if not ignored:
        return ""
    return (
        f"{who} {stands}"
        if ignored == flags
        else f"{who} {stands} against {ignored} of {flags} flags"
    )


def _checked(one: Happening) -> str:
    """Say what becomes of a leader whose unit was hit."""
    if not one.left:
        return "is killed"
    return "survives alone and must get away" if "alone" in one.numbers else "survives"
