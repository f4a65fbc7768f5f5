"""Files that are run when they are read: only what is the user's own and nobody else's to change.

Compiled rules are kept in the user's cache. Who could write there could run what they like.
"""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from samurai_odds.engine.progress import say_once


def is_own(status: os.stat_result) -> bool:
    """Return whether a file or a folder is the user's, and nobody else can change it."""
    if not hasattr(os, "getuid"):  # Windows: the user's folder is theirs by its own rules
        return True
    writable = status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return status.st_uid == os.getuid() and not writable


def is_own_folder(place: Path) -> bool:
    """Return whether a folder is there that is the user's alone; say so of another's."""
    try:
        link, status = place.lstat(), place.stat()
    except OSError:
        return False
    if is_own(status) and (not stat.S_ISLNK(link.st_mode) or link.st_uid == status.st_uid):
        return True
    say_once(f"'{place}' is not yours alone: no compiled rules are loaded from there")
    return False


def make_folder(place: Path) -> None:
    """Make a folder for the user alone; OSError if it is somebody else's."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        place.mkdir(mode=0o700)
    with suppress(OSError):
        if place.stat().st_mode & 0o077 and not place.is_symlink():  # of an earlier version
            place.chmod(0o700)
    if not is_own_folder(place):
        raise PermissionError(errno.EPERM, "the folder is not yours alone")


def read_own(path: Path) -> bytes | None:
    """Read a file, None if there is none that is the user's alone, in a folder that is."""
    try:
        if not is_own_folder(path.parent):
            return None
        with path.open("rb") as file:
            if is_own(os.fstat(file.fileno())):
                return file.read()
    except OSError:
        return None
    say_once(f"'{path}' is not yours alone: it is not loaded")
    return None
