"""Combat units in their text form, which is read and written alike."""

import re
from dataclasses import dataclass, replace

from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.words import WORDS, unknown_word

__all__ = ["TYPES", "WORDS", "Unit", "read_unit", "read_units"]

TYPES = ("KB", "KBH", "KB-B", "SI", "SI-B", "AS", "AS-T", "AS-B", "Honjin")
MOST_TQ = 9
_RATING = re.compile(r"(\d{1,2})-(\d{1,2})(?:/(\d{1,2})-(\d{1,2}))?")
_HITS = re.compile(r"(\d{1,2})h")


@dataclass(frozen=True)
class Unit:
    """A combat unit: ``TYPE TQ-MA/TQ-MA Nh words``, such as ``AS 6-4/5-3 2h check``.

    TQ and MA are printed ratings, ``second_tq`` and ``second_ma`` those of the
    disrupted side, one less where they are not given (R8). ``words`` are from
    WORDS, in that order. Raises OddsError from `read_unit` if it cannot be read.
    """

    type: str
    tq: int
    ma: int
    second_tq: int
    second_ma: int
    second_given: bool = True
    hits: int = 0
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        second = f"/{self.second_tq}-{self.second_ma}" if self.second_given else ""
        hits = (f"{self.hits}h",) if self.hits else ()
        return " ".join((self.type, f"{self.tq}-{self.ma}{second}", *hits, *self.words))

    def has(self, word: str) -> bool:
        """Say whether a word is on the unit."""
        return word in self.words

    def with_words(self, *words: str) -> "Unit":
        return replace(self, words=tuple(w for w in WORDS if self.has(w) or w in words))

    @property
    def engaged(self) -> bool:
        """Whether it is engaged, with a unit of this combat or another."""
        return self.has("engaged") or self.has("engaged-elsewhere")

    @property
    def fires(self) -> bool:
        """Whether it is bow- or gun-armed; such units have no disrupted side (2.21)."""
        return self.type.endswith(("-B", "-T")) or self.type == "Honjin"

    @property
    def weapon(self) -> str:
        """Its missile weapon."""
        return "bow" if self.type.endswith("-B") else "teppo"

    @property
    def foot(self) -> bool:
        """Whether it is infantry, a Honjin's bodyguard included."""
        return not self.type.startswith("KB")

    @property
    def chart_type(self) -> str:
        """Its type on the charts: KBH is KB (2.21), a Honjin AS-T (4.54)."""
        return {"KBH": "KB", "Honjin": "AS-T"}.get(self.type, self.type)

    @property
    def effective_tq(self) -> int:
        """The TQ of the side showing, one less in open order (6.62)."""
        return (self.second_tq if self.has("disrupted") else self.tq) - self.has("open")


def read_units(text: str, who: str) -> tuple[Unit, ...]:
    """Read units joined by ``+``."""
    problems: list[str] = []
    units = []
    for part in str(text).split("+"):
        try:
            units.append(read_unit(part, who))
        except OddsError as fault:
            problems += fault.problems
    if problems:
        raise OddsError(*problems)
    return tuple(units)


def read_unit(text: str, who: str) -> Unit:
    """Read one unit; ``who`` names it in the error. Raises OddsError with every fault."""
    parts = str(text).split()
    names = {kind.lower(): kind for kind in TYPES}
    wanted = "a unit reads 'AS 6-4/5-3 2h disrupted'"
    if len(parts) < 2:
        raise OddsError(f"cannot read {who} '{text}': {wanted}: type, TQ-MA, then the rest")
    problems = []
    kind = names.get(parts[0].lower(), "")
    if not kind:
        problems.append(unknown("type", parts[0], TYPES))
    rating = _RATING.fullmatch(parts[1])
    if rating is None:
        problems.append(f"cannot read '{parts[1]}' in {who} '{text}': {wanted}")
    hits, words = None, set()
    for part in parts[2:]:
        counted = _HITS.fullmatch(part.lower())
        if counted and hits is not None:
            problems.append(f"{who} '{text}': hits given twice, {hits}h and {part}")
        elif counted:
            hits = int(counted[1])
        elif part.lower() in WORDS:
            words.add(part.lower())
        else:
            problems.append(unknown_word(part, f"{who} '{text}'"))
    if problems or rating is None:
        raise OddsError(*problems)
    return _unit(kind, rating, hits or 0, tuple(w for w in WORDS if w in words), f"{who} '{text}'")


def _unit(kind: str, rating: re.Match[str], hits: int, words: tuple[str, ...], where: str) -> Unit:
    tq, ma = int(rating[1]), int(rating[2])
    given = rating[3] is not None
    second_tq = int(rating[3]) if given else max(tq - 1, 1)
    second_ma = int(rating[4]) if given else max(ma - 1, 0)
    unit = Unit(kind, tq, ma, second_tq, second_ma, given, hits, words)
    problems = []
    if not 1 <= tq <= MOST_TQ or not 1 <= second_tq <= MOST_TQ:
        problems.append(f"{where}: a TQ is from 1 to {MOST_TQ}")
    if second_tq > tq or second_ma > ma:
        problems.append(f"{where}: the disrupted side's TQ and MA are no higher (11.33)")
    if unit.fires and (given or unit.has("disrupted")):
        problems.append(f"{where}: {kind} has no disrupted side (2.21)")
    if unit.fires and unit.has("open"):
        problems.append(f"{where}: {kind} has no formation, so no open order (6.6)")
    if not problems and unit.effective_tq < 1:
        problems.append(f"{where}: in open order its TQ is {unit.effective_tq}; it must be above 0")
    if not problems and hits >= unit.effective_tq:
        problems.append(
            f"{where}: {hits} hits reach its TQ {unit.effective_tq}; it would be "
            f"{'gone' if unit.fires or unit.has('disrupted') else 'disrupted'} (11.23)"
        )
    if problems:
        raise OddsError(*problems)
    return unit
