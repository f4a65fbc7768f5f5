"""What both sides choose within a battle: as options say, else as in single combats."""

from dataclasses import dataclass

from samurai_odds.battles.full_game.layout import NOTES, Notes
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import battle_value, bonus_value
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.pieces import hexes_between
from samurai_odds.play.game import Numbers
from samurai_odds.play.offering import place_of_option
from samurai_odds.play.passage_rules import LEFT_OPEN

FIRST_STRIKE = 1  # among the answers to a close combat; Dragon cards follow
_DRAGON = 2
_FLAG_WORDS = ("ignore", "accept", "best")
_FATE_WORDS = ("retreat", "seppuku", "best")
_IGNORE, _ACCEPT, _BEST = range(3)
_SEPPUKU = 1


@dataclass(frozen=True)
class Policy:
    """The choices of a battle; hexes and cards are NONE where there are none.

    ``flags`` and ``fates`` are the attacker's and the defender's; ``ambush`` is the number of
    that card.
    """

    flags: tuple[str, str] = ("ignore", "ignore")
    fates: tuple[str, str] = ("retreat", "retreat")
    inspire: int = 0  # units inspired, of a swarm several
    inspire_back: bool = False
    first_strike: bool = False
    ambush: int = at.NONE
    then: int = at.NONE  # the hex attacked in the bonus combat
    then_inspire: bool = False
    then_first_strike: bool = False
    then_ambush: int = at.NONE
    second_target: int = at.NONE  # the hex fired at in the second volley

    def write(self, s: State) -> None:
        """Write the policy into a state, for `choose`."""
        for side in range(2):
            Notes(s, NOTES).flags_taken[side] = _FLAG_WORDS.index(self.flags[side])
            Notes(s, NOTES).fates[side] = _FATE_WORDS.index(self.fates[side])
        Notes(s, NOTES).inspires, Notes(s, NOTES).inspires_then = self.inspire, self.then_inspire
        Notes(s, NOTES).inspires_back = self.inspire_back
        answers = (
            (self.first_strike, self.ambush),
            (self.then_first_strike, self.then_ambush),
        )
        for fight, (strikes, card) in enumerate(answers):
            answer = 0 if card < 0 else _DRAGON + card
            Notes(s, NOTES).answers[fight] = FIRST_STRIKE if strikes else answer
        Notes(s, NOTES).then, Notes(s, NOTES).second_target = self.then, self.second_target

    @property
    def is_open(self) -> bool:
        """Return whether the best is to be found of any choice."""
        return "best" in (*self.flags, *self.fates)

    @property
    def in_words(self) -> str:
        """Say in a sentence how the choices within the battle are made."""
        parts = [
            *_both(self.flags, _FLAGS, "both sides ignore", " ignores"),
            "units retreat as far as they can",
            *_both(self.fates, _FATES, "leaders left alone", "'s leaders left alone"),
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


def _both(chosen: tuple[str, str], words: dict[str, str], both: str, each: str) -> list[str]:
    """Say what the attacker and the defender choose, once if it is the same."""
    if chosen[0] == chosen[1]:
        return [f"{both} {words[chosen[0]]}"]
    sides = zip(("attacker", "defender"), chosen, strict=True)
    return [f"the {side}{each} {words[one]}" for side, one in sides]


# ---- the choice open: rules that run interpreted and compiled -------------------------


def choose(q: Numbers, s: State) -> int:
    """Return the place of the option taken, LEFT_OPEN where the best is to be found."""
    kind = s.decision
    if kind == at.BOLSTER_CHOICE:
        return flags_taken(s)
    if kind == at.RETREAT_CHOICE:
        return farthest(q, s)
    if kind == at.FATE_CHOICE:
        return fate_taken(q, s)
    if kind == at.LACK_CHOICE:
        return fullest(s)
    return place_of_option(s, answer_to(s, kind))


def answer_to(s: State, kind: int) -> int:
    """Return the option that cards, tokens and ground come to; 0 is none."""
    bonus = s.is_bonus
    if kind == at.INSPIRE_CHOICE:
        if s.asked != s.active:
            return 0 if bonus else Notes(s, NOTES).inspires_back
        return Notes(s, NOTES).inspires_then if bonus else Notes(s, NOTES).inspires
    if kind == at.ANSWER_CHOICE:
        return Notes(s, NOTES).answers[(1 if bonus else 0)]
    if kind == at.GAIN_CHOICE:
        return 1 if Notes(s, NOTES).then >= 0 else 0
    if kind == at.BONUS_CHOICE:
        return bonus_value(1, Notes(s, NOTES).then)
    if kind == at.BATTLE_CHOICE:
        return second_fire(s)
    return 0


def second_fire(s: State) -> int:
    """Return the battle that fires again: at the second target, else at the first."""
    there = Notes(s, NOTES).second_target
    if there < 0:
        unit = s.defender
        there = s.unit_hex[unit] if unit >= 0 else s.leader_hex[s.defender_leader]
        if there < 0 or s.unit_at[there] != unit:  # lost, or a leader who is not alone now
            return 0
    return battle_value(s.attacker, at.FIRE, there)


def flags_taken(s: State) -> int:
    """Ignore the most flags or the fewest; where it is open, the most are listed first."""
    policy, options = Notes(s, NOTES).flags_taken[side_asked(s)], s.options_open
    if policy == _BEST:
        for place in range(options // 2):
            other = options - 1 - place
            flags_left = s.choices[place]
            s.choices[place] = s.choices[other]
            s.choices[other] = flags_left
        return LEFT_OPEN
    return options - 1 if policy == _IGNORE else 0


def fate_taken(q: Numbers, s: State) -> int:
    """Have a leader alone retreat as far as he can, or commit seppuku."""
    policy, away = Notes(s, NOTES).fates[side_asked(s)], farthest(q, s)
    if policy == _BEST:
        s.choices[0], s.choices[1] = s.choices[away], at.OFF_BOARD
        for place in range(2, s.options_open):
            s.choices[place] = 0
        s.options_open = 2
        return LEFT_OPEN
    return place_of_option(s, at.OFF_BOARD) if policy == _SEPPUKU else away


def side_asked(s: State) -> int:
    """Return 0 if the attacker is asked, 1 if the defender is."""
    return 1 if s.asked != s.active else 0


def farthest(q: Numbers, s: State) -> int:
    """Find the hex farthest behind a unit, or a leader alone, who retreats; of equals the first."""
    own = side_asked(s) == 0
    if s.decision == at.FATE_CHOICE:
        here = s.leader_hex[s.attacker_leader if own else s.defender_leader]
    else:
        here = s.unit_hex[s.attacker if own else s.defender]
    best, most = 0, -1
    for place in range(s.options_open):
        there = s.choices[place]
        if there != at.OFF_BOARD and hexes_between(q, here, there) > most:
            best, most = place, hexes_between(q, here, there)
    return best


def fullest(s: State) -> int:
    """Find the unit with the most blocks that Lack of Honor may strike; of equals the first hex."""
    best, most, lowest = 0, -1, 0
    for place in range(s.options_open):
        there = s.choices[place]
        blocks = s.unit_blocks[s.unit_at[there]]
        if blocks > most or (blocks == most and there < lowest):
            best, most, lowest = place, blocks, there
    return best
