"""What a thing is worth, on a page: the verdict in words, then the figures behind it."""

from math import isfinite
from typing import Any

from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.grids.figure import Figure, error_note
from samurai_odds.grids.grid import Grid
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.planning.gifts import levied
from samurai_odds.swords.planning.worth_found import Found

CLOSE_CALL = 2.0  # standard errors


def points(gap: Figure) -> str:
    """Write a difference of shares in points with its error."""
    error = f" ± {100 * gap.se:.1f}" if isfinite(gap.se) else ""
    return f"{100 * gap:+.1f}{error} points"


def is_clear(gap: Figure) -> bool:
    """Say whether a difference is more than chance."""
    return abs(gap) > CLOSE_CALL * gap.se


def verdict(found: Found) -> str:
    """Say what the thing is worth against its price, or how much to bid for it."""
    thing = found.thing
    name = thing.name[:1].upper() + thing.name[1:]
    text = (
        f"{name} in round {found.round}, for nothing, is worth {points(found.gain)} of victory "
        f"to {', '.join(found.bots)}"
    )
    if thing.price is None:
        return f"{text}{_advice_to_bid(found)}."
    instead = f"its {thing.price} koku levied, {points(found.levied)}"
    if not is_clear(found.net):
        return f"{text}; {instead}: too close to call."
    better = f"{thing.name} it is" if found.net > 0 else "levy instead"
    return f"{text}; {instead}: {better} ({points(found.net)})."


def _advice_to_bid(found: Found) -> str:
    if not is_clear(found.gain):
        return ": too close to nothing to bid for it"
    if found.gain < 0:
        return ": do not bid for it"
    if found.in_koku is not None:
        return f": as much as {found.in_koku.text()} koku levied: bid no more"
    if not _levying_pays(found):
        return ": a bid that wins it pays, where koku levied have no measurable effect"
    most = levied(found.thing)[-1]
    tried = f"{most} koku levied, the most tried, {points(found.gains[f'{most} koku levied'])}"
    return f"; {tried}: bid {most}, perhaps more"


def _levying_pays(found: Found) -> bool:
    return is_clear(found.per_koku) and found.per_koku > 0


def worth_grids(found: Found) -> list[Grid]:
    """The verdict; the shares by what was given; what else was different; how it was found."""
    shares: list[tuple[Any, ...]] = [("nothing", found.shares["without"], None)]
    for name, gap in found.gains.items():
        given = found.thing.name if name == "with" else name
        shares.append((given, found.shares[name], points(gap)))
    deeds = [(name, *figures) for name, figures in found.deeds.items()]
    heading = "\n".join((verdict(found), *_asides(found)))
    return [
        Grid(heading, ("given in the round", "wins", "more than without"), tuple(shares)),
        Grid("", ("of the seat, a game", "without", "with", "difference"), tuple(deeds)),
        Grid("", (), (), _notes(found)),
    ]


def _asides(found: Found) -> list[str]:
    said = []
    per = points(found.per_koku)
    if _levying_pays(found):
        said.append(f"A koku more to levy in that round is worth {per}.")
    else:
        said.append(f"A koku more to levy in that round has no measurable effect ({per}).")
    said.append("Other players may make more or less of it: try other --bots.")
    if found.thing.bin == at.TO_NINJA and found.round == 1:
        said.append("In round 1 the ninja may not strike, and these bots do not spy with him.")
    staged, bots = found.staged, ", ".join(found.bots)
    said.append(
        f"Samurai Swords: {staged.scenario.title}; all by {bots}; {staged.goal} provinces win, "
        f"{staged.round_limit} rounds at most"
    )
    return said


def _notes(found: Found) -> tuple[str, ...]:
    made, seats = found.provenance, len(found.seats)
    deals = "1 deal" if made.samples == 1 else f"{made.samples:,} deals"
    how = f"{deals}, each given to each of {seats} seats in turn, same luck"
    interrupted = "; interrupted" if made.interrupted else ""
    return (
        "with and without: in that round the seat puts no koku of its own into that bin; what is "
        "given comes on top of its plan",
        f"monte-carlo, {how}, seed {made.seed}; {error_note(made.samples, 'deal')}{interrupted}; "
        f"{book_note(made)}",
        *source_notes(made.rests_on),
    )


def worth_dict(found: Found) -> dict[str, Any]:
    """Give everything as plain values, for JSON."""
    return {
        **found.provenance.to_dict(),
        "verdict": verdict(found),
        "thing": found.thing.key,
        "price": found.thing.price,
        "shares": {name: share.to_dict() for name, share in found.shares.items()},
        "gains": {name: gap.to_dict() for name, gap in found.gains.items()},
        "net": found.net.to_dict(),
        "per_koku": found.per_koku.to_dict(),
        "in_koku": None if found.in_koku is None else found.in_koku.to_dict(),
        "deeds": {
            name: dict(
                zip(("without", "with", "difference"), map(Figure.to_dict, each), strict=True)
            )
            for name, each in found.deeds.items()
        },
    }
