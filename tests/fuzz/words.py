"""Values that options may be given: sensible by what they take, and hostile ones."""

import random
from collections.abc import Callable
from functools import cache

from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.scenario import command_cards
from samurai_odds.ran.facts import load as load_charts
from tests.fuzz import surface

Luck = random.Random
Path = tuple[str, ...]  # the words of a command

HOSTILE = (
    *("", " ", "-", "--", "---", "-1", "0", "00", "+1", "1.5", "1e3", "1e309", "-1e309", "nan"),
    *("inf", "-inf", "1_000", "0x10", "9" * 30, "9" * 5000, "-" + "9" * 19, str(2**63), str(2**47)),
    *("٣", "１２", "½", "²", "Ⅷ", "true", "None", "null", "[]", "{}", "()", "..", "/", "~", "."),
    *("a\nb", "a\rb", "\t", "é", "侍", "\u202egnp", "\udcff", "\x1b[31m", "\u0000"[1:], "\ufeff1"),
    *(
        "%s",
        "%",
        "{0}",
        "{}",
        "<script>alert(1)</script>",
        "|",
        "a|b",
        "'",
        '"',
        "`",
        "$(id)",
        "\\",
    ),
    *(
        ",",
        ";",
        ":",
        "=",
        "+",
        "a,b",
        "1,1",
        ",,",
        ";;",
        "+ +",
        "1/0",
        "0/0",
        "-0",
        "1-",
        "-1-",
        "()",
    ),
    *("(" * 300, "[" * 300, "a" * 3000, "1," * 600, "levy," * 200, "--help", "-h", "--", "@x"),
    *("/dev/null", "/dev/full", "/nowhere/at/all", "a" * 300 + ".png", "con", "nul.png", "x.PNG"),
    *("yes", "no", "best", "none", "all", "empty", "home", "random", "1h", "0h", "-1h", "h", "v"),
)

CONSTANTS = ("0", "1", "2", "3", "0.5", "-1", "1e9", "10**6", "1e308")
BROKEN_EXPRESSIONS = (
    *("1/0", "0/0", "0**-1", "10**400", "1e400", "9**9**9", "(-8)**0.5", "5 % 0", "5 // 0", "'a'"),
    *("'a' == 'b'", "'a' < 1", "lambda: 0", "__import__('os')", "1 if 1 else 2", "[1]", "(1,2)"),
    *("{}", "x:=1", "1;1", "1\n+1", "# no", "1 # c", "abs(1,2)", "min()", "min(1)", "max(*[1,2])"),
    *("abs(x=1)", "1 in (1, 2)", "1 is 1", "~1", "1 << 70", "1 @ 1", "1j", "True", "None", "..."),
    *("b'x'", "f'{1}'", "1_0", "0x1F", "0777", "not", "and", "1 <", "< 1", "==", "1 = 1", "1 == "),
    *(
        "(" * 100 + "1" + ")" * 100,
        "(" * 400,
        "-" * 900 + "1",
        "not " * 240 + "1",
        "1+" * 450 + "1",
    ),
    *("1<" * 450 + "1", "abs(" * 180 + "1" + ")" * 180, "x" * 2000, "p", "se", "nan", "inf", "e"),
    *("min(1, 'a')", "max('a', 'b')", "abs('a')", "-'a'", "not 'a'", "'a' and 1", "'' == ''", "\\"),
)
KINDS = ("bowman", "gunner", "daimyo", "swordsman", "ronin", "spearman")
PLURALS = ("bowmen", "gunners", "daimyos", "swordsmen", "ronin", "spearmen")
TYPES = ("KB", "KBH", "KB-B", "SI", "SI-B", "AS", "AS-T", "AS-B", "Honjin")
STATES = (
    *("disrupted", "open", "check", "banzai", "charge", "flank", "engaged", "engaged-elsewhere"),
    *("surrounded", "stuck", "through", "2h", "1h", "3h", "0h", "9h", "routed", "so-taisho"),
)


@cache
def battle_units() -> tuple[str, ...]:
    """List the units of Samurai Battles, and the leader alone."""
    return (*load().units, "lone-leader")


