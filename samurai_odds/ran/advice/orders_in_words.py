"""Orders of a contingent in a player's words: who goes where, who fires, who attacks whom."""

from collections.abc import Sequence

_HEADS = {
    "rally": "rally the routed units",
    "withdraw": "withdraw",
    "busho": "a Busho Movement Order",
    "challenge": "a Samurai Challenge Phase",
}
_MOST = 5  # units whose way is told
_ACTS = {"recover": "recovers", "form": "changes formation"}


def phrases_of(lines: Sequence[str], stands: str = "") -> list[str]:
    """Say orders that `ran turn --orders` reads; what all do comes after what each does.

    ``stands`` are the words for that no unit moves, if none does.
    """
    heads: list[str] = []
    moves: list[str] = []
    acts: list[str] = []
    attackers: list[str] = []
    attacks: list[str] = []  # theirs, in the same sequence
    for line in lines:
        words = line.split()
        verb, who = words[0], words[1]
        if verb == "order":
            heads += [_HEADS[who]] if who in _HEADS else []
            if who == "busho" and all(other.endswith(" stay") for other in lines[1:]):
                heads[-1] += ", but nobody moves"
        elif verb == "move" and words[2] == "stay":
            moves += [] if stands else [f"{who} stays"]
        elif verb == "move":
            begun = f"{who} to ", f"{who} turns "  # a move that a reaction interrupted goes on
            moves = [move for move in moves if not move.startswith(begun)]
            moves.append(f"{who} to {words[2]} facing {words[3]}")
        elif verb == "turn":
            _turn(moves, who, words[2])
        elif verb == "busho":
            moves += [] if words[2] == "stay" else [f"busho {who} to {words[2]}"]
        elif verb == "fire":
            acts.append(f"{who} fires at {words[2]}")
        elif verb == "harass":
            acts.append(f"{who} harasses {words[2]}")
        elif verb == "volley":
            acts.append(f"{who} joins the volley")
        elif verb == "remove":
            acts.append(f"{words[2]} removes hits")
        elif verb in _ACTS:
            acts.append(f"{who} {_ACTS[verb]}")
        elif verb in ("attack", "charge"):
            attackers.append(who)
            attacks.append(f" {verb}# {listed(words[2:])}")
    if stands:
        moves.append(stands)
    if len(moves) > _MOST:
        moves = [*moves[: _MOST - 1], f"and {len(moves) - _MOST + 1} more"]
    done = [*heads, ", ".join(moves), ", ".join(acts), *_fought(attackers, attacks)]
    if "more moves" in lines:
        done.append("the others as the bot likes")
    elif "more attacks" in lines:
        done.append("other attacks as the bot likes")
    return [each for each in done if each]


def _turn(moves: list[str], who: str, facing: str) -> None:
    """Say a turn; one at the end of a unit's move is part of that."""
    for place, move in enumerate(moves):
        if move.startswith(f"{who} to "):
            moves[place] = f"{move.rsplit(maxsplit=1)[0]} {facing}"
            return
    if (said := f"{who} turns {facing}") not in moves:
        moves.append(said)


def _fought(attackers: Sequence[str], attacks: Sequence[str]) -> list[str]:
    """Say who attacks whom, those together who attack the same units."""
    said = []
    for place, attack in enumerate(attacks):
        if attack not in attacks[:place]:
            together = [attackers[one] for one, other in enumerate(attacks) if other == attack]
            said.append(listed(together) + attack.replace("#", "" if len(together) > 1 else "s"))
    return said


def listed(names: Sequence[str]) -> str:
    """Join names by commas and by "and"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
