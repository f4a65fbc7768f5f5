"""The words that stand on a unit: what each means, and where it has a meaning.

The one table that readers, refusals, `--help` and the README go by.
"""

from difflib import get_close_matches

MEANINGS = {
    "disrupted": "shows its disrupted side (11.3)",
    "open": "is in open order: TQ 1 lower, attacks at 2L (6.62)",
    "check": "attacks by choice, so makes the commitment check (9.23)",
    "banzai": "pursues withdrawing units, without a check (6.51, 6.53)",
    "charge": "charges from afar (Kibamusha): Norikuzushi (9.3)",
    "flank": "attacks a flank or rear: position superiority (9.28)",
    "engaged": "is engaged with the other side of this combat (7.3)",
    "engaged-elsewhere": "is engaged with a unit outside this combat (7.3)",
    "surrounded": "has enemies or zones all around: a rout eliminates it",
    "stuck": "has no hex to retreat to: it takes a hit instead (11.4)",
    "through": "retreats through the friend behind its side (6.74)",
    "off-map": "retreats over the edge of the map and routs (R72)",
}
WORDS = tuple(MEANINGS)  # in the order in which they are written
OF_PROCEDURE = {  # words that have a meaning there, on any of its units
    "shock": WORDS,
    "fire": ("disrupted", "open", "surrounded", "stuck", "through", "off-map"),
    "assault": tuple(w for w in WORDS if w not in ("check", "banzai", "flank", "engaged")),
    "withdraw": ("disrupted", "open", "engaged", "engaged-elsewhere", "surrounded"),
    "recover": ("disrupted", "open"),
}
_MEANT = {
    "norikuzushi": "charge",
    "charging": "charge",
    "rear": "flank",
    "side": "flank",
    "superior": "flank",
    "ps": "flank",
    "behind": "through",
    "pinned": "stuck",
    "blocked": "stuck",
    "trapped": "stuck",
    "encircled": "surrounded",
    "broken": "disrupted",
    "disordered": "disrupted",
    "flipped": "disrupted",
    "fighting": "engaged",
    "must-check": "check",
    "commit": "check",
    "adjacent": "check",
    "open-order": "open",
    "skirmish": "open",
}
_NOT_ON_A_UNIT = {
    "routed": "a routed unit is in no combat: 'ran rally' brings it back (11.73)",
    "eliminated": "an eliminated unit is out of the game",
    "close": "close order is the usual formation: leave it out (6.6)",
    "ordered": "a unit is ordered unless it is disrupted: leave it out",
    "busho": "a busho is given by an option, such as --attacker-busho 6/5",
    "leader": "a busho is given by an option, such as --attacker-busho 6/5",
    "woods": "the ground is given by an option, such as --terrain woods",
    "village": "the ground is given by an option, such as --terrain village",
    "castle": "the ground is given by an option, such as --terrain castle",
}


def unknown_word(word: str, who: str) -> str:
    """Word the problem "no such word on a unit", with what was probably meant."""
    lowered = word.lower()
    if lowered in _NOT_ON_A_UNIT:
        return f"unknown word '{word}' in {who}: {_NOT_ON_A_UNIT[lowered]}"
    near = [_MEANT[lowered]] if lowered in _MEANT else get_close_matches(lowered, WORDS, n=1)
    hint = f"did you mean '{near[0]}' ({MEANINGS[near[0]]})? " if near else ""
    if lowered.isdigit():
        hint = f"did you mean '{lowered}h', hits? "
    return f"unknown word '{word}' in {who}: {hint}choose from {', '.join(WORDS)}, Nh"


def explained(procedure: str) -> str:
    """List the words of a procedure with their meanings, for its help; nothing if it has none."""
    known = OF_PROCEDURE.get(procedure, ())
    if not known:
        return ""
    lines = [f"  {word:<18} {MEANINGS[word]}" for word in known]
    return "\n\n\b\nWords of a unit:\n" + "\n".join(lines)
