"""Full games as functions: play, round, worth; setups and positions that they start from."""

# mypy: disable-error-code="empty-body"
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Any, Unpack, overload

from samurai_odds.engine.declaring import Opt, Playing, Rules, Spreading, passed_on, procedure
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Listed, Shown, listed_bots, listed_scenarios
from samurai_odds.play.asking import Several, as_draft, plays, shown_map
from samurai_odds.play.options import SCENARIO
from samurai_odds.swords.homes import question
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.words import USUAL_BOT, Bot, SetupKey, Thing, Variant

if TYPE_CHECKING:
    from samurai_odds.analysis.compare import Comparison
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.play.sampled import Sampled
    from samurai_odds.swords.full_game.worth_report import Worth

Named = SetupKey | str | PathLike[str] | Scenario
Given = Annotated[Named, SCENARIO]
MayBeGiven = Annotated[Named | None, SCENARIO]
Players = Annotated[
    int | None, Opt("How many play, where no setup is given (4).", 2, 5, dashed=True)
]
VariantPlayed = Annotated[
    Variant | str | None,
    Opt("Variant played, where no setup is given (standard)."),
]
Goal = Annotated[int | None, Opt("Provinces that win (35; those of the variant).", 0, None)]
RoundLimit = Annotated[int | None, Opt("Round after which nobody has won (40).", 0, None)]
_BOTS = "Bots that play: one for all, or one a seat (with two players one a player)."
Bots = Annotated[Bot | str | Sequence[str], Opt(_BOTS, metavar="BOT,...", reads="bot", dashed=True)]
PlaysSeat = Annotated[
    Bot | str, Opt("Bot that makes the seat's other choices.", metavar="BOT", reads="bot")
]
PlaysRivals = Annotated[
    Bot | str | Sequence[str],
    Opt(
        "Bots of the others: one for all, or one a seat (that of the seat asked is idle).",
        metavar="BOT,...",
        reads="bot",
    ),
]
Seat = Annotated[
    int | str,
    Opt(
        "Seat that plans or chooses: its number, from 1, or name.",
        metavar="N|NAME",
        dashed=True,
        reads="seat",
    ),
]
Plans = Annotated[
    str | Sequence[str] | None,
    Opt(
        "Koku by bin; 'bot' is the bot's own. Several are ranked, or the likely ones.",
        metavar="PLAN",
        dashed=True,
        repeatable=True,
    ),
]
RankedBy = Annotated[str | None, Opt("Rank several plans by this (won).", metavar="EXPR")]


