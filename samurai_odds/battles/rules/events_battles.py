"""Battles on the board as data: the combat's own events, with the board's pieces and hexes."""

from types import SimpleNamespace

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack import situation
from samurai_odds.battles.attack.dice import SYMBOLS
from samurai_odds.battles.attack.events import Scene, happened
from samurai_odds.battles.attack.options import LONE_LEADER
from samurai_odds.battles.attack.situation import Party
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.fight import target_of, unit_of
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.naming import Names
from samurai_odds.battles.rules.pieces import supported
from samurai_odds.battles.rules.retreats import struck_by
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.engine.sampling import trace
from samurai_odds.play.events import Happening
from samurai_odds.play.replay import Step


def fought(names: Names, step: Step, seed: int, game: int) -> list[Happening]:
    """Return what happens in a step of a combat on the board."""
    scene = BoardScene(names, step, seed, game)
    before: combat.State = scene.before
    phase = int(before.phase)
    if phase == combat.DECLARE:
        if step.what != AUTOMATIC:
            return []
        q: combat.Question = scene.q
        # it was declared by a decision, and nothing has come between
        first = scene.strike == combat.ATTACK and not q.first_strike
        return happened(scene)[1 if first else 0 :]
    if phase == combat.NEXT or (phase == combat.ROLL and step.what == AUTOMATIC):
        return []
    return happened(scene)


class BoardScene(Scene):
    """A step of a combat whose parties stand on the board."""

    before: combat.State
    began: State
    then: State

    def __init__(self, names: Names, step: Step, seed: int, game: int) -> None:
        self.names = names
        self.began, self.then = State(step.before), State(step.after)
        options = {"ambush": bool(self.began.answer_dice), "then_ambush": False}
        plan = SimpleNamespace(options=options, used=names.setup.used)
        step_of_combat = trace.Step(
            step.what,
            step.value,
            tuple(self.began.combat_state.tolist()),
            tuple(self.then.combat_state.tolist()),
            step.draw,
            trace.face_source(seed, game, step.draw),
        )
        question = self.then.combat_question.tolist()
        super().__init__(plan, question, step_of_combat)  # type: ignore[arg-type]

    def standing(self, place: int) -> tuple[int, int, int]:
        """Return a party's unit, leader and hex."""
        s = self.began
        if place == combat.ATTACKER:
            unit, leader = int(s.attacker), int(s.attacker_leader)
        else:
            unit, leader = int(s.defender), int(s.defender_leader)
        where = s.unit_last[unit] if unit >= 0 else s.leader_last[leader]
        return unit, leader, int(where)

    def piece(self, place: int) -> int:
        unit, leader, _ = self.standing(place)
        return unit if unit >= 0 else at.MOST_UNITS + leader

    def leader(self, place: int) -> int:
        return at.MOST_UNITS + self.standing(place)[1]

    def seat(self, place: int) -> int:
        active = int(self.began.active)
        return active if place == combat.ATTACKER else 1 - active

    def hex(self, place: int) -> int:
        return self.standing(place)[2]

    def party(self, place: int) -> Party:
        """Describe the party as the combat's tables do."""
        unit, leader, where = self.standing(place)
        setup = self.names.setup
        kind = setup.scenario.units[unit].kind if unit >= 0 else LONE_LEADER
        rank = setup.scenario.leaders[leader].kind if leader >= 0 else None
        mounted = None if rank is None else ("mounted" if rank == "mounted" else "foot")
        near = supported(setup.question, self.began, where, self.seat(place))
        ground = setup.scenario.terrain[where]
        return situation.party(setup.used, kind, ground, None, mounted, near)

    def tokens(self, place: int) -> int:
        """Return by how much a side's tokens changed: once a game is over nothing is paid."""
        side = self.seat(place)
        return int(self.then.sides[side].tokens - self.began.sides[side].tokens)

    def banners(self) -> int:
        """Return what the enemy gains: nothing for some pieces, more for others."""
        winner = 1 - self.seat(self.target)
        return int(self.then.sides[winner].banners - self.began.sides[winner].banners)

    def way(self) -> tuple[int, int]:
        """Return from where to where the unit, or a leader left alone, goes."""
        unit, leader, _ = self.standing(self.target)
        if self.before.phase == combat.FATE:
            return int(self.began.leader_hex[leader]), int(self.then.leader_last[leader])
        return int(self.began.unit_hex[unit]), int(self.then.unit_last[unit])

    def found(self, symbols: int) -> int:
        s, q = self.then, self.names.setup.question
        return sum(
            min(
                int(s.lack_blocks[k]),
                sum(int(s.unit_blocks[u]) for u in range(s.units) if struck_by(q, s, u, k)),
            )
            for k in range(3)
        )

    def why_fewer(self, paid: int) -> tuple[str, ...]:
        """Return why fewer tokens were collected: the pool may be empty."""
        inspired = min(paid, int(self.before.inspired))
        if self.tokens(self.striker) == paid - inspired:
            return super().why_fewer(paid)
        return ("inspired", "the pool is empty") if inspired else ("the pool is empty",)


def struck(q: Question, s: State) -> str:
    """Name the symbol of the unit that a roll of a combat strikes; nothing elsewhere."""
    if s.phase != at.FIGHTING:
        return ""
    unit = unit_of(s, target_of(s.combat_question, s.combat_state))
    return SYMBOLS[q.kinds[q.unit_kind[unit]].symbol] if unit >= 0 else ""
