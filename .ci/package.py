"""Build the sdist, the wheel from it, and check both: `python .ci/package.py FOLDER`.

They hold the files of the repository, all and nothing else, and what a package page shows of them
leads nowhere wrong.
"""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
AT_HOME = (".ci/", ".git")  # of the repository, nowhere else
MADE = re.compile(r"PKG-INFO|setup\.cfg|samurai_odds\.egg-info/.*")  # by setuptools
MOST_BYTES = {".whl": 8_000_000, ".gz": 12_000_000}


def built(folder: Path) -> tuple[Path, Path]:
    """Build both into a folder, which must be empty."""
    subprocess.run([sys.executable, "-m", "build", "--outdir", folder, ROOT], check=True)
    [sdist], [wheel] = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return sdist, wheel


def tracked() -> set[str]:
    """Return the files of the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(listed.stdout.split("\0")) - {""}


def in_sdist(file: Path) -> set[str]:
    with tarfile.open(file) as held:
        names = {one.name.partition("/")[2] for one in held if one.isfile()}
    return {name for name in names if not MADE.fullmatch(name)}


def in_wheel(file: Path) -> tuple[set[str], Message, str]:
    """Return the files of the package, its metadata, and its commands."""
    with zipfile.ZipFile(file) as held:
        names = held.namelist()
        [about] = [name for name in names if name.endswith(".dist-info/METADATA")]
        [entries] = [name for name in names if name.endswith("/entry_points.txt")]
        metadata = Parser().parsestr(held.read(about).decode("utf-8"))
        commands = held.read(entries).decode("utf-8")
    return {name for name in names if ".dist-info/" not in name}, metadata, commands


def differ(what: str, found: set[str], wanted: set[str]) -> list[str]:
    """Say which files are too many or missing."""
    return [
        *(f"{what} lacks {name}" for name in sorted(wanted - found)),
        *(
            f"{what} holds {name}, which is not in the repository"
            for name in sorted(found - wanted)
        ),
    ]


def faults_of(metadata: Message) -> list[str]:
    """Say what is wrong with what a package page shows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text, faults = str(metadata.get_payload()), []
    if re.search(r"\]\((?!https:)|<img(?! src=\"https:)", text):
        faults.append("the page's text has a link or a picture without an address")
    if "## Install and go" not in text or metadata["Description-Content-Type"] != "text/markdown":
        faults.append("the page's text is not the README")
    for name, wanted in (("Name", project["name"]), ("Summary", project["description"])):
        if metadata[name] != wanted:
            faults.append(f"{name} is {metadata[name]}, not {wanted}")
    for name in ("Keywords", "License-Expression", "License-File", "Requires-Python"):
        if not metadata[name]:
            faults.append(f"there is no {name}")
    needed = [one for one in metadata.get_all("Requires-Dist", []) if "extra ==" not in one]
    if len(needed) != len(project["dependencies"]):
        faults.append("it needs other packages than pyproject.toml names")
    return faults


def main(folder: Path) -> int:
    """Build and check; print every fault."""
    sdist, wheel = built(folder)
    ours = tracked()
    package = {name for name in ours if name.startswith("samurai_odds/")}
    files, metadata, commands = in_wheel(wheel)
    faults = [
        *differ("the sdist", in_sdist(sdist), {n for n in ours if not n.startswith(AT_HOME)}),
        *differ("the wheel", files, package),
        *faults_of(metadata),
        *(
            f"{one.name} is large"
            for one in (sdist, wheel)
            if one.stat().st_size > MOST_BYTES[one.suffix]
        ),
    ]
    if "samurai-odds = samurai_odds.cli.main:main" not in commands:
        faults.append("the wheel has no command samurai-odds")
    print(*faults or [f"{sdist.name} and {wheel.name} hold what they should"], sep="\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
