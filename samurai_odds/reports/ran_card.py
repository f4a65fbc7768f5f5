"""The card of RAN: charge, shock or hold."""

from typing import Any

from samurai_odds import ran
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, best_course
from samurai_odds.engine.ties import better
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.ran.facts import load
from samurai_odds.ran.procedures.combat import DISRUPTED_COUNTS, HIT_COUNTS
from samurai_odds.ran.procedures.numbers import NEVER_ATTACK
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, crossed

ATTACKERS = {name: name.split()[0] for name in ("SI", "AS", "KB", "KB charging", "SI-B", "KB-B")}
DEFENDERS = {kind: kind for kind in ("SI", "SI-B", "AS", "AS-T", "AS-B", "KB", "KB-B", "Honjin")}
BROKEN = "{0}_state != 'ordered'"
GONE = "{0}_state == 'routed' or {0}_state == 'eliminated'"
RETREATS = "retreat == '{0}'"
CHARGING = " charging"


def attackers(notes: Notes) -> dict[str, str]:
    """Return the units that shock by their names: Kibamusha also as they charge."""
    units: dict[str, str] = {}
    for text in notes.chosen.units:
        kind = text.split()[0]
        if kind not in NEVER_ATTACK:
            units[text] = text
            if may_charge(text):
                units[f"{text}{CHARGING}"] = text
    return units or ATTACKERS


def riders(notes: Notes) -> list[str]:
    """List the attackers that charge."""
    return [name for name, text in attackers(notes).items() if name != text]


def defenders(notes: Notes) -> dict[str, str]:
    return {text: text for text in notes.chosen.units} or DEFENDERS


def may_charge(text: str) -> bool:
    return text.split()[0] in ("KB", "KBH")


def unit(kind: str, tq: int = 6, words: str = "") -> str:
    """Write a unit, by its ratings if it has them; the disrupted side of others is one less."""
    if " " in kind:
        return f"{kind} {words}".rstrip()
    missile = kind.endswith(("-B", "-T")) or kind == "Honjin"
    rating = f"{tq}-4" if missile else f"{tq}-4/{tq - 1}-3"
    return f"{kind} {rating} {words}".rstrip()


def shock(notes: Notes, attacker: str, defender: str, **options: Any) -> Odds | None:
    """Ask about a shock by an attacker named as in `attackers` at a unit written out."""
    striker = attackers(notes)[attacker]
    charge = striker != attacker
    return notes.ask(ran.shock, unit(striker), defender, charge=charge, **options)


_DISRUPTED = "attacker_state == 'disrupted'"
_SCENES: dict[str, dict[str, Any]] = {
    "from the front": {},
    "from the front, 1R": {"shift": 1},
    "from the front, 3R": {"shift": 3},
    "position superiority": {"flank": True},
}
_HITS = (0, 2, 4)
LETTERS = (
    "C: shock with a charge (Kibamusha). S: shock without. H: hold. A shock costs you; the figure "
    "is the smallest loss. White on dark is a gain, the darker the larger; black on white is a "
    "loss."
)
_CHARGES = (
    "A charge leaves the Kibamusha disrupted. The second table shows how much that may cost you "
    "while the charge still pays."
)


def value_text(notes: Notes) -> str:
    """Say what the figures of the card count."""
    honjin = load(notes.chosen.rules).tables["honjin_lost"]["counts"]
    return (
        "The figure is net rout points: the enemy's less yours. A disrupted unit counts "
        f"{DISRUPTED_COUNTS} and a hit {HIT_COUNTS}, for the recovery that they take; a Honjin "
        f"lost counts {honjin} (our assumption: it has no rout points)."
    )


def card(notes: Notes) -> Page:
    """Make the card: types against types, what a charge adds, and TQ against TQ."""
    types = [_types(notes, f"Charge, shock or hold: against {state(hits)}", hits) for hits in _HITS]
    ratings = {f"TQ {tq}": tq for tq in range(3, 10)}

    def by_rating(mine: str, tq: int) -> Advice | None:
        return advice(notes, mine, unit("AS", tq))

    heading = "Charge, shock or hold: against a fresh AS, by its TQ"
    charging = riders(notes)[:1]
    tables = [
        types[0],
        *(_charging(notes, name) for name in charging),
        *types[1:],
        crossed(heading, "you", strikers(notes), ratings, by_rating),
    ]
    reading = "Your unit is the row, the enemy's the column; TQ 6 unless it says otherwise."
    text = (
        f"{reading} {LETTERS}",
        " ".join((value_text(notes), *([_CHARGES] if charging else []))),
    )
    return notes.page("card", "Charge, shock or hold", text, tables)


def strikers(notes: Notes) -> dict[str, str]:
    """Return the units that shock, each once."""
    units = attackers(notes).values()
    if notes.chosen.units:
        return {name: name for name in units}
    return {kind: kind for kind in ("SI", "AS", "KB", "SI-B", "KB-B")}


def _types(notes: Notes, heading: str, hits: int) -> Grid:
    def cell(mine: str, his: str) -> Advice | None:
        return advice(notes, mine, unit(his, words=f"{hits}h" if hits else ""))

    return crossed(heading, "you", strikers(notes), defenders(notes), cell)


def advice(notes: Notes, mine: str, his: str, **options: Any) -> Advice | None:
    """Give the best course; for holding, what the best of the others would cost."""
    ways = [f"{mine}{CHARGING}", mine] if may_charge(mine) else [mine]
    worths = {name: _worth(notes, name, his, **options) for name in ways}
    courses = [
        Course("S" if name == mine else "C", worth)
        for name, worth in worths.items()
        if worth is not None
    ]
    if not courses:
        return None
    best = best_course(courses)
    holds = best_course([Course("H", Figure(0.0)), best]).name == "H"
    return Advice(float(best.worth), "H" if holds else best.name)


def _charging(notes: Notes, rider: str) -> Grid:
    """Tabulate the price of being disrupted at which a charge is worth just as much."""
    rows = {
        f"{scene}, {_hits(hits)}": (options, hits)
        for hits in _HITS
        for scene, options in _SCENES.items()
    }

    def cell(row: tuple[dict[str, Any], int], his: str) -> float | None:
        options, hits = row
        target = unit(his, words=f"{hits}h" if hits else "")
        ways = rider, attackers(notes)[rider]
        charging, plain = (shock(notes, name, target, **options) for name in ways)
        if charging is None or plain is None:
            return None
        more = charging.p(_DISRUPTED) - plain.p(_DISRUPTED)
        gain = charging.expect(charging.question.value) - plain.expect(plain.question.value)
        return DISRUPTED_COUNTS + gain / more if better(more, 0.0) else None

    here = f"here it counts {DISRUPTED_COUNTS}"
    heading = f"Charge if a disrupted Kibamusha costs you less than this ({here})"
    corner = f"{attackers(notes)[rider]} against a unit"
    return crossed(heading, corner, rows, defenders(notes), cell)


def _hits(hits: int) -> str:
    return f"with {hits} hits" if hits else "fresh"


def state(hits: int) -> str:
    return f"a unit with {hits} hits" if hits else "a fresh unit"


def _worth(notes: Notes, attacker: str, target: str, **options: Any) -> Figure | None:
    odds = shock(notes, attacker, target, **options)
    return None if odds is None else odds.expect(odds.question.value)
