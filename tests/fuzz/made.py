"""One command at random: its arguments, the files that it reads, and its surroundings."""

import random
import shlex
from dataclasses import dataclass, field

import click

from tests.fuzz import files, forged, surface, words

Luck = random.Random
# Parameters that are read from files, and what is in them; any other FILE is written.
_READ = {
    "rules": "rules",
    "dragons": "dragons",
    "orders": "orders",
    "charts": "charts",
    "scenario": "scenario",
    "position": "scenario",
    "setup": "scenario",
    "file": "scenario",
    "files": "record",
    "game": "game",
}
_FORGED = {"record": forged.records, "save": forged.saves}
_PLACES = (
    *("out.png", "out.svg", "out.pdf", "out.png", "folder/out.png", "missing/out.svg", "out.txt"),
    *(
        ".png",
        "out",
        "folder",
        ".",
        "/dev/full",
        "out.PDF",
        "out.html",
        "out.md",
        "a" * 260 + ".png",
    ),
    *("é 侍.svg", "there.txt", "there.txt/out.png", "out.png/", "\udcff.png", "locked/out.png"),
)
_FULL_GAMES = {"play", "turn", "balance"}
_WIDTHS = (None, None, None, "80", "50", "20", "1", "0", "x", "100000")
_ENCODINGS = ("utf-8",) * 20 + ("latin-1", "ascii")


_QUICK = "--red random --blue random --turn-limit 2 --samples 1"
READERS = (  # what reads a file of a kind, at little cost
    ("scenario", "battles map {}"),
    ("scenario", "battles map {} --format json"),
    ("scenario", f"battles play {{}} {_QUICK}"),
    ("scenario swords", "swords map {}"),
    ("scenario swords", "swords play {} --bots random --round-limit 1 --samples 1"),
    ("scenario ran", "ran map {}"),
    ("scenario ran", f"ran play {{}} {_QUICK}"),
    ("rules battles", "battles attack SS AB --rules {}"),
    ("rules battles", f"battles play study-spears {_QUICK} --rules {{}}"),
    ("rules swords", "swords battle 'daimyo, 3 spearmen' '2 gunners' --rules {}"),
    ("rules ran", "ran fire 'AS-T 6-4' 'SI 7-4/6-3' --range 2 --rules {}"),
    ("charts", "ran charts check {}"),
    ("charts", "ran shock 'SI 7-4/6-3' 'AS 6-4/5-3' --charts {}"),
    ("dragons", f"battles play study-spears {_QUICK} --dragons {{}}"),
    ("orders", "battles turn study-spears --card order-two-center --samples 2 --orders {}"),
    ("log", "luck {}"),
    ("log", "luck {} --format csv"),
    ("log", "battles review {} --samples 2 --seconds 1"),
    ("record", "merge {}"),
    ("record", "merge {} --format json"),
    ("record", "swords review {} --samples 2 --seconds 1"),
    ("save", "ran review {} --samples 2 --seconds 1"),
    ("save", "battles review {} --samples 2 --seconds 1"),
)


@dataclass
class Case:
    """One command: what it is given, and where it is given it."""

    arguments: list[str]
    files: dict[str, bytes] = field(default_factory=dict)
    stdin: bytes = b""
    width: str | None = None
    encoding: str = "utf-8"


def case(seed: int, number: int, games: bool = True) -> Case:
    """Make command ``number`` of a seed, without ``games`` one that plays no full games."""
    made = _Maker(random.Random(f"{seed}/{number}")).case()
    if not games and _FULL_GAMES & set(made.arguments[:2]):
        return case(seed, -1 - abs(number) * 2, games)
    return made


def file_case(seed: int, number: int, games: bool = True) -> Case:
    """Make command ``number`` of those that read a file that was changed or forged."""
    luck = random.Random(f"{seed}/file {number}")
    kind, line = luck.choice(READERS)
    form = luck.choice((kind,) * 5 + tuple(dict.fromkeys(one for one, _ in READERS)))
    return Case(shlex.split(line.format("file.txt")), {"file.txt": file_of(luck, form, 0.0)})


def file_of(luck: Luck, kind: str, sound: float) -> bytes:
    """Give the content of a file, sound with this chance, else changed or forged."""
    return _FORGED[kind](luck, sound) if kind in _FORGED else files.content(luck, kind, sound)


