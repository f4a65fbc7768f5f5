"""Reads the text of a scenario file; every problem is found, with the line where it stands."""

from samurai_odds.engine.page import Page
from samurai_odds.ran.ground.terrain import Terrain
from samurai_odds.ran.scenario.army_lines import read_army, read_rules
from samurai_odds.ran.scenario.checks import problems as problems_of
from samurai_odds.ran.scenario.contingent_lines import read_contingent
from samurai_odds.ran.scenario.drawn_map import Drawn, read_rows
from samurai_odds.ran.scenario.hexsides import read_sides
from samurai_odds.ran.scenario.position_lines import read_position
from samurai_odds.ran.scenario.scenario import SIDES, USUAL_TURNS, Samurai, Scenario
from samurai_odds.ran.scenario.wording import attempt, read_samurai

TEXTS = ("title", "source", "placement", "notes")
HEADINGS = (
    *("title", "turn limit", "source", "placement", "notes", *SIDES, "samurai pool"),
    *("map", "hexsides", "special rules", "position"),
)
CONTINGENT = "contingent"


class Reader:
    """Reads one file: collects the scenario and all problems."""

    def __init__(self, text: str) -> None:
        self.page = Page(text, HEADINGS, lettered=(CONTINGENT,), numbered=("map",))

    @property
    def problems(self) -> list[tuple[int, str]]:
        """What is wrong, each with its line."""
        return self.page.problems

    def scenario(self) -> Scenario:
        """Make the scenario of what was read, and add what the checks find."""
        page, tags = self.page, dict[str, str]()
        for name in ("title", "map"):
            if name not in page.parts:
                page.tell(1, f"a scenario needs '{name.capitalize()}:'")
        drawn = self._map()
        sides = page.parts.get("hexsides")
        contingents = tuple(
            read_contingent(page, part, drawn, tags)
            for name, part in page.parts.items()
            if name.startswith(f"{CONTINGENT} ")
        )
        limit = page.heading_number("turn limit")
        scenario = Scenario(
            **{"title": "?"} | page.texts(TEXTS),
            terrain=Terrain(
                drawn.over,
                tuple(drawn.terrain),
                tuple(drawn.levels),
                read_sides(sides.content, drawn.over, self.problems) if sides else (),
            ),
            armies=(read_army(page, 0, tags), read_army(page, 1, tags)),
            contingents=contingents,
            pool=self._pool(),
            turn_limit=USUAL_TURNS if limit is None else limit,
            rules=read_rules(page),
            sources=tuple(tags.items()),
            moment=read_position(page),
        )
        self._see_all_drawn(scenario, drawn)
        self._check(scenario)
        return scenario

    def _map(self) -> Drawn:
        part = self.page.parts.get("map")
        if part is None:
            return Drawn()
        drawn = read_rows(part.content, self.problems, part.line)
        for name, line in drawn.lines.items():
            self.page.lines.setdefault(name, line)
        return drawn

    def _pool(self) -> tuple[Samurai, ...]:
        part = self.page.parts.get("samurai pool")
        if part is None:
            return ()
        text = " ".join([part.value, *(text for _, text in part.content)])
        return attempt(self.page, part.line, lambda: read_samurai(text), ())

    def _see_all_drawn(self, scenario: Scenario, drawn: Drawn) -> None:
        """Tell of units and busho that the map shows and no line says more of."""
        told = {contingent.label(each) for contingent, each in scenario.units()}
        letters = {each.letter for each in scenario.contingents}
        for label, (number, _) in drawn.units.items():
            line = self.page.lines[drawn.over.name_of(number)]
            if label[0] not in letters:
                self.page.tell(line, f"{label}: there is no 'Contingent {label[0]}:'")
            elif label not in told:
                self.page.tell(line, f"{label}: contingent {label[0]} has no line '{label} ...'")
        there = {each.hex for each in scenario.contingents}
        for number in drawn.busho:
            if number not in there:
                name = drawn.over.name_of(number)
                self.page.tell(
                    self.page.lines[name], f"{name} shows a busho (*), but none is there"
                )

    def _check(self, scenario: Scenario) -> None:
        """Add the checks' problems, but none that only follows from one already named."""
        already = {line for line, _ in self.problems}
        for where, what in problems_of(scenario):
            line = self.page.line_of(where)
            if line not in already:
                self.page.tell(line, f"{where}: {what}")
