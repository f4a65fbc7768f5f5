"""Which contingents are active after a player's Activation Phase (5.2).

There is no die in it, but it decides who can be given orders at all, and so what
`orders` is worth asking about.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from samurai_odds.errors import OddsError, unknown

ADJACENT = 1  # hexes
CLOSE = 2
COUNTED = ("SI", "AS", "KB", "KBH")  # bow and gun kinds do not count (5.25, R16)


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


def active_by_presence(
    contingents: Mapping[str, Contingent], active_enemies: Collection[str]
) -> frozenset[str]:
    """Name the contingents that are active because of enemies near by (5.25, 5.26).

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


def activation(
    contingents: Mapping[str, Contingent],
    active_enemies: Collection[str] = (),
    chosen: Collection[str] = (),
    rating: int = 0,
    in_honjin: bool = True,
) -> frozenset[str]:
    """Name the contingents that are active after a player's Activation Phase (5.2).

    ``chosen`` are those that the So-Taisho activates himself, up to his Contingent
    Activation ``rating`` (5.21, 5.23): any if he is in his Honjin, else those in his
    Command Range; nobody whose busho is Finished (5.24) or dead (10.52). A contingent
    that has been shocked since is active at once (5.21). Raises OddsError with every
    choice that the rules do not allow.

    >>> from samurai_odds import ran
    >>> baba = ran.Contingent(hexes_to={"Hojo Ujikuni": 2})
    >>> sorted(ran.activation({"Baba": baba}, active_enemies=["Hojo Ujikuni"]))
    ['Baba']
    """
    present = active_by_presence(contingents, active_enemies)
    problems = [
        problem
        for name in chosen
        if (problem := _refusal(name, contingents, present, in_honjin)) is not None
    ]
    if len(set(chosen)) > rating:
        problems.append(f"{len(set(chosen))} contingents chosen: the rating is {rating} (5.23)")
    if problems:
        raise OddsError(*problems)
    shocked = {n for n, each in contingents.items() if each.shocked and not each.leaderless}
    return present | shocked | frozenset(chosen)


def _refusal(
    name: str, contingents: Mapping[str, Contingent], present: frozenset[str], in_honjin: bool
) -> str | None:
    """Say why the So-Taisho cannot activate a contingent, if so."""
    if name not in contingents:
        return unknown("contingent", name, contingents)
    if name in present:
        return f"'{name}' is active already, by the enemies near it (5.26)"
    if contingents[name].leaderless:
        return f"'{name}' cannot be activated: it has no busho until he is replaced (10.52)"
    if contingents[name].finished:
        return f"'{name}' cannot be activated: its busho is Finished (5.24)"
    if not in_honjin and not contingents[name].in_range:
        return f"'{name}' is out of the So-Taisho's range, and he is not in his Honjin (5.21)"
    return None
