"""Pages that need no other file: what they are made of, and how they open."""

import html
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

from samurai_odds._version import VERSION

_POLICY = (
    "default-src 'none'; script-src {script}; style-src {style}; img-src data:; "
    "base-uri 'none'; form-action 'none'"
)
_PLAIN = """* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 92rem; padding: .5rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.35 system-ui, sans-serif; }
h1 { font-size: 1.15rem; margin: .2rem 0; }
p { margin: .2rem 0 .4rem; color: var(--ash); font-size: .9rem; }
pre, .wide { overflow-x: auto; } .wide svg { min-width: 52rem; max-height: 92vh; }
.board { width: 100%; }
table { border-collapse: collapse; margin: .5em 0; }
th, td { text-align: right; padding: .1em .6em; border-bottom: 1px solid #999; }
th:first-child, td:first-child { text-align: left; }
.note { margin: 0; font-size: 90%; }
summary { min-height: 2.75rem; cursor: pointer; }
:focus-visible { outline: 3px solid var(--ai); outline-offset: 1px; }
"""


@cache
def colors() -> str:
    """Return the colors of all pages, light and dark, as a style sheet."""
    return (Path(__file__).parent / "colors.css").read_text(encoding="utf-8")


def page(title: str, body: str, style: str = "", script: str = "") -> str:
    """Return a page that asks no other host, and runs no script but this one."""
    style = f"\n{colors()}{_PLAIN}{style}"
    script = f"\n{script}" if script else ""
    parts = (
        f"<!-- samurai-odds {VERSION} -->",
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        policy(style, script),
        f"<title>{html.escape(title)}</title>\n<style>{style}</style>\n</head>",
        f"<body>\n{body}",
        f"<script>{script}</script>" if script else "",
        "</body>\n</html>\n",
    )
    return "\n".join(part for part in parts if part)


def policy(style: str = "", script: str = "") -> str:
    """Return the head's line that allows a style and a script, each word for word, and no other."""
    allowed = {
        name: f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" if text else "'none'"
        for name, text in (("style", style), ("script", script))
    }
    said = _POLICY.format(**allowed)
    return f'<meta http-equiv="Content-Security-Policy" content="{said}">'


def framed(page: str, title: str, height: int) -> str:
    """Return a page inside another, such as a notebook."""
    return (
        f'<iframe title="{html.escape(title)}" srcdoc="{html.escape(page)}" '
        'sandbox="allow-scripts allow-downloads" '
        f'style="width:100%;height:{height}px;border:0"></iframe>'
    )
