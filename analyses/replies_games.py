"""Of each game: the positions at which plans are compared, and how far their games go on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from dataclasses import field as made
from functools import cache, partial

import numpy as np

from analyses.generated_battles import drawn
from analyses.strength import POOLED_ON, contest
from samurai_odds.play.game import Rows, Start, all_by
from samurai_odds.play.games import play_range, record
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.search.planning import Plan, planned, plans, proposed, unlike
from samurai_odds.ran.field import layout as at_ran
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.game import start as start_of_ran
from samurai_odds.swords.whole.staging import stage

Position = Callable[[], Start | None]


@dataclass(frozen=True)
class Compared:
    """What is compared of a game.

    ``lengths`` says how many replies (`Game.replies`; ``counted`` names them) games go on for, by
    what stands in a table; None: to the end. ``off`` and ``chosen`` are positions, by where they
    come from and a number: those at which plans are compared after each length, and those at which
    searches choose, each by so many playouts of so many replies. ``play`` plays some lengths
    otherwise.
    """

    called: str
    counted: str
    found: str
    positions: str
    plain: str
    lengths: Mapping[str, int | None]
    games: int
    off: Mapping[tuple[str, int], Position]
    searches: Mapping[str, tuple[int, int | None]]
    chosen_games: int
    chosen: Mapping[tuple[str, int], Position]
    play: Mapping[str, Callable[..., Rows]] = made(default_factory=dict)


def field(here: Start) -> list[Plan]:
    """List the plans of who is to choose, its bot's own first."""
    authors = here.game.authors
    own = proposed(here)
    return own or unlike([planned(here, authors[0]), *plans(here, authors)])


# ---- Samurai Battles ---------------------------------------------------------------------

TURNS = (3, 6, 7)  # at which plans are compared
OFF_SEED, CHOSEN_SEEDS, POSITIONS = 777, (9_000, 9_001), 20  # of each seed


def turn_of_battles(name: str, seed: int, game: int, turn: int) -> Start | None:
    """Play a game of `steady` to a turn; None if it is over or near its end."""
    here = play_to(contest(name, ("steady", "steady")).starts[-1], seed, game, turn=turn).onward
    if here is None:
        return None
    here = all_by(here, here.game.authors[0])
    return None if here.game.near_end(here.question, here.state) else here


def drawn_of_battles() -> dict[tuple[str, int], Position]:
    """Draw turns of games on the five scenarios."""
    found: dict[tuple[str, int], Position] = {}
    for seed in CHOSEN_SEEDS:
        rng = np.random.default_rng(seed - CHOSEN_SEEDS[0])
        for number in range(POSITIONS):
            name, turn = POOLED_ON[number % len(POOLED_ON)], int(rng.integers(1, 9))
            found[name, seed * 1000 + number] = partial(turn_of_battles, name, seed, number, turn)
    return found


# ---- games whose seats decide at single choices -------------------------------------------


def choice_of(begun: Callable[[], Start], seed: int) -> Start:
    """Play a bot's game to some choice of a seat that searches, which has several plans."""
    start, rng = begun(), np.random.default_rng(seed)
    own = start.game.authors[0]
    events = len(record(all_by(start, own), seed, 0))
    searching = start.with_bots(["searching:2"] * start.seats)
    while True:
        draws = int(rng.integers(events))
        here = play_to(searching, seed, 0, draws=draws).onward if draws else searching
        here = here and play_to(here, seed, 0, deciding=True).onward
        listed = field(all_by(here, own)) if here else []
        if len(listed) > 1 and not listed[0].wins:
            return all_by(here, own)


OF_RAN = ("study-foot", "nunobeyama", "study-guns-and-horse", "study-three-contingents")
WARM = 100  # games
OF_SWORDS = ("standard-4", "standard-3", "two-player", "standard-5")


