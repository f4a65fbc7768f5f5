"""What a scenario's map does not show, in words: for the terminal and below the picture."""

from collections.abc import Iterator

from samurai_odds.ran.ground.terrain import TERRAIN
from samurai_odds.ran.scenario.contingent_checks import away_because
from samurai_odds.ran.scenario.drawn_map import TERRAIN_LETTERS
from samurai_odds.ran.scenario.hexsides import sides_lines
from samurai_odds.ran.scenario.position_lines import position_lines
from samurai_odds.ran.scenario.scenario import (
    SIDES,
    USUAL_TURNS,
    Contingent,
    Rules,
    Samurai,
    Scenario,
)
from samurai_odds.ran.scenario.wording import runs


def units_text(each: Contingent) -> str:
    """List a contingent's units: ``A1-A2 SI 7-4/6-3, A3 SI-B 5-5``."""
    listed = [(counter.number, str(counter.unit)) for counter in each.counters]
    return ", ".join(
        f"{each.letter}{first}{f'-{each.letter}{last}' if last > first else ''} {unit}"
        for first, last, unit in runs(listed)
    )


def place_text(each: Contingent, scenario: Scenario) -> str:
    """Say where a busho is: with a unit, in a hex, or why nowhere."""
    if each.hex is None:
        return {"he is dead": "dead", "his contingent has fled": "fled"}.get(
            away_because(each, scenario), "to enter"
        )
    own = [label for label, unit in scenario.standing.items() if unit.hex == each.hex]
    return own[0] if own else scenario.hex_name(each.hex)


def ground_text(scenario: Scenario) -> str:
    """Explain the letters of the ground that the map shows."""
    letters = {kind: letter for letter, kind in TERRAIN_LETTERS.items()}
    said = [f"{letters[kind]} {kind}" for kind in TERRAIN if kind in scenario.terrain.hexes]
    if any(scenario.terrain.levels):
        said.append("a digit after it: its level")
    return f"ground: {', '.join(said)}"


def switched(rules: Rules) -> Iterator[str]:
    """Describe each rule that a scenario switches off."""
    for kept, text in (
        (rules.challenge_limits, "Samurai challenges without the recommended limits (10.2)"),
        (rules.disrupted_attack, "units disrupted before they moved do not shock (R98)"),
        (rules.withdraw_on_advance, "no reaction withdrawal upon an enemy advance (R73)"),
    ):
        if not kept:
            yield text


def special_lines(scenario: Scenario) -> Iterator[str]:
    """Say all that is special, a sentence each."""
    for each in scenario.contingents:
        if each.enters is not None:
            hexes = " or ".join(map(scenario.hex_name, each.enters.hexes))
            active = ", active" if each.enters.active else ""
            yield f"contingent {each.letter} enters on turn {each.enters.turn} at {hexes}{active}"
    for kind, points in scenario.rules.rout_points:
        yield f"a lost {kind} costs {points} rout points"
    yield from switched(scenario.rules)
    if scenario.turn_limit != USUAL_TURNS:
        yield f"after turn {scenario.turn_limit} rout points decide (R47)"
    for line in sides_lines(scenario.terrain):
        kind, _, listed = line.partition(": ")
        yield f"{kind} at hex and side: {listed}"
    for side, army in zip(SIDES, scenario.armies, strict=True):
        if army.samurai:
            yield f"Samurai of {side}: {_samurai(army.samurai)}"
    if scenario.pool:
        yield f"Samurai that both draw from: {_samurai(scenario.pool)}"
    if not scenario.is_fresh:
        yield f"a position: {'; '.join(position_lines(scenario.moment)) or 'turn 1'}"


def _samurai(samurai: tuple[Samurai, ...]) -> str:
    return ", ".join(f"{each.name} {each.man} (range {each.range})" for each in samurai)


def source_lines(scenario: Scenario) -> Iterator[str]:
    """Say where the numbers come from, those known apart from the rest."""
    by_tag: dict[str, list[str]] = {}
    for where, tag in scenario.sources:
        by_tag.setdefault(tag, []).append(where)
    yield f"numbers: {scenario.source}"
    for tag, known in by_tag.items():
        yield f"but {tag}: {', '.join(known)}"
    yield f"ground and places: {scenario.placement}"
    if scenario.notes:
        yield scenario.notes