@cache
def chart_words() -> tuple[str, ...]:
    """List the keys that RAN's charts use, such as terrain."""
    words = {str(key) for table in load_charts(None).tables.values() for key in table}
    return tuple(sorted(words))


def small(luck: Luck) -> str:
    """Give a small number, mostly within any bounds."""
    return str(luck.choice((0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 12)))


def force(luck: Luck) -> str:
    """Write a force of Samurai Swords."""
    picked = luck.sample(range(len(KINDS)), luck.randint(1, 3))
    parts = []
    if luck.random() < 0.8:
        picked = [kind for kind in picked if KINDS[kind] not in ("daimyo", "ronin")] or [5]
    for kind in picked:
        number = luck.choice((1, 1, 1, 2, 2, 3, 4, 5))
        parts.append(KINDS[kind] if number == 1 else f"{number} {PLURALS[kind]}")
    if luck.random() < 0.05:
        parts.append(f"{luck.choice((6, 9, 15, 40, 99, 1000))} {luck.choice(PLURALS)}")
    if luck.random() < 0.5 and not any("daimyo" in part for part in parts):
        parts.insert(0, luck.choice(("daimyo", "daimyo", "fallen daimyo")))
    text = (
        ", ".join(parts).replace(" daimyos", " daimyo") if luck.random() < 0.3 else ", ".join(parts)
    )
    return text + (f" + {force(luck)}" if luck.random() < 0.1 else "")


def ratings(luck: Luck) -> str:
    """Write the ratings of a unit of RAN, mostly less on its disrupted side."""
    quality, moves = luck.randint(2, 9), luck.randint(2, 7)
    worse = f"{luck.randint(1, quality - 1)}-{luck.randint(1, moves - 1)}"
    if luck.random() < 0.05:
        worse = f"{luck.randint(0, 12)}-{luck.randint(0, 12)}"
    return f"{quality}-{moves}" + (f"/{worse}" if luck.random() < 0.8 else "")


def unit(luck: Luck) -> str:
    """Write a unit of RAN, at times several."""
    kind, rated = luck.choice(TYPES), ratings(luck)
    if luck.random() < 0.97 and ("-" in kind or kind == "Honjin"):
        rated = rated.partition("/")[0]  # it has no disrupted side
    words = [kind, rated]
    words += luck.sample(STATES, luck.choice((0, 0, 0, 0, 1, 1, 2)))
    return " ".join(words) + (f" + {unit(luck)}" if luck.random() < 0.2 else "")


def expression(luck: Luck, path: Path, depth: int = 0) -> str:
    """Write an expression, mostly over names that the game knows."""
    if depth == 0 and luck.random() < 0.08:
        return luck.choice(BROKEN_EXPRESSIONS)
    if depth > 2 or luck.random() < 0.4:
        names = surface.variables(path) if luck.random() < 0.85 else surface.named(path[0])
        return luck.choice(names) if luck.random() < 0.75 else luck.choice(CONSTANTS)
    left, right = (expression(luck, path, depth + 1) for _ in range(2))
    if luck.random() < 0.12:
        return luck.choice((f"abs({left})", f"min({left}, {right})", f"not {left}", f"-{left}"))
    signs = (*"+-*/%", "//", "**", "<", "<=", ">", ">=", "==", "!=", "and", "or", "==", ">", "+")
    text = f"{left} {luck.choice(signs)} {right}"
    return f"({text})" if luck.random() < 0.6 else text


def numbers(luck: Luck, least: int = 1, most: int = 3) -> str:
    """Write numbers by commas, at times many."""
    most = 12 if luck.random() < 0.1 else most
    return luck.choice((",", ", ")).join(small(luck) for _ in range(luck.randint(least, most)))


def _losses(luck: Luck) -> str:
    return luck.choice(("best", ", ".join(luck.sample(KINDS, luck.randint(1, 6)))))


def _prior(luck: Luck) -> str:
    shares = luck.choice(("0:0.5,1:0.5", "0:1", "1:0.2,2:0.3,3:0.5", "0:0.5", "1:-1,2:2", "0:nan"))
    return luck.choice((small(luck), shares))