class _Maker:
    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        # How likely each value is sensible: half of all commands are meant to be answered.
        self.sound = luck.choice((0.995, 0.995, 0.97, 0.85, 0.5))
        self.made = Case([], width=luck.choice(_WIDTHS), encoding=luck.choice(_ENCODINGS))

    def case(self) -> Case:
        luck, made = self.luck, self.made
        asked = luck.choice(surface.commands())
        if asked.path[0] == "booklet" and luck.random() < 0.9:
            asked = luck.choice(surface.commands())  # a booklet takes its time
        shown = [one for one in surface.examples() if one[: len(asked.path)] == asked.path]
        arguments: list[str] = []
        if shown and luck.random() < 0.3:
            arguments = list(luck.choice(shown))[len(asked.path) :]
            arguments += self._options(asked, luck.choice((0, 1, 2)))
        else:
            for argument in asked.arguments:
                if argument.required or luck.random() < 0.7:
                    arguments.append(self._value(asked, argument))
            arguments += self._options(asked, luck.choice((0, 1, 2, 3, 4, 6)))
        if luck.random() > self.sound:
            arguments = self._jumbled(arguments)
        made.arguments = [*asked.path, *arguments, *bounded(luck, asked, arguments)]
        if luck.random() < 0.002:
            made.arguments = self._jumbled(made.arguments)
        return made

    def _options(self, asked: surface.Asked, number: int) -> list[str]:
        luck, arguments = self.luck, []
        required = [option for option in asked.options if option.required]
        usual = [option for option in asked.options if option.name == "form"]
        free = [option for option in asked.options if not option.required]
        picked = required + luck.sample(free, min(number, len(free)))
        if luck.random() < self.sound:  # what belongs to another option comes with it
            names = {option.name: option for option in free}
            needed = {str(option.name).partition("_")[0] for option in picked}
            picked += [names[name] for name in sorted(needed & names.keys())]
            picked = [one for one in dict.fromkeys(picked) if one.name != "exact"]
        if usual and luck.random() < 0.6:
            picked = [option for option in picked if option.name != "form"]
            arguments += ["--format", luck.choice(("json",) * 4 + ("csv", "md", "html"))]
        for option in picked:
            repeatable = option.multiple and option.callback is None
            for _ in range(luck.choice((1, 1, 2, 3, 4, 6)) if repeatable else 1):
                arguments.append(luck.choice(option.opts))
                if not option.is_flag:
                    arguments.append(self._value(asked, option))
        return arguments

    def _value(self, asked: surface.Asked, parameter: click.Parameter) -> str:
        luck, name = self.luck, str(parameter.name)
        if isinstance(parameter.type, click.Choice):
            made = luck.choice([str(word) for word in parameter.type.choices])
        elif parameter.metavar in ("FILE", "FILE...") or name in _READ:
            made = self._file(asked, name)
        else:
            spelled = parameter.opts[0]
            made = words.sensible(luck, asked.path, spelled, parameter.metavar, parameter.type.name)
        if luck.random() < self.sound:
            return made
        return words.bent(luck, made) if luck.random() < 0.6 else words.hostile(luck)

    def _file(self, asked: surface.Asked, name: str) -> str:
        luck, game = self.luck, asked.path[0]
        if name == "file" and asked.path[-1] in ("export", "new"):
            return self._place()
        if name == "html":
            return luck.choice(("out.html", "out.html", "there.txt", "game.html"))
        kind = {"luck": "log", "check": "charts"}.get(asked.path[-1], "") if name == "file" else ""
        kind = kind or _READ.get(name, "")
        if not kind:
            return self._place()
        if kind == "scenario" and luck.random() < 0.2:
            return luck.choice(("study-spears", "study-levies", "nagashino-center"))
        if kind == "rules":
            kind = f"rules {game}"
        sound = 0.5 if self.sound > 0.9 else 0.15
        if kind == "game":
            kind = luck.choice(("record", "record", "save", "log", f"scenario {game}"))
        if kind == "scenario" and game != "battles":
            kind = f"scenario {game}"
        written = file_of(luck, kind, sound)
        if kind == "log" and luck.random() < 0.2:
            self.made.stdin = written
            return "-"
        called = luck.choice((f"{name}.txt", f"{name}.toml", f"a {name}"))
        self.made.files[called] = written
        return called

    def _place(self) -> str:
        """Name a file to be written."""
        if self.luck.random() < self.sound - 0.1:
            return self.luck.choice(("out.png", "out.svg", "out.pdf"))
        return self.luck.choice(_PLACES)

    def _jumbled(self, arguments: list[str]) -> list[str]:
        luck = self.luck
        if not arguments:
            return [words.hostile(luck)]
        place, other = luck.randrange(len(arguments)), luck.randrange(len(arguments))
        changed = list(arguments)
        way = luck.randrange(5)
        if way == 0:
            del changed[place]
        elif way == 1:
            changed.insert(other, changed[place])
        elif way == 2:
            changed[place], changed[other] = changed[other], changed[place]
        elif way == 3:
            changed.insert(place, words.hostile(luck))
        else:
            changed[place] = words.bent(luck, changed[place])
        return changed


def bounded(luck: Luck, asked: surface.Asked, arguments: list[str]) -> list[str]:
    """Keep what may rightly go on for long within a part of a second."""
    names = {option.name for option in asked.options}
    if "seconds" not in names:
        return []
    if asked.path == ("swords", "table") and not {"--sizes", "--attackers"} & {*arguments}:
        arguments = [*arguments, "--sizes", "1-3"]  # the full sheet takes its time
        return ["--sizes", "1-3", *bounded(luck, asked, arguments)]
    if asked.path[-1] == "review":
        return ["--samples", "2", "--seconds", "1"]
    if asked.path[-1] in _FULL_GAMES:
        return ["--seconds", "0.05"]
    given = ("--simulate", "--samples", "--target-error", "--seconds")
    long = any(name in arguments for name in given) or luck.random() < 0.05
    each = "0.01" if asked.path[-1] in ("table", "compare") else "0.05"
    return ["--seconds", each] if long else []
