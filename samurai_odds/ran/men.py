"""Busho, Samurai and contingents in their text form, which is read and written alike."""

import re
from dataclasses import dataclass, replace

from samurai_odds.engine.typed import as_typed
from samurai_odds.errors import OddsError, unknown

BUSHO_WORDS = ("wounded", "lost-face", "so-taisho")
_HITS = re.compile(r"(\d{1,2})h")
_POINTS = re.compile(r"\d{1,3}rp", re.ASCII)


@dataclass(frozen=True)
class Man:
    """A busho or Samurai: ``COMBAT/STAMINA``, with ``Nh`` for hits and words of BUSHO_WORDS.

    ``wound_is_a_hit``: off his stamina; else a wound only has the next one kill him (R2).
    """

    combat: int
    stamina: int
    hits: int = 0
    words: tuple[str, ...] = ()
    wound_is_a_hit: bool = True

    def __str__(self) -> str:
        hits = (f"{self.hits}h",) if self.hits else ()
        return " ".join((f"{self.combat}/{self.stamina}", *hits, *self.words))

    @property
    def skill(self) -> int:
        """Combat in a fight: one less after losing face, never below 0 (10.27; R12)."""
        return less_face(self.combat, "lost-face" in self.words)

    @property
    def endurance(self) -> int:
        """Stamina in a fight: one less after losing face, never below 0."""
        return less_face(self.stamina, "lost-face" in self.words)

    @property
    def left(self) -> int:
        """The stamina that he brings to a fight (10.15)."""
        return self.endurance - self.taken

    @property
    def taken(self) -> int:
        """The hits that he has, a wound's included."""
        return hits_taken(self.hits, "wounded" in self.words, self.wound_is_a_hit)

    @property
    def so_taisho(self) -> bool:
        """Whether he commands the army; his head counts for more (12.0)."""
        return "so-taisho" in self.words


def read_man(text: str | Man, who: str, wound_is_a_hit: bool = True) -> Man:
    """Read a busho or Samurai; raise OddsError with every fault."""
    if isinstance(text, Man):
        return text if wound_is_a_hit else replace(text, wound_is_a_hit=False)
    parts = as_typed(str(text)).lower().split()
    rating = re.fullmatch(r"(\d{1,2})/(\d{1,2})", parts[0]) if parts else None
    if rating is None:
        raise OddsError(
            f"cannot read {who} '{text}': write combat/stamina, such as '6/5', "
            f"then Nh, {', '.join(BUSHO_WORDS)}"
        )
    hits, words = None, set()
    for part in parts[1:]:
        counted = _HITS.fullmatch(part)
        if counted and hits is not None:
            raise OddsError(f"{who} '{text}': hits given twice, {hits}h and {part}")
        if counted:
            hits = int(counted[1])
        elif part in BUSHO_WORDS:
            words.add(part)
        else:
            raise OddsError(unknown(f"word in {who}", part, (*BUSHO_WORDS, "Nh")))
    man = Man(
        int(rating[1]),
        int(rating[2]),
        hits or 0,
        tuple(w for w in BUSHO_WORDS if w in words),
        wound_is_a_hit,
    )
    if man.combat > 20 or not 1 <= man.stamina <= 20:
        raise OddsError(f"{who} '{text}': combat is from 0 to 20 and stamina from 1 to 20")
    if man.hits >= man.endurance:
        raise OddsError(
            f"{who} '{text}': {man.hits} hits reach his stamina {man.endurance}; "
            "he would be dead (10.15)"
        )
    return man


def less_face(printed: int, lost_face: int) -> int:
    """Return a rating as it counts: one less after losing face, never below 0 (10.27; R12)."""
    return max(0, printed - lost_face)


def hits_taken(hits: int, wounded: bool, wounds_are_hits: int) -> int:
    """Return what is off a man's stamina: a wound is a hit too, unless that reading is off (R2)."""
    return hits + 1 if wounded and wounds_are_hits else hits


def flight_drop(momentum: int, chief: bool) -> int:
    """Return what is taken off the flight die of men whose busho is killed (11.82; R13)."""
    return (momentum + 1) // 2 + (momentum if chief else 0)


@dataclass(frozen=True)
class Contingent:
    """A contingent for its flight check: ``UNITS/LOST/MOMENTUM``, ``so-taisho``, ``Nrp``.

    LOST counts units disrupted, routed or eliminated; of the So-Taisho's own
    contingent MOMENTUM is his Initiative (R13). ``points`` are the rout points of all
    its units that still stand, which its flight costs (11.84, 12.0); None if not known.
    """

    units: int
    lost: int
    momentum: int
    so_taisho: bool = False
    points: int | None = None

    def __str__(self) -> str:
        words = [f"{self.units}/{self.lost}/{self.momentum}"]
        words += ["so-taisho"] if self.so_taisho else []
        words += [f"{self.points}rp"] if self.points is not None else []
        return " ".join(words)

    @property
    def drop(self) -> int:
        return flight_drop(self.momentum, self.so_taisho)

    def lost_with(self, more: int) -> int:
        """Count the units lost, some more of them included."""
        return min(self.lost + more, self.units)


def read_contingent(text: str | Contingent, who: str) -> Contingent:
    """Read a contingent; raise OddsError if it cannot be read."""
    if isinstance(text, Contingent):
        return text
    first, *words = str(text).lower().split() or [""]
    match = re.fullmatch(r"(\d{1,2})/(\d{1,2})/(\d)", first, re.ASCII)
    known = [word for word in words if word == "so-taisho" or _POINTS.fullmatch(word)]
    points = [int(word[:-2]) for word in known if word != "so-taisho"]
    if match is None or known != words or len(points) > 1:
        raise OddsError(
            f"cannot read {who} '{text}': write units/lost/momentum, such as '15/10/5', "
            "with 'so-taisho' for his own contingent and such as '31rp' for the rout points of "
            "its units that still stand"
        )
    units, lost, momentum = int(match[1]), int(match[2]), int(match[3])
    if units < 1 or lost > units:
        raise OddsError(f"{who} '{text}': {lost} of {units} units cannot be lost")
    so_taisho = "so-taisho" in words
    return Contingent(units, lost, momentum, so_taisho, points[0] if points else None)
