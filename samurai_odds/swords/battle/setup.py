"""A battle as asked: forces and options read, completed and checked against the rules."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from samurai_odds.engine.expressions import names_in
from samurai_odds.engine.option_words import named_option
from samurai_odds.errors import attempt, refuse
from samurai_odds.swords.battle.options import complete
from samurai_odds.swords.combat.losses import NOBODY
from samurai_odds.swords.combat.outcomes import may_move_in
from samurai_odds.swords.combat.sides import (
    LossRule,
    Prior,
    Weapons,
    hidden_faults,
    hired_ronin,
    read_prior,
)
from samurai_odds.swords.combat.stopping import (
    LIVE,
    StopOrders,
    Terms,
    check_stop_when,
    check_value,
)
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import read_force, read_order, reveal
from samurai_odds.swords.layout import (
    ARMY,
    BONUS,
    DAIMYO,
    DEFAULT_ORDER,
    FORCE,
    RONIN,
    SPEARMAN,
    Composition,
    has_army,
    living,
)

FIRST_ROUND = (
    "no battle is declared against a province with an army marker in the first round "
    "(Action 7, Phase B, Special First Round Rule)"
)

TWO_BUILDINGS = "castle with fortress: a fortress replaces the castle's bonus units (Action 3)"


def combinations(options: Mapping[str, Any], facts: Facts) -> Iterator[str]:
    if options["castle"] and options["fortress"]:
        yield TWO_BUILDINGS
    elif options["bonus_left"] is not None:
        if not (options["castle"] or options["fortress"]):
            needed = f"{named_option('castle')} or {named_option('fortress')}"
            yield f"bonus-left {options['bonus_left']}: only with {needed} (S3)"
        else:
            most = facts.number("fortress_bonus" if options["fortress"] else "castle_bonus")
            if options["bonus_left"] > most:
                what = "fortress" if options["fortress"] else "castle"
                yield f"bonus-left {options['bonus_left']}: a {what} has {most} (Action 3)"
    for prefix in ("", "then_"):
        others = [
            f"{prefix}{name}".replace("_", "-")
            for name in ("stop_after", "stop_below", "stop_when")
            if options[f"{prefix}{name}"] is not None
        ]
        if options[f"{prefix}stop"] == "best" and others:
            yield f"{prefix.replace('_', '-')}stop best with {', '.join(others)}: choose one"
    if options["then_same_province"]:
        for name in ("origin_held", "then_origin_held"):
            if options[name]:
                yield (
                    f"then-same-province with {name.replace('_', '-')}: both troops of the "
                    "province fight; what is left of one holds it for the other"
                )
        if options["naval"] != options["then_naval"]:
            yield "then-same-province: give both naval and then-naval, or neither: it is one border"
    if options["then"] is None:
        for name, value in options.items():
            if name.startswith("then_") and value not in (None, False):
                second = f"{named_option('then')}, the force that attacks what is left"
                yield f"{name.replace('_', '-')} needs {second}"


def open_choices(options: Mapping[str, Any], rules: Mapping[str, LossRule]) -> Iterator[str]:
    """Refuse free losses where they would depend on more than the position."""
    sides = (
        ("attacker", "defender") if options["then"] is None else ("attacker", "defender", "then")
    )
    free = [f"{who}-losses" for who in sides if rules[who].best]
    if "defender-losses" in free and len(free) > 1:
        yield (
            f"{' and '.join(free)} 'best': both sides cannot look for their best losses at once; "
            "give one of them an order"
        )
    for prefix, who in (("", "attacker"), ("then_", "then")):
        if not (rules[who].best or rules["defender"].best):
            continue
        if options[f"{prefix}stop_after"] is not None:
            yield (
                f"{prefix.replace('_', '-')}stop-after with losses 'best': the best losses would "
                "depend on the round; stop on a position instead"
            )
        when = options[f"{prefix}stop_when"]
        used = sorted(names_in(when) & {"rounds", *LIVE}) if when is not None else []
        if used:
            yield (
                f"{prefix.replace('_', '-')}stop-when on {', '.join(used)} with losses 'best': "
                "the best losses would depend on it; stop on units or losses instead"
            )


class Standing(NamedTuple):
    """How one troop of a chain stands, as far as the other's battle is concerned.

    ``enters`` says whether it may move into what the other empties (Phase D): once the
    other is gone, and while the other lives (which may hold the province of both).
    """

    alive: bool
    enters: tuple[bool, bool]


@dataclass(frozen=True)
class Attacker:
    """One attack: the force, how it takes losses, when it calls off, whether it crosses the sea."""

    force: Composition
    losses: LossRule
    stops: StopOrders
    naval: bool


@dataclass(frozen=True)
class Setup:
    """A battle, and perhaps the next one, ready to be solved."""

    facts: Facts
    first: Attacker
    then: Attacker | None
    defender: Composition  # as named, bonus units included, hidden ronin not
    hidden: Prior
    defender_losses: LossRule
    weapons: tuple[Weapons, Weapons]  # attacker's, defender's
    terms: Terms  # of the first battle
    options: Mapping[str, Any]

    @property
    def same_province(self) -> bool:
        """Whether the second attack comes from the same, a double-troop province."""
        return bool(self.options["then_same_province"])

    @property
    def second_minds(self) -> bool:
        """Whether the second attack's choices may hang on what is left of the first."""
        then = self.then
        return then is not None and (then.stops.best or then.stops.when is not None or self._free)

    @property
    def _free(self) -> bool:
        assert self.then is not None
        return self.then.losses.best or self.defender_losses.best

    def next_terms(self, first: Standing) -> Terms:
        """Give the second battle's terms: what is left of the first troop may hold its province.

        And it may move into what the second empties.
        """
        held = self.options["then_origin_held"] or (self.same_province and first.alive)
        return replace(self.terms, origin_held=bool(held), partner=first.enters)

    def standing(self, survivors: Composition) -> Standing:
        held = bool(self.options["origin_held"])
        return standing(survivors, held, self.same_province)

    @property
    def attacks(self) -> tuple[Attacker, ...]:
        return (self.first,) if self.then is None else (self.first, self.then)

    def defenders(self, hidden: int) -> Composition:
        """Give the defenders once their hidden ronin are revealed, before the first roll."""
        return reveal(self.defender, hidden)


