"""A battle reviewed: recorded, or written by hand; where each side gave chances away."""

from functools import partial
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from samurai_odds.analysis import asked
from samurai_odds.analysis.review import Reviewer, left_at
from samurai_odds.analysis.review_result import Played, Told
from samurai_odds.battles.advice.candidates import orders_of
from samurai_odds.battles.advice.orders_in_words import described
from samurai_odds.battles.advice.written_game import read_game
from samurai_odds.battles.advice.written_replay import Follower, ReplayedGame
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.leads import card_names
from samurai_odds.battles.full_game.orders_text import written
from samurai_odds.battles.rules.saving import position
from samurai_odds.battles.words import USUAL_BOT
from samurai_odds.engine.texts import is_inline, read_text
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.prose import joined
from samurai_odds.play.game import Start
from samurai_odds.play.search.planning import Plan
from samurai_odds.play.search.reviewing import Chances
from samurai_odds.play.workers.player import Player


class GameReviewer(Reviewer):
    """What a review of this game tells."""

    game, contest, usual = "battles", Contest, USUAL_BOT

    def told(self, staged: Any, start: Start, plan: Plan) -> Told:
        """Say a turn as orders, and in words of the position at its start."""
        orders, here = orders_of(start, plan), position(staged.setup, start.state)
        said = described(here, orders, staged.dragon_keys)
        return Told(
            written(orders, staged.words), joined((card_names(orders.card or ""), said), ": ")
        )

    def written(
        self,
        game: "str | PathLike[str]",
        author: str,
        games: int,
        seed: int,
        player: Player,
    ) -> Played | None:
        return from_text(game, author, games, seed, player) if is_text(game) else None


review = partial(asked.review, GameReviewer, BOTS)


# ---- a game written by hand ------------------------------------------------------------


def is_text(game: "str | PathLike[str]") -> bool:
    """Return whether a game is written by hand: in a file, or as text of several lines."""
    if is_inline(game):
        return True
    try:
        with open(game, "rb") as file:
            head = file.read(16)
            return bool(head) and not head.startswith(b"{") and b"\0" not in head
    except (OSError, ValueError):  # the reader of records says what is wrong
        return False


def from_text(
    game: "str | PathLike[str]",
    author: str,
    games: int,
    seed: int,
    player: Player,
) -> Played:
    """Read a game written by hand and go through it; what is not written is drawn.

    ``author`` decides what the text leaves open; a game that is not over is judged as
    positions are: played to the end so often.
    """
    source = fspath(game)
    inline = is_inline(game)
    text = source if inline else read_text(game, "the game")
    name, folder = ("game", Path()) if inline else (source, Path(game).parent)
    game_read = Follower(read_game(text, name, folder), author, seed).run()
    scenario = game_read.turns[0][0].scenario
    player.question = partial(Contest, scenario)
    return Played(
        scenario.title if inline else f"'{Path(name).name}', {scenario.title}",
        game_read.turns,
        _end(game_read, author, games, seed, player),
        {"written": text},
        game_read.left_at is None,
        tuple(_remarks(game_read)),
        question=player.question,
    )


def _end(game: ReplayedGame, author: str, games: int, seed: int, player: Player) -> Chances:
    """Return the result, or the chances where the text leaves the game."""
    if game.left_at is None:
        assert game.result is not None  # over, or said to be
        return Figure(game.result), Figure(1 - game.result)
    return left_at(game.left_at.start, author, games, seed, player)


def _remarks(game: ReplayedGame) -> list[str]:
    """Return what had to be made up."""
    said = []
    if game.drawn:
        rolls = "roll that is not written was" if game.drawn == 1 else "rolls not written were"
        said.append(f"{game.drawn} {rolls} drawn: what luck did there is not what it did in truth")
    if game.unknown:
        turns = "turn" if game.unknown == 1 else "turns"
        said.append(
            f"in {game.unknown} {turns} of {len(game.turns)} the hand is not known whole: "
            "compared were turns with known cards only"
        )
    return said
