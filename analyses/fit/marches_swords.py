# %% [markdown]
# # What do marches that are planned together win in Samurai Swords?
#
# Run by hand: `python -m analyses.fit.marches_swords games 4000` seats one planner among three
# that weigh each army's march by itself, in every seat, beside the same deals of those alone
# (half a minute); `... marches 300` has both plan at march choices of Phase A, and plays on to the
# end from their plan and from the one that `searching:200` finds: how much a march loses (a
# quarter of an hour); `... ronin 300` where ronin lie, `... forces 300` where forces go in Phase D.
# A minute goes to compiling, the first time.

# %%
"""Measure the planner of Samurai Swords beside one that plans each army's march by itself."""

import sys
from dataclasses import replace
from functools import cache

import numpy as np

from samurai_odds.play.game import all_by
from samurai_odds.play.games import play_range, record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.registry import Bot, Bots
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.search.planning import planned, plans
from samurai_odds.play.search.searching import SCALE, Search, playing
from samurai_odds.swords.bots.players import planner
from samurai_odds.swords.bots.playing_by_odds import choose_by_odds
from samurai_odds.swords.bots.worths import PLANNER, TOGETHER
from samurai_odds.swords.full_game.evaluated import credit
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State

MEANT = Question.meant.at
SEED, SEATS = 51_003, 4
PLAYOUTS, TO_THE_END, TRIMMED = 200, 250, 0.01
KINDS = {"marches": at.MARCH_CHOICE, "ronin": at.STACK_CHOICE, "forces": at.SOURCE_CHOICE}


# %%
def apart(q, s, uniform):
    """Play as the planner, but plan each army's march by itself."""
    return choose_by_odds(q, s, uniform, (q[MEANT] if q[MEANT] > 0 else PLANNER) & ~TOGETHER)


class Two(Bots):
    """The planner, and the one that it is measured against, in a game of their own."""

    modules = (Bot("apart", "", apart), Bot("planner", "", planner))


@cache
def of_two(author):
    """Give the standard game of four with both bots; made once, for its loop is compiled."""
    start = stage(f"standard-{SEATS}", None, "planner").start
    two = Two("samurai_odds.swords.bots", search=True)
    return replace(start, game=replace(start.game, bots=two, authors=(author,)))


def begun(*bots, author="planner"):
    """Give the standard game of four, a bot a seat; ``author`` plans where one searches."""
    return of_two(author).with_bots(bots)


def mean(values):
    """Give a mean in percent, with its standard error."""
    return 100 * np.mean(values), 100 * np.std(values, ddof=1) / len(values) ** 0.5


def games(number):
    """Print what one planner among three others wins, and its gain on the same deals."""
    deals = number // SEATS
    usual = credit(play_range(begun(*["apart"] * SEATS), SEED, 0, deals), SEATS)
    won = []
    for seat in range(SEATS):
        bots = ["planner" if other == seat else "apart" for other in range(SEATS)]
        won.append(credit(play_range(begun(*bots), SEED, 0, deals), SEATS)[:, seat])
    gain = np.mean(won, axis=0) - usual.mean(axis=1)
    share, (more, error) = 100 * np.mean(won), mean(gain)
    print(f"{number} games: {share:.1f}% (even 25), {more:+.2f} ± {error:.2f}", flush=True)


# %%
def choice(number, own, kind):
    """Play a game to some choice of a kind that has several plans; None without one.

    A march is one of Phase A.
    """
    searching = begun(*["searching:2"] * SEATS, author=own)
    events = record(all_by(searching, own), number, 0)
    places = [k for k, (what, _, _) in enumerate(events) if kind_of(what) == kind]
    np.random.default_rng(number).shuffle(places)
    for place in places:
        here = play_to(searching, number, 0, draws=place).onward if place else searching
        here = here and play_to(here, number, 0, deciding=True).onward
        if here is None or State(here.state).decision != kind:
            continue
        if kind != at.MARCH_CHOICE or State(here.state).phase == at.MARCHING:
            here = all_by(here, own)
            if len(plans(here, (own,))) > 1:
                return here
    return None


def lost(number, own, kind):
    """Give what a search gains over a bot's own plan at a choice, in games to the end."""
    here = choice(number, own, kind)
    if here is None:
        return None
    usual = planned(here, own)
    best = Search((own,), PLAYOUTS, here.game.replies).decide(here, number) or usual
    if best.gist == usual.gist:
        return 0.0
    ends = [playing(plan, None, number + 1)(0, TO_THE_END) / SCALE for plan in (best, usual)]
    return float((ends[0] - ends[1]).mean())


def losses(kind, number):
    """Print what a choice of a kind loses, of each bot; the largest hundredth left out."""
    for own in ("apart", "planner"):
        found = [one for k in range(number) if (one := lost(SEED + k, own, kind)) is not None]
        kept = sorted(found)[: len(found) - round(TRIMMED * len(found))]
        loss, error = mean(kept)
        print(f"{own}: {loss:.2f} ± {error:.2f} points a choice, {len(found)} choices", flush=True)


# %%
if __name__ == "__main__":
    what, number = sys.argv[1], int(sys.argv[2])
    games(number) if what == "games" else losses(KINDS[what], number)
