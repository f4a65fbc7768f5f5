"""The pieces, cards and hexes of a game by the names that players use."""

from collections.abc import Sequence

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.set_up.setup import Setup, command_cards
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.play.game import State


class Names:
    """Names what the numbers of one scenario stand for."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kinds = [unit.kind for unit in setup.scenario.units]
        self.leaders = [leader.name or "the leader" for leader in setup.scenario.leaders]
        self.leader_sides = [leader.side for leader in setup.scenario.leaders]
        self.cards = [str(card["name"]) for card in command_cards().values()]
        self.dragons = [dragon.name for dragon in setup.dragons]

    def hex(self, place: int) -> str:
        """Name a hex."""
        board = self.setup.scenario.board
        return board.name_of(place) if board.has(place) else "off the board"

    def unit(self, s: State, unit: int, place: int | None = None) -> str:
        """Name a unit: its side, its kind and where it stands."""
        where = int(s[at.UNIT_LAST + unit]) if place is None else place
        return f"{SIDES[s[at.UNIT_SIDE + unit]]}'s {self.kinds[unit]} at {self.hex(where)}"

    def leader(self, s: State, leader: int) -> str:
        """Name a leader: his side and where he stands."""
        where = self.hex(int(s[at.LEADER_LAST + leader]))
        named = self.leaders[leader]
        if named == "the leader":
            return f"{SIDES[self.leader_sides[leader]]}'s leader at {where}"
        return f"{named} of {SIDES[self.leader_sides[leader]]} at {where}"

    def piece(self, s: State, piece: int) -> str:
        """Name a piece: units come first, then leaders."""
        if piece < at.MOST_UNITS:
            return self.unit(s, piece)
        return self.leader(s, piece - at.MOST_UNITS)

    def at_hex(self, s: State, place: int) -> str:
        """Name what stands in a hex: its unit, or the leader alone."""
        unit, leader = int(s[at.UNIT_AT + place]), int(s[at.LEADER_AT + place])
        if unit >= 0:
            return self.unit(s, unit, place)
        return self.leader(s, leader) if leader >= 0 else f"nobody at {self.hex(place)}"

    def hand(self, s: State, side: int) -> str:
        """List a hand of command cards."""
        start = at.HANDS + side * at.MOST_CARDS
        return self._listed(self.cards, s[start : start + len(self.cards)].tolist())

    def rack(self, s: State) -> str:
        """List the cards on the common rack."""
        return self._listed(self.cards, s[at.RACK : at.RACK + len(self.cards)].tolist())

    def dragon_hand(self, s: State, side: int) -> str:
        """List a hand of Dragon cards."""
        start = at.DRAGON_HANDS + side * at.MOST_DRAGONS
        return self._listed(self.dragons, s[start : start + len(self.dragons)].tolist())

    def _listed(self, names: Sequence[str], counts: Sequence[int]) -> str:
        held = [
            f"{count} {name}" if count > 1 else name
            for name, count in zip(names, counts, strict=True)
            if count
        ]
        return ", ".join(held) or "none"
