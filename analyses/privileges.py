# %% [markdown]
# # Samurai Swords: what are seats, swords, castles, ronin and the ninja worth?
#
# By these bots no seat and no sword of the set-up is seen to be better with three, four or five
# players, but the last sword in round 1, given for nothing, is worth +21.8 ± 2.4, +16.2 ± 1.9
# and +8.0 ± 1.2 points of victory. With four players and in round 2, two koku more to levy are
# worth +7.8 ± 1.4 points, a castle +2.0 ± 1.2, four ronin +3.6 ± 1.3, the ninja +1.9 ± 1.2, the
# first sword -4.0 ± 1.2 and the last one +5.8 ± 1.3.

# %% [markdown]
# Whole standard games between planners, bots that go by the odds of each battle. Seats: games
# with three, four and five players, and who wins with which sword, drawn for the set-up or taken
# in round 1. Privileges: with four players each in turn is given one of them for nothing in one
# round, on top of his own plan, on the same deals with the same luck as without it; in another
# set of games he is given koku to levy. So a privilege is told in victories, beside what its price
# in koku brings when units are levied for it. A castle goes where it takes most danger off,
# ronin where they make the best attack, the ninja strikes at the army that is worth most.
#
# What a bot makes of a privilege is not what the best player would: it holds no ninja as a mere
# threat, spies on nobody, and sees one attack ahead. Errors are standard errors; a difference of
# less than two of them is called none.

# %%
"""What seats, swords and the things that koku buy are worth, in victories."""

import matplotlib.pyplot as plt
import pandas as pd

from samurai_odds import Limit, swords

PLAYERS = (3, 4, 5)
GAMES = 1200  # with each number of players
DEALS = 240  # of each privilege, each with and without it from each seat
PRIVILEGES = (  # name, what it is, round, players
    ("last sword, round 1", "last-sword", 1, 4),
    ("last sword, round 2", "last-sword", 2, 4),
    ("four ronin (2 koku), round 2", "ronin", 2, 4),
    ("castle (2 koku), round 2", "castle", 2, 4),
    ("ninja, round 2", "ninja", 2, 4),
    ("first sword, round 2", "first-sword", 2, 4),
    ("first sword, round 1", "first-sword", 1, 4),
    ("last sword, round 1, 3 players", "last-sword", 1, 3),
    ("last sword, round 1, 5 players", "last-sword", 1, 5),
)
CLEAR = 2  # errors

# %%
rests_on = {}
balances = {}
for players in PLAYERS:
    found = swords.balance(players=players, changes=False, limit=Limit(samples=GAMES), seed=players)
    rests_on.update(found.provenance.rests_on)
    balances[players] = found
worths = {
    name: swords.worth(thing, players=count, at_round=turn, limit=Limit(samples=DEALS), seed=turn)
    for name, thing, turn, count in PRIVILEGES
}
koku = worths["castle (2 koku), round 2"].gains["2 koku levied"]
gains = {name: worths[name].gain for name, _, _, players in PRIVILEGES if players == 4}
gains["2 koku to levy, round 2"] = koku


# %%
def clear(gap):
    """Say whether a difference is more than chance."""
    return abs(gap) > CLEAR * gap.se


def written(figure, sign=False):
    """Write a share or a difference in per cent with its error."""
    return f"{100 * figure:{'+' if sign else ''}.1f} ± {100 * figure.se:.1f}"


# %%
figure, (left, right) = plt.subplots(
    1, 2, figsize=(11, 5), layout="constrained", width_ratios=(1, 1.15)
)
looks = {3: ("o", "white"), 4: ("s", "0.6"), 5: ("^", "black")}
for players, found in balances.items():
    marker, face = looks[players]
    shares = found.first_swords
    left.errorbar(
        [place + 0.08 * (players - 4) for place in range(1, players + 1)],
        [share * players for share in shares],
        yerr=[CLEAR * share.se * players for share in shares],
        color="black",
        marker=marker,
        markerfacecolor=face,
        capsize=2,
        linewidth=0.8,
        label=f"{players} players",
    )
left.axhline(1, color="black", linewidth=0.6, linestyle=":")
left.set_xticks(range(1, 6))
left.set_xlabel("sword of round 1: the place in the order of war")
left.set_ylabel("games won, times an even share")
left.set_ylim(0, None)
left.legend(frameon=False)
names = sorted(gains, key=lambda name: (float(gains[name]), name))
right.barh(
    names,
    [100 * gains[name] for name in names],
    xerr=[100 * CLEAR * gains[name].se for name in names],
    color=["0.35" if clear(gains[name]) else "white" for name in names],
    edgecolor="black",
    error_kw={"capsize": 2, "linewidth": 0.8},
)
right.axvline(0, color="black", linewidth=0.8)
right.set_xlabel("points of victory, four players (white: no clear gain)")
for axes in (left, right):
    axes.spines[["top", "right"]].set_visible(False)

# %%
rows = []
for players, found in balances.items():
    even = 100 / players
    for what, shares in (
        ("seat", found.seats),
        ("sword of the set-up", found.setup_swords),
        ("sword of round 1", found.first_swords),
    ):
        listed = "; ".join(f"{k}: {written(share)}" for k, share in enumerate(shares, start=1))
        rows.append((f"{what}, {players} players (even: {even:.0f})", listed, "", ""))
for name, found in worths.items():
    price = f"{found.thing.price or 1} koku levied: {written(found.levied, True)}"
    in_koku = "" if found.in_koku is None or not clear(found.gain) else f"{found.in_koku:.1f}"
    rows.append((name, written(found.gain, True), price, in_koku))
columns = ["what", "wins, or wins more (%)", "its price instead (%)", "worth, koku levied"]
table = pd.DataFrame(rows, columns=columns)
table


# %%
def uneven(shares):
    """Say whether the best of some shares is clearly above the worst (two of three errors)."""
    best, worst = max(shares), min(shares)
    return best - worst > 3 * (best.se**2 + worst.se**2) ** 0.5


for found in balances.values():
    assert not uneven(found.seats)
    assert not uneven(found.setup_swords)
last = [worths[f"last sword, round 1{more}"].gain for more in (", 3 players", "", ", 5 players")]
listed = {name: written(gain, True) for name, gain in gains.items()}
finding = (
    f"By these bots no seat and no sword of the set-up is seen to be better with three, four or "
    f"five players, but the last sword in round 1, given for nothing, is worth "
    f"{written(last[0], True)}, {written(last[1], True)} and {written(last[2], True)} points of "
    f"victory. With four players and in round 2, two koku more to levy are worth "
    f"{listed['2 koku to levy, round 2']} points, a castle {listed['castle (2 koku), round 2']}, "
    f"four ronin {listed['four ronin (2 koku), round 2']}, the ninja {listed['ninja, round 2']}, "
    f"the first sword {listed['first sword, round 2']} and the last one "
    f"{listed['last sword, round 2']}."
)
