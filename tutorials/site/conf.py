"""How Sphinx builds the site; `python -m analyses site --out DIR` lays its sources out first."""

import re
from pathlib import Path
from typing import Any

from samurai_odds import __version__

project = "samurai-odds"
author = "the samurai-odds developers"
copyright = f"2026, {author}"
version = release = __version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
root_doc = "index"
exclude_patterns = ["extra"]

html_theme = "furo"
html_title = "samurai-odds"
html_extra_path = ["extra"]  # the page for the phone, as it is
html_search_scorer = str(Path(__file__).with_name("scorer.js"))
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a1c1c", "color-brand-content": "#8a1c1c"},
    "dark_css_variables": {"color-brand-primary": "#f0a0a0", "color-brand-content": "#f0a0a0"},
}

myst_enable_extensions = ["html_image"]
myst_heading_anchors = 4
nb_execution_mode = "off"  # they were run when they were laid out
highlight_language = "none"
suppress_warnings = [
    "myst.header",  # sections of included pages begin where they like
    "misc.highlighting_failure",
]

autodoc_typehints = "none"  # words allowed stand in the descriptions: readable ones
autodoc_member_order = "bysource"
python_maximum_signature_line_length = 72


def _as_words(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Names such as red_ stand for several: no links."""
    lines[:] = [re.sub(r"(?<=\w)_(?!\w|`)", r"\\_", line) for line in lines]


def setup(app: Any) -> None:
    """Sphinx calls this."""
    app.connect("autodoc-process-docstring", _as_words)
