"""What weights of bots and evaluations are fitted from, and how strong the fitted play.

``evidence`` sets bots beside people, whose reports nothing is fitted to.

Run by hand, for minutes to a day; each script says how in its first lines. What they find is
written into ``samurai_odds`` (weights, errors) and ``reports``.
"""
