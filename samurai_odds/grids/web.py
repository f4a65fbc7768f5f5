"""Pages that need no other file: what they are made of, and how they open."""

import html
from functools import cache
from pathlib import Path

from samurai_odds._version import VERSION

_POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
_PLAIN = """* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 92rem; padding: .5rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.35 system-ui, sans-serif; }
h1 { font-size: 1.15rem; margin: .2rem 0; }
p { margin: .2rem 0 .4rem; color: var(--quiet); font-size: .9rem; }
pre, .wide { overflow-x: auto; } .wide svg { min-width: 52rem; max-height: 92vh; }
summary { min-height: 2.75rem; cursor: pointer; }
:focus-visible { outline: 3px solid var(--other); outline-offset: 1px; }
"""


@cache
def colors() -> str:
    """Return the colors of all pages, light and dark, as a style sheet."""
    return (Path(__file__).parent / "colors.css").read_text(encoding="utf-8")


def page(title: str, body: str, style: str = "", script: str = "") -> str:
    """Return a page that asks no other host; its first line says that we wrote it."""
    parts = (
        f"<!-- samurai-odds {VERSION} -->",
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        f"<title>{html.escape(title)}</title>\n<style>\n{colors()}{_PLAIN}{style}</style>\n</head>",
        f"<body>\n{body}",
        f"<script>\n{script}</script>" if script else "",
        "</body>\n</html>\n",
    )
    return "\n".join(part for part in parts if part)


def framed(page: str, title: str, height: int) -> str:
    """Return a page inside another, such as a notebook."""
    return (
        f'<iframe title="{html.escape(title)}" srcdoc="{html.escape(page)}" '
        f'style="width:100%;height:{height}px;border:0"></iframe>'
    )
