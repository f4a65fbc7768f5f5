"""The pieces of the reference game: units, forces, armies, provinces, seats.

A troop is a force or an army. An army stands in a province by its marker; its units lie on the
army card, which has room for four samurai and ten ashigaru [Army Unit Limits]. A force is one to
five regular units [The Difference between an Army and a Provincial Force].
"""

BOWMAN, GUNNER, SWORDSMAN, SPEARMAN, RONIN, DAIMYO = (
    "bowman", "gunner", "swordsman", "spearman", "ronin", "daimyo",
)  # fmt: skip
REGULAR = (BOWMAN, GUNNER, SWORDSMAN, SPEARMAN)
SAMURAI, ASHIGARU = (BOWMAN, SWORDSMAN), (GUNNER, SPEARMAN)
SUPPLY = {BOWMAN: 9, GUNNER: 9, SWORDSMAN: 9, SPEARMAN: 36}
RONIN_PIECES, CASTLES, BASES = 26, 10, 5
FORCE_ROOM, SAMURAI_ROOM, ASHIGARU_ROOM = 5, 4, 10
ARMIES = 3
HIGHEST_LEVEL, HOLES = 4, 3  # three holes a level: the first from the book, the rest assumed (S7)
BINS = ("swords", "build", "levy", "ronin", "ninja")
NO_CASTLE, CASTLE, FORTRESS = 0, 1, 2
BONUS = {NO_CASTLE: (SPEARMAN, 0), CASTLE: (SPEARMAN, 4), FORTRESS: (RONIN, 5)}


def nothing() -> dict[str, int]:
    return dict.fromkeys(REGULAR, 0)


class Troop:
    """Regular units and revealed ronin that stand and fight together."""

    has_marker = False

    def __init__(self) -> None:
        self.units = nothing()
        self.ronin = 0

    def size(self) -> int:
        """Regular units; the daimyo is not counted."""
        return sum(self.units.values())

    def members(self) -> int:
        """Whom ronin are counted against: a daimyo is one of them, even a fallen one (S8)."""
        return self.size()

    def ronin_limit(self) -> int:
        return max(0, self.members() - 1)

    def room(self, kind: str) -> int:
        raise NotImplementedError

    def kinds(self) -> list[str]:
        return [kind for kind in REGULAR if self.units[kind]]


class Force(Troop):
    def room(self, kind: str) -> int:
        return FORCE_ROOM - self.size()


class Army(Troop):
    """One daimyo, his marker and his units. ``where`` is None once the daimyo is lost."""

    has_marker = True

    def __init__(self, seat: int, number: int, level: int):
        super().__init__()
        self.seat, self.number, self.level, self.hole = seat, number, level, 1
        self.where: str | None = None
        self.fallen = False
        self.recovered = False  # in the present war turn, so that it does not attack (W23)

    def members(self) -> int:
        return self.size() + (self.where is not None)

    def room(self, kind: str) -> int:
        if kind in SAMURAI:
            return SAMURAI_ROOM - sum(self.units[k] for k in SAMURAI)
        return ASHIGARU_ROOM - sum(self.units[k] for k in ASHIGARU)

    def gain_experience(self) -> None:
        """Move the experience marker one hole to the right; at the highest level it stays."""
        if self.level == HIGHEST_LEVEL:
            return
        if self.hole < HOLES:
            self.hole += 1
        else:
            self.level, self.hole = self.level + 1, 1

    def __repr__(self) -> str:
        return f"army {self.seat}/{self.number}"


class Province:
    def __init__(self, name: str):
        self.name = name
        self.owner: int | None = None
        self.castle = NO_CASTLE
        self.force = Force()
        self.hidden = 0  # ronin on a facedown card
        self.bonus: int | None = None  # castle units left for the rest of an attacker's turn
        self.emptied_from: int | None = None  # who held it before it was emptied this turn
        self.claimed: int | None = None  # whose heir counts it until the turn ends (S10)

    def __repr__(self) -> str:
        return self.name


class Seat:
    """One color: tray, koku, plan, sword, armies."""

    def __init__(self, number: int, lowest_level: int):
        self.number = number
        self.tray = dict(SUPPLY)
        self.koku = 0
        self.bins = dict.fromkeys(BINS, 0)
        self.sword = 0
        self.armies = [Army(number, n, lowest_level) for n in range(ARMIES)]
        self.out = False
        self.heir: int | None = None
        self.bought = nothing()

    def standing(self) -> list[Army]:
        return [a for a in self.armies if a.where is not None and not a.fallen]

    def on_board(self) -> list[Army]:
        return [a for a in self.armies if a.where is not None]
