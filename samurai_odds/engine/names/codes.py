"""Codes that rules tell by where they stand among others: their groups, said by name.

Rules ask ``FIRST <= code <= LAST``, which is fast. That it means what it says is checked here,
where a layout is loaded: whoever declares a code at another place gets another number for it, or
an error, never another answer.
"""

from collections.abc import Iterable
from itertools import pairwise


def span(*codes: int) -> tuple[int, int]:
    """Return the first and the last of a group of codes, among which no other code stands."""
    first, last = min(codes), max(codes)
    if last - first + 1 != len(set(codes)):
        raise ValueError(f"codes from {first} to {last} are not those named: {sorted(codes)}")
    return first, last


def chapters(*groups: Iterable[int], all: Iterable[int] = ()) -> tuple[int, ...]:
    """Return the first code of each group but the first: each begins where the last has ended.

    Of ``all`` codes, if they are given, each must be in a group.
    """
    all_groups = [tuple(group) for group in groups]
    for group, following in pairwise(all_groups):
        if max(group) >= min(following):
            raise ValueError(f"code {max(group)} stands among those from {min(following)} on")
    left = {*all} - {code for group in all_groups for code in group}
    if left:
        raise ValueError(f"codes that are in no group: {sorted(left)}")
    return tuple(min(group) for group in all_groups[1:])


def rising(*codes: int) -> None:
    """Refuse a scale whose codes do not rise as they are named, from the least to the most."""
    if list(codes) != sorted(set(codes)):
        raise ValueError(f"codes of a scale must rise: {list(codes)}")
