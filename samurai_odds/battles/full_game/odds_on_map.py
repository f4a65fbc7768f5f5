"""`battles odds`: the attack that a unit and its target make of a position, from the full game."""

from functools import partial
from os import PathLike, fspath
from typing import Any

from samurai_odds.battles.attack.query import Attack
from samurai_odds.battles.full_game.combat_on_map import CombatOnMap, Nearest
from samurai_odds.battles.full_game.combat_passage import BATTLE, write_first
from samurai_odds.battles.full_game.combat_policy import Policy
from samurai_odds.battles.full_game.layout import NOTES, Notes
from samurai_odds.battles.full_game.odds import attack_between
from samurai_odds.battles.full_game.staging import Staged, stage
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import battle_value
from samurai_odds.battles.rules.layout import DragonCard, Question, State
from samurai_odds.battles.rules.pieces import hexes_between
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.scenario.text import write
from samurai_odds.battles.words import USUAL_BOT
from samurai_odds.engine.answers.derived import OnMap
from samurai_odds.engine.declaring import options_of
from samurai_odds.engine.provenance import asked_for
from samurai_odds.errors import OddsError, refuse
from samurai_odds.play.replay import options_open
from samurai_odds.play.stepping import steps

Given = Scenario | str | PathLike[str]
_WAYS = {
    "cavalry-charge": at.CAVALRY_CHARGE,
    "hold-and-shoot": at.HOLD_AND_SHOOT,
    "infantry-onslaught": at.INFANTRY_ONSLAUGHT,
    "shogun": at.SHOGUN,
}
_AMBUSH = "ambush"  # the key of that Dragon card


def question(position: Given, unit: str, target: str, **options: Any) -> CombatOnMap:
    """Return the question that `battles odds` answers, from its inputs."""
    combat: CombatOnMap = derive(position, unit, target, **options).combat
    return combat


def derive(
    position: Given, unit: str, target: str, rules: str | None = None, **options: Any
) -> OnMap:
    """Return the attack of what stands in one hex on what stands in another.

    Raises OddsError where the rules forbid it.
    """
    staged = stage(position, USUAL_BOT, USUAL_BOT, rules=rules)
    named = write(position) if isinstance(position, Scenario) else fspath(position)
    return _derived(staged, named, unit, target, rules, options)


def _derived(
    staged: Staged,
    position: str,
    unit: str,
    target: str,
    rules: str | None,
    options: dict[str, Any],
    state: State | None = None,
) -> OnMap:
    board, setup = staged.scenario.board, staged.setup
    here, there = board.hex_named(unit), board.hex_named(target)
    usual = {option.keyword: option.default for option in options_of("battles.odds")}
    options = usual | options
    chosen = {name: value for name, value in options.items() if value != usual[name]}
    own = asked_for(rules=rules)
    levies = [board.hex_named(each) for each in (options["swarm"] or "").replace(",", " ").split()]
    counted = {"swarm": 1 + len(levies)} if levies else {}
    single = attack_between(setup, here, there, chosen | counted | own, state=state)
    nearest = Nearest(**single.values)
    battle = _Staging(setup, here, there, levies, nearest, options, state)
    inputs = {"position": position, "unit": unit, "target": target, **chosen, **own}
    provenance = staged.provenance("odds", inputs).made(rests_on=nearest.provenance.rests_on)
    combat = CombatOnMap(
        setup,
        battle.question,
        battle.first,
        battle.declared(),
        battle.policy,
        nearest,
        provenance,
        single.command,
        partial(_reversed, staged, position, target, unit, rules, chosen),
        partial(_from_elsewhere, staged, position, target, rules, chosen, battle),
    )
    return OnMap(**vars(single), combat=combat)


