"""Battles on the board in the combat's own words; the names of pieces, cards and hexes."""

from collections.abc import Sequence
from types import SimpleNamespace

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack import situation
from samurai_odds.battles.attack.dice import SYMBOLS
from samurai_odds.battles.attack.narration import Scene, count, narrate_scene
from samurai_odds.battles.attack.options import LONE_LEADER
from samurai_odds.battles.attack.situation import Party
from samurai_odds.battles.board import SECTIONS
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.fight import target_of, unit_of
from samurai_odds.battles.field.layout import Question, State
from samurai_odds.battles.field.pieces import supported
from samurai_odds.battles.field.setup import Setup, command_cards
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.engine.sampling import trace
from samurai_odds.play.replay import Step


class Names:
    """Names what the numbers of one scenario stand for."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kinds = [unit.kind for unit in setup.scenario.units]
        self.leaders = [leader.name for leader in setup.scenario.leaders]
        self.leader_sides = [leader.side for leader in setup.scenario.leaders]
        self.cards = [str(card["name"]) for card in command_cards().values()]
        self.dragons = [dragon.name for dragon in setup.dragons]

    def said(self, type: str, s: State, number: int) -> str:
        """Name what a number of a type stands for (`decisions`)."""
        if type == "number":
            return str(number)
        if type in ("hex", "card", "dragon", "led"):
            named = {"hex": self.hex, "led": self.led}
            listed = {"card": self.cards, "dragon": self.dragons}
            return named[type](number) if type in named else listed[type][number]
        if type in ("unit", "piece", "leader", "occupant"):
            pieces = {"piece": self.piece, "leader": self.leader, "occupant": self.at_hex}
            return self.unit(s, number) if type == "unit" else pieces[type](s, number)
        if type == "struck":
            return self.unit(s, number) if number >= 0 else "the leader"
        if type == "giver":
            return self.giver(s)
        if type in ("seat", "section"):
            return (SIDES if type == "seat" else SECTIONS)[number]
        if type in ("blocks", "flags"):
            return count(number, "block" if type == "blocks" else "flag")
        q: Question = self.setup.question
        due = q.end_tokens if type == "end_tokens" else q.discard_tokens
        return gained_from_pool(number, int(due))

    def led(self, card: int) -> str:
        """Name a command card, with the orders for each section where they are for several."""
        q: Question = self.setup.question
        most = [int(q.cards[card].quota[k]) for k in range(3)]
        if q.cards[card].orders != at.BY_SECTIONS or sum(map(bool, most)) < 2:
            return self.cards[card]
        listed = [f"{n} {name}" for n, name in zip(most, SECTIONS, strict=True) if n]
        return f"{self.cards[card]} ({', '.join(listed)})"

    def giver(self, s: State) -> str:
        """Name which of two cards orders, or which general; nothing of one card."""
        if s.phase == at.INITIATIVE_ACT:
            return f"the {SECTIONS[int(s.general).bit_length() - 1]} general "
        return f"{self.cards[s.card]} " if s.led_beside >= 0 else ""

    def hex(self, place: int) -> str:
        board = self.setup.scenario.board
        return board.name_of(place) if board.has(place) else "off the board"

    def unit(self, s: State, unit: int, place: int | None = None) -> str:
        """Name a unit: its side, its kind and where it stands."""
        where = int(s.unit_last[unit]) if place is None else place
        return f"{SIDES[s.unit_side[unit]]}'s {self.kinds[unit]} at {self.hex(where)}"

    def leader(self, s: State, leader: int) -> str:
        """Name a leader: his side and where he stands."""
        where = self.hex(int(s.leader_last[leader]))
        named = self.leaders[leader]
        if not named:
            return f"{SIDES[self.leader_sides[leader]]}'s leader at {where}"
        return f"{named} of {SIDES[self.leader_sides[leader]]} at {where}"

    def piece(self, s: State, piece: int) -> str:
        """Name a piece: units come first, then leaders."""
        if piece < at.MOST_UNITS:
            return self.unit(s, piece)
        return self.leader(s, piece - at.MOST_UNITS)

    def at_hex(self, s: State, place: int) -> str:
        """Name what stands in a hex: its unit, or the leader alone."""
        unit, leader = int(s.unit_at[place]), int(s.leader_at[place])
        if unit >= 0:
            return self.unit(s, unit, place)
        return self.leader(s, leader) if leader >= 0 else f"nobody at {self.hex(place)}"

    def hand(self, s: State, side: int) -> str:
        return self._listed(self.cards, s.hands[side, : len(self.cards)].tolist())

    def rack(self, s: State) -> str:
        return self._listed(self.cards, s.rack[: len(self.cards)].tolist())

    def dragon_hand(self, s: State, side: int) -> str:
        return self._listed(self.dragons, s.dragon_hands[side, : len(self.dragons)].tolist())

    def _listed(self, names: Sequence[str], counts: Sequence[int]) -> str:
        held = [
            f"{count} {name}" if count > 1 else name
            for name, count in zip(names, counts, strict=True)
            if count
        ]
        return ", ".join(held) or "none"


# ---- battles -------------------------------------------------------------------------


def by_rule(rule: str, text: str) -> str:
    """Write a line of a game, under the heading of its turn."""
    return f"  {rule}: {text}"


def gained_from_pool(gained: int, due: int) -> str:
    """Return how many tokens were gained, and why fewer than were due (B22)."""
    if gained == due:
        return count(gained, "token")
    if gained == 0:
        return "no token (the pool is empty)"
    return f"{count(gained, 'token')} of {due} (the pool is empty)"


class BoardScene(Scene):
    """A step of a combat whose parties stand on the board."""

    before: combat.State

    def __init__(self, names: Names, step: Step, seed: int, game: int) -> None:
        self.names, self.board = names, step
        before, after = State(step.before), State(step.after)
        ambush = bool(before.answer_dice)
        plan = SimpleNamespace(options={"ambush": ambush}, used=names.setup.used)
        told = trace.Step(
            step.what,
            step.value,
            tuple(before.combat_state.tolist()),
            tuple(after.combat_state.tolist()),
            step.draw,
            trace.face_source(seed, game, step.draw),
        )
        super().__init__(plan, after.combat_question.tolist(), told)  # type: ignore[arg-type]

    def line(self, rule: str, text: str) -> str:
        """Write a line under the heading of the turn."""
        return by_rule(rule, text)

    def piece(self, place: int) -> tuple[int, int, int]:
        """Return a party's unit, leader and hex."""
        s = State(self.board.before)
        if place == combat.ATTACKER:
            unit, leader = int(s.attacker), int(s.attacker_leader)
        else:
            unit, leader = int(s.defender), int(s.defender_leader)
        where = s.unit_last[unit] if unit >= 0 else s.leader_last[leader]
        return unit, leader, int(where)

    def side(self, place: int) -> int:
        active = int(State(self.board.before).active)
        return active if place == combat.ATTACKER else 1 - active

    def party(self, place: int) -> Party:
        """Describe the party as the combat's tables do."""
        unit, leader, where = self.piece(place)
        setup = self.names.setup
        kind = setup.scenario.units[unit].kind if unit >= 0 else LONE_LEADER
        rank = setup.scenario.leaders[leader].kind if leader >= 0 else None
        mounted = None if rank is None else ("mounted" if rank == "mounted" else "foot")
        near = supported(setup.question, State(self.board.before), where, self.side(place))
        ground = setup.scenario.terrain[where]
        return situation.party(setup.used, kind, ground, None, mounted, near)

    def name(self, place: int) -> str:
        """Name a party by side, kind and hex."""
        unit, leader, _ = self.piece(place)
        s = State(self.board.before)
        return self.names.unit(s, unit) if unit >= 0 else self.names.leader(s, leader)

    def banner(self) -> str:
        """Return what the enemy gains: nothing for some pieces, more for others."""
        winner = 1 - self.side(self.target)
        before, after = State(self.board.before), State(self.board.after)
        gained = int(after.sides[winner].banners - before.sides[winner].banners)
        return f"{count(gained, 'banner')} for {SIDES[winner]}" if gained else "no banner"

    def leader(self) -> str:
        """Name the target's leader by his side and hex."""
        return self.names.leader(State(self.board.before), self.piece(self.target)[1])

    def path(self) -> str:
        """Return from where to where the unit, or a leader left alone, goes."""
        before, after = State(self.board.before), State(self.board.after)
        unit, leader, _ = self.piece(self.target)
        if combat.State(self.step.before).phase == combat.FATE:
            came, went = int(before.leader_hex[leader]), int(after.leader_hex[leader])
        else:
            came, went = int(before.unit_hex[unit]), int(after.unit_hex[unit])
        if came == went or min(came, went) < 0:
            return ""
        return f" from {self.names.hex(came)} to {self.names.hex(went)}"

    def why_fewer(self, paid: int) -> str:
        """Return why fewer tokens were collected: the pool may be empty."""
        inspired = min(paid, self.before.inspired)
        if self.tokens(self.striker) == paid - inspired:
            return super().why_fewer(paid)
        return "inspired, and the pool is empty" if inspired else "the pool is empty"

    def gained(self, tokens: int, due: int) -> str:
        """Return how many tokens the pool gave of those due."""
        return gained_from_pool(tokens, due)


def struck(q: Question, s: State) -> str:
    """Name the symbol of the unit that a roll of a combat strikes; nothing elsewhere."""
    if s.phase != at.FIGHTING:
        return ""
    unit = unit_of(s, target_of(s.combat_question, s.combat_state))
    return SYMBOLS[q.kinds[q.unit_kind[unit]].symbol] if unit >= 0 else ""


def narrate_fighting(names: Names, step: Step, seed: int, game: int) -> list[str]:
    scene = BoardScene(names, step, seed, game)
    phase = combat.State(scene.step.before).phase
    if phase == combat.DECLARE:
        if step.what != AUTOMATIC:
            return []
        first = scene.strike == combat.ATTACK
        return narrate_scene(scene)[1 if first else 0 :]
    if phase == combat.NEXT or (phase == combat.ROLL and step.what == AUTOMATIC):
        return []
    return narrate_scene(scene)
