"""A script that starts processes and lacks the main guard that these need."""

import sys
from pathlib import Path


def unguarded(fault: BaseException, answered: bool) -> str:
    """Say that a script runs itself again in each process that it starts; "" if it does not.

    A process that is spawned imports the script, which then has to have a main guard; where
    ``answered`` one has come as far as that.
    """
    script = getattr(sys.modules.get("__main__"), "__file__", None)
    again = "bootstrapping phase" in str(fault)
    if not again and (answered or not script or not str(script).endswith(".py")):
        return ""
    try:
        if not again and "__name__" in Path(str(script)).read_text(encoding="utf-8"):
            return ""
    except (OSError, ValueError):
        return ""
    name = Path(str(script)).name if script else "the script"
    return (
        f"each process runs {name} from its beginning: put what it does under "
        "if __name__ == '__main__':"
    )