def _reversed(
    staged: Staged,
    position: str,
    unit: str,
    target: str,
    rules: str | None,
    chosen: dict[str, Any],
) -> CombatOnMap:
    """Return the attack of the unit attacked, both sides with the policies that they have here."""
    policies = {
        f"{one}_{what}": chosen[f"{other}_{what}"]
        for one, other in (("attacker", "defender"), ("defender", "attacker"))
        for what in ("flags", "fate")
        if f"{other}_{what}" in chosen
    }
    combat: CombatOnMap = _derived(staged, position, unit, target, rules, policies).combat
    return combat


_KEPT = ("card", "attacker_flags", "defender_flags", "attacker_fate", "defender_fate", "value")


def _from_elsewhere(
    staged: Staged,
    position: str,
    target: str,
    rules: str | None,
    chosen: dict[str, Any],
    battle: "_Staging",
) -> "list[tuple[str, CombatOnMap]]":
    """Return the attacks of the unit once it has moved, by the game's own rules, with their hexes.

    What else it may have done before the attack asked about, it does not.
    """
    q, unit = battle.question, battle.attacker
    s: State = battle.first.copy()
    s.phase, s.next_move, s.orders_given = at.MOVE_PIECES, 0, 1
    steps(BATTLE).advance(q, s)
    options = {name: chosen[name] for name in _KEPT if name in chosen}
    attacks = []
    for there in options_open(s) if s.phase == at.MOVE_PIECES else []:
        after: State = s.copy()
        steps(BATTLE).take(q, after, there)
        if after.unit_hex[unit] != there or there == battle.here:
            continue
        name = staged.scenario.board.name_of(there)
        moved = options | {"moved": int(after.unit_moved[unit])}
        try:
            combat = _derived(staged, position, name, target, rules, moved, after).combat
        except OddsError:
            continue  # no attack from there
        attacks.append((name, combat))
    return attacks


