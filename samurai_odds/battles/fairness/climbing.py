"""Does the verdict on a scenario of Samurai Battles hang on how well one plays?"""

from collections.abc import Sequence
from os import PathLike

from samurai_odds.analysis.fairness.answer import WITHIN
from samurai_odds.analysis.fairness.climbing import Ladder
from samurai_odds.analysis.fairness.climbing import climb as climb_rungs
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.staging import TURN_LIMIT, known_bots
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress


def climb(
    scenario: "str | PathLike[str] | Scenario",
    *,
    bots: str | Sequence[str],
    within: float = WITHIN,
    turn_limit: int = TURN_LIMIT,
    dragons: "str | PathLike[str] | None" = None,
    rules: "str | PathLike[str] | None" = None,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Say at each rung of skill, the weakest of the ``bots`` first, how often red wins.

    See `analysis.fairness.ladder.climb` for the verdict and the limit.
    """
    contests = {
        bot: Contest(scenario, bot, bot, None, turn_limit, dragons, rules)
        for bot in known_bots(bots)
    }
    first = next(iter(contests.values()))
    inputs = {"scenario": first.provenance.inputs["scenario"], "bots": list(contests)}
    made = first.staged.provenance("ladder", inputs | {"within": within})
    title = first.staged.scenario.title
    return climb_rungs(contests, title, made, within, limit, seed, threads, progress)
