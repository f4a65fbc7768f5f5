"""`swords odds`: the battle of a troop of a position for the province next to it.

The game's own rules bring the position to the battle (`declared`); what they have written there
is fought by the readers of single battles.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from os import PathLike, fspath
from typing import Any

from samurai_odds.engine.answers.derived import Derived, OnMap
from samurai_odds.engine.provenance import asked_for, source_tag
from samurai_odds.engine.texts import is_inline
from samurai_odds.errors import OddsError, refuse
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.options import best_orders, complete, only_unusual
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.battle.reading import note_sources
from samurai_odds.swords.battle.setup import FIRST_ROUND, Setup, make_setup
from samurai_odds.swords.combat.duel import Duel
from samurai_odds.swords.combat.sides import LossRule, no_room, read_prior
from samurai_odds.swords.facts import Facts, Used
from samurai_odds.swords.forces import count_of, write_force
from samurai_odds.swords.full_game.declared import Declared, MapAttack, declared
from samurai_odds.swords.full_game.odds import BY_ARMY, attacking_troop, check_provinces
from samurai_odds.swords.full_game.staging import Staged, stage
from samurai_odds.swords.homes import question as asked_question
from samurai_odds.swords.layout import BONUS, FALLEN, FORCE, RONIN, Composition
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import write

Given = str | PathLike[str] | Scenario


@dataclass(frozen=True)
class MapSetup(Setup):
    """A battle's setup as the game has written it: ``revealed`` has the defenders by ronin."""

    revealed: Mapping[int, Composition]

    def defenders(self, hidden: int) -> Composition:
        return self.revealed[hidden]


class MapBattle(Battle):
    """A battle of a position: the variables of a single battle, both sides as the game has them."""

    procedure = "odds"

    def __init__(self, place: "Place", own: Mapping[str, Any], setup: MapSetup) -> None:
        Encounter.__init__(self, setup)
        self.place, self.own = place, dict(own)
        self.same_as: str | None = None
        used = Used(setup.facts)
        note_sources(setup, used)
        used.note(*place.border_source)
        self.provenance = setup.facts.provenance(self.procedure, self.own, used.rests_on)

    @property
    def where(self) -> str:
        return f", {self.place.here} on {self.place.there}"

    @property
    def choices(self) -> str:
        """How choices are taken, and what is known of what lies hidden."""
        return self.place.choices(self.setup)

    @property
    def remarks(self) -> tuple[str, ...]:
        return (self.choices, *self.place.remarks)

    @property
    def valued(self) -> "Battle":
        orders = best_orders(self.own)
        return question(**(self.own | orders)) if orders else self

    def first_duel(self, hidden: int) -> Duel:
        """Return the battle as it stands in the game: under way, or before the first roll."""
        return as_it_stands(super().first_duel(hidden), self.place.begun)


def as_it_stands(duel: Duel, begun: Declared) -> Duel:
    """Return a battle as it stands in the game: under way, or before the first roll."""
    if not begun.last_daimyo:
        return replace(duel, fought=begun.fought)
    strengths = enumerate(duel.defender.strengths)
    taken = [place for place, side in strengths if any(side[FORCE:BONUS]) and not _led(side)]
    return replace(duel, fought=begun.fought, taken=tuple(taken))


def _led(side: Composition) -> bool:
    return side[FALLEN] > 0


