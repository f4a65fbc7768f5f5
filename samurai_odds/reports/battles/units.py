"""The units as the booklet names them, and how it asks about them."""

from typing import Any, get_args

from samurai_odds import battles
from samurai_odds.battles.words import Terrain
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.reports.writing.model import Notes

UNITS = {
    "samurai spear": "samurai-spear",
    "samurai bow": "samurai-bow",
    "ashigaru spear": "ashigaru-spear",
    "ashigaru bow": "ashigaru-bow",
    "ashigaru arquebus": "ashigaru-arquebus",
    "levy": "levy",
    "samurai spear cavalry": "samurai-spear-cavalry",
    "samurai bow cavalry": "samurai-bow-cavalry",
    "bodyguard": "bodyguard",
}
NAMES = {key: name for name, key in UNITS.items()}
MOUNTED = ("samurai-spear-cavalry", "samurai-bow-cavalry")
SHOOTERS = {
    NAMES[key]: key
    for key in ("samurai-bow", "ashigaru-bow", "ashigaru-arquebus", "samurai-bow-cavalry")
}
FIRED_AT = {name: key for name, key in UNITS.items() if key != "bodyguard"}
GROUNDS = {key.replace("-", " "): key for key in get_args(Terrain)}
NET = "defender_losses - attacker_losses + attacker_banners - defender_banners"


def ask(notes: Notes, attacker: str, defender: str, **options: Any) -> Odds | None:
    """Ask about one attack; None where the rules forbid it."""
    return notes.ask(battles.attack, attacker, defender, **options)


def leader_for(unit: str) -> str:
    return "mounted" if unit in MOUNTED else "foot"