@plays
@passed_on(question)
def play(
    setup: MayBeGiven = None,
    players: Players = None,
    bots: Bots = USUAL_BOT,
    *,
    variant: VariantPlayed = None,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Sampled":
    """Simulate full games with bots: who wins, and how.

    ``setup`` is a built-in setup such as quick-3 ('swords scenarios' lists them), or the path of
    a setup file or of a saved position, which is played on; without one ``players`` and
    ``variant`` say what is played. 'swords bots' lists the bots. Without a limit, 2,000 games
    or as many as 20 seconds allow.

    EXPR may use numbers, + - * /, comparisons, in (1, 2), and or not, min max abs and:
    winner ('seat-1' to 'seat-5', of two players the first of his seats; 'shared',
    'nobody'), reason ('provinces', 'takeover', 'last', 'most-provinces', 'round limit'),
    rounds, fallen (seats eliminated), and for seat_1_ to seat_5_ each: provinces,
    daimyos, out_in (the round of its fall, 0 if it stands).

    Returns the joint distribution over these variables.

    >>> from samurai_odds import Limit, swords
    >>> odds = swords.play(players=3, bots="random", limit=Limit(samples=20))
    >>> odds.samples, odds.p("rounds >= 1") == 1
    (20, True)
    """


@overload
def round(  # type: ignore[overload-overlap]
    position: Given,
    seat: int | str,
    plan: str,
    *,
    bot: PlaysSeat = USUAL_BOT,
    rivals: PlaysRivals = USUAL_BOT,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    by: RankedBy = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Odds": ...
@overload
def round(
    position: Given,
    seat: int | str,
    plan: Sequence[str] | None = None,
    *,
    bot: PlaysSeat = USUAL_BOT,
    rivals: PlaysRivals = USUAL_BOT,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    by: RankedBy = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Comparison": ...
@plays
def round(
    position: Given,
    seat: Seat,
    plan: Plans = None,
    *,
    bot: PlaysSeat = USUAL_BOT,
    rivals: PlaysRivals = USUAL_BOT,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    by: RankedBy = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Sampled | Several":
    """Evaluate koku plans for this round and the game.

    ``position`` is a file of a game at the start of a round ('swords play --save' writes
    one), or a built-in one such as chapter-7. A ``plan`` names all koku of the purse, bin by
    bin; what is in brackets may be left out: "swords 1 (last), build 2 (Omi),
    levy 3 (2 bowmen, 3 spearmen), ronin 1 (Hida 2), ninja 1".

    The bot makes all other choices; the rivals' bots make new secret plans in each game. Several
    plans, or the likely ones where none is given, are ranked with the same luck, the chance to win
    first.

    EXPR may use numbers, + - * /, comparisons, in (1, 2), and or not, min max abs and: result
    ('own', 'other', 'nobody'), won, rounds, and of the round: sword, provinces, gained,
    koku (collected), units, daimyos, wasted, castles, bases, levied, ronin, ninja,
    kills, attacks, attacks_won, attacked, taken, daimyos_lost, heired (seats taken
    over), fallen (rivals eliminated), out, over (the game ends).

    Returns the joint distribution over these variables, or a `Comparison` of the plans.

    >>> from samurai_odds import Limit, swords
    >>> odds = swords.round(
    ...     "chapter-7", 2, "ronin 2, ninja 3", bot="random", rivals="random",
    ...     limit=Limit(samples=10),
    ... )
    >>> odds.p("ronin == 4") == 1
    True
    """
    options: dict[str, Any] = {"bot": bot, "rivals": rivals, "goal": goal}
    options |= {"round_limit": round_limit, "rules": rules}
    if isinstance(plan, str):
        from samurai_odds.swords.full_game.one_round import OneRound

        if by is not None:
            raise OddsError("by ranks several plans: leave out by, or give several")
        return OneRound(position, seat, plan, **options)
    from samurai_odds.swords.full_game.ranking import rank_plans

    return Several("plan", partial(rank_plans, position, seat, plan or (), by, **options))


@procedure
@passed_on("swords.full_game.worth.worth")
def worth(
    thing: Thing | str,
    setup: MayBeGiven = None,
    players: Players = None,
    *,
    variant: VariantPlayed = None,
    at_round: Annotated[
        int | None, Opt("Round in which it is given (2; for a position, its own).", 0, None)
    ] = None,
    bots: Bots = USUAL_BOT,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    rules: Rules = None,
    **how: Unpack[Spreading],
) -> "Worth":
    """Value a castle, ronin, the ninja or a sword.

    ``thing`` is castle, ronin (four), ninja, first-sword or last-sword. Each seat in turn is
    given it in one round, on the same deals with the same luck, and for comparison koku
    to levy. The answer is in wins and in koku, and says whether levying for its price would be
    better. The value is what the bots make of it. ``setup`` is as in 'swords play'; the two-player
    game is not supported. Without a limit, until it is known to a percent, or 60 seconds.

    >>> from samurai_odds import Limit, swords
    >>> found = swords.worth("castle", players=3, bots="random", limit=Limit(samples=4))
    >>> list(found.shares)
    ['without', 'with', '1 koku levied', '2 koku levied']
    """


@procedure
def scenario(
    name_or_path: SetupKey | str | PathLike[str], rules: str | PathLike[str] | None = None
) -> Scenario:
    """Read a setup or a position: a built-in one by its key, your own by the path of its file.

    ``rules`` is a file of your own numbers, under which it is checked. Raises OddsError with
    every problem of the file and the line where it stands, or with the keys that there are.

    >>> from samurai_odds import swords
    >>> swords.scenario("standard-4").players
    4
    """
    from samurai_odds.swords.scenario.text import load

    return load(name_or_path, rules)


@procedure
def scenarios() -> Listed:
    """List the built-in scenarios: keys, titles, sizes.

    >>> from samurai_odds import swords
    >>> "standard-4" in swords.scenarios().text()
    True
    """
    from samurai_odds.swords.scenario.text import shipped

    rows = []
    for key in shipped():
        one = scenario(key)
        begins = "to be dealt" if one.to_be_set_up else f"round {one.round}"
        rows.append((key, one.title, one.players, begins))
    return listed_scenarios("swords", ("setup", "title", "players", "begins"), rows)


@procedure
def bots() -> Listed:
    """List the bots that play, and how each plays.

    >>> from samurai_odds import swords
    >>> "random" in swords.bots().text()
    True
    """
    from samurai_odds.swords.bots import BOTS

    return listed_bots(BOTS.modules)


@procedure
def new(
    *,
    players: Annotated[int, Opt("Players.", 2, 5)] = 4,
    size: Annotated[int, Opt("Provinces of each seat.", 3, None)] = 6,
    units: Annotated[str, Opt("Force in each province.", metavar="FORCE")] = "spearman",
    army: Annotated[str, Opt("Each of a seat's three armies.", metavar="FORCE")] = (
        "daimyo, bowman, swordsman, 2 gunners"
    ),
    without: Annotated[
        str, Opt("Regions and provinces left out of the map.", metavar="REGION,...")
    ] = "",
    rules: Rules = None,
) -> Shown:
    """Make a position to edit, with equal holdings for every seat.

    With ``without`` it is played on a part of the map, such as "North, Kanto, Chubu, Hokuriku" left
    out: then its goal is as large a part of the provinces there as the usual one is of all.

    Returns an answer that prints and draws itself; its ``file()`` is the text to edit.

    >>> from samurai_odds import swords
    >>> print(swords.new(players=3).file()[:14])
    Title: A draft
    """
    from samurai_odds.swords.facts import load
    from samurai_odds.swords.scenario.draft import draft, file_of, named

    facts = load(rules)
    made = named(draft(players, size, units, army, without, facts))
    shown = replace(map(made, rules=rules), file=partial(file_of, made, without, facts))
    return as_draft("swords", shown)


@procedure
def map(setup: Given = "standard-4", *, rules: Rules = None) -> Shown:
    """Show the map of a setup or a position.

    ``setup`` is a built-in setup such as standard-4 (the default; 'swords scenarios' lists them),
    or the path of a file.

    Returns an answer that prints and draws itself.

    >>> from samurai_odds import swords
    >>> len(swords.map("standard-4").text()) > 200
    True
    """
    from samurai_odds.swords.facts import load
    from samurai_odds.swords.scenario.text import FILES, write

    setup_read = setup if isinstance(setup, Scenario) else scenario(setup, rules)
    facts = load(rules)

    def file() -> str:
        if isinstance(setup, Scenario):
            return write(setup_read, facts)
        return FILES.text(setup)  # as it was written

    return shown_map("swords", setup_read, file, facts)
