"""What both sides choose within a battle: as options say, else as in single combats."""

from dataclasses import dataclass

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import battle_value, bonus_value
from samurai_odds.battles.field.pieces import hexes_between
from samurai_odds.play.game import Numbers
from samurai_odds.play.passage import LEFT_OPEN

FIRST_STRIKE = 1  # among the answers to a close combat; Dragon cards follow
_DRAGON = 2


@dataclass(frozen=True)
class Policy:
    """The choices of a battle; hexes and cards are NONE where there are none.

    ``flags`` and ``fates`` are the attacker's and the defender's; ``ambush`` is the number of
    that card.
    """

    flags: tuple[str, str] = ("ignore", "ignore")
    fates: tuple[str, str] = ("retreat", "retreat")
    inspire: bool = False
    inspire_back: bool = False
    first_strike: bool = False
    ambush: int = at.NONE
    then: int = at.NONE  # the hex attacked in the bonus combat
    then_inspire: bool = False
    then_first_strike: bool = False
    then_ambush: int = at.NONE
    second_target: int = at.NONE  # the hex fired at in the second volley

    def choose(self, q: Numbers, s: Numbers) -> int:
        """Return the place of the option taken, LEFT_OPEN where the best is to be found."""
        kind = s[at.DECISION]
        if kind == at.BOLSTER_CHOICE:
            return self._flags(s)
        if kind == at.RETREAT_CHOICE:
            return farthest(q, s)
        if kind == at.FATE_CHOICE:
            return self._fate(q, s)
        if kind == at.LACK_CHOICE:
            return fullest(s)
        return place_of(s, self._answer(s, kind))

    def _answer(self, s: Numbers, kind: int) -> int:
        """Return the option that cards, tokens and ground come to; 0 is none."""
        bonus = s[at.IS_BONUS]
        if kind == at.INSPIRE_CHOICE:
            if s[at.ASKED] != s[at.ACTIVE]:
                return int(self.inspire_back and not bonus)
            return int(self.then_inspire if bonus else self.inspire)
        if kind == at.ANSWER_CHOICE:
            if self.then_first_strike if bonus else self.first_strike:
                return FIRST_STRIKE
            card = self.then_ambush if bonus else self.ambush
            return 0 if card < 0 else _DRAGON + card
        if kind == at.GAIN_CHOICE:
            return int(self.then >= 0)
        if kind == at.BONUS_CHOICE:
            return bonus_value(1, self.then)
        if kind == at.BATTLE_CHOICE:
            return self._second_fire(s)
        return 0

    def _second_fire(self, s: Numbers) -> int:
        """Return the battle that fires again: at the second target, else at the first."""
        there = self.second_target
        if there < 0:
            unit, leader = s[at.DEFENDER], s[at.DEFENDER_LEADER]
            there = s[at.UNIT_HEX + unit] if unit >= 0 else s[at.LEADER_HEX + leader]
            if there < 0 or s[at.UNIT_AT + there] != unit:  # lost, or a leader who is not alone now
                return 0
        unit = int(s[at.ATTACKER])
        return battle_value(unit, at.FIRE, int(there))

    def _flags(self, s: Numbers) -> int:
        """Ignore the most flags or the fewest; where it is open, the most are listed first."""
        policy, options = self.flags[_side(s)], s[at.OPTIONS_OPEN]
        if policy == "best":
            open_only(s, [s[at.CHOICES + place] for place in reversed(range(options))])
            return LEFT_OPEN
        return options - 1 if policy == "ignore" else 0

    def _fate(self, q: Numbers, s: Numbers) -> int:
        """Have a leader alone retreat as far as he can, or commit seppuku."""
        policy, away = self.fates[_side(s)], farthest(q, s)
        if policy == "best":
            open_only(s, [s[at.CHOICES + away], at.OFF_BOARD])
            return LEFT_OPEN
        return away if policy == "retreat" else place_of(s, at.OFF_BOARD)

    @property
    def is_open(self) -> bool:
        """Return whether the best is to be found of any choice."""
        return "best" in (*self.flags, *self.fates)

    @property
    def in_words(self) -> str:
        """Say in a sentence how the choices within the battle are made."""
        parts = [
            *_both(self.flags, _FLAGS, "both sides ignore"),
            "units retreat as far as they can",
            *_both(self.fates, _FATES, "leaders left alone"),
        ]
        answers = self.first_strike or self.then_first_strike
        if not answers and self.ambush < 0 and self.then_ambush < 0:
            parts.append("unseen cards answer nothing")
        return f"Choices inside: {'; '.join(parts)}."


_FLAGS = {
    "ignore": "all flags that may be ignored",
    "accept": "only flags that must be ignored",
    "best": "the flags that it is best to ignore",
}
_FATES = {
    "retreat": "retreat as far as they can",
    "seppuku": "commit seppuku",
    "best": "retreat or commit seppuku as is best",
}


def _both(chosen: tuple[str, str], words: dict[str, str], who: str) -> list[str]:
    """Say what the attacker and the defender choose, once if it is the same."""
    if chosen[0] == chosen[1]:
        return [f"{who} {words[chosen[0]]}"]
    return [
        f"{who.replace('both sides ignore', f'the {side} ignores')} {words[one]}"
        if who.startswith("both")
        else f"the {side}'s {who} {words[one]}"
        for side, one in zip(("attacker", "defender"), chosen, strict=True)
    ]


def _side(s: Numbers) -> int:
    """Return 0 if the attacker is asked, 1 if the defender is."""
    return int(s[at.ASKED] != s[at.ACTIVE])


def place_of(s: Numbers, value: int) -> int:
    """Find an option by its value; the first where it is not open."""
    for place in range(s[at.OPTIONS_OPEN]):
        if s[at.CHOICES + place] == value:
            return place
    return 0


def open_only(s: Numbers, values: list[int]) -> None:
    """Leave some options open, in this order."""
    for place, value in enumerate(values):
        s[at.CHOICES + place] = value
    s[at.OPTIONS_OPEN] = len(values)


def farthest(q: Numbers, s: Numbers) -> int:
    """Find the hex farthest behind a unit, or a leader alone, who retreats; of equals the first."""
    own = _side(s) == 0
    if s[at.DECISION] == at.FATE_CHOICE:
        here = s[at.LEADER_HEX + s[at.ATTACKER_LEADER if own else at.DEFENDER_LEADER]]
    else:
        here = s[at.UNIT_HEX + s[at.ATTACKER if own else at.DEFENDER]]
    best, most = 0, -1
    for place in range(s[at.OPTIONS_OPEN]):
        there = s[at.CHOICES + place]
        if there != at.OFF_BOARD and hexes_between(q, here, there) > most:
            best, most = place, hexes_between(q, here, there)
    return best


def fullest(s: Numbers) -> int:
    """Find the unit with the most blocks that Lack of Honor may strike; of equals the first hex."""
    hexes = [s[at.CHOICES + place] for place in range(s[at.OPTIONS_OPEN])]
    return hexes.index(min(hexes, key=lambda hex: (-s[at.UNIT_BLOCKS + s[at.UNIT_AT + hex]], hex)))
