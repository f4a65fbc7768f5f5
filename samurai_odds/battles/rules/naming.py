"""The names of what there is in a battle: pieces, cards, hexes; how its lines are written."""

from collections.abc import Mapping, Sequence

from samurai_odds.battles.board import SECTIONS
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.on_board import dragon_name
from samurai_odds.battles.rules.setup import Setup, command_cards
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.grids.fitting import counted


class Names:
    """Names what the numbers of one scenario stand for."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kinds = [unit.kind for unit in setup.scenario.units]
        self.leaders = [leader.name for leader in setup.scenario.leaders]
        self.leader_sides = [leader.side for leader in setup.scenario.leaders]
        self.cards = [str(card["name"]) for card in command_cards().values()]
        self.dragons = [dragon.name for dragon in setup.dragons]
        self.card_keys = list(command_cards())
        self.dragon_keys = [dragon_name(dragon.key) for dragon in setup.dragons]
        self.viewer = at.NONE  # the side that reads it, whose pieces are "your" ones

    def said(self, type: str, s: State, number: int) -> str:
        """Name what a number of a type stands for (`decisions`)."""
        if type == "number":
            return str(number)
        if type in ("hex", "card", "dragon", "led"):
            named = {"hex": self.hex, "led": self.led}
            listed = {"card": self.cards, "dragon": self.dragons}
            return named[type](number) if type in named else listed[type][number]
        if type in ("unit", "piece", "leader", "occupant"):
            pieces = {"piece": self.piece, "leader": self.leader, "occupant": self.at_hex}
            return self.unit(s, number) if type == "unit" else pieces[type](s, number)
        if type == "struck":
            return self.unit(s, number) if number >= 0 else "the leader"
        if type == "giver":
            return self.giver(s)
        if type in ("seat", "section"):
            return (SIDES if type == "seat" else SECTIONS)[number]
        if type in ("blocks", "flags"):
            return counted(number, "block" if type == "blocks" else "flag")
        q: Question = self.setup.question
        due = q.end_tokens if type == "end_tokens" else q.discard_tokens
        return gained_from_pool(number, int(due))

    def led(self, card: int) -> str:
        """Name a command card, with the orders for each section where they are for several."""
        q: Question = self.setup.question
        most = [int(q.cards[card].quota[k]) for k in range(3)]
        if q.cards[card].orders != at.BY_SECTIONS or sum(map(bool, most)) < 2:
            return self.cards[card]
        listed = [f"{n} {name}" for n, name in zip(most, SECTIONS, strict=True) if n]
        return f"{self.cards[card]} ({', '.join(listed)})"

    def giver(self, s: State) -> str:
        """Name which of two cards orders, or which general; nothing of one card."""
        if s.phase == at.INITIATIVE_ACT:
            return f"the {SECTIONS[int(s.general).bit_length() - 1]} general "
        return f"{self.cards[s.card]} " if s.led_beside >= 0 else ""

    def hex(self, place: int) -> str:
        board = self.setup.scenario.board
        return board.name_of(place) if board.has(place) else "off the board"

    def whose(self, side: int) -> str:
        return "your" if side == self.viewer else f"{SIDES[side]}'s"

    def unit(self, s: State, unit: int, place: int | None = None) -> str:
        """Name a unit: its side, its kind and where it stands."""
        where = int(s.unit_last[unit]) if place is None else place
        kind = self.kinds[unit] if self.viewer == at.NONE else self.kinds[unit].replace("-", " ")
        return f"{self.whose(int(s.unit_side[unit]))} {kind} at {self.hex(where)}"

    def leader(self, s: State, leader: int) -> str:
        """Name a leader: his side and where he stands."""
        where = self.hex(int(s.leader_last[leader]))
        named = self.leaders[leader]
        if not named:
            return f"{self.whose(self.leader_sides[leader])} leader at {where}"
        return f"{named} of {SIDES[self.leader_sides[leader]]} at {where}"

    def piece(self, s: State, piece: int) -> str:
        """Name a piece: units come first, then leaders."""
        if piece < at.MOST_UNITS:
            return self.unit(s, piece)
        return self.leader(s, piece - at.MOST_UNITS)

    def at_hex(self, s: State, place: int) -> str:
        """Name what stands in a hex: its unit, or the leader alone."""
        unit, leader = int(s.unit_at[place]), int(s.leader_at[place])
        if unit >= 0:
            return self.unit(s, unit, place)
        return self.leader(s, leader) if leader >= 0 else f"nobody at {self.hex(place)}"

    def card_key(self, card: int) -> str:
        """Return what a command card is called as data."""
        return self.card_keys[card]

    def dragon_key(self, card: int) -> str:
        """Return what a Dragon card is called as data."""
        return self.dragon_keys[card]

    def card_of(self, key: str) -> str:
        """Name a card, of either kind, by what it is called as data."""
        if key in self.card_keys:
            return self.cards[self.card_keys.index(key)]
        return self.dragons[self.dragon_keys.index(key)]

    def hand(self, cards: Mapping[str, int]) -> tuple[str, str]:
        """List the command cards and the Dragon cards of a hand."""
        kinds = (self.cards, self.card_keys), (self.dragons, self.dragon_keys)
        command, dragons = (
            self._listed(names, [cards.get(key, 0) for key in keys]) for names, keys in kinds
        )
        return command, dragons

    def rack(self, s: State) -> str:
        return self._listed(self.cards, s.rack[: len(self.cards)].tolist())

    def _listed(self, names: Sequence[str], counts: Sequence[int]) -> str:
        held = [
            f"{count} {name}" if count > 1 else name
            for name, count in zip(names, counts, strict=True)
            if count
        ]
        return ", ".join(held) or "none"


# ---- lines ---------------------------------------------------------------------------


def by_rule(rule: str, text: str) -> str:
    """Write a line of a game, under the heading of its turn."""
    return f"  {rule}: {text}"


def gained_from_pool(gained: int, due: int) -> str:
    """Return how many tokens were gained, and why fewer than were due (B22)."""
    if gained == due:
        return counted(gained, "token")
    if gained == 0:
        return "no token (the pool is empty)"
    return f"{counted(gained, 'token')} of {due} (the pool is empty)"
