# %% [markdown]
# The picture in the README: what samurai spearmen do to ashigaru bowmen.
# `python -m analyses.attack_picture` draws it again.

# %%
"""Draw the README's picture."""

from pathlib import Path

from samurai_odds import battles

PICTURE = Path(__file__).resolve().parent.parent / "reports" / "attack.png"

# %%
if __name__ == "__main__":
    axes = battles.attack("samurai-spear", "ashigaru-bow").plot()
    axes.figure.savefig(PICTURE, dpi=110)
