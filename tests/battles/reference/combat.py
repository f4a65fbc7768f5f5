"""Battles of the reference game: who may fight whom, strikes, and what follows them."""

from tests.battles.reference.board import Leader, Unit
from tests.battles.reference.dragons import Dragons
from tests.battles.reference.table import AMBUSH, LEADER_STRUCK, SWORDS_ONLY

CLOSE, FIRE, SWARM = range(3)


class Combat(Dragons):
    """One battle after another."""

    # ------------------------------------------------------------------ who may fight

    def may_fight_close(self, unit: Unit, hex: int) -> bool:
        """What terrain lets a unit strike at an adjacent hex."""
        return not self.book.forbids(
            self.terrain[unit.hex], "on_forbids_battle", unit.mounted
        ) and not self.book.forbids(self.terrain[hex], "at_forbids_close", unit.mounted)

    def close_targets(self, unit: Unit) -> list[int]:
        return [hex for hex in self.enemies_around(unit) if self.may_fight_close(unit, hex)]

    def fire_targets(self, unit: Unit) -> list[int]:
        if not unit.arm or self.book.forbids(
            self.terrain[unit.hex], "on_forbids_battle", unit.mounted
        ):
            return []
        if self.enemies_around(unit, leaders=self.card_orders(unit) == "missile"):  # B27
            return []
        furthest = 1 + len(self.book.unit(unit.kind, "fire_dice"))
        foes = [p for p in (*self.units, *self.leaders) if p.side != unit.side]
        return [
            hex
            for hex in {foe.hex for foe in foes if foe.hex is not None}
            if 2 <= self.plane.distance(unit.hex, hex) <= furthest
            and self.piece_at(hex).kind != "bodyguard"
            and self.sees(unit.hex, hex)
        ]

    def swarm(self, lead: Unit, hex: int) -> list[Unit]:
        """The leading levy, then the others that may join it, by number."""
        return [lead] + [
            u
            for u in self.ready_units()
            if u is not lead and u.kind == "levy" and hex in self.close_targets(u)
        ]

    def battle_options(self) -> set[int]:
        options = {0}
        for unit in self.ready_units():
            code = (unit.number + 1) * 10_000
            if self.may_close(unit):
                for hex in self.close_targets(unit):
                    options.add(code + CLOSE * 1000 + hex)
                    if unit.kind == "levy" and len(self.swarm(unit, hex)) > 1:
                        options.add(code + SWARM * 1000 + hex)
            if self.may_fire(unit):
                options |= {code + FIRE * 1000 + hex for hex in self.fire_targets(unit)}
        return options

    def battles(self) -> None:
        """Battle after battle, until the active player has enough."""
        while choice := self.ask("BATTLE", self.side, self.battle_options()):
            unit, mode, hex = self.units[choice // 10_000 - 1], choice // 1000 % 10, choice % 1000
            fighters = self.swarm(unit, hex) if mode == SWARM else [unit]
            for fighter in fighters:
                self.battles_left[fighter.number] -= 1
            if mode == FIRE:
                self.fire(unit, hex)
            else:
                self.attack(fighters, hex)

    def fire(self, unit: Unit, hex: int) -> None:
        """A unit's battle by fire, to its end: the card lets it fire twice before others battle."""
        self.strike([unit], hex, close=False)
        while self.battles_left[unit.number]:
            code = (unit.number + 1) * 10_000 + FIRE * 1000
            again = self.ask("BATTLE", self.side, {0} | {code + h for h in self.fire_targets(unit)})
            self.battles_left[unit.number] -= 1
            if again:
                self.strike([unit], again % 1000, close=False)

    # ------------------------------------------------------------------ one close combat

    def attack(self, fighters: list[Unit], hex: int, bonus: bool = False) -> None:
        """A close combat from its declaration to the bonus close combat."""
        lead, home = fighters[0], fighters[0].hex
        defender = self.unit_at(hex)
        if defender:
            self.challenge(lead, defender)
        inspired = self.inspire(fighters)
        answer = self.answer(defender, home) if defender else 0
        if answer:
            mine = self.inspire([defender])
            extra = self.book.number("ambush_dice") if answer > 1 else 0
            self.strike([defender], home, close=True, inspired=len(mine), extra=extra)
            fighters = [u for u in fighters if u is not lead or u.hex == home]
            inspired = [u for u in inspired if u in fighters]
        if fighters:
            self.strike(fighters, hex, close=True, inspired=len(inspired))
        stands = lead.hex == home
        if defender and defender.hex == hex:
            if stands and not answer and self.may_fight_close(defender, home):
                mine = self.inspire([defender])
                self.strike([defender], home, close=True, inspired=len(mine))
            return
        vacated = not self.piece_at(hex) and not self.impassable(hex)
        if stands and vacated and self.ask("GAIN", self.side, {0, 1}):
            self.gain_ground(lead, hex, bonus)

    def gain_ground(self, unit: Unit, hex: int, bonus: bool) -> None:
        """Advance, and fight again where the unit and the ground allow it."""
        leader = self.leader_at(unit.hex)
        self.put(unit, hex, leader)
        self.cross(unit)
        if unit.hex is None:
            return
        bars = self.book.forbids(self.terrain[hex], "entry_forbids_battle", unit.mounted)
        if bonus or bars or not (unit.mounted or leader):
            return
        choice = self.ask("BONUS", self.side, {0} | {1000 + h for h in self.close_targets(unit)})
        if choice:
            self.attack([unit], choice - 1000, bonus=True)

    def inspire(self, units: list[Unit]) -> list[Unit]:
        """Inspire as many of the units as their owner pays for, in the order given."""
        side = units[0].side
        able = [u for u in units if self.has_inspirer(u)]
        cost = self.book.number("inspire_cost")
        most = min(len(able), self.players[side].tokens // cost)
        number = self.ask("INSPIRE", side, set(range(most + 1)))
        self.pay(side, number * cost)
        return able[:number]

    def has_inspirer(self, unit: Unit) -> bool:
        if self.book.terrain[self.terrain[unit.hex]].get("no_inspiring"):
            return False
        near = [self.leader_at(hex) for hex in self.plane.around(unit.hex)]
        return self.leader_at(unit.hex) is not None or any(
            x is not None and x.side == unit.side and x.kind == "mounted" for x in near
        )

    def answer(self, defender: Unit, attacked_from: int) -> int:
        """First Strike or Ambush before the attacker rolls."""
        side = defender.side
        first_strike = self.book.card_keys.index("first-strike")
        options = {0}
        if self.may_fight_close(defender, attacked_from):
            if self.players[side].hand[first_strike]:
                options.add(1)
            if self.may_play(side, AMBUSH):
                options.add(2 + AMBUSH)
        choice = self.ask("ANSWER", side, options)
        if choice == 1:
            self.move_card(first_strike, self.players[side].hand, self.on_table)
            self.first_strikes += 1
        elif choice:
            self.play_dragon(side, choice - 2)
        return choice

    # ------------------------------------------------------------------ one strike

    def capped(self, unit: Unit, hex: int, close: bool) -> int:
        """Base dice of a unit against a hex, no more than the terrain of both allows (B1)."""
        way = "close" if close else "fire"
        here, there = self.terrain[unit.hex], self.terrain[hex]
        most = self.book.limit(here, f"on_{way}", unit.mounted)
        if self.book.terrain[there].get("at_limit_spares") != here:
            most = min(most, self.book.limit(there, f"at_{way}", unit.mounted))
        if close:
            return min(most, self.book.unit(unit.kind, "close_dice"))
        if self.moved.get(unit.number):
            return min(most, self.book.unit(unit.kind, "fire_dice_moved"))
        return min(
            most, self.book.unit(unit.kind, "fire_dice")[self.plane.distance(unit.hex, hex) - 2]
        )

    @staticmethod
    def swords_ignored(striker: Unit, struck: Unit) -> int:
        """B2: cavalry above infantry, and each symbol above the lower ones."""
        if struck.symbol == "swords":
            return 0
        rank = {"circle": 0, "triangle": 1, "square": 2, "swords": 2}
        ignored = max(0, rank[struck.symbol] - rank[striker.symbol])
        return ignored + (struck.mounted and not striker.mounted)

    def strike(
        self, strikers: list[Unit], hex: int, close: bool, inspired: int = 0, extra: int = 0
    ) -> None:
        """Roll at a hex and apply everything that follows for the piece struck."""
        lead, unit = strikers[0], self.unit_at(hex)
        dice = sum(self.capped(u, hex, close) + self.card_dice(u, close) for u in strikers)
        dice += inspired + extra
        if not unit:
            paid = close or lead.arm == "bow"
            swords, _, _, honor = self.roll(dice, LEADER_STRUCK if paid else SWORDS_ONLY)
            self.collect(lead.side, max(0, honor - inspired))
            leader = self.leader_at(hex)
            if swords:
                self.kill(leader, leader.banners)
            else:
                self.fate(leader)
            return
        ignored = self.swords_ignored(lead, unit)
        if not close:
            kind = 2 if lead.arm == "bow" else 1
        else:
            lower = lead.mounted and unit.symbol in ("circle", "triangle")
            kind = 2 if unit.symbol == "swords" else 4 if ignored else 0
            kind += lower or unit.kind == "levy"
        hits, swords, flags, honor = self.roll(dice, kind)
        self.collect(lead.side, max(0, honor - inspired))
        leader = self.leader_at(hex)
        lost = min(unit.blocks, hits + max(0, swords - ignored))
        self.lose_blocks(unit, lost)
        if lost and leader:
            self.check_leader(leader, close, alone=unit.hex is None)
        if unit.hex is None:
            if leader and leader.state == "alive":
                self.fate(leader)
        elif flags:
            self.flags(unit, flags, lead, close, checked=bool(lost and leader))

    def check_leader(self, leader: Leader, close: bool, alone: bool) -> None:
        name = "check_dice_alone" if alone else "check_dice_close" if close else "check_dice_fire"
        dice = self.book.number(name)
        swords = self.roll(dice, SWORDS_ONLY)[0]
        if swords >= (1 if close or alone else dice):
            self.kill(leader, leader.banners)

    def flags(
        self, unit: Unit, flags: int, striker: Unit, close: bool, checked: bool = False
    ) -> None:
        """Bolster morale, then retreat, or lose blocks on a castle (B4, B11)."""
        ground = self.book.terrain[self.terrain[unit.hex]]
        who = ground.get("ignores_flag")
        friends = sum(
            1
            for h in self.plane.around(unit.hex)
            if (p := self.piece_at(h)) and p.side == unit.side
        )
        compelled = ground.get("must_ignore_flag") == "infantry" and not unit.mounted
        sources = (
            unit.symbol == "square",
            self.leader_at(unit.hex) is not None,
            friends >= 2,
            who == "any unit",
            who == "infantry" and not unit.mounted,
            who == "infantry against cavalry" and not unit.mounted and striker.mounted,
            compelled,
        )
        most = min(flags, sum(sources), self.book.number("most_flags_ignored"))
        flags -= self.ask("BOLSTER", unit.side, set(range(int(compelled), most + 1)))
        if flags and ground.get("no_retreat"):
            self.castle_hits(unit, flags, close, checked)
        elif flags:
            self.retreat(unit, flags)

    def castle_hits(self, unit: Unit, hits: int, close: bool, checked: bool) -> None:
        """Flags that strike a unit on a castle are hits; one roll calls for one check (B9)."""
        leader = self.leader_at(unit.hex)
        self.lose_blocks(unit, hits)
        reading = self.book.number("castle_flag_check")
        if leader and (reading == 2 or (reading == 1 and not checked)):
            alone = unit.hex is None
            self.check_leader(leader, close, alone)
            if alone and leader.state == "alive":
                self.fate(leader)
        else:
            self.left_alone(unit, leader)
