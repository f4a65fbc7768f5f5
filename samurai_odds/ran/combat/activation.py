"""Which contingents are active after a player's Activation Phase (5.2).

There is no die in it, but it decides who can be given orders at all, and so what
`orders` is worth asking about.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from samurai_odds.errors import OddsError, refuse, unknown, written_out
from samurai_odds.grids.answer import Listed
from samurai_odds.grids.grid import Grid
from samurai_odds.ran.units import AS, KB, KBH, SI

ADJACENT = 1  # hexes
CLOSE = 2
COUNTED = (SI, AS, KB, KBH)  # bow and gun kinds do not count (5.25, R16)
_WORDS = ("finished", "shocked", "leaderless", "out-of-range")


@dataclass(frozen=True)
class Contingent:
    """A contingent at the start of its player's Activation Phase.

    ``hexes_to`` maps enemy contingents to the distance in hexes between the nearest
    of its SI, AS or KB units and theirs; those further than two may be left out.
    ``finished``: its busho is Finished (5.22). ``in_range``: its busho is within the
    So-Taisho's Command Range. ``shocked``: since then a unit of it that is in range of
    its busho has been shock-attacked (5.21). ``leaderless``: its busho is dead and not
    yet replaced (10.52).
    """

    hexes_to: Mapping[str, int] = field(default_factory=dict)
    finished: bool = False
    in_range: bool = True
    shocked: bool = False
    leaderless: bool = False


class Active(frozenset[str]):
    """The names of the contingents that are active; ``page`` shows all of them, and why."""

    page: Listed


def read_contingents(texts: Mapping[str, Contingent] | Sequence[str]) -> dict[str, Contingent]:
    """Read contingents written "NAME: ENEMY 2, finished"; raise OddsError with every fault."""
    held = isinstance(texts, Mapping) and all(isinstance(one, Contingent) for one in texts.values())
    if isinstance(texts, Mapping) and held:
        return dict(texts)
    if not isinstance(texts, str | list | tuple):
        raise OddsError(f"contingents are text, or a list of such, not {written_out(texts)}")
    contingents: dict[str, Contingent] = {}
    problems = []
    for text in [texts] if isinstance(texts, str) else texts:
        name, _, rest = (part.strip() for part in str(text).partition(":"))
        parts = [part.strip() for part in rest.split(",") if part.strip()]
        near = [part.rpartition(" ") for part in parts if part not in _WORDS]
        wrong = [
            f"{enemy} {hexes}".strip() for enemy, _, hexes in near if not _is_near(enemy, hexes)
        ]
        if wrong or not name:
            problems.append(
                f"cannot read contingent '{text}': write its name, a colon and enemy contingents "
                f"with their distance in hexes, such as 'Baba: Hojo 2', or {', '.join(_WORDS)}"
            )
            continue
        if name in contingents:
            problems.append(f"contingent '{name}' is given twice")
        contingents[name] = Contingent(
            {enemy: int(hexes) for enemy, _, hexes in near},
            finished="finished" in parts,
            in_range="out-of-range" not in parts,
            shocked="shocked" in parts,
            leaderless="leaderless" in parts,
        )
    refuse(problems)
    return contingents


def _is_near(enemy: str, hexes: str) -> bool:
    return bool(enemy) and hexes.isascii() and hexes.isdigit() and len(hexes) < 3 and int(hexes) > 0


def active_by_presence(
    contingents: Mapping[str, Contingent], active_enemies: Collection[str]
) -> frozenset[str]:
    """Return the contingents that are active because of enemies near by (5.25, 5.26).

    Those adjacent to any enemy, and those within two hexes of an active one; none
    without a busho (10.52).
    """
    return frozenset(
        name
        for name, contingent in contingents.items()
        if not contingent.leaderless
        and any(
            hexes <= ADJACENT or (hexes <= CLOSE and enemy in active_enemies)
            for enemy, hexes in contingent.hexes_to.items()
        )
    )


def active_contingents(
    contingents: Mapping[str, Contingent],
    active_enemies: Collection[str],
    chosen: Collection[str],
    rating: int,
    outside: bool,
) -> Active:
    """Return the contingents that are active after a player's Activation Phase (5.2).

    Raises OddsError with every choice that the rules do not allow.
    """
    present = active_by_presence(contingents, active_enemies)
    refused = (_refusal(name, contingents, present, outside) for name in chosen)
    problems = [problem for problem in refused if problem is not None]
    if len(set(chosen)) > rating:
        problems.append(f"{len(set(chosen))} contingents chosen: the rating is {rating} (5.23)")
    refuse(problems)
    rows = []
    for name, each in contingents.items():
        why = None
        if name in present:
            why = "enemies near it (5.25)"
        elif each.shocked and not each.leaderless:
            why = "shock-attacked (5.21)"
        elif name in chosen:
            why = "activated by the So-Taisho (5.21)"
        rows.append((name, "active" if why else "inactive", why))
    active = Active(name for name, _, why in rows if why)
    active.page = Listed(Grid("", ("contingent", "state", "because of"), tuple(rows)))
    return active


def _refusal(
    name: str, contingents: Mapping[str, Contingent], present: frozenset[str], outside: bool
) -> str | None:
    """Return why the So-Taisho cannot activate a contingent, if so."""
    if name not in contingents:
        return unknown("contingent", name, contingents)
    if name in present:
        return f"'{name}' is active already, by the enemies near it (5.26)"
    if contingents[name].leaderless:
        return f"'{name}' cannot be activated: it has no busho until he is replaced (10.52)"
    if contingents[name].finished:
        return f"'{name}' cannot be activated: its busho is Finished (5.24)"
    if outside and not contingents[name].in_range:
        return f"'{name}' is out of the So-Taisho's range, and he is not in his Honjin (5.21)"
    return None
