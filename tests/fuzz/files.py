"""Files that commands read: the shipped ones and those of the READMEs, whole or broken."""

import random
import re
from functools import cache
from pathlib import Path

from tests.fuzz import surface

Luck = random.Random

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_CARD = "order-three-center"
_LOG = """\
# an evening
battles attack levy ashigaru-bow --defender-on forest : defender_losses 2, attacker_losses 0
theirs battles attack levy samurai-spear : defender_losses 1, attacker_losses 3
swords battle "daimyo, 3 spearmen" "2 bowmen, spearman" : result attacker, attacker_units 3
ran duel 6/5 5/5 : result first
ran shock "SI 7-4/6-3" "AS 6-4/5-3 2h" : defender_state routed
ran fire "AS-T 5-4" "KB 7-6/6-5" --range 2 : hits 1
"""
_ORDERS = (
    "order d10\nmove d10 d9\nmore orders\ntry battle d9 d8\ninspire yes\ngain no\nmore battles\n"
)
_SMALL = """\
Title: A Small Fight
First: red
Pool: 12

Red: Red
  command cards: 4
  dragon cards: 1
  honor: 2
  banners to win: 1

Blue: Blue
  command cards: 4
  dragon cards: 1
  honor: 2
  banners to win: 1

Map:
   4     .     .     .ab   .     .     .     .     .     .     .     .
   5  .     .     .     .ab2  .ssf  .as2  .csm  .     .     .     .     .
   6     .     .     f     .     h     .     .     .     .     .     .
   7  .     .     .     .AB2  .SSF  .AS2  .CSM  .     .     .     .     .
   8     .     .     .     .     .     .     .     .     .     .     .
"""
_ODD_BYTES = (
    b"\x00",
    b"\xff",
    b"\xef\xbb\xbf",
    b"\r\n",
    b"\n\n",
    b"\t",
    b" ",
    "侍".encode(),
    b"\x1a",
)
_ODD_WORDS = (
    *(b"20", b"12", b"10", b"2", b"1", b"0", b"0.0", b"0.5", b"20", b"12", b"10", b"2", b"1", b"7"),
    *(b"-1", b"0", b"99", b"9" * 30, b"9" * 5000, b"1e309", b"nan", b"inf", b"true", b"1.5", b"''"),
    *(b"$x^2$", b"$\\frac$", b"[/red]", "侍".encode(), b"<b>", b"a|b", b"$\\frac$", b"[/x]", b"%"),
    *(b"[]", b"{}", b"[[1]]", b"{ value = 1 }", b"{ value = [], source = [] }", b"red", b"blue"),
    *(
        b"none",
        b"\xe2\x80\xae",
        b"'''",
        b'"',
        b"[",
        b"]",
        b"=",
        b":",
        b"#",
        b"1979-05-27",
        b"\\u0000",
    ),
    *(
        b"[" * 2000,
        b"{a=" * 2000,
        b"a." * 2000 + b"b",
        b"\xc2\xb2",
        b"(" * 500,
        b"%s",
        b"0x7fffffffffffffff",
    ),
)


@cache
def seeds(kind: str) -> tuple[bytes, ...]:
    """List sound files of a kind: scenario, rules, charts, dragons, orders or log."""
    package = surface.ROOT / "samurai_odds"
    found: list[str] = []
    if kind == "scenario":
        found = [_SMALL] * 4 + _read(package / "battles" / "scenarios", "*.txt") + _blocks("text")
    elif kind.startswith("scenario "):
        found = _read(package / kind.partition(" ")[2] / "scenarios", "*.txt")
    elif kind == "rules battles":
        found = _blocks("toml", "battles") + _nested(package / "battles" / "facts")
    elif kind == "rules swords":
        found = _blocks("toml", "swords") + _nested(package / "swords" / "facts")
    elif kind in ("rules ran", "charts"):
        whole = _read(package / "ran" / "facts", "charts.toml")
        found = whole + [part for text in whole for part in re.split(r"\n(?=\[\w+\]\n)", text)[1:]]
    elif kind == "dragons":
        found = _blocks("dragons") + _read(package / "battles" / "facts", "dragon_cards.toml")
    elif kind == "orders":
        found = [*_blocks("orders"), _ORDERS]
    elif kind == "log":
        found = [_LOG, *_LOG.splitlines(keepends=True)]
    return tuple(text.encode() for text in found) or (_LOG.encode(),)


def _read(folder: Path, pattern: str) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted(folder.glob(pattern))]


def _blocks(language: str, game: str = "") -> list[str]:
    found = []
    for page in surface.pages():
        if game and f"/{game}/" not in page.as_posix():
            continue
        blocks = _BLOCK.findall(page.read_text(encoding="utf-8"))
        found += [text for name, text in blocks if name == language]
    return found


def _nested(folder: Path) -> list[str]:
    """Turn shipped facts into rules files: their tables one level down."""
    found = []
    for file in sorted(folder.glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        if file.stem in ("units", "terrain"):
            text = re.sub(r"^\[", f"[{file.stem}.", text, flags=re.MULTILINE)
        parts = re.split(r"\n(?=\[)", text)
        found += [text, *parts[1:]]
    return found


def content(luck: Luck, kind: str, sound: float) -> bytes:
    """Give the content of a file, sound with this chance, else changed somewhere."""
    text = luck.choice(seeds(kind))
    if luck.random() < sound:
        return text
    if luck.random() < 0.05:
        return luck.choice(
            (b"", b"\n", b"#", b"\x00" * 99, luck.randbytes(300), b"a" * 10**6, b"[" * 10**5)
        )
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        text = _changed(luck, text)
    return text


def _changed(luck: Luck, text: bytes) -> bytes:
    way = luck.randrange(5)
    if way == 0:
        return _in_bytes(luck, text)
    if way == 1:
        return text[: luck.randrange(len(text) + 1)]
    if way == 2:
        return _in_lines(luck, text)
    return _in_words(luck, text)


def _in_bytes(luck: Luck, text: bytes) -> bytes:
    changed = bytearray(text)
    for _ in range(luck.choice((1, 1, 2, 5))):
        place = luck.randrange(len(changed) + 1)
        end = place + luck.choice((0, 1, 1, 3))
        changed[place:end] = luck.choice((luck.randbytes(1), luck.choice(_ODD_BYTES), b""))
    return bytes(changed)


def _in_lines(luck: Luck, text: bytes) -> bytes:
    lines = text.splitlines(keepends=True) or [b""]
    place, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    way = luck.randrange(5)
    if way == 0:
        del lines[place]
    elif way == 1:
        lines.insert(other, lines[place])
    elif way == 2:
        lines[place], lines[other] = lines[other], lines[place]
    elif way == 3:
        lines[place] = b"  " + lines[place]
    else:
        lines[place] = lines[place] * luck.choice((2, 50, 2000))
    return b"".join(lines)


def _in_words(luck: Luck, text: bytes) -> bytes:
    """Put another word for one, be it of this file or an odd one."""
    words = list(re.finditer(rb"[\w.+-]+|\"[^\"\n]*\"|[\[{][^\n]*[\]}]", text))
    if not words:
        return text + luck.choice(_ODD_WORDS)
    chosen, other = luck.choice(words), luck.choice(words)
    fresh = other.group() if luck.random() < 0.4 else luck.choice(_ODD_WORDS)
    return text[: chosen.start()] + fresh + text[chosen.end() :]
