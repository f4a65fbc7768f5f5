"""Each cell of a chart changes the answers that depend on it, and no others."""

import pytest

from samurai_odds import ran
from samurai_odds.ran.facts import load, shipped_text

TYPES = {"KB": "KB 6-4/5-3", "KB_NORI": "KB 6-4/5-3 charge", "KB-B": "KB-B 6-4"}
TYPES |= {"SI": "SI 6-4/5-3", "SI-B": "SI-B 6-4", "AS": "AS 6-4/5-3"}
TARGETS = {"AS-T": "AS-T 6-4", "AS-B": "AS-B 6-4", **TYPES}
TARGETS.pop("KB_NORI")


def outcomes(odds):
    return odds.to_dict()["outcomes"]


@pytest.fixture
def changed(tmp_path):
    """Write the shipped pack with one line replaced."""

    def write(old, new):
        assert shipped_text().count(f"\n{old}\n") == 1
        number = len(list(tmp_path.iterdir()))
        path = tmp_path / f"own-{number}.toml"
        path.write_text(shipped_text().replace(f"\n{old}\n", f"\n{new}\n"), encoding="utf-8")
        return str(path)

    return write


@pytest.mark.long
def test_clash_of_arms(changed):
    clash = {k: v for k, v in load().tables["clash_of_arms"].items() if k != "source"}
    lines = {
        row: f"{row} = {{ " + ", ".join(f"{k} = {v}" for k, v in cells.items()) + " }"
        for row, cells in clash.items()
    }

    def asked(defender, attacker, charts=None):
        return outcomes(ran.shock(TYPES[attacker], TARGETS[defender], rules=charts))

    plain = {(d, a): asked(d, a) for d in clash for a in TYPES}
    for row, cells in clash.items():
        for kind, column in cells.items():
            other = 1 if column > 7 else 13
            line = lines[row].replace(f"{kind} = {column}", f"{kind} = {other}", 1)
            if kind in ("SI", "KB"):  # the start of other names
                line = lines[row].replace(f" {kind} = {column}", f" {kind} = {other}", 1)
            charts = changed(lines[row], line)
            assert asked(row, kind, charts) != plain[row, kind]
            for a in TYPES:
                if a != kind:
                    assert asked(row, a, charts) == plain[row, a]
            unlike = "AS" if row != "AS" else "SI"
            assert asked(unlike, kind, charts) == plain[unlike, kind]


@pytest.mark.quick(2)
@pytest.mark.parametrize("die", range(10))
def test_fire(die, changed):
    table = {k: v for k, v in load().tables["fire"].items() if k != "source"}
    comments = {"bow-4": "  # only at a lower target (8.15)"}

    def asked(row, charts=None):
        weapon, distance = row[:-2], int(row[-1])
        firer = "AS-B 5-4" if weapon == "bow" else "AS-T 5-4"
        lower = distance == 4
        return outcomes(ran.fire(firer, "SI 6-4/5-3", range=distance, lower=lower, rules=charts))

    plain = {row: asked(row) for row in table}
    for row, cells in table.items():
        own = [*cells[:die], "5", *cells[die + 1 :]]
        old, new = (
            f"{row} = [{', '.join(map(_quoted, listed))}]{comments.get(row, '')}"
            for listed in (cells, own)
        )
        charts = changed(old, new)
        assert asked(row, charts) != plain[row]
        for other in table:
            if other != row:
                assert asked(other, charts) == plain[other]


def _quoted(cell):
    return f'"{cell}"'