def battle_of_ran(number: int) -> Start:
    """Give a drawn battle, or one time in three a shipped one: none that strength is played on."""
    name = OF_RAN[number // 3 % len(OF_RAN)]
    return start_of_ran(load(name) if number % 3 == 2 else drawn(number), ("careful", "careful"))


def game_of_swords(number: int) -> Start:
    """Give the game for as many players as a number has in turn."""
    return warm_of_swords(OF_SWORDS[number % len(OF_SWORDS)])


@cache
def warm_of_swords(name: str) -> Start:
    """Give a game whose tables of dice are filled, so that no playout is charged for that."""
    start = stage(name, None, "planner").start
    play_range(start, OFF_SEED, 0, WARM)
    return start


def choices(
    name: str, begun: Callable[[int], Start], numbers: range
) -> dict[tuple[str, int], Position]:
    """List choices of the games of some numbers."""
    return {(name, one): partial(choice_of, partial(begun, one), one) for one in numbers}


# ---- what is compared ---------------------------------------------------------------------


def within_a_turn(start: Start, seed: int, first: int, count: int) -> Rows:
    """Play battles of RAN that stop at the end of a turn, as rollouts did."""
    question = start.question.copy()
    question[at_ran.OVER_TURNS] = 0
    return play_range(replace(start, question=question), seed, first, count)


GAMES_COMPARED = {
    "battles": Compared(
        called="Samurai Battles",
        counted="turns",
        found="`advise`, `review` and `searching:N` play a plan on for some turns and evaluate. "
        "Played on for two turns, plans were told apart by errors larger than what tells them "
        "apart. `advise` and `review` play eight now, which are off by less; `searching:N` plays "
        "four: of as many playouts those of eight chose no better, and cost twice as much.",
        positions="of five scenarios",
        plain="steady",
        lengths={str(turns): turns for turns in (2, 3, 4, 6, 8)} | {"to the end": None},
        games=800,
        off={
            (name, number): partial(turn_of_battles, name, OFF_SEED, number, turn)
            for name in POOLED_ON
            for number, turn in enumerate(TURNS)
        },
        searches={
            "2,000 of 2 turns": (2000, 2),
            "2,000 of 4 turns": (2000, 4),
            "2,000 of 8 turns": (2000, 8),
            "667 of 8 turns": (667, 8),
            "300 of 2 turns": (300, 2),
        },
        chosen_games=1_000,
        chosen=drawn_of_battles(),
    ),
    "ran": Compared(
        called="RAN",
        counted="orders phases",
        found="Playouts ended with the turn, however soon that was; now they go on in the next. "
        "Eight orders phases on, differences of the plans of two bots at 40 choices of whom to "
        "order were off by 4.4 points root mean square, now by 2.0 (after five by 4.1), and "
        "chances by 8.3, now 5.1 (`python -m analyses.evaluation_ran errors`). So far `advise`, "
        "`review` and hints go; `searching:N`, which has a second for a decision, goes on for "
        "five. With the turn's end passed it scored 78 ± 4% of 60 games against `careful`, 73% "
        "before: +5 ± 7 points (10 mirrored deals of each battle of the report on its strength).",
        positions="of drawn and shipped battles",
        plain="careful",
        lengths={"8, to the turn's end": 8, "5": 5, "8": 8, "12": 12, "to the end": None},
        games=400,
        off=choices("battle", battle_of_ran, range(7_200, 7_220)),
        searches={
            "400 of 5 phases": (400, 5),
            "400 of 8 phases": (400, 8),
            "300 of 8 phases": (300, 8),
            "200 to the end": (200, None),
        },
        chosen_games=500,
        chosen=choices("battle", battle_of_ran, range(7_300, 7_320)),
        play={"8, to the turn's end": within_a_turn},
    ),
    "swords": Compared(
        called="Samurai Swords",
        counted="rounds",
        found="`advise`, `review` and hints play four rounds on. `searching:N` plays three: of as "
        "many playouts no number of rounds chose clearly better, and with four one decision of 460 "
        "took more than its second (1.01).",
        positions="of games for two to five",
        plain="planner",
        lengths={"1": 1, "2": 2, "4": 4, "8": 8, "to the end": None},
        games=400,
        off=choices("game", game_of_swords, range(8_200, 8_214)),
        searches={
            "400 of 1 round": (400, 1),
            "400 of 2 rounds": (400, 2),
            "400 of 3 rounds": (400, 3),
            "200 of 4 rounds": (200, 4),
            "400 of 4 rounds": (400, 4),
            "100 to the end": (100, None),
        },
        chosen_games=400,
        chosen=choices("game", game_of_swords, range(8_300, 8_316)),
    ),
}
