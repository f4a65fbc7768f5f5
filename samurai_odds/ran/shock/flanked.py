"""Which defenders are struck through flank or rear, where that is not all of them (9.28.1; R97)."""

import re
from collections.abc import Sequence

from samurai_odds.errors import OddsError
from samurai_odds.ran.units import Unit

_ENTRY = re.compile(r"(?:(\d):)?(\d)")


def read_flanked(
    text: str | None, attackers: Sequence[Unit], defenders: Sequence[Unit]
) -> tuple[int, ...]:
    """Return of each attacker the defenders it strikes through flank or rear, a bit each.

    Raises OddsError with every fault of the option.
    """
    able = [k for k, unit in enumerate(attackers) if unit.has("flank")]
    masks = [0] * len(attackers)
    if text is None:
        everyone = (1 << len(defenders)) - 1
        return tuple(everyone if k in able else 0 for k in range(len(attackers)))
    problems = [] if able else ["--flanked: no attacker has the word 'flank'"]
    for entry in (word.strip() for word in text.split(",")):
        found = _ENTRY.fullmatch(entry)
        if found is None:
            problems.append(f"--flanked '{entry[:60]}': write defenders, such as 2 or 1:2")
            continue
        who = able if found[1] is None else [int(found[1]) - 1]
        target = int(found[2])
        if not 1 <= target <= len(defenders):
            problems.append(f"--flanked {entry}: defenders are 1 to {len(defenders)}")
        elif not set(who) <= set(able):
            problems.append(f"--flanked {entry}: attacker {found[1]} has no word 'flank'")
        else:
            for k in who:
                masks[k] |= 1 << target - 1
    if not problems:
        missing = [str(k + 1) for k in able if not masks[k]]
        problems += [f"--flanked: names no defender of attacker {k}, a 'flank'" for k in missing]
    if problems:
        raise OddsError(*dict.fromkeys(problems))
    return tuple(masks)


def flanked_text(masks: Sequence[int], defenders: int) -> str | None:
    """Return the option's value for masks; None where all who flank strike all that way."""
    everyone = (1 << defenders) - 1
    if all(mask in (0, everyone) for mask in masks):
        return None
    given = {mask for mask in masks if mask}
    alike = len(given) == 1
    return ",".join(
        f"{i + 1}" if alike else f"{k + 1}:{i + 1}"
        for k, mask in enumerate([*given] if alike else masks)
        for i in range(defenders)
        if mask & 1 << i
    )
