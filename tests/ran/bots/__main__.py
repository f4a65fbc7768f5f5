"""Print how the bots of RAN play: `habits`, and how battles end."""

import sys

import numpy as np

from samurai_odds.play.games import play_many
from samurai_odds.ran.full_game.staging import stage
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import recording
from samurai_odds.ran.rules.layout import Question, Row, Tallies
from tests.ran.bots.habits import habits

SCENARIOS = (
    "study-foot",
    "study-guns-and-horse",
    "study-three-contingents",
    "nunobeyama",
    "suriagehara",
)
SEED = 41


def main(battles: int, bots: tuple[str, ...]) -> None:
    """Print a block for each scenario and bot."""
    for key in SCENARIOS:
        for bot in bots:
            begun = stage(key, bot, bot).start
            rows = play_many(begun, SEED, 0, 40 * battles).astype(int)
            print(f"{key}, {bot}: {len(rows)} battles")
            for says, value in ends(Question(begun.question.whole), rows):
                print(f"  {says:34}{value:8.3f}")
            for says, count in sorted(habits(begun, SEED, battles).items()):
                print(f"    {says:32}{count / battles:8.2f} a battle")


def ends(q: Question, rows: np.ndarray) -> list[tuple[str, float]]:
    """Give how battles end, on average."""
    by_side = rows[:, Row.tally.at : Row.tally.end].reshape(-1, 2, Tallies.width)
    army = np.array([points(q, side) for side in range(2)])
    lost = rows[:, recording.ROUT_POINTS : recording.ROUT_POINTS + 2]
    return [
        ("draws", float((rows[:, recording.WINNER] < 0).mean())),
        ("red wins", float((rows[:, recording.WINNER] == 0).mean())),
        ("both armies broke", float((rows[:, recording.REASON] == at.BY_BOTH).mean())),
        ("turn limit", float((rows[:, recording.REASON] == at.BY_TURN_LIMIT).mean())),
        ("turns", float(rows[:, recording.TURNS].mean())),
        ("lost of an army's rout points", float((lost / army).mean())),
        ("the same, of the loser", float((lost / army).max(axis=1).mean())),
        ("challenges a battle", float(by_side[:, :, Tallies.challenges.at].sum(axis=1).mean())),
        (
            "heads a battle",
            float(rows[:, recording.HEADS : recording.HEADS + 2].sum(axis=1).mean()),
        ),
        ("busho lost a battle", float(by_side[:, :, Tallies.busho_lost.at].sum(axis=1).mean())),
        ("samurai lost a battle", float(by_side[:, :, Tallies.samurai_lost.at].sum(axis=1).mean())),
    ]


def points(q: Question, side: int) -> int:
    """Give an army's rout points."""
    return int(q.points[q.first_of_side[side] : q.end_of_side[side]].sum())


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 10, tuple(sys.argv[2:]) or ("greedy", "careful")
    )
