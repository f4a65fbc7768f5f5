"""Who decides what in a combat of a full game: as in single combats, in words in `in_words`."""

from collections.abc import Container

from samurai_odds.play.game import Numbers
from samurai_odds.play.offering import place_of_option
from samurai_odds.play.passage_rules import LEFT_OPEN
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.shock import column
from samurai_odds.ran.full_game.layout import NOTES, Notes
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh

_SAID = {
    sh.FACE_CHOICE: "each side uses the type that is best for it (9.27)",
    sh.USE_CHOICE: "each side uses the type that is best for it (9.27)",
    sh.RETREAT_CHOICE: "units retreat where it is best for them (R72)",
    sh.GIVE_UP_CHOICE: "busho fight on (10.14)",
    sh.ADVANCE_CHOICE: "of equal units the first listed advances (11.53)",
    sh.ARRIVAL_CHOICE: "the unit that advances does not turn (11.52)",
    mv.ENTRY_FIRE_CHOICE: "enemies that may fire at the advance do (11.54)",
    mv.VOLLEY_CHOICE: "each of them fires alone (8.22)",
    mv.WITHDRAWAL_CHOICE: "enemies stand when a unit advances (6.45)",
    mv.ALONE_CHOICE: "a lone busho gives way if he can (4.72)",
    mv.BYSTANDER_CHOICE: "bows along the way fire (8.44)",
    mv.HARASS_TURN_CHOICE: "a harassed unit turns the first way that helps it (8.37)",
    mv.FACING_CHOICE: "enemies turn to who comes as is best for them (7.18)",
    mv.MOVE_CHOICE: "who follows harassers goes to the first of the nearest hexes (8.36)",
    mv.LURED_CHOICE: "a unit lured forward takes the first of its front hexes (8.35)",
    sh.CHARGE_CHOICE: "a charge goes to the first of the nearest hexes (8.61)",
    mv.STRAY_CHOICE: "a busho who lost his unit joins the first of the nearest (4.72, 11.63)",
}

_SAID_BY_RULE = {
    sh.FACE_CHOICE: "each side uses the type with the better column (9.27)",
    sh.USE_CHOICE: "each side uses the type with the better column (9.27)",
    sh.RETREAT_CHOICE: "units retreat to the first hex that is open to them (R72)",
}


def in_words(met: Container[int], by_rule: bool) -> str:
    """Return in a sentence how the choices that can come up are taken.

    ``by_rule``: the best is not found, where there are too many states.
    """
    says = _SAID | _SAID_BY_RULE if by_rule else _SAID
    said = dict.fromkeys(text for kind, text in says.items() if kind in met)
    return f"Choices inside: {'; '.join(said)}." if said else ""


# ---- the choice open: rules that run interpreted and compiled -------------------------


def choose(q: Numbers, s: State) -> int:
    """Return the place of the option taken, LEFT_OPEN where the best is to be found."""
    kind = s.decision
    if kind == sh.FACE_CHOICE or kind == sh.USE_CHOICE or kind == sh.RETREAT_CHOICE:
        return LEFT_OPEN
    if kind == mv.FACING_CHOICE:
        return LEFT_OPEN
    if kind == mv.MOVE_CHOICE:
        return place_of_option(s, Notes(s, NOTES).goal)
    fires = kind == mv.ENTRY_FIRE_CHOICE or kind == mv.BYSTANDER_CHOICE
    if fires or kind == mv.ALONE_CHOICE:
        return 1 if s.options_open > 1 else 0
    if kind == sh.RETURN_CHOICE:
        return 0 if Notes(s, NOTES).holds_fire else 1
    if kind == sh.ARRIVAL_CHOICE:
        return place_of_option(s, 1 + s.facing[s.shock.advancing])
    if kind == sh.ADVANCE_CHOICE:
        return first_listed(s)
    return 0


def first_listed(s: State) -> int:
    """Find the option that is the first of the combat's units."""
    for number in range(combat.BEHIND):
        for place in range(s.options_open):
            if s.shock.member[number] == s.choices[place] - 1:
                return place
    return 0


# ---- where the best cannot be found --------------------------------------------------


def otherwise(q: Numbers, s: State) -> int:
    """Take types by their column, and retreats by the lowest hex; nobody turns."""
    by_column = s.decision == sh.FACE_CHOICE or s.decision == sh.USE_CHOICE
    return best_type(s) if by_column else 0


def best_type(s: State) -> int:
    """Return the type with the best column: for the defender, against the best of the attacker."""
    faces = s.decision == sh.FACE_CHOICE
    best, best_place = 0, 0
    for place in range(s.options_open):
        number = number_of(s, s.choices[place] - 1)
        reached = best_column(s, number) if faces else column_of(s, number)
        better = reached < best if faces else reached > best
        if place == 0 or better:
            best, best_place = reached, place
    return best_place


def number_of(s: State, unit: int) -> int:
    for number in range(combat.BEHIND):
        if s.shock.member[number] == unit:
            return number
    return 0


def best_column(s: State, face: int) -> int:
    """Return the best column that the attacker has against a unit of the defender's."""
    best, faced_before = 0, s.shock.cs.faced
    s.shock.cs.faced = face
    for number in range(sh.PART):
        if s.shock.member[number] >= 0:
            best = max(best, column_of(s, number))
    s.shock.cs.faced = faced_before
    return best


def column_of(s: State, number: int) -> int:
    """Return the column if the attacker uses a unit."""
    used_before = s.shock.cs.used
    s.shock.cs.used = number
    result = column(s.shock.cq, s.shock.cs)
    s.shock.cs.used = used_before
    return int(result)
