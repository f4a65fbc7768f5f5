"""A whole game played many times, as a question: who wins, how and how surely."""

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import CLOSE_CALL, Verdict
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Start
from samurai_odds.play.sampled import Sampled
from samurai_odds.swords.scenario.scenario import TWO_PLAYER, Scenario
from samurai_odds.swords.whole.outcomes import NOBODY, SHARED, WINNERS, WORDS, columns_of
from samurai_odds.swords.whole.staging import USUAL_BOT, kept_setup, setup_input, stage

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_WORTH_SAYING = 0.01  # of the games ended by the limit


class Contest(Sampled):
    """A game from a set-up or a position played to its end by bots, ready to be played."""

    words = WORDS
    main_listings = 5  # how won, length, provinces, koku, falls; the others when all is asked for

    def __init__(
        self,
        setup: "str | PathLike[str] | Scenario | None" = None,
        players: int | None = None,
        bots: "str | Sequence[str]" = USUAL_BOT,
        variant: str | None = None,
        goal: int | None = None,
        round_limit: int | None = None,
        rules: "str | PathLike[str] | None" = None,
    ) -> None:
        self.setup = setup
        self.staged = stage(setup, players, bots, variant, goal, round_limit, rules)
        inputs: dict[str, Any] = {}
        if setup is None:
            scenario = self.staged.scenario
            inputs |= {"players": scenario.players, "variant": scenario.variant}
        else:
            inputs["setup"] = setup_input(setup, self.staged)
        inputs["bots"] = bots if isinstance(bots, str) else ",".join(bots)
        for name, value in (("goal", goal), ("round_limit", round_limit)):
            inputs |= {} if value is None else {name: value}
        inputs |= {} if rules is None else {"rules": str(rules)}
        self.provenance = self.staged.provenance("play", inputs)

    @property
    def starts(self) -> tuple[Start, ...]:
        """Where its games begin."""
        return (self.staged.start,)

    @property
    def kept_inputs(self) -> dict[str, Any]:
        """The inputs as a record keeps them: a set-up of one's own whole."""
        inputs = dict(self.provenance.inputs)
        if self.setup is not None:
            inputs["setup"] = kept_setup(self.setup, self.staged)
        return inputs

    # ---- what came of it -------------------------------------------------------------

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Read the outcome variables off the rows of games."""
        return columns_of(len(self.staged.seats), rows)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides: ``fallen``, how many seats are out."""
        out = [columns[f"seat_{seat + 1}_out_in"] > 0 for seat in self.staged.seats]
        return {"fallen": sum(np.asarray(one, dtype=np.int64) for one in out)}

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """Give the tables of the games played that meet a condition."""
        from samurai_odds.swords.whole.tables import listings

        return () if self.run is None else listings(self, condition)

    def draw(self, odds: Odds) -> "Axes":
        """Draw who won and how, how long it took, provinces and koku; give the first axes."""
        from samurai_odds.swords.whole.pictures import draw

        return draw(odds)

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        staged = self.staged
        scenario, limit = staged.scenario, staged.round_limit
        begins = "" if scenario.to_be_set_up else f", from round {scenario.round} on"
        ends = f"{staged.goal} provinces win, {limit} rounds at most"
        return f"Samurai Swords: {scenario.title}{begins}; {self._bots()} ({ends})"

    def _bots(self) -> str:
        """Say who plays."""
        bots = self.staged.bots
        if len(set(bots)) == 1:
            return f"all {bots[0]}"
        return ", ".join(f"{name} {bots[seat]}" for seat, name in self.staged.winners.items())

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        if self.run is None:
            return ()
        said = []
        unfinished = float((self.games["winner"] == NOBODY).mean())
        if unfinished > _WORTH_SAYING:
            limit = self.staged.round_limit
            said.append(
                f"{100 * unfinished:.2g}% of the games had no winner after {limit} rounds (W34)"
            )
        if len(set(self.staged.bots)) > 1:
            said.append("seat and bot count together here: 'swords balance' tells them apart")
        return tuple(said)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        staged = self.staged
        chances = [(f"{name} wins", _won(seat)) for seat, name in staged.winners.items()]
        for number, name in ((SHARED, "the win is shared"), (NOBODY, "nobody wins")):
            if self.run is None or (self.games["winner"] == number).any():
                chances.append((name, f"winner == '{WINNERS[number]}'"))
        amounts = [("rounds", "rounds")]
        if self.run is None or self.games["fallen"].any():
            amounts.append(("seats eliminated", "fallen"))
        return Headlines(tuple(chances), tuple(amounts), ())

    def verdict(self, odds: Odds) -> Verdict:
        """Say who wins most, by these bots, or that it is too close to call."""
        staged = self.staged
        who = sorted(staged.winners, key=lambda seat: (-float(odds.p(_won(seat))), seat))
        shares = {seat: odds.p(_won(seat)) for seat in who}
        ahead, behind = who[:2]
        gap = odds.expect(f"({_won(ahead)}) - ({_won(behind)})")
        named = {seat: f"{staged.winners[seat]}{self._by(seat)}" for seat in who}
        others = ", ".join(f"{staged.winners[seat]} {shares[seat].text()}" for seat in who[1:])
        where = odds.provenance.condition
        if not sum(shares.values()):
            text = "No game has a winner"
        elif abs(gap) <= CLOSE_CALL * gap.se:
            text = f"Too close to call: {named[ahead]} wins {shares[ahead].text()}, {others}"
        else:
            text = f"{named[ahead].capitalize()} wins {shares[ahead].text()}, {others}"
        text = f"Where {where}: {text[:1].lower()}{text[1:]}" if where else text
        value = _won(ahead)
        unit = f"win rate of {staged.winners[ahead]}"
        return Verdict(f"{text}.", value, unit, shares[ahead], asides=self._by_bot(odds))

    def _by(self, seat: int) -> str:
        same = len(set(self.staged.bots)) == 1
        return "" if same else f" ({self.staged.bots[seat]})"

    def _by_bot(self, odds: Odds) -> tuple[str, ...]:
        """Say what each bot won where some play several seats."""
        staged = self.staged
        players = {bot: [s for s in staged.winners if staged.bots[s] == bot] for bot in staged.bots}
        if len(players) < 2 or max(map(len, players.values())) < 2:
            return ()
        each = (staged.scenario.variant == TWO_PLAYER and "players") or "seats"
        said = []
        for bot, seats in players.items():
            won: Figure = odds.p(" or ".join(_won(seat) for seat in seats))
            said.append(f"{bot} ({len(seats)} of {len(staged.winners)} {each}) {won.text()}")
        return (f"By bot: {', '.join(said)}.",)

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return tuple(_won(seat) for seat in self.staged.winners)

    # ---- one game --------------------------------------------------------------------

    def retell(self, seed: int, game: int) -> list[str]:
        """Tell one game action by action, each line with its rule."""
        from samurai_odds.swords.field.telling import tell_game

        staged = self.staged
        self.warm_up(1)
        return tell_game(staged.scenario, staged.start, seed, game)

    def position(self, seed: int, game: int, turn: int, condition: str | None = None) -> Scenario:
        """Give a game as it stands at the start of a round, as a position to be played on."""
        from samurai_odds.play.games import record
        from samurai_odds.swords.field.saving import position, state_at

        staged = self.staged
        if condition is not None:
            game = self.nth_that_meets(seed, game, condition)
        state = state_at(staged.start, record(staged.start, seed, game), turn)
        notes = f"Game {game} of seed {seed}, {self._bots()}, at round {turn}."
        return position(staged.scenario, state, notes)


def _won(seat: int) -> str:
    return f"winner == '{WINNERS[seat]}'"
