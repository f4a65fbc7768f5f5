"""The card of RAN: charge, shock or hold."""

from typing import Any

from samurai_odds import ran
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, best_course
from samurai_odds.engine.ties import better
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, crossed

ATTACKERS = {name: name.split()[0] for name in ("SI", "AS", "KB", "KB charging", "SI-B", "KB-B")}
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


_ATTACKERS = ("SI", "AS", "KB", "SI-B", "KB-B")
_DISRUPTED = "attacker_state == 'disrupted'"
_COURSES = {"KB charging": "C", "shock": "S"}
_SCENES: dict[str, dict[str, Any]] = {
    "from the front": {},
    "from the front, 1R": {"shift": 1},
    "from the front, 3R": {"shift": 3},
    "position superiority": {"flank": True},
}
_HITS = (0, 2, 4)
_TEXT = (
    "You are the row, he is the column; TQ 6 unless it says otherwise. C: shock with a charge "
    "(Kibamusha). S: shock without. H: hold, for a shock costs you; the figure is what it would.",
    "The figure is net rout points: his that are lost less yours; a unit disrupted counts 2, a "
    "hit 0.2, for the recovery that it takes. White on dark pays, the darker the more; black on "
    "white costs. A charge leaves the Kibamusha disrupted: the second table says how much that "
    "may cost you for the charge to pay all the same.",
)
PRICE = 2  # of a unit disrupted, in the value that choices go by


def card(notes: Notes) -> Page:
    """Make the card: types against types, what a charge adds, and TQ against TQ."""
    types = [
        _types(notes, f"Charge, shock or hold: at a unit {_state(hits)}", hits) for hits in _HITS
    ]
    ratings = {f"TQ {tq}": tq for tq in range(3, 10)}

    def by_rating(mine: str, tq: int) -> Advice | None:
        return _advice(notes, mine, unit("AS", tq))

    mine = {kind: kind for kind in _ATTACKERS}
    tables = [
        types[0],
        _charging(notes),
        *types[1:],
        crossed("Charge, shock or hold: at a fresh AS by its TQ", "you", mine, ratings, by_rating),
    ]
    return notes.page("card", "Charge, shock or hold", _TEXT, tables)


def _types(notes: Notes, heading: str, hits: int) -> Grid:
    def cell(mine: str, his: str) -> Advice | None:
        return _advice(notes, mine, unit(his, words=f"{hits}h" if hits else ""))

    return crossed(heading, "you", {kind: kind for kind in _ATTACKERS}, DEFENDERS, cell)


def _advice(notes: Notes, mine: str, his: str) -> Advice | None:
    """Give the best course; for holding, what the best of the others would cost."""
    ways = ["KB charging", mine] if mine == "KB" else [mine]
    worths = {name: _worth(notes, name, his) for name in ways}
    courses = [
        Course(_COURSES.get(name, "S"), worth)
        for name, worth in worths.items()
        if worth is not None
    ]
    if not courses:
        return None
    best = best_course(courses)
    holds = best_course([Course("H", Figure(0.0)), best]).name == "H"
    return Advice(float(best.worth), "H" if holds else best.name)


def _charging(notes: Notes) -> Grid:
    """Tabulate the price of being disrupted at which a charge is worth just as much."""
    rows = {
        f"{scene}, {_state(hits)}": (options, hits)
        for hits in _HITS
        for scene, options in _SCENES.items()
    }

    def cell(row: tuple[dict[str, Any], int], his: str) -> float | None:
        options, hits = row
        target = unit(his, words=f"{hits}h" if hits else "")
        charging, plain = (shock(notes, name, target, **options) for name in ("KB charging", "KB"))
        if charging is None or plain is None:
            return None
        more = charging.p(_DISRUPTED) - plain.p(_DISRUPTED)
        gain = charging.expect(charging.asked.value) - plain.expect(plain.asked.value)
        return PRICE + gain / more if better(more, 0.0) else None

    heading = f"Charge if a disrupted Kibamusha costs you less than this; here it counts {PRICE}"
    return crossed(heading, "KB at a unit", rows, DEFENDERS, cell)


def _state(hits: int) -> str:
    return f"with {hits} hits" if hits else "fresh"


def _worth(notes: Notes, attacker: str, target: str, **options: Any) -> Figure | None:
    odds = shock(notes, attacker, target, **options)
    return None if odds is None else odds.expect(odds.asked.value)
