"""The units of RAN as the booklet names them, and how it asks about a shock."""

from typing import Any

from samurai_odds import ran
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.reports.writing.model import Notes

ATTACKERS = {
    "SI": "SI",
    "AS": "AS",
    "KB": "KB",
    "KB charging": "KB",
    "SI-B": "SI-B",
    "KB-B": "KB-B",
}
DEFENDERS = {kind: kind for kind in ("SI", "SI-B", "AS", "AS-T", "AS-B", "KB", "KB-B", "Honjin")}
BROKEN = "{0}_state != 'ordered'"
GONE = "{0}_state == 'routed' or {0}_state == 'eliminated'"
RETREATS = "retreat == '{0}'"


def unit(kind: str, tq: int = 6, words: str = "") -> str:
    """Write a unit; its disrupted side, where it has one, is one less."""
    missile = kind.endswith(("-B", "-T")) or kind == "Honjin"
    rating = f"{tq}-4" if missile else f"{tq}-4/{tq - 1}-3"
    return f"{kind} {rating} {words}".rstrip()


def shock(notes: Notes, attacker: str, defender: str, **options: Any) -> Odds | None:
    """Ask about a shock by an attacker named as in ATTACKERS at a unit written out."""
    charge = attacker == "KB charging"
    return notes.ask(ran.shock, unit(ATTACKERS[attacker]), defender, charge=charge, **options)
