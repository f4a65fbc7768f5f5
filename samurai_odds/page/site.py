"""The page as files: a folder to serve, or one file to mail."""

import base64
import hashlib
import html
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from samurai_odds._version import VERSION
from samurai_odds.engine.progress import tracked
from samurai_odds.engine.writing import check_folder, write_folder
from samurai_odds.grids.web import colors
from samurai_odds.page.hint_script import SEARCH, hint_script, rules_script
from samurai_odds.page.playing import PLAYED, tables
from samurai_odds.page.positions import PASSAGES, PLACED
from samurai_odds.page.scripts import (
    GAMES,
    LUCK,
    PLAY,
    READ_BY_HAND,
    SHIPPED,
    Rules,
    board_of,
    games_by_hand,
    games_script,
    names,
    playing_of,
    position_of,
    runtime,
    script,
)
from samurai_odds.page.scripts import by_hand as stood_on
from samurai_odds.page.short import shortest
from samurai_odds.page.smaller import members_in, named_alike, smaller

_ASSETS = Path(__file__).parent / "assets"
_VIEWS = ("tools.js", "figures.js", "controls.js", "answer.js", "odds.js", "page.js")
_OUTSIDE = ("manifest.webmanifest", "icon.svg")  # that no script depends on
ICONS = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}  # for home screens
FIRST = ("index.html", "page.css", "page.js", "runtime.js", *_OUTSIDE)  # files of the first load
# Chromium compiles such a file at once, while it arrives and beside what the page does: most of
# it is called, and function by function takes the page's own time.
_WHOLE = "//# allFunctionsCalledOnLoad\n"
_STRICT = '"use strict";\n'  # of a script of several views
_TEMPLATES = ("page.html", "first.js", "worker.js")
_LOOSE = re.compile(  # of style sheets: comments, signs with the blanks around them, not in texts
    r"/\*.*?\*/|\s*([{};,>]|(?<=\w):(?=\s[^\"]))\s*", re.DOTALL
)
_THEMED = (  # dark where the page says so, which knows what the device is set to
    "@media screen and (prefers-color-scheme: dark) {\n  :root {",
    "@media screen {\n  :root[data-theme=dark] {",
)
_PLAYING = (
    *("laying.js", "saves.js", "shelf.js"),
    *("board.js", "provinces.js", "match.js", "play.js", "panel.js", "replay.js", "telling.js"),
    *("sheets.js", "planning.js", "lobby.js", "advising.js", "coaching.js"),
    "position.js",
)
_POLICY = (
    "default-src 'none'; script-src {script}; style-src {style}; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src {worker}; base-uri 'none'; "
    "form-action 'none'"
)


@cache
def _scripts(rules: Rules) -> Mapping[str, str]:
    files = {f"{name}.js": script(name, rules) for game in GAMES for name in names(game)}
    files |= {"runtime.js": runtime(rules), "page.js": _views(_VIEWS)}
    files |= {f"{name}.js": script(name, rules) for name in map(playing_of, PLAYED)}
    for names_of in (board_of, position_of):
        files |= {f"{name}.js": script(name, rules) for name in map(names_of, PLACED)}
    files |= {"session.js": _session(rules), "play.js": _play(rules)}
    files |= {
        f"rules-{game}.js": rules_script(game, rules) for game in tracked(PLAYED, "rules written")
    }
    files |= {"games.js": games_script(), "updating.js": _views(("updating.js",))}
    return files | {"hints.js": hint_script()[0], "hinter.js": shortest(_asset("hinter.js"))}


def parts(rules: Rules = SHIPPED) -> dict[str, str]:
    """Return the files that are of one version or none, by their names."""
    files = {name: _WHOLE + text for name, text in named_alike(_scripts(rules), _kept()).items()}
    return files | {"page.css": _style(), "play.css": _play_style()}


@cache
def _kept() -> set[str]:
    """Return the members that scripts by hand name: whoever looks into a page knows them so."""
    return {f"{name}_" for name in READ_BY_HAND}.union(*map(members_in, by_hand()))


@cache
def site(rules: Rules = SHIPPED) -> Mapping[str, str]:
    """Return the texts of the page by their paths; ``index.html`` is opened.

    The short names in scripts differ from build to build, so the names of files that belong
    together begin with what is in them: a page never meets a file of another version.
    """
    files, outside = parts(rules), {name: _asset(name) for name in _OUTSIDE}
    pictures = {name: hashlib.sha256(one).hexdigest() for name, one in icons().items()}
    made = {**files, **outside, **pictures} | {name: _asset(name) for name in _TEMPLATES}
    version = hashlib.sha256(json.dumps(made, sort_keys=True).encode()).hexdigest()[:12]
    prefix = f"v-{version}-"
    head = (
        f'<link rel="stylesheet" href="{prefix}page.css">\n'
        '<link rel="manifest" href="manifest.webmanifest">\n'
        '<link rel="icon" href="icon.svg" type="image/svg+xml">\n'
        '<link rel="apple-touch-icon" href="icon-180.png">'
    )
    first = smaller(_filled("first.js", prefix=prefix))
    allowed = f"'self' 'sha256-{_digest(first)}'"
    policy = _POLICY.format(script=allowed, style="'self'", worker="'self'")
    head = f"<script>{first}</script>\n{head}"  # before the style, which scripts wait for
    page = _filled("page.html", policy=policy, head=head, scripts="")
    laid = {"index.html": page, **outside}
    laid |= {f"{prefix}{name}": text for name, text in files.items()}
    paths = json.dumps(["./", *sorted(laid), *ICONS])
    named = {"version": f"samurai-odds {VERSION} {version}", "prefix": prefix, "files": paths}
    return laid | {"worker.js": smaller(_filled("worker.js", **named))}


