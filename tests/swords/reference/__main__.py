# ruff: noqa: E501
"""Print what the reference says of its examples and battles."""

from __future__ import annotations

import math

from tests.swords.reference.examples import BATTLES, EXAMPLES
from tests.swords.reference.naming import variables
from tests.swords.reference.questions import battle, chance, replay


def main() -> None:
    import time

    def check(truth, what):
        if not truth:
            raise SystemExit(f"WRONG: {what}")

    for name, attacker, defender, phases, options, result, rounds, lost_a, lost_d in EXAMPLES:
        got = replay(attacker, defender, phases, **options)
        check(
            (got["result"], got["rounds"], got["attacker_losses"], got["defender_losses"])
            == (result, rounds, lost_a, lost_d),
            f"{name}: {got}",
        )
        table = battle(attacker, defender, **options)
        end = (result, rounds, *got["attacker"].values(), *got["defender"].values(), 0)
        check(table.get(end, 0) > 0, f"{name}: the printed end has no chance")
        print(
            f"{name:8} {result} after {rounds} round(s), lost {lost_a} : {lost_d}; chance to win {chance(table, lambda v: v['result'] == 'attacker'):.6f}"
        )

    by_hand = (
        ("spearman", "spearman", {}, 2 / 5, 1 / 5),
        ("gunner", "spearman", {}, 3 / 5, 0),
        ("spearman", "spearman", {"naval": True}, 4 / 15, 2 / 15),
        ("bowman", "gunner", {}, 1 / 2, 1 / 4),
    )
    for attacker, defender, options, win, mutual in by_hand:
        table = battle(attacker, defender, **options)
        check(
            abs(chance(table, lambda v: v["result"] == "attacker") - win) < 1e-14
            and abs(chance(table, lambda v: v["result"] == "mutual") - mutual) < 1e-14,
            f"{attacker} v {defender}",
        )

    for attacker, defender, options in BATTLES:
        began = time.perf_counter()
        table = battle(attacker, defender, **options)
        total = math.fsum(table.values())
        check(
            abs(total + table.remaining - 1) < 1e-12 and table.remaining < 1e-14,
            f"mass {total} in {attacker} v {defender}",
        )
        check(
            table.variables == variables(defender=defender, **options)
            and all(len(key) == len(table.variables) and p > 0 for key, p in table.items()),
            "shape of the table",
        )
        shown = {k: "..." if callable(v) else v for k, v in options.items()}
        print(
            f"{chance(table, lambda v: v['result'] == 'attacker'):.6f} won, 1{total - 1:+.0e} in {len(table)} outcomes, "
            f"{table.remaining:.0e} left, {time.perf_counter() - began:.2f} s: {attacker} v {defender} {shown or ''}"
        )


if __name__ == "__main__":
    main()