class _Staging:
    """Makes ready the state in which a battle is declared: ordered, with what answers it."""

    question: Question
    first: State

    def __init__(
        self,
        setup: Setup,
        here: int,
        there: int,
        levies: list[int],
        nearest: Attack,
        options: dict[str, Any],
        state: State | None,
    ) -> None:
        self.setup, self.here, self.there, self.nearest = setup, here, there, nearest
        self.levies, self.options = levies, options
        self.question = setup.question.copy()
        self.first = (setup.state if state is None else state).copy()
        self.attacker = int(self.first.unit_at[here])
        self.ambush = [card.key for card in setup.dragons].index(_AMBUSH)
        self.policy = self._policy()
        self._order()
        empty_hands(self.first)
        self._give_answers()
        Notes(self.first, NOTES).targets = 1 if nearest.plan.second is None else 2
        self.policy.write(self.first)
        self._write_first()

    def _hex(self, option: str) -> int:
        named = self.options.get(option)
        return at.NONE if named is None else self.setup.scenario.board.hex_named(named)

    def _policy(self) -> Policy:
        chosen = self.options
        ambushes = (self.ambush if chosen[name] else at.NONE for name in ("ambush", "then_ambush"))
        ambush, then_ambush = ambushes
        return Policy(
            (chosen["attacker_flags"], chosen["defender_flags"]),
            (chosen["attacker_fate"], chosen["defender_fate"]),
            self.nearest.plan.inspired_levies,
            chosen["inspire_back"],
            chosen["first_strike"],
            ambush,
            self._hex("then"),
            chosen["then_inspire"],
            chosen["then_first_strike"],
            then_ambush,
            self._hex("second_target"),
        )

    def _order(self) -> None:
        """Have the attacker ordered, as far as it is to battle, by the card that options name."""
        s, q, unit, card = self.first, self.question, self.attacker, self.options["card"]
        s.active = s.unit_side[unit]
        ordered = [unit, *self._swarm()]
        s.phase, s.orders_given = at.CHOOSE_BATTLE, len(ordered)
        twice = self.nearest.plan.volleys == 2
        for place, one in enumerate(ordered):
            s.ordered[place], s.unit_ordered[one] = one, 1
            s.unit_battles[one] = 2 if twice else 1
        s.unit_moved[unit] = self.options["moved"]
        s.way[0] = at.HOLD_AND_SHOOT if twice else _WAYS.get(card, at.BY_SECTIONS)
        close = {"cavalry-charge": q.charge_dice, "shogun": q.shogun_dice_given}
        fire = {"shogun": q.shogun_dice_given}
        bonus = self.options["bonus_dice"]
        s.card_close_dice[0] = bonus + close.get(card, 0)
        s.card_fire_dice[0] = bonus + fire.get(card, 0)

    def _swarm(self) -> list[int]:
        """Return the other levies of a swarm; raise OddsError for whoever cannot be one."""
        s, q, name = self.first, self.question, self.setup.scenario.board.name_of
        units = [int(s.unit_at[place]) for place in self.levies]
        problems = [
            f"swarm {name(place)}: no levy of the attacker's army stands there beside "
            f"{name(self.there)} (Levy Infantry Swarm)"
            for place, unit in zip(self.levies, units, strict=True)
            if unit < 0
            or unit == self.attacker
            or s.unit_side[unit] != s.unit_side[self.attacker]
            or not q.kinds[q.unit_kind[unit]].levy
            or hexes_between(q, place, self.there) != 1
        ]
        if len(set(units)) < len(units):
            problems.append(f"swarm {self.options['swarm']} names a hex twice")
        refuse(problems)
        return units

    def _give_answers(self) -> None:
        """Give the defender the cards with which options have him answer."""
        s, q, enemy = self.first, self.question, 1 - int(self.first.active)
        strikes = self.policy.first_strike + self.policy.then_first_strike
        s.hands[enemy, q.first_strike_card] = strikes
        Notes(s, NOTES).back_dice = dice = self.options["back_bonus_dice"]
        if self.ambush in (self.policy.ambush, self.policy.then_ambush):
            s.dragon_hands[enemy, self.ambush] = 1
            card, used = DragonCard(q.dragons[self.ambush]), self.nearest.plan.used
            card.cost = used.number("ambush_cost")
            first = dice if self.policy.ambush >= 0 else 0
            card.dice = used.number("ambush_dice") + first

    def declared(self) -> int:
        """Return the choice that declares the battle; raise OddsError if it is not open."""
        state = self.first.copy()
        steps(BATTLE).advance(self.question, state)
        far = hexes_between(self.question, self.here, self.there) > 1
        mode = at.FIRE if far else at.SWARM if self.levies else at.CLOSE
        value = battle_value(self.attacker, mode, self.there)
        name = self.setup.scenario.board.name_of
        second = self.policy.second_target
        fired = value - self.there + second
        if value not in options_open(state):
            raise OddsError(
                f"the rules allow no attack from {name(self.here)} on {name(self.there)}"
            )
        if second >= 0 and fired not in options_open(state):
            raise OddsError(
                f"second-target {name(second)}: {name(self.here)} may not fire there "
                "(Ranged Combat 2-3)"
            )
        then = self.policy.then
        if then >= 0 and hexes_between(self.question, self.there, then) != 1:
            raise OddsError(
                f"then {name(then)}: it is not next to {name(self.there)}, from where the bonus "
                "combat is fought (Bonus Close Combat)"
            )
        return value

    def _write_first(self) -> None:
        """Note what the outcome of the battle is counted from."""
        s, second = self.first, max(self.policy.then, self.policy.second_target)
        third = int(s.unit_at[second]) if second >= 0 else at.NONE
        write_first(s, (self.attacker, int(s.unit_at[self.there]), third))


def empty_hands(s: State) -> None:
    """Take all cards away: those that nobody has seen answer nothing, and nothing is drawn."""
    for pile in (
        *(s.hands.flat, s.deck, s.discards),
        *(s.dragon_hands.flat, s.dragon_deck, s.dragon_discards),
    ):
        pile[:] = 0
    for side in range(2):
        s.sides[side].hand_size = 0
