"""One battle, and perhaps the next attack on what is left, as a question."""

from typing import Any

from samurai_odds.engine.answers.answer import Chart, Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.option_words import to_add
from samurai_odds.engine.provenance import asked_for
from samurai_odds.grids.prose import Prose
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.options import best_orders
from samurai_odds.swords.battle.reading import BattleReading, note_sources, prices_of, read_battle
from samurai_odds.swords.battle.setup import Setup, read_setup
from samurai_odds.swords.facts import Used, load
from samurai_odds.swords.forces import attacking, write_force
from samurai_odds.swords.layout import DAIMYO, FALLEN

_TAKES = "attacker wins, can move in and leave a garrison"
_TAKES_OF_TWO = "attacker empties the province, either troop can move in"


class Battle(Encounter):
    """A battle, checked against the rules and planned: every choice in it taken.

    Raises OddsError with every problem: unknown names, values out of range and
    forces or combinations that the rules forbid, each with the rule.
    """

    procedure = "battle"

    def __init__(
        self,
        attacker: str | None = None,
        defender: str | None = None,
        rules: str | None = None,
        **given: Any,
    ) -> None:
        facts = load(rules)
        super().__init__(read_setup(attacker, defender, given, facts))
        self._asked = {"attacker": attacker, "defender": defender, "rules": rules, **given}
        inputs = {"attacker": attacker, "defender": defender}
        inputs |= asked_for(**given, rules=rules)
        used = Used(facts)
        note_sources(self.setup, used)
        self.provenance = facts.provenance(self.procedure, inputs, used.rests_on)

    @property
    def aims(self) -> tuple[str, ...]:
        return ("won", "attacker_units", "defender_units")

    @property
    def where(self) -> str:
        """Where it is fought, with a comma; nothing of a battle that is given by itself."""
        return ""

    @property
    def heading(self) -> str:
        return f"Samurai Swords{self.where}: {self.wording}"

    @property
    def wording(self) -> str:
        """The question in a line of plain words."""
        setup, options = self.setup, self.setup.options
        walls = "castle" if options["castle"] else "fortress" if options["fortress"] else ""
        against = write_force(setup.defender)
        if walls:
            against += f" in a {walls}"
            if options["bonus_left"] is not None:
                against += f" ({options['bonus_left']} bonus units left)"
        if self.unsure:
            against += ", perhaps hidden ronin"
        elif setup.hidden[0][0]:
            against += f", {setup.hidden[0][0]} hidden ronin"
        sea = " over a sea line" if options["naval"] else ""
        force = setup.first.force
        attack = attacking(force, write_force(force))
        text = f"{attack}{sea} {against}"
        if setup.then is not None:
            sea = " over a sea line" if options["then_naval"] else ""
            where = " from the same province" if setup.same_province else ""
            text += f"; then {write_force(setup.then.force)}{sea}{where}"
        return text

    @property
    def valued(self) -> "Battle":
        """The battle as it is compared with others by its value (`best_orders`)."""
        orders = best_orders(self._asked)
        return Battle(**(self._asked | orders)) if orders else self

    @property
    def remarks(self) -> tuple[str, ...]:
        return ()

    @property
    def headlines(self) -> Headlines:
        setup = self.setup
        chances = [
            ("attacker wins", "won"),
            (_TAKES if setup.then is None else _TAKES_OF_TWO, "takes"),
            ("defender wins", "result == 'defender'"),
            ("both sides eliminated", "result == 'mutual'"),
            ("called off", "result == 'called-off'"),
        ]
        if setup.first.force[DAIMYO]:
            chances.append(("attacking daimyo lost", "attacker_daimyo == 0"))
        if setup.defender[DAIMYO] or setup.defender[FALLEN]:
            chances.append(("defending daimyo lost", "defender_daimyo == 0"))
        if not setup.terms.origin_held:
            chances.append(("province attacked from left empty", "origin_lost"))
        if setup.then is not None:
            chances += [
                ("next attack fought", "then_fought == 1"),
                ("next attack wins", "then_won"),
                ("it empties the province, either troop can move in", "then_takes"),
                *_then_origin(setup),
                ("province empty in the end", "cleared or then_cleared"),
            ]
        amounts = [
            ("rounds", "rounds"),
            ("attacker's loss, koku (S11)", "attacker_loss"),
            ("defender's loss, koku (S11)", "defender_loss"),
        ]
        spread = [("attacker", "attacker_units"), ("defender", "defender_units")]
        if setup.then is not None:
            spread[1:] = [("second attacker", "then_attacker_units")]
            amounts += [
                ("second attacker's loss, koku (S11)", "then_attacker_loss"),
                ("defender's loss to him, koku (S11)", "then_defender_loss"),
            ]
            amounts.append(("value of both battles, koku (S11)", "chain_value"))
        else:
            amounts.append(("value, koku (S11)", setup.terms.value))
        return Headlines(tuple(chances), tuple(amounts), (("units left", tuple(spread)),))

    @property
    def listings(self) -> tuple[Listing, ...]:
        from samurai_odds.swords.battle.policy import listings

        return listings(self)

    @property
    def main_listings(self) -> int:
        from samurai_odds.swords.battle.policy import further_listings

        return len(self.listings) - further_listings(self)

    def verdict(self, odds: Odds) -> Verdict:
        from samurai_odds.swords.battle.verdict import verdict

        return verdict(self, odds)

    @property
    def chart(self) -> Chart | None:
        from samurai_odds.swords.battle.policy import chart

        return chart(self)

    @property
    def call_off_rule(self) -> str:
        """The best calling off in a sentence; empty where it takes more."""
        from samurai_odds.swords.battle.policy import call_off_rule

        return call_off_rule(self)

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        """Say which prices (S11) some figures rest on that the outcomes do not need."""
        return prices_of(self.setup, texts)

    def reading(self) -> BattleReading:
        return read_battle(self)

    @property
    def how_valued(self) -> str:
        """How those compared are valued."""
        return to_add("With the best call-off; --vary stop=best,none sets the finish beside it.")

    def retell(self, seed: int, battle: int) -> list[Prose]:
        from samurai_odds.swords.battle.narration import retell

        return retell(self, seed, battle)

    def as_data(self, seed: int, battle: int) -> dict[str, Any]:
        """Return what happens in one battle."""
        from samurai_odds.swords.battle.events import happened

        happenings, _ = happened(self.reading(), seed, battle)
        return {"events": [one.as_dict() for one in happenings]}


def _then_origin(setup: Setup) -> list[tuple[str, str]]:
    """Choose the figure for the second attacker's province, if it can be lost."""
    if setup.options["then_origin_held"]:
        return []
    if setup.same_province:
        return [("the province of both left empty", "then_origin_lost")]
    return [("second province attacked from left empty", "then_origin_lost")]