def read_setup(
    attacker: object, defender: object, values: Mapping[str, Any], facts: Facts
) -> Setup:
    """Read a battle from its forces as text."""
    problems: list[str] = []
    options, faults = complete(values)
    problems += faults
    attacking = attempt(problems, read_force, attacker, "attacker", facts, True, usual=NOBODY)
    defending = attempt(problems, read_force, defender, "defender", facts, False, usual=NOBODY)
    return make_setup(attacking, defending, options, facts, problems)


def make_setup(
    attacking: Composition,
    defending: Composition,
    options: Mapping[str, Any],
    facts: Facts,
    problems: list[str],
) -> Setup:
    """Set a battle up between two forces; raise OddsError with all problems of its options."""
    then = None
    if options["then"] is not None:
        then = attempt(problems, read_force, options["then"], "then", facts, True, usual=NOBODY)
    problems += combinations(options, facts)
    rules = {
        who: attempt(problems, _loss_rule, options, who, usual=LossRule(DEFAULT_ORDER))
        for who in ("attacker", "defender", "then")
    }
    hidden = attempt(problems, read_prior, options["defender_ronin"], usual=((0, 1.0),))
    problems += hidden_faults(defending, hidden, [attacking, then or NOBODY], facts)
    double = any(defending[ARMY:FORCE]) and any(defending[FORCE:BONUS])
    attempt(problems, check_value, options["value"], double)
    for prefix in ("", "then_"):
        if options[f"{prefix}stop_when"] is not None:
            attempt(problems, check_stop_when, options[f"{prefix}stop_when"], double)
    if options["first_round"] and has_army(defending):
        problems.append(f"first-round: {FIRST_ROUND}")
    if not problems:
        problems += open_choices(options, rules)
        daimyos = {force[DAIMYO] for force in (attacking, then or NOBODY)}
        if options["then_same_province"] and len(daimyos) == 1:
            problems.append(
                "then-same-province: an army and a provincial force attack from one province, no "
                "two of a sort (Action 4, A Double-Troop Province)"
            )
    refuse(problems)
    bonus, kind = _bonus(options, facts)
    defending = (*defending[:BONUS], bonus, *defending[BONUS + 1 :])
    second = None
    partner = (False, False)
    if then is not None:
        second = Attacker(then, rules["then"], _orders(options, "then_"), options["then_naval"])
        held, same = options["then_origin_held"], options["then_same_province"]
        partner = standing(then, held, same).enters
    dice = (facts.hits_on, facts.number("faces"))
    return Setup(
        facts,
        Attacker(attacking, rules["attacker"], _orders(options, ""), options["naval"]),
        second,
        defending,
        hidden,
        rules["defender"],
        (Weapons(*dice), Weapons(*dice, kind)),
        Terms(
            facts,
            double,
            options["origin_held"] or options["then_same_province"],
            options["value"],
            partner=partner,
        ),
        options,
    )


def standing(side: Composition, held: bool, same_province: bool) -> Standing:
    """Say how a troop of a chain stands; ``held``: another troop stays where it came from."""
    ronin = hired_ronin(side)
    regular = living(side) - ronin
    gone, lives = enters(regular, ronin, held, same_province)
    return Standing(regular > 0 or not same_province, (bool(gone), bool(lives)))


def enters(regular: Any, ronin: Any, held: bool, same_province: bool) -> tuple[Any, Any]:
    """Say whether a troop, or many, may occupy what the other of its chain empties.

    Once the other is gone, and while it lives (and may hold the province of both).
    """
    return may_move_in(regular, ronin, held), may_move_in(regular, ronin, held or same_province)


def _orders(options: Mapping[str, Any], prefix: str) -> StopOrders:
    return StopOrders(
        options[f"{prefix}stop_after"],
        options[f"{prefix}stop_below"],
        options[f"{prefix}stop_when"],
        options[f"{prefix}stop"] == "best",
    )


def _loss_rule(options: Mapping[str, Any], who: str) -> LossRule:
    first = ARMY if who == "defender" and options["defender_first"] == "army" else FORCE
    text = options[f"{who}_losses"]
    if text is None or text == "best":
        return LossRule(DEFAULT_ORDER, first, text == "best")
    return LossRule(read_order(text, f"{who}-losses"), first)


def _bonus(options: Mapping[str, Any], facts: Facts) -> tuple[int, int]:
    """Give the bonus units and their kind (S3)."""
    if not (options["castle"] or options["fortress"]):
        return 0, SPEARMAN
    most = facts.number("fortress_bonus" if options["fortress"] else "castle_bonus")
    left = options["bonus_left"]
    return most if left is None else left, RONIN if options["fortress"] else SPEARMAN