@dataclass(frozen=True)
class Place:
    """Where a battle of a position is fought, and how the game came to it."""

    staged: Staged
    here: str
    there: str
    begun: Declared

    @property
    def border_source(self) -> tuple[str, str]:
        """The border that the attack crosses, with the source of its being on the map."""
        borders = chart_of(self.staged.scenario.map).borders
        ends = {self.here, self.there}
        border_crossed = next(border for border in borders if border.ends == ends)
        what = "sea line" if border_crossed.sea else "border"
        return f"the {what} {border_crossed.a} to {border_crossed.b}", source_tag(
            border_crossed.source
        )

    def choices(self, setup: Setup) -> str:
        """Say how the choices of the battle are taken."""
        options = setup.options
        if options["stop"] == "best":
            sentences = ["The attacker calls off where that is best."]
        elif any(options[name] is not None for name in ("stop_after", "stop_below", "stop_when")):
            sentences = ["The attacker calls off by your stop rule."]
        else:
            sentences = ["The attacker fights to the finish."]
        for who in ("attacker", "defender"):
            if options[f"{who}_losses"] is not None:
                sentences.append(f"The {who}'s losses: {options[f'{who}_losses']}.")
        if all(options[f"{who}_losses"] is None for who in ("attacker", "defender")):
            sentences.append("Losses go by the usual order (S2).")
        if self.begun.turned_up:
            sentences.append(
                f"With the attacker: {count_of(RONIN, self.begun.turned_up)} face down."
            )
        hidden = options["defender_ronin"]
        sentences.append(f"Hidden ronin of the defender: {hidden or 'none'}. No ninja strikes.")
        return " ".join(sentences)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What else should be known of the moment of the battle."""
        scenario, remarks = self.staged.scenario, []
        seat = self.begun.attack.seat
        if self.begun.fought:
            remarks.append(
                "The battle is under way: the odds are those of another round, at least."
            )
        if scenario.war is None:
            remarks.append(
                "It is not yet the war: levies and ronin of this round are not on the map."
            )
        elif scenario.war.seat != seat:
            turn, own = (scenario.seat_name(one) for one in (scenario.war.seat, seat))
            remarks.append(f"It is the war turn of {turn}: as if that of {own} began now.")
        if self.begun.last_daimyo:
            remarks.append(
                "With the fallen daimyo's army its owner is out of the game: that counts as won."
            )
        return tuple(remarks)


def question(
    position: Given,
    source: str,
    target: str,
    troop: str | None = None,
    rules: str | None = None,
    **chosen: Any,
) -> MapBattle:
    """Return the question that `swords odds` answers, from its inputs."""
    battle: MapBattle = derive(position, source, target, troop, rules, **chosen).combat
    return battle


def derive(
    position: Given,
    source: str,
    target: str,
    troop: str | None = None,
    rules: str | None = None,
    **chosen: Any,
) -> OnMap:
    """Return the battle of a troop for a province; raise OddsError with every reason against it."""
    staged = stage(position, rules=rules)
    scenario, facts = staged.scenario, staged.facts
    chart = chart_of(scenario.map)
    here, there = chart.named(source), chart.named(target)
    check_provinces(scenario, here, there)
    named = attacking_troop(scenario, here, troop)
    attack = _attack(scenario, here, there, named)
    chosen = only_unusual(chosen)
    options, problems = complete(chosen)
    prior = read_prior(options["defender_ronin"])
    begun = declared(staged.start, attack)
    if begun is None:
        raise OddsError(_refused(scenario, here, there, named))
    refuse([fault for fault in [no_room(begun.sides[1], prior, "defender-ronin")] if fault])
    place = Place(staged, here, there, begun)
    inputs = _as_options(begun)
    revealed = {0: begun}
    for hidden, _ in prior:
        if hidden:
            one = declared(staged.start, attack, hidden)
            assert one is not None
            revealed[hidden] = one
    whole = set_up(revealed, options | inputs, facts, problems)
    own = {"position": _as_input(position, scenario, attack.seat), "source": here, "target": there}
    own |= asked_for(troop=troop) | chosen | asked_for(rules=rules)
    battle = MapBattle(place, own, whole)
    single = {"attacker": write_force(begun.sides[0]), "defender": write_force(begun.sides[1])}
    single |= {name: value for name, value in inputs.items() if value not in (None, False)}
    single |= chosen | asked_for(rules=rules)
    nearest = Derived("swords", "battle", single, (), asked_question)
    battle.same_as = nearest.command if _is_same(whole, single, battle) else None
    return OnMap(**vars(nearest), combat=battle)


def _attack(scenario: Scenario, here: str, there: str, troop: str) -> MapAttack:
    numbers, seat = chart_of(scenario.map).numbers, owners(scenario)[here]
    army = scenario.seats[seat].army_in(here)
    number = at.FORCE_TROOP
    if troop == BY_ARMY:
        assert army is not None
        number = seat * at.ARMIES_EACH + army.index - 1
    return MapAttack(seat, number, numbers[here], numbers[there])


def _refused(scenario: Scenario, here: str, there: str, troop: str) -> str:
    """Say why the rules do not let a troop attack a province next to it."""
    war, owner = scenario.war, owners(scenario)
    if scenario.seats[owner[there]].army_in(there) is not None and (
        war is None or war.seat != owner[here] or war.phase < "C"
    ):
        return FIRST_ROUND
    return (
        f"the {troop} in {here} has no battle declared on {there}, "
        "and battles are declared in Phase B"
    )


def set_up(
    begun: Mapping[int, Declared], options: Mapping[str, Any], facts: Facts, problems: list[str]
) -> MapSetup:
    """Set up a battle as the game has written it, by the number of ronin that may lie there."""
    setup = make_setup(*begun[0].sides, options, facts, problems)
    rules_of = {
        who: setup_rule if options[f"{who}_losses"] is not None else LossRule(order)
        for who, setup_rule, order in zip(
            ("attacker", "defender"),
            (setup.first.losses, setup.defender_losses),
            begun[0].orders,
            strict=True,
        )
    }
    return MapSetup(
        **vars(setup)
        | {
            "first": replace(setup.first, losses=rules_of["attacker"]),
            "defender_losses": rules_of["defender"],
            "revealed": {hidden: one.sides[1] for hidden, one in begun.items()},
        }
    )


class Fought(Encounter):
    """A battle that a troop of the game may declare, fought to the finish."""

    def __init__(self, begun: Declared, facts: Facts) -> None:
        options, problems = complete({})
        options |= _as_options(begun)
        super().__init__(set_up({0: begun}, options, facts, problems))
        self.begun = begun

    def first_duel(self, hidden: int) -> Duel:
        return as_it_stands(super().first_duel(hidden), self.begun)


def _as_options(begun: Declared) -> dict[str, Any]:
    """Return what the game has written as options of a single battle."""
    bonus, built = begun.sides[1][BONUS], begun.built
    full = begun.full_bonus
    return {
        "castle": built == at.CASTLE,
        "fortress": built == at.FORTRESS,
        "bonus_left": bonus if built and bonus != full else None,
        "naval": begun.naval,
        "origin_held": begun.origin_held,
        "first_round": begun.is_first_round,
    }


def _as_input(position: Given, scenario: Scenario, seat: int) -> str:
    """Return the position as an answer records it: a file's name, else what the seat may see."""
    if not isinstance(position, Scenario) and not is_inline(position):
        return fspath(position)
    player = scenario.player_of(seat)
    for other, one in enumerate(scenario.seats):
        if scenario.player_of(other) != player:
            scenario = scenario.with_seat(other, face_down=(), plan=() if one.plan else one.plan)
    return write(scenario)


def _is_same(setup: MapSetup, single: Mapping[str, Any], battle: MapBattle) -> bool:
    """Return whether a single battle in options has the same numbers, and so the same table."""
    duel = battle.first_duel(setup.hidden[0][0])
    if duel.fought or duel.taken:
        return False
    try:
        other = Battle(**single).setup
    except OddsError:
        return False
    names = ("facts", "first", "then", "hidden", "defender_losses", "weapons", "terms")
    alike = all(getattr(setup, name) == getattr(other, name) for name in names)
    return alike and all(
        setup.defenders(hidden) == other.defenders(hidden) for hidden, _ in setup.hidden
    )
