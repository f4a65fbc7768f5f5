"""The sweep of odds on maps goes on where it was stopped."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from analyses import map_odds
from analyses.map_odds import Comparison, Noted, Sweep


def attacks(key: str, game: int) -> Iterator[Noted]:
    """Yield three attacks a game."""
    for number in range(3):
        yield Noted(key, f"{game} {number}", (f"kind {number}",))


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """List the attacks compared; the sweep writes into a folder of the test."""
    seen: list[str] = []
    seeds: dict[int, str] = {}

    def compare(attack: Any, battles: int, seed: int) -> Comparison:
        if len(seen) == 10:
            seen.append("stopped")
            raise KeyboardInterrupt
        seen.append(f"{attack.scenario} {attack.name}")
        assert seeds.setdefault(seed, seen[-1]) == seen[-1]
        return Comparison(attack, 9.5, 2, 0, True, 0.5)

    module = SimpleNamespace(shipped=lambda: ("one", "two"), attacks=attacks)
    monkeypatch.setattr(map_odds, "import_module", lambda _: module)
    monkeypatch.setattr(map_odds, "compare", compare)
    monkeypatch.setattr(map_odds, "REPORTS", tmp_path)
    return seen


def test_a_sweep_that_was_stopped_goes_on(compared: list[str], tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        Sweep("ran", 3, folder=tmp_path / "made").run()
    table = tmp_path / "map_odds_ran.md"
    assert "in 1 game of every scenario, of 3 asked for" in table.read_text()
    notes = next((tmp_path / "made").glob("*.jsonl"))
    notes.write_text(notes.read_text() + '{"key": "tw')  # stopped while it wrote
    again = Sweep("ran", 3, folder=tmp_path / "made")
    assert again.done == {("one", 0), ("two", 0), ("one", 1)}
    again.run()
    once = [one for one in compared if one != "stopped"]
    assert [once.count(one) for one in dict.fromkeys(once)] == [1] * 9 + [2] + [1] * 8
    assert "in 3 games of every scenario:" in table.read_text()
    assert "| all | 18 | 18 | 171.0 | 36 |" in table.read_text()
    asked = len(compared)
    Sweep("ran", 3, folder=tmp_path / "made").run()
    assert len(compared) == asked


def test_one_attack_that_is_off_is_seen_among_many_and_a_little_in_all() -> None:
    fits = [(20.0, 20)] * 149
    assert map_odds.misfits([*fits, (45.0, 20)]) == []  # 1 in 900, among 150
    assert len(map_odds.misfits([*fits, (75.0, 20)])) == 2  # though together they fit
    assert len(map_odds.misfits([(22.0, 20)] * 150)) == 1


def test_parts_are_put_together(compared: list[str], tmp_path: Path) -> None:
    asked = {"games": 2, "folder": tmp_path / "made"}
    for number in (1, 0):
        del compared[:]
        Sweep("ran", **asked, part=(number, 2)).run()  # type: ignore[arg-type]
        assert {one.split()[1] for one in compared} == {str(number)}
    assert not (tmp_path / "map_odds_ran.md").exists()
    whole = Sweep("ran", **asked)  # type: ignore[arg-type]
    whole.run()
    whole.write()
    assert "| all | 12 | 12 | 114.0 | 24 |" in (tmp_path / "map_odds_ran.md").read_text()
    assert len(compared) == 6
