"""The player's sheet of a scenario of Samurai Battles: its units against each other, and par."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from samurai_odds.battles.full_game.balance import Par
from samurai_odds.battles.scenario.board import ground, scene
from samurai_odds.battles.scenario.map_text import drawn_text, special_rules
from samurai_odds.battles.scenario.picture import words
from samurai_odds.battles.scenario.rewriting import named_ground
from samurai_odds.battles.scenario.scenario import SIDES, Scenario, blocked, rank_name
from samurai_odds.battles.scenario.wording import hexes_text
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.errors import refuse
from samurai_odds.grids.fitting import USUAL_WIDTH, counted
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.battles_card import LETTERS, NAMES, advice
from samurai_odds.reports.battles_par import force_text
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Booklet, Notes, Selection
from samurai_odds.reports.player_sheet import (
    best_and_worst,
    by_ground,
    fewer,
    named_file,
    one_page,
    par_lines,
    played,
    sentence,
    setting_up,
    side_name,
    special,
    undecided_row,
)

_USUAL = "open"
_LETTERS = {kind: letters for letters, kind in UNIT_LETTERS.items()}


def kinds(scenario: Scenario, side: int) -> tuple[str, ...]:
    """List the units of a side, the most numerous first."""
    counts = Counter(unit.kind for unit in scenario.units if unit.side == side)
    return tuple(kind for kind, _ in counts.most_common())


def grounds(scenario: Scenario) -> tuple[str, ...]:
    """List the terrain that units may enter: open, that of goals, of units, then the commonest."""
    goals = [place for one in scenario.objectives for place in one.hexes]
    held = [scenario.terrain[place] for place in (*goals, *(tent.hex for tent in scenario.tents))]
    begun = Counter(scenario.terrain[unit.hex] for unit in scenario.units)
    common = (key for by in (begun, Counter(scenario.terrain)) for key, _ in by.most_common())
    there = dict.fromkeys((_USUAL, *held, *common))
    closed = {scenario.terrain[number] for number in blocked(scenario)}
    return tuple(key for key in there if key not in closed)


def selection(scenario: Scenario, units: tuple[str, ...], rules: str | None) -> Selection:
    """Choose what a scenario has, of it only some units if they are named."""
    there = dict.fromkeys((*kinds(scenario, 0), *kinds(scenario, 1)))
    chosen = tuple(kind for kind in there if not units or kind in units)
    refuse([] if chosen else [f"none of {', '.join(units)} is in {scenario.title}"])
    return Selection(rules, chosen, grounds(scenario))


def sheet(named: Any, units: tuple[str, ...], rules: str | None, samples: int) -> Booklet:
    """Make the sheet: what to do with whom, what wins, and what to expect."""
    par = Par(named, rules=rules)
    scenario = par.staged.scenario
    odds = played(par, samples)
    notes = Notes(selection(scenario, units, rules))
    notes.remember(odds)

    def attacks_on(places: Sequence[str]) -> Grid:
        return _attacks(notes, scenario, places)

    attacks = fewer(attacks_on, notes.chosen.grounds)
    text = (
        " ".join(force_text(par, side) for side in (0, 1)),
        f"The game ends at once when a side has its banners. {_surrender(par)}",
        *special([*special_rules(scenario)], scenario.notes),
        *par_lines(odds, "battles", f"{par.staged.red} on both sides", samples, named_file(named)),
        f"The column is your unit, the row the enemy unit two hexes away and its terrain; full "
        f"units, no leaders. The figure is net blocks and banners. {LETTERS}",
    )
    card = _card(par, odds, attacks)
    return one_page("battles", named, scenario.title, notes, text, (attacks,), card, set_up(par))


def set_up(par: Par) -> Page:
    """Make the page with the map, names of its ground, by side the hexes of units and leaders."""
    scenario = par.staged.scenario
    deck = {card.key: card.copies for card in par.staged.dragons}
    ground_named = named_ground(par.staged.original, deck)
    places: dict[str, tuple[list[str], list[str]]] = {}
    for kind in dict.fromkeys((*kinds(scenario, 0), *kinds(scenario, 1))):
        for side in (0, 1):
            hexes = [one.hex for one in scenario.units if (one.kind, one.side) == (kind, side)]
            told = [f"{len(hexes)}: {hexes_text(hexes, scenario.board)}"] if hexes else []
            places.setdefault(_named(kind), ([], []))[side].extend(told)
    for leader in scenario.leaders:
        named = f"{scenario.board.name_of(leader.hex)} {leader.name}".rstrip()
        places.setdefault(rank_name(leader.kind), ([], []))[leader.side].append(named)
    rows = ((what, *("; ".join(side) or "none" for side in both)) for what, both in places.items())
    table = Grid("Where they start: how many, and their hexes", _by_side(scenario), tuple(rows))
    first, second, *rest = map(sentence, words(scenario))
    return setting_up(
        scenario.title,
        (first, second, " ".join(rest), *_named_places(ground_named)),
        (table,),
        (ground(scenario), scene(scenario)),
        drawn_text(scenario, USUAL_WIDTH),
    )


def _named_places(named: Mapping[str, str]) -> tuple[str, ...]:
    """Return what a scenario's legend calls its ground, as a paragraph."""
    listed = "; ".join(f"{name} {hexes}" for name, hexes in named.items())
    return (f"On the map: {listed}.",) if named else ()


