# %% [markdown]
# # The page's icon as pictures
#
# Run by hand where Chromium is, after a change of `icon.svg`: `python -m analyses.icons`. iOS and
# the home screens of phones take no SVG. Each picture fills its square, as their masks ask for.

# %%
"""Draw the page's icon as the PNG files of a home screen."""

import subprocess
import tempfile
from pathlib import Path

from PIL import Image

from analyses.browsing import chromium
from samurai_odds.page.site import ICONS

ASSETS = Path(__file__).parents[1] / "samurai_odds" / "page" / "assets"
COLORS = 4  # the ground, the lines and two between them


# %%
def drawn(size: int, folder: Path) -> Image.Image:
    """Return the icon so many pixels wide."""
    svg = (ASSETS / "icon.svg").read_text("utf-8").replace('rx="12"', "")
    style = f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>"
    (folder / "icon.html").write_text(style + svg, "utf-8")
    made = folder / "icon.png"
    options = ("--headless", "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=1")
    asked = (f"--screenshot={made}", f"--window-size={size},{size + 200}")  # more than a bar
    command = [str(chromium()), *options, *asked, str(folder / "icon.html")]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    with Image.open(made) as picture:
        return picture.convert("RGB").crop((0, 0, size, size)).quantize(COLORS)


# %%
if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for name, size in ICONS.items():
            drawn(size, Path(folder)).save(ASSETS / name, optimize=True, bits=2)
            print(f"{name}: {(ASSETS / name).stat().st_size} bytes")
