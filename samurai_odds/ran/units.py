"""Combat units and their words in text form, which is read and written alike."""

import re
from dataclasses import dataclass, replace
from difflib import get_close_matches

from samurai_odds.engine.option_words import named_command, named_option
from samurai_odds.engine.typed import as_typed, date_hint
from samurai_odds.errors import OddsError, listing, refuse, unknown

# ---- The words that stand on a unit --------------------------------------------------

MEANINGS = {
    "disrupted": "shows its disrupted side (11.3)",
    "open": "is in open order: TQ 1 lower, attacks at 2L (6.62)",
    "check": "attacks by choice, so makes the commitment check (9.23)",
    "banzai": "pursues withdrawing units, without a check (6.51, 6.53)",
    "charge": "charges from afar (Kibamusha): Norikuzushi (9.3)",
    "flank": "attacks a flank or rear: position superiority (9.28)",
    "engaged": "is engaged with the other side of this combat (7.3)",
    "engaged-elsewhere": "is engaged with a unit outside this combat (7.3)",
    "surrounded": "has enemies or zones all around: a rout eliminates it",
    "stuck": "has no hex to retreat to: it takes a hit instead (11.4)",
    "through": "retreats through the friend behind its side (6.74)",
    "off-map": "retreats over the edge of the map and routs (R72)",
    "off-map-lost": "retreats over the edge of the map and is eliminated (R72)",
}
WORDS = tuple(MEANINGS)  # in the order in which they are written
OF_PROCEDURE = {  # words that have a meaning there, on any of its units
    "shock": WORDS,
    "fire": ("disrupted", "open", "surrounded", "stuck", "through", "off-map", "off-map-lost"),
    "assault": tuple(w for w in WORDS if w not in ("check", "banzai", "flank", "engaged")),
    "withdraw": ("disrupted", "open", "engaged", "engaged-elsewhere", "surrounded"),
    "recover": ("disrupted", "open"),
}
_MEANT = {
    "norikuzushi": "charge",
    "charging": "charge",
    "rear": "flank",
    "side": "flank",
    "superior": "flank",
    "ps": "flank",
    "behind": "through",
    "pinned": "stuck",
    "blocked": "stuck",
    "trapped": "stuck",
    "encircled": "surrounded",
    "broken": "disrupted",
    "disordered": "disrupted",
    "flipped": "disrupted",
    "fighting": "engaged",
    "must-check": "check",
    "commit": "check",
    "adjacent": "check",
    "open-order": "open",
    "skirmish": "open",
}
_NOT_ON_A_UNIT = {
    "eliminated": "an eliminated unit is out of the game",
    "close": "close order is the usual formation: leave it out (6.6)",
    "ordered": "a unit is ordered unless it is disrupted: leave it out",
}
_BY_AN_OPTION = {
    **dict.fromkeys(("busho", "leader"), ("a busho", "attacker-busho", "6/5")),
    **{ground: ("the ground", "terrain", ground) for ground in ("woods", "village", "castle")},
}


def unknown_word(word: str, who: str) -> str:
    """Word the problem "no such word on a unit", with what was probably meant."""
    lowered = word.lower()
    refused = f"unknown word '{word}' in {who}: "
    if lowered in _NOT_ON_A_UNIT:
        return f"{refused}{_NOT_ON_A_UNIT[lowered]}"
    if lowered == "routed":
        rally = named_command("ran rally")
        return f"{refused}a routed unit is in no combat: {rally} brings it back (11.73)"
    if lowered in _BY_AN_OPTION:
        what, name, value = _BY_AN_OPTION[lowered]
        return f"{refused}{what} is given by an option, such as {named_option(name, value)}"
    near = [_MEANT[lowered]] if lowered in _MEANT else get_close_matches(lowered, WORDS, n=1)
    hint = f"did you mean '{near[0]}' ({MEANINGS[near[0]]})?" if near else ""
    if lowered.isdigit():
        hint = f"did you mean '{lowered}h', hits?"
    return listing(refused.strip(), hint, f"{', '.join(WORDS)}, Nh")


