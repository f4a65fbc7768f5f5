"""Write the lowest version that each dependency may have, as constraints for pip."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

if __name__ == "__main__":
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for dependency in project["dependencies"]:
        name, lowest = re.match(r"([\w-]+)>=([\d.]+)", dependency).groups()
        print(f"{name}=={lowest}")