def _by_side(scenario: Scenario) -> tuple[str, ...]:
    named = (army.name for army in scenario.armies)
    return ("", *map(side_name, SIDES, named))


def _surrender(par: Par) -> str:
    """Say who surrenders (End Game & Victory)."""
    fewest = par.staged.facts.numbers["surrender_at_cards"]["value"]
    cards = counted(fewest, "command card")
    return f"A side that begins a turn with {cards} or fewer surrenders."


def _attacks(notes: Notes, scenario: Scenario, on: Sequence[str]) -> Grid:
    """Make the table of all units against each other; – where a side has no such unit."""
    there = {_named(kind): kind for kind in notes.chosen.units}
    places = {key.replace("-", " "): key for key in on}
    red, blue = (kinds(scenario, side) for side in (0, 1))

    def cell(mine: str, his: str, ground: str) -> Any:
        if not ((mine in red and his in blue) or (mine in blue and his in red)):
            return None
        return advice(notes, mine, his, moved=1, defender_on=ground)

    return by_ground("What to do", there, places, there, cell, _USUAL)


def _named(kind: str) -> str:
    """Name a unit with the letters that it has on maps, which the card uses alone."""
    return f"{_LETTERS[kind]} {NAMES[kind]}"


def _letters(name: str) -> str:
    return name.split()[0]


def _card(par: Par, odds: Odds, attacks: Grid) -> Grid:
    scenario = par.staged.scenario
    armies = scenario.armies
    red, blue = ([_named(kind) for kind in kinds(scenario, side)] for side in (0, 1))
    pairs = ((red, blue), (blue, red))
    best_worst = (best_and_worst(attacks, mine, his, _letters) for mine, his in pairs)
    best, worst = zip(*best_worst, strict=True)
    rows = (
        ("moves first", *("yes" if scenario.first == side else "no" for side in (0, 1))),
        (
            "has",
            *(
                f"{counted(army.command, 'command card')}, {counted(army.dragons, 'Dragon card')}, "
                f"honor {army.honor}"
                for army in armies
            ),
        ),
        ("banners to win", *(army.banners for army in armies)),
        ("wins, %", *(odds.p(f"winner == '{side}'") for side in SIDES)),
        *undecided_row(odds),
        ("par, banners", *(odds.expect(f"{side}_banners") for side in SIDES)),
        ("best attacks, in the open", *best),
        ("lose even at best, in the open", *worst),
    )
    return Grid("", _by_side(scenario), rows)