def _attack(luck: Luck) -> str:
    options = luck.choice(("", " --inspire", " --defender-on forest", " --swarm 2", " --range 2"))
    return f"{luck.choice(battle_units())} {luck.choice(battle_units())}{options}"


def _vary(luck: Luck) -> str:
    return luck.choice(
        (
            "inspire=yes,no",
            "defender-on=open,forest",
            "range=1,2,3",
            "moved=0,1,9",
            "swarm=1,1,1",
            "attacker-leader=none,foot",
            "value=hits",
            "x=1",
            "range",
            "range=",
            "=",
            "then=levy,none",
        )
    )


def _province(luck: Luck) -> str:
    held = luck.choice(("empty", force(luck), force(luck)))
    end = luck.choice(("", "", "; castle", "; fortress", "; castle; fortress", ";"))
    return f"{luck.choice('abcd')}: {held}{end}"


def _combat(luck: Luck) -> str:
    kind = luck.choice(("shock", "shock", "fire", "assault", "duel", "rout", "rally", "nothing"))
    more = luck.choice(
        ("", "", " --charge", " --points attacker_rout_points", " --flank --engaged")
    )
    return f"{kind} '{unit(luck)}' '{unit(luck)}'{more}"


def _border(luck: Luck) -> str:
    ends = (luck.choice(("home", *"abcd")) for _ in range(2))
    return luck.choice("---~").join(ends)


def _plan(luck: Luck) -> str:
    return ", ".join(
        f"{luck.choice('abcd')} {luck.choice(('move', 'stay', 'x'))}"
        for _ in range(luck.randint(1, 3))
    )


def _list(luck: Luck, path: Path) -> str:
    if path[0] == "swords":
        return "; ".join(force(luck) for _ in range(luck.randint(1, 3)))
    return ",".join(luck.choices(battle_units(), k=luck.randint(1, 3)))


# By metavar or name of a parameter: how a sensible value is made.
_MADE: dict[str, Callable[[Luck, Path], str]] = {
    "TERRAIN": lambda luck, _: luck.choice(list(load().terrain)),
    "KEY": lambda luck, _: luck.choice(chart_words()),
    "LIST": _list,
    "attackers": _list,
    "defenders": _list,
    "ORDER": lambda luck, _: _losses(luck),
    "FORCE": lambda luck, _: force(luck),
    "army": lambda luck, _: "daimyo, " + force(luck),
    "enemy": lambda luck, path: force(luck) if path[0] == "swords" else luck.choice(TYPES),
    "koku": lambda luck, _: luck.choice((*"01233", "-1")),
    "N|PRIOR": lambda luck, _: _prior(luck),
    "EXPR": expression,
    "BOT": lambda luck, _: luck.choice([str(bot.NAME) for bot in BOTS.modules]),
    "SIDE": lambda luck, _: luck.choice(("red", "blue")),
    "CARD": lambda luck, _: luck.choice(list(command_cards())),
    "ATTACK": lambda luck, _: _attack(luck),
    "OPTION=VALUE,...": lambda luck, _: _vary(luck),
    "'NAME: FORCE[; castle]'": lambda luck, _: _province(luck),
    "A-B": lambda luck, _: _border(luck),
    "'A move, B stay'": lambda luck, _: _plan(luck),
    "'A v D'": lambda luck, _: f"{force(luck)} v {force(luck)}",
    "N-M": lambda luck, _: f"{luck.randint(1, 4)}-{luck.randint(1, 5)}",
    "N,N": lambda luck, _: numbers(luck),
    "N,N,N": lambda luck, _: numbers(luck),
    "M,M": lambda luck, _: numbers(luck),
    "M|finished": lambda luck, _: luck.choice((small(luck), "finished")),
    "C/S": lambda luck, _: f"{luck.randint(1, 9)}/{luck.randint(1, 9)}",
    "TQ-MA/TQ-MA": lambda luck, _: ratings(luck),
    "UNITS/LOST/MOMENTUM": lambda luck, _: "/".join(small(luck) for _ in range(3)),
    "PROCEDURE...": lambda luck, _: _combat(luck),
    "UNIT+UNIT": lambda luck, _: f"{unit(luck)} + {unit(luck)}",
    "BUSHO": lambda luck, _: numbers(luck) + luck.choice(("", "", " so-taisho")),
    "CONTINGENT": lambda luck, _: "/".join(str(luck.randint(1, 15)) for _ in range(3)),
    "FIRST": lambda luck, _: f"{luck.randint(1, 9)}/{luck.randint(1, 9)}",
    "SECOND": lambda luck, _: f"{luck.randint(1, 9)}/{luck.randint(1, 9)}",
    "PERCENT": lambda luck, _: luck.choice(("1", "5", "50", "100", "0")),
    "KOKU": lambda luck, _: luck.choice(("0", "1", "2", "3")),
    "E": lambda luck, _: luck.choice(("0.01", "0.001", "1", "1e-12")),
    "S": lambda luck, _: luck.choice(("0.1", "0.3", "1e-9")),
    "P": lambda luck, _: luck.choice(("0", "0.3", "0.7", "0.99", "1")),
    "K": lambda luck, _: luck.choice(("0", "1", "7", str(2**63 - 1), str(2**63))),
    "I": lambda luck, _: luck.choice(("0", "1", "7", "99", str(2**40), str(2**47), str(2**62))),
    "battles|swords|ran": lambda luck, _: luck.choice(("battles", "swords", "ran")),
    "defender_type": lambda luck, _: luck.choice(TYPES),
    "table": lambda luck, _: luck.choice(list(load_charts(None).tables)),
}
for _name in ("UNIT", "UNITS", "FIRER", "TARGET"):
    _MADE[_name] = lambda luck, _: unit(luck)


