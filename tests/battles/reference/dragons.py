"""The Dragon cards of the reference game (Ambush strikes in `combat`)."""

from tests.battles.reference.board import OFF_BOARD, Leader, Unit
from tests.battles.reference.losses import Losses
from tests.battles.reference.table import (
    CHALLENGE,
    DRAGON_COSTS,
    FAMINE,
    LEADER_STRUCK,
    RICE_FAMINE,
    SWORDS_ONLY,
    TURNCOAT,
    OwnDragon,
)

RANK = {"foot": 0, "mounted": 1, "commander": 2}


class Dragons(Losses):
    """Who may play a Dragon card, and what it does."""

    def cost(self, card: int) -> int:
        return self.own_dragons[card].cost if card in self.own_dragons else DRAGON_COSTS[card]

    def may_play(self, side: int, card: int) -> bool:
        player = self.players[side]
        return (
            player.dragons[card] > 0
            and player.tokens >= self.cost(card)
            and side not in self.dragon_players
        )

    def play_dragon(self, side: int, card: int) -> None:
        """Pay: the tokens lie on the card until the end of the turn."""
        self.dragon_players.add(side)
        self.move_card(card, self.players[side].dragons, self.dragons_on_table)
        self.players[side].tokens -= self.cost(card)
        self.tokens_on_cards += self.cost(card)

    def challenge(self, attacker: Unit, defender: Unit) -> None:
        """Personal Challenge, by the active player or else by the other one."""
        one, other = self.leader_at(attacker.hex), self.leader_at(defender.hex)
        if not one or not other:
            return
        for mine, theirs in ((one, other), (other, one)):
            options = {0, 1} if self.may_play(mine.side, CHALLENGE) else {0}
            if self.ask("CHALLENGE", mine.side, options):
                self.play_dragon(mine.side, CHALLENGE)
                self.duel(mine, theirs)
                return

    def duel(self, mine: Leader, theirs: Leader) -> None:
        """The leader of the card's player against the other; the card's player rolls first."""

        def dice(leader: Leader, foe: Leader) -> int:
            own, his = self.players[leader.side], self.players[foe.side]
            held = own.hand.total() + len(self.keys_led) * (leader.side == self.side)
            higher = RANK[leader.kind] > RANK[foe.kind]
            return held + 2 * (leader is mine) + (own.tokens > his.tokens) + higher

        rolls = ((mine, dice(mine, theirs)), (theirs, dice(theirs, mine)))
        swords = []
        for leader, number in rolls:
            count, _, _, honor = self.roll(number, LEADER_STRUCK)
            swords.append(count)
            self.collect(leader.side, honor)
        if swords[0] != swords[1]:
            loser = theirs if swords[0] > swords[1] else mine
            self.kill(loser, 0, "challenged")
            self.lose_card(loser.side)

    def lead_dragon(self) -> None:
        enemy = 1 - self.side
        options = {0}
        if self.may_play(self.side, TURNCOAT):
            options |= {
                (TURNCOAT + 1) * 1000 + u.hex
                for u in self.army(enemy)
                if u.kind != "bodyguard" and not self.leader_at(u.hex)
            }
        circles = sum(1 for u in self.army(enemy) if u.symbol == "circle")
        if circles and self.may_play(self.side, RICE_FAMINE):
            options.add((RICE_FAMINE + 1) * 1000 + OFF_BOARD)
        options |= {
            (card + 1) * 1000 + OFF_BOARD
            for card in self.own_dragons
            if self.may_play(self.side, card)
        }
        choice = self.ask("DRAGON", self.side, options)
        if not choice:
            return
        card = choice // 1000 - 1
        self.play_dragon(self.side, card)
        if card == TURNCOAT:
            self.turncoat(self.unit_at(choice % 1000))
        elif card in self.own_dragons:
            self.beside_card(self.own_dragons[card])
        else:
            *symbols, honor = self.roll(circles, FAMINE)
            self.choose_losses(enemy, symbols)
            self.dragon_fine(enemy, 2 * honor)

    def beside_card(self, dragon: OwnDragon) -> None:
        """A Dragon card that gives dice to the units ordered."""
        self.dragon_dice = dragon

    def turncoat(self, unit: Unit) -> None:
        banners = [self.banners(side) for side in (0, 1)]
        tokens = [player.tokens for player in self.players]
        symbols = {}
        for side in (self.side, 1 - self.side):
            more_banners, more_tokens = (x[side] > x[1 - side] for x in (banners, tokens))
            symbols[side] = self.roll(3 + more_banners + 2 * more_tokens, SWORDS_ONLY)[0]
        if symbols[self.side] > symbols[unit.side]:
            unit.side = self.side
            unit.locked = None
            self.let_go()
            self.capture(unit)
