"""Shock and fire asked of a position as functions: every option filled in from the map."""

from os import PathLike
from typing import TYPE_CHECKING, Literal

from samurai_odds.engine.declaring import procedure
from samurai_odds.engine.progress import Progress

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit
    from samurai_odds.ran.from_map.asked import Derived
    from samurai_odds.ran.scenario.scenario import Scenario


@procedure
def odds(
    position: "Scenario | str | PathLike[str]",
    unit: str,
    target: str,
    *,
    mode: Literal["shock", "ordered", "entry", "retire", "harass"] | None = None,
    join: str | None = None,
    moved: bool = False,
    charge: bool = False,
    unmoved: str | None = None,
    uncharging: str | None = None,
    elsewhere: str | None = None,
    hold_fire: bool = False,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of a unit against a target where they stand: those of `shock` or `fire`.

    ``position`` is a scenario, its key or a file (`scenario`), ``unit`` and ``target`` are
    labels such as ``"A3"``. Everything that the map says is filled in: ground, zones, flanks,
    engagements, ways to retreat, busho, friends behind; `derived` shows it as a command.

    Keywords:
        mode: a shock, or the occasion of the fire (what the unit can); 'shock' or 'ordered' or
            'entry' or 'retire' or 'harass'.
        join: units that attack, or fire a volley, with it.
        moved: the attackers moved this Orders Phase, so they must attack (9.11).
        charge: Kibamusha that attack came from afar and charge (9.3).
        unmoved: attackers that have not moved this phase.
        uncharging: attacking Kibamusha that do not charge.
        elsewhere: enemies before it that others attack (9.2).
        hold_fire: the target does not fire back though it can (8.43).
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> ran.odds("study-foot", "A3", "a4")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: A3 is not adjacent to a4: it is 5 hexes away (9.1)
    """
    from samurai_odds.engine.answers.answer import answer

    found = derived(
        position,
        unit,
        target,
        mode=mode,
        join=join,
        moved=moved,
        charge=charge,
        unmoved=unmoved,
        uncharging=uncharging,
        elsewhere=elsewhere,
        hold_fire=hold_fire,
        charts=charts,
    )
    return answer(
        found.question, method=method, limit=limit, seed=seed, shown=shown, progress=progress
    )


@procedure
def derived(
    position: "Scenario | str | PathLike[str]",
    unit: str,
    target: str,
    *,
    mode: Literal["shock", "ordered", "entry", "retire", "harass"] | None = None,
    join: str | None = None,
    moved: bool = False,
    charge: bool = False,
    unmoved: str | None = None,
    uncharging: str | None = None,
    elsewhere: str | None = None,
    hold_fire: bool = False,
    charts: str | None = None,
) -> "Derived":
    """Find the question that `odds` answers: its procedure, inputs, notes and ``command``.

    Keywords:
        mode: a shock, or the occasion of the fire (what the unit can); 'shock' or 'ordered' or
            'entry' or 'retire' or 'harass'.
        join: units that attack, or fire a volley, with it.
        moved: the attackers moved this Orders Phase, so they must attack (9.11).
        charge: Kibamusha that attack came from afar and charge (9.3).
        unmoved: attackers that have not moved this phase.
        uncharging: attacking Kibamusha that do not charge.
        elsewhere: enemies before it that others attack (9.2).
        hold_fire: the target does not fire back though it can (8.43).
        charts: file of your own charts, put over ours.

    >>> from samurai_odds import ran
    >>> ran.derived("study-foot", "A7", "a6", mode="ordered")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: a6 is 4 hexes from A7, which fires up to 3 (8.12)
    """
    from samurai_odds.ran.from_map.asked import derive

    return derive(
        position,
        unit,
        target,
        charts,
        mode=mode,
        join=join,
        moved=moved,
        charge=charge,
        unmoved=unmoved,
        uncharging=uncharging,
        elsewhere=elsewhere,
        hold_fire=hold_fire,
    )
