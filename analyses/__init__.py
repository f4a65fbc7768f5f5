"""Analyses that anyone can rerun; they use the public API only.

Each of ANALYSES asks one question. It is a part of a notebook beside this file (percent format:
``battles.py`` and so on) that begins with a cell ``# %% NAME [markdown]``: the question as a
heading and the finding in two sentences. Its code, after the imports at the top of the notebook,
sets ``finding`` (the same sentences, written from what was computed), ``table`` (a DataFrame),
``figure`` (a matplotlib figure) and, where it rests on more than the rulebooks, ``rests_on``.
`python -m analyses` writes them into ``reports/``; to add one, write its part and name it here.
"""

from samurai_odds.engine.names.loading import read_by_name

read_by_name(__name__)

ANALYSES = {  # each with its notebook
    "inspiring": "battles",
    "weapons": "battles",
    "terrain": "battles",
    "calling_off": "swords",
    "castle": "swords",
    "ronin": "swords",
    "kibamusha": "ran",
    "momentum": "ran",
    "charts": "exactness",
    "exact_or_sampled": "exactness",
}
STUDIES = ("fairness", "evidence", "privileges", "so_taisho")  # their pages are kept
