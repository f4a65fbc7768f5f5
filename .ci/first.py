"""Ask the README's first questions of an installed package: `python .ci/first.py VENV`.

From an empty folder, so that nothing of the repository is found; once with the start methods and
the console of Windows, as far as they can be had elsewhere.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
TESTED = ROOT / ".venv" / "bin" / "samurai-odds"  # with the versions that the tests have
AS_ON_WINDOWS = """
import os, sys
del os.fork
from samurai_odds.cli.main import main
if __name__ == "__main__":
    assert "site-packages" in sys.modules[main.__module__].__file__
    sys.exit(main("battles play study-spears --samples 64 --workers 2".split()))
"""
CONSOLE = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252"}


def blocks(kind: str) -> list[str]:
    """Return the README's blocks of a kind."""
    text = README.read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def run(folder: str, *words: "str | Path", **settings: str) -> str:
    """Run a program in a folder; return what it prints, refuse whatever it complains of."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | settings
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, check=False)
    said = done.stderr.decode(errors="replace")
    assert done.returncode == 0, (words, said)
    assert "Traceback" not in said, (words, said)
    return done.stdout.decode("cp1252" if settings else "utf-8")


def closed_up(text: str) -> str:
    """Return text without the widths of its columns, which differ between versions of rich."""
    return re.sub("[ \u2500]+", " ", text)


def main(environment: Path, folder: str) -> None:
    """Ask; fail at the first answer that is not the README's."""
    python, command = (environment / "bin" / name for name in ("python", "samurai-odds"))
    [block] = blocks("console")
    asked, _, shown = block.removeprefix("$ samurai-odds ").partition("\n")
    words = re.findall(r'"([^"]+)"|(\S+)', asked)
    answer = run(folder, command, *(quoted or word for quoted, word in words))
    assert closed_up(answer) == closed_up(shown), answer
    for code in blocks("python"):
        run(folder, python, "-c", code)
    text = README.read_text("utf-8")
    [saves] = re.findall(r"`samurai-odds (.* --save turn7\.txt .*)`", text)
    [asks] = re.findall(r"`(battles odds turn7\.txt .*)`", text)
    run(folder, command, *saves.split())
    odds, tested = (run(folder, each, *asks.split()) for each in (command, TESTED))
    assert "blocks lost" in odds
    assert closed_up(odds) == closed_up(tested), odds
    script = Path(folder, "as_on_windows.py")
    script.write_text(AS_ON_WINDOWS, encoding="utf-8")
    assert "+/-" not in run(folder, python, script, **CONSOLE)  # cp1252 has the sign
    print(f"{run(folder, python, '-V').strip()} gives the README's first answers")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        main(Path(sys.argv[1]).absolute(), place)