def explained(procedure: str) -> str:
    """List the words of a procedure with their meanings, for its help; nothing if it has none."""
    known = OF_PROCEDURE.get(procedure, ())
    if not known:
        return ""
    lines = [f"  {word:<18} {MEANINGS[word]}" for word in known]
    return "\n\n\b\nWords of a unit:\n" + "\n".join(lines)


# ---- Combat units in their text form, which is read and written alike ----------------

__all__ = ["MOUNTED", "TYPES", "WORDS", "Unit", "read_unit", "read_units"]

TYPES = KB, KBH, KB_B, SI, SI_B, AS, AS_T, AS_B, HONJIN = (
    "KB", "KBH", "KB-B", "SI", "SI-B", "AS", "AS-T", "AS-B", "Honjin",
)  # fmt: skip
MOUNTED = (KB, KBH, KB_B)
CHART_TYPES = {KBH: KB, HONJIN: AS_T}  # 2.21, 4.54
MOST_TQ = 9
_RATING = re.compile(r"(\d{1,2})-(\d{1,2})(?:/(\d{1,2})-(\d{1,2}))?")
_HITS = re.compile(r"(\d{1,2})h")


def less_open(tq: int, opened: int) -> int:
    """Return a TQ as it counts: one less in open order (6.62; R19)."""
    return tq - opened


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
        return self.type.endswith(("-B", "-T")) or self.type == HONJIN

    @property
    def weapon(self) -> str:
        return "bow" if self.type.endswith("-B") else "teppo"

    @property
    def foot(self) -> bool:
        """Whether it is infantry, a Honjin's bodyguard included."""
        return self.type not in MOUNTED

    @property
    def points_type(self) -> str:
        """Its type in the table of rout points (12.0)."""
        return KB if self.type == KBH else self.type

    @property
    def kibamusha(self) -> bool:
        """Whether it is Kibamusha without bows, which may charge (9.31, 9.35)."""
        return self.type in (KB, KBH)

    @property
    def effective_tq(self) -> int:
        """The TQ of the side showing."""
        shown = self.second_tq if self.has("disrupted") else self.tq
        return less_open(shown, self.has("open"))


class Units(tuple[Unit, ...]):
    """Units of one side; their text joins them by ``+``."""

    __slots__ = ()

    def __str__(self) -> str:
        return " + ".join(map(str, self))


class Listed(tuple[int, ...]):
    """Numbers of units; their text sets them apart by commas."""

    def __str__(self) -> str:
        return ",".join(map(repr, self))


def read_units(text: str | Unit | Units, who: str) -> Units:
    """Read units joined by ``+``; those read already are returned as they are."""
    if isinstance(text, Unit | Units):
        return text if isinstance(text, Units) else Units((text,))
    problems: list[str] = []
    units = []
    for part in str(text).split("+"):
        try:
            units.append(read_unit(part, who))
        except OddsError as fault:
            problems += fault.problems
    refuse(problems)
    return Units(units)


def read_unit(text: str | Unit, who: str) -> Unit:
    """Read one unit; ``who`` names it in the error. Raises OddsError with every fault."""
    if isinstance(text, Unit):
        return text
    parts = as_typed(str(text)).split()
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
        problems.append(f"cannot read '{parts[1]}' in {who} '{text}': {date_hint(text) or wanted}")
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
    has_rating = rating[3] is not None
    second_tq = int(rating[3]) if has_rating else max(tq - 1, 1)
    second_ma = int(rating[4]) if has_rating else max(ma - 1, 0)
    unit = Unit(kind, tq, ma, second_tq, second_ma, has_rating, hits, words)
    problems = []
    if not 1 <= tq <= MOST_TQ or not 1 <= second_tq <= MOST_TQ:
        problems.append(f"{where}: a TQ is from 1 to {MOST_TQ}")
    if second_tq > tq or second_ma > ma:
        problems.append(f"{where}: the disrupted side's TQ and MA are no higher (11.33)")
    if unit.fires and (has_rating or unit.has("disrupted")):
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
    refuse(problems)
    return unit
