"""The question and the first state of a game: map, variant, numbers, pieces in their trays."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.rules import layout as common
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.set_up.board import Board
from samurai_odds.swords.field.troop_odds import odds_table, ratings
from samurai_odds.swords.field.war import dice
from samurai_odds.swords.forces import DEFAULT_ORDER
from samurai_odds.swords.layout import KINDS

Numbers = NDArray[np.int64]
ARMY_AT_START = {at.DAIMYO: 1, at.BOWMAN: 1, at.SWORDSMAN: 1, at.GUNNER: 2}  # Set Up Army Cards
SPLIT_AT_START = {at.BOWMAN: 5, at.SWORDSMAN: 5, at.GUNNER: 6}  # quick start
FEWEST, MOST = 3, 5  # seats, but for two players
TWO_PLAYER_SEATS = 4


def question_of(
    board: Board,
    facts: Facts,
    players: int,
    variant: str = "standard",
    goal: int | None = None,
    round_limit: int | None = None,
) -> Numbers:
    """Write a question; OddsError for a variant or a number that cannot be."""
    if variant not in at.VARIANTS:
        raise OddsError(unknown("variant", variant, at.VARIANTS))
    two = variant == "two-player"
    if two and players != 2:
        raise OddsError(f"the two-player game has 2 players, not {players!r}")
    if not two and not FEWEST <= players <= MOST:
        raise OddsError(
            f"players is from {FEWEST} to {MOST} (2 with variant two-player), not {players!r}"
        )  # W30: no quick start with two
    q = np.zeros(at.QUESTION_LENGTH, dtype=np.int64)
    seats = TWO_PLAYER_SEATS if two else players
    q[at.VARIANT], q[at.SEATS], q[at.PLAYERS] = at.VARIANTS.index(variant), seats, players
    for seat in range(seats):
        q[at.PLAYER + seat] = seat * players // seats
    _write_map(q, board)
    _write_numbers(q, facts)
    _write_variant(q, board, facts, goal)
    limit = int(facts.number("round_limit")) if round_limit is None else round_limit
    if limit < 1:
        raise OddsError(f"the round limit is 1 or more, not {limit!r}")
    q[common.TURN_LIMIT] = limit
    return q


def _write_map(q: Numbers, board: Board) -> None:
    q[at.PROVINCES] = len(board.provinces)
    for border in board.in_use:
        for here, there in ((border.a, border.b), (border.b, border.a)):
            place = here * at.MOST_BORDERS + q[at.DEGREE + here]
            q[at.BORDERS + place], q[at.BY_SEA + place] = there, border.sea
            q[at.DEGREE + here] += 1


_NUMBERS = {
    at.MOST_SAMURAI: "most_samurai",
    at.MOST_ASHIGARU: "most_ashigaru",
    at.MOST_IN_FORCE: "most_in_force",
    at.CASTLE_PRICE: "castle_price",
    at.CASTLE_BONUS: "castle_bonus",
    at.FORTRESS_BONUS: "fortress_bonus",
    at.CASTLE_SUPPLY: "castles",
    at.BASE_SUPPLY: "fortress_bases",
    at.FACES: "faces",
    at.NINJA_KILLS_ON: "ninja_succeeds_on",
    at.REVENGE_ON: "revenge_succeeds_on",
    at.MOST_LEVEL: "most_attacks",
    at.PROVINCES_A_KOKU: "provinces_a_koku",
    at.LEAST_KOKU: "least_koku",
    at.MARKED_BAN: "army_markers_safe",
    at.NINJA_BAN: "ninja_waits",
    at.STACK_SIZES_OPEN: "stack_sizes_open",
    at.FURTHER_BAN: "further_attacks_safe",
    at.HEIR_GETS_EMPTIED: "heir_gets_emptied",
    at.REINFORCEMENTS: "reinforcements",
    at.TOGETHER: "reinforced_by",
    at.STACK_LIMIT: "most_at_start",
}


def _write_numbers(q: Numbers, facts: Facts) -> None:
    """Write the numbers of the facts; OddsError for those that whole games cannot hold."""
    for place, name in _NUMBERS.items():
        q[place] = facts.number(name)
    for level in range(1, q[at.MOST_LEVEL]):
        q[at.HOLES + level] = facts.number(f"holes_level_{level}")
    q[at.HOLES + q[at.MOST_LEVEL]] = 1  # nothing lies beyond
    for kind, name in enumerate(KINDS):
        q[at.UNITS_A_KOKU + kind] = facts.levied[kind]
        q[at.UNIT_SUPPLY + kind] = facts.units[name]["supply"]["value"]
        q[at.LOSS_ORDER + kind] = DEFAULT_ORDER[kind]
    faces = int(facts.number("faces"))
    q[at.RATINGS : at.RATINGS + at.KIND_COUNT] = ratings(facts.hits_on)
    table = odds_table(facts.hits_on, faces)
    q[at.TROOP_ODDS : at.TROOP_ODDS + len(table)] = table
    samurai, ashigaru = q[at.MOST_SAMURAI], q[at.MOST_ASHIGARU]
    force = q[at.MOST_IN_FORCE]
    bonus = max(q[at.CASTLE_BONUS], q[at.FORTRESS_BONUS])
    if (
        samurai + force >= dice.MOST_BOWMEN
        or ashigaru + force >= dice.MOST_GUNNERS
        or samurai + force + q[at.UNIT_SUPPLY + at.RONIN] + bonus >= dice.MOST_SWORDS
        or ashigaru + force + bonus >= dice.MOST_SPEARMEN
    ):
        raise OddsError(
            "whole games hold troops of ordinary size only: most_samurai, most_ashigaru, "
            "most_in_force or the supply of ronin in the rules file is too large"
        )


def _write_variant(q: Numbers, board: Board, facts: Facts, goal: int | None) -> None:
    """Write what the variant changes: deal, goal, levels."""
    players, provinces = int(q[at.PLAYERS]), len(board.provinces)
    quick = q[at.VARIANT] == at.QUICK
    name = "goal"
    if quick:
        name = f"goal_quick_{players}"
    elif q[at.VARIANT] == at.TWO_PLAYER:
        name = "goal_two_player"
    q[at.GOAL] = facts.number(name) if goal is None else goal
    if not 1 <= q[at.GOAL] <= provinces:
        raise OddsError(f"the goal is from 1 to {provinces} provinces, not {int(q[at.GOAL])!r}")
    q[at.DEALT] = provinces // players
    if quick:
        q[at.DEALT] = min(facts.number(f"dealt_quick_{players}"), q[at.DEALT])
    q[at.LOWEST_LEVEL] = facts.number("lowest_level_quick" if quick else "lowest_level")
    if q[at.LOWEST_LEVEL] > q[at.MOST_LEVEL]:
        raise OddsError("the lowest level of a daimyo is above most_attacks")
    if q[at.DEALT] * players // q[at.SEATS] < at.ARMIES_EACH:
        raise OddsError("the map has too few provinces for three armies each")
    for kind, number in (SPLIT_AT_START if quick else {}).items():
        q[at.TO_SPLIT + kind] = number
    for kind, number in ({at.DAIMYO: 1} if quick else ARMY_AT_START).items():
        q[at.ARMY_AT_START + kind] = number


def first_state(q: Numbers) -> Numbers:
    """Set up trays and army cards; nothing is dealt yet."""
    s = empty_state(q)
    for seat in range(int(q[at.SEATS])):
        for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
            for kind in range(at.KIND_COUNT):
                number = q[at.ARMY_AT_START + kind]
                s[at.army_row(army) + kind] = number
                if kind != at.DAIMYO:
                    s[at.tray_row(seat) + kind] -= number
            s[at.LEVEL + army], s[at.HOLE + army] = q[at.LOWEST_LEVEL], 1
    s[at.PHASE] = at.DEAL
    return s


def empty_state(q: Numbers) -> Numbers:
    """Give a state with an empty map, all pieces in trays and boxes."""
    s = np.zeros(at.WIDTH, dtype=np.int64)
    s[at.ACTIVE] = s[at.WINNER] = s[at.NINJA] = s[at.SPIED] = at.NONE
    s[at.MOVER] = s[at.MUST_LEAVE] = s[at.TROOP] = s[at.RECOVERING] = s[at.PICKING] = at.NONE
    for start, length in (
        (at.OWNER, at.MOST_PROVINCES),
        (at.TARGET, at.MOST_PROVINCES),
        (at.BONUS_LEFT, at.MOST_PROVINCES),
        (at.BUILD_AT, at.MOST_SEATS),
        (at.HEIR, at.MOST_SEATS),
        (at.WHERE, at.MOST_ARMIES),
        (at.DECLARED, at.MOST_ARMIES),
    ):
        s[start : start + length] = at.NONE
    s[at.RONIN_BOX] = q[at.UNIT_SUPPLY + at.RONIN]
    s[at.CASTLE_BOX], s[at.BASE_BOX] = q[at.CASTLE_SUPPLY], q[at.BASE_SUPPLY]
    for seat in range(int(q[at.SEATS])):
        for kind in range(at.KIND_COUNT):
            if kind != at.DAIMYO and kind != at.RONIN:
                s[at.tray_row(seat) + kind] = q[at.UNIT_SUPPLY + kind]
    return s