def _side(luck: Luck, path: Path) -> str:
    if path[0] == "swords":
        return force(luck)
    return unit(luck) if path[0] == "ran" else luck.choice(battle_units())


_MADE |= {"DEFENDER": _side, "ATTACKER": _side}


def sensible(luck: Luck, path: Path, name: str, metavar: str | None, kind: str) -> str:
    """Make a value that may well be allowed."""
    shown = surface.shown_values(path[0]).get(name)
    if shown and luck.random() < 0.3:
        return luck.choice(shown)
    if kind == "integer" and metavar not in ("I", "K", "KOKU"):
        least, most = surface.bounds(path[0]).get(name, (0, 8))
        return str(luck.choice((least, least + 1, luck.randint(least, most), most)))
    if metavar and metavar.startswith("["):  # a list of what a command of one takes
        one = metavar.strip("[]").removesuffix("S")
        parts = (sensible(luck, path, name, one, kind) for _ in range(luck.randint(1, 3)))
        return luck.choice((";", "; ")).join(parts)
    for key in (metavar, name, name.upper()):
        if key in _MADE:
            return _MADE[key](luck, path)
    if metavar and "|" in metavar:
        return luck.choice(metavar.split("|"))
    if kind == "float":
        return luck.choice(("0", "0.1", "0.5", "1", "3"))
    return luck.choice(
        (small(luck), luck.choice(chart_words()), luck.choice(surface.variables(path)))
    )


def hostile(luck: Luck) -> str:
    """Make a value that is hardly ever allowed."""
    return luck.choice(HOSTILE)


def bent(luck: Luck, text: str) -> str:
    """Change a token or a character of a value."""
    if not text:
        return hostile(luck)
    place = luck.randrange(len(text))
    ways: tuple[Callable[[], str], ...] = (
        lambda: text[:place] + text[place + 1 :],
        lambda: text[:place] + luck.choice("0129-+/,;:()'\" .~*h%é²") + text[place:],
        lambda: text[:place],
        lambda: text + luck.choice((" ", ", ", "+", "/", "-")) + text,
        lambda: " ".join(luck.sample(text.split(), len(text.split()))),
        text.upper,
        lambda: "".join(
            luck.choice(("0", "-1", "99999999", "1e9", "²")) if c.isdigit() else c for c in text
        ),
        lambda: f"{text} {luck.choice(STATES)}",
        lambda: f" {text}\n",
        lambda: text[:place] + hostile(luck) + text[place:],
    )
    return luck.choice(ways)()
