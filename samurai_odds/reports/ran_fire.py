"""Sheets of RAN on fire: by weapon and range, by the target's TQ, and what it provokes."""

from collections.abc import Mapping
from typing import Any

from samurai_odds import ran
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, Selection, crossed, figure, listed
from samurai_odds.reports.ran_card import defenders, unit

_BOWS = {
    "bow, range 1": (unit("AS-B"), {"range": 1}),
    "bow, range 2": (unit("AS-B"), {"range": 2}),
    "bow, range 3": (unit("AS-B"), {"range": 3}),
    "bow, range 4, downhill": (unit("AS-B"), {"range": 4, "lower": True}),
}
_GUNS = {f"gun, range {distance}": (unit("AS-T"), {"range": distance}) for distance in (1, 2, 3)}
_VOLLEYS = {
    f"{count} guns, range {distance}": (" + ".join(["AS-T 6-4"] * count), {"range": distance})
    for count in (2, 3)
    for distance in (1, 2, 3)
}
_HITS = {
    "no hit": "hits == 0",
    "1": "hits == 1",
    "2": "hits == 2",
    "3 or more": "hits >= 3",
    "hits expected": "hits",
    "disrupted or worse": "target_state != 'ordered'",
}


def _fired(notes: Notes, shot: tuple[str, Mapping[str, Any]], target: str, **more: Any) -> Any:
    return notes.ask(ran.fire, shot[0], target, **{**shot[1], **more})


def hits(notes: Notes) -> Page:
    """Make the sheet of hits by weapon and range."""
    shots = _shots(notes.chosen)
    kind = _usual(notes, "AS")
    target = unit(kind)

    def table(heading: str, **more: Any) -> Grid:
        every = {**shots, **(_VOLLEYS if _has_guns(notes.chosen) else {})}
        rows: dict[str, Odds | None] = {
            name: _fired(notes, shot, target, **more) for name, shot in every.items()
        }
        return listed(heading, "fire", rows, _HITS)

    tables = [
        table("At a target in the open"),
        table("At a target in woods", terrain="woods"),
    ]
    flanked = {name: _fired(notes, shot, target, own_flank=True) for name, shot in shots.items()}
    tables.append(listed("Through the firer's own flank, in the open", "fire", flanked, _HITS))
    text = (f"Fire at a fresh {kind}: one unit, and volleys of two or three AS-T.",)
    return notes.page("fire-hits", "Fire by weapon and range", text, tables)


def disruption(notes: Notes) -> Page:
    """Make the sheet of fire at units that have hits already."""

    def table(heading: str, shot: tuple[str, Mapping[str, Any]]) -> Grid:
        def cell(tq: int, already: int) -> Any:
            target = unit("AS", tq, f"{already}h" if already else "")
            return figure(_fired(notes, shot, target), "target_state != 'ordered'")

        tqs = {f"TQ {tq}": tq for tq in range(3, 9)}
        counts = {f"{n} hits" if n != 1 else "1 hit": n for n in range(8)}
        return crossed(heading, "it has", tqs, counts, cell)

    chosen = ("bow, range 1", "bow, range 2", "gun, range 1", "gun, range 2", "gun, range 3")
    shots = _shots(notes.chosen)
    tables = [
        table(f"{name.capitalize()}: the target is disrupted or worse", shots[name])
        for name in chosen
        if name in shots
    ]
    text = ("One unit fires at an ordered AS, by the target's TQ and the hits that it has.",)
    return notes.page("fire-disruption", "Fire at units near breaking", text, tables)


def provoked(notes: Notes) -> Page:
    kinds: dict[str, str] = {
        kind: kind for kind in ("SI", "AS", "KB", "KB-B") if kind in _types(notes.chosen)
    }
    guns = {**_GUNS, **_VOLLEYS}

    def table(heading: str, expression: str) -> Grid:
        def cell(shot: tuple[str, Mapping[str, Any]], kind: str) -> Any:
            return figure(_fired(notes, shot, unit(kind)), expression)

        return crossed(heading, "fire", guns, kinds, cell)

    harassed = {
        f"{kind}, TQ {tq}": notes.ask(ran.fire, unit("KB-B"), unit(kind, tq), mode="harass")
        for kind in ("SI", "AS")
        if kind in kinds and "KB-B" in _types(notes.chosen)
        for tq in (5, 6, 7)
    }
    lured = {"it is lured forward": "lured == 1", "hits expected": "hits"}
    tables = [
        table("Arquebus fire: the target charges the firers", "charge == 1"),
        table("Arquebus fire: the target is disrupted or worse", "target_state != 'ordered'"),
    ]
    if harassed:
        tables.append(listed("Harassment by KB-B", "target", harassed, lured))
    text = (
        "Two hits by arquebus fire may make the target charge; harassment may lure it one hex.",
    )
    return notes.page("fire-provokes", "What fire provokes", text, tables)


def _types(chosen: Selection) -> set[str]:
    return {text.split()[0] for text in defenders(Notes(chosen))}


def _has_guns(chosen: Selection) -> bool:
    return "AS-T" in _types(chosen)


def _shots(chosen: Selection) -> dict[str, tuple[str, dict[str, Any]]]:
    """Return the shots of the units chosen."""
    bows = _BOWS if any(kind.endswith("-B") for kind in _types(chosen)) else {}
    return {**bows, **(_GUNS if _has_guns(chosen) else {})}


def _usual(notes: Notes, kind: str) -> str:
    """Return the target that a table is about, or one of those chosen in its place."""
    names = defenders(notes)
    return next((name for name in names if name.split()[0] == kind), next(iter(names)))


def sheets(chosen: Selection) -> list[PageMaker]:
    """List the sheets, as far as the units chosen fire."""
    if not _shots(chosen):
        return []
    mounted = {"SI", "AS", "KB", "KB-B"} & _types(chosen)
    return [hits, disruption, *([provoked] if _has_guns(chosen) and mounted else [])]
