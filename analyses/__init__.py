"""Analyses that anyone can rerun; they use the public API only.

Each of ANALYSES is a file beside this one that asks one question: a script that also
opens as a notebook (percent format). Its first cell holds the question as a heading and
the finding in two sentences; running it sets ``finding`` (the same sentences, written
from what was computed), ``table`` (a DataFrame), ``figure`` (a matplotlib figure) and,
where it rests on more than the rulebooks, ``rests_on``. `python -m analyses` writes
them into ``reports/``; to add one, write its file and name it here.
"""

from samurai_odds.engine.names.loading import read_by_name

read_by_name(__name__)

ANALYSES = [
    "inspiring",
    "weapons",
    "terrain",
    "calling_off",
    "castle",
    "ronin",
    "kibamusha",
    "momentum",
    "charts",
    "exact_or_sampled",
    "fairness",
    "evidence",
    "privileges",
    "so_taisho",
]
