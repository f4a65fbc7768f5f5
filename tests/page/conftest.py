"""What the tests of the page share."""

import os
from pathlib import Path

import pytest
from filelock import FileLock

from samurai_odds.page.site import write_site


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder of the page, which one worker writes for all."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "page"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            write_site(folder)
    return folder