def icons() -> dict[str, bytes]:
    """Return the page's pictures for home screens, by their names."""
    return {name: (_ASSETS / name).read_bytes() for name in ICONS}


def whole_site(rules: Rules = SHIPPED) -> dict[str, bytes]:
    """Return all files of the page by their paths."""
    return {name: text.encode() for name, text in site(rules).items()} | icons()


def one_file(rules: Rules = SHIPPED) -> str:
    """Return the whole page as one file that needs no other."""
    style = _style() + _play_style()
    views = {"views.js": _views(_VIEWS[:-1]), "page.js": _views(_VIEWS[-1:])}
    files = named_alike({**_scripts(rules), **views}, _kept())
    texts = {"runtime.js": files["runtime.js"]}
    texts |= {name: files[name] for game in GAMES for name in (f"{one}.js" for one in names(game))}
    texts |= {"session.js": files["session.js"]}
    texts |= {name: files[name] for name in ("views.js", "play.js", "games.js")}
    for kind in ("rules-{}", "board-{}", "play-{}"):
        texts |= {name: files[name] for name in (f"{kind.format(game)}.js" for game in PLAYED)}
    texts |= {name: files[name] for name in (f"{position_of(game)}.js" for game in PLACED)}
    texts["page.js"] = files["page.js"]
    head = f"<style>{style}</style>\n{_icon()}"
    hashes = " ".join(f"'sha256-{_digest(text)}'" for text in texts.values())
    policy = _POLICY.format(script=hashes, style=f"'sha256-{_digest(style)}'", worker="blob:")
    scripts = "\n".join(
        f'<script data-file="{name}">{text}</script>' for name, text in texts.items()
    )
    hinter = files["hints.js"] + files["hinter.js"]
    scripts = f'<script type="text/plain" id="hinter">{hinter}</script>\n{scripts}'
    return _filled("page.html", policy=policy, head=head, scripts=scripts)


def write_site(folder: Path, rules: Rules = SHIPPED, force: bool = False) -> None:
    """Write the page into a folder, which is made if it is not there, whole or not at all.

    Raises OddsError if that would overwrite files that are not ours, unless by ``force``.
    """
    if not force:
        check_free_for_site(folder)
    write_folder(folder, whole_site(rules), force)


def check_free_for_site(folder: Path) -> None:
    """Raise OddsError unless a folder is new, or holds no other files than a page's."""
    if folder.is_dir():
        check_folder(
            folder,
            [
                file.relative_to(folder).as_posix()
                for file in folder.rglob("*")
                if not file.is_dir()
            ],
        )


def _asset(name: str) -> str:
    return (_ASSETS / name).read_text(encoding="utf-8")


def _style() -> str:
    """Return the style, with blanks only where they mean something."""
    themed = colors().replace(*_THEMED)
    assert themed != colors()
    return _tight(themed + _asset("page.css"))


def _tight(style: str) -> str:
    return _LOOSE.sub(r"\1", style).replace(";}", "}")


def _filled(name: str, **parts: str) -> str:
    """Return an asset with the parts that it names in braces."""
    text = _asset(name)
    for part, value in parts.items():
        text = text.replace(f"{{{part}}}", value)
    return text


def _session(rules: Rules) -> str:
    """Return the view of a session's luck, which is loaded when it is opened."""
    return shortest(_asset("session.js")) + script(LUCK, rules)


def _views(names: Sequence[str]) -> str:
    return _STRICT + "".join(map(shortest, map(_asset, names)))


def by_hand() -> Iterator[str]:
    """Yield the scripts written by hand that the page has as they are."""
    views = (*_VIEWS, *_PLAYING, "updating.js")
    yield from map(_asset, (*views, "session.js", "hinter.js"))
    yield PASSAGES.read_text("utf-8")
    yield SEARCH.read_text("utf-8")
    yield from (*stood_on(), games_by_hand(), *map(tables, PLAYED))


def _play(rules: Rules) -> str:
    """Return the view of full games and what all of them share, loaded with the first one."""
    return _views(_PLAYING) + shortest(PASSAGES.read_text("utf-8")) + script(PLAY, rules)


def _play_style() -> str:
    return _tight(_asset("play.css") + _asset("panel.css"))


def _icon() -> str:
    picture = base64.b64encode(_asset("icon.svg").encode()).decode()
    address = html.escape(f"data:image/svg+xml;base64,{picture}")
    return f'<link rel="icon" href="{address}">'


def _digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
