"""What holds in every state of a whole game (section 12 of its specification)."""

from collections.abc import Sequence

from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row, tray_row
from samurai_odds.swords.field.troops import force_ronin_room, is_held, ronin_fits, units_of


def check(q: Sequence[int], s: Sequence[int]) -> None:
    """Fail with what is wrong in a state."""
    if s[at.PHASE] == at.SPLIT_ARMIES or s[at.PHASE] < at.SPLIT_ARMIES:
        check_pieces(q, s)
        return
    check_pieces(q, s)
    check_provinces(q, s)
    check_armies(q, s)
    if s[at.PHASE] >= at.NEXT_TURN and s[at.PHASE] != at.ROUND_END:
        assert not any(s[at.KOKU + seat] for seat in range(q[at.SEATS])), "purses"


def check_pieces(q: Sequence[int], s: Sequence[int]) -> None:
    """Pieces per colour, ronin, castles and bases add up."""
    seats, provinces = range(q[at.SEATS]), range(q[at.PROVINCES])
    armies = range(q[at.SEATS] * at.ARMIES_EACH)
    for kind in (at.BOWMAN, at.GUNNER, at.SWORDSMAN, at.SPEARMAN):
        found = sum(s[tray_row(seat) + kind] for seat in seats)
        if at.PLACING <= s[at.PHASE] <= at.PLACING:
            found += sum(s[at.LEVY + seat * at.KIND_COUNT + kind] for seat in seats)
            found += sum(s[at.LEVIED + p] % at.INTO_ARMY == 1 + kind for p in provinces)
        found += sum(s[force_row(p) + kind] for p in provinces)
        found += sum(s[army_row(a) + kind] for a in armies)
        assert found == q[at.SEATS] * q[at.UNIT_SUPPLY + kind], f"kind {kind}: {found}"
    for place in range(at.TRAY, at.TRAY + at.MOST_SEATS * at.KIND_COUNT):
        assert s[place] >= 0, "tray"
    ronin = s[at.RONIN_BOX] + sum(s[at.RONIN_LEFT + seat] for seat in seats)
    ronin += sum(s[at.HIDDEN + p] + s[force_row(p) + at.RONIN] for p in provinces)
    ronin += sum(s[army_row(a) + at.RONIN] for a in armies)
    assert ronin == q[at.UNIT_SUPPLY + at.RONIN], f"ronin {ronin}"
    built = [s[at.BUILT + p] for p in provinces]
    assert s[at.CASTLE_BOX] + sum(b > 0 for b in built) == q[at.CASTLE_SUPPLY]
    assert s[at.BASE_BOX] + sum(b == at.FORTRESS for b in built) == q[at.BASE_SUPPLY]
    assert s[at.RONIN_BOX] >= 0
    assert s[at.CASTLE_BOX] >= 0
    assert s[at.BASE_BOX] >= 0


def check_provinces(q: Sequence[int], s: Sequence[int]) -> None:
    """Owned means held; forces of one to five; ronin limits; counts."""
    owned = [0] * at.MOST_SEATS
    for p in range(q[at.PROVINCES]):
        owner, units = s[at.OWNER + p], units_of(s, force_row(p))
        assert all(s[force_row(p) + kind] >= 0 for kind in range(at.KIND_COUNT)), "negative"
        assert s[force_row(p) + at.DAIMYO] == 0
        assert units <= q[at.MOST_IN_FORCE], f"force of {units}"
        assert s[at.HIDDEN + p] >= 0
        if owner >= 0:
            owned[owner] += 1
            assert is_held(s, p), f"province {p} is owned and not held"
            assert s[at.OUT_IN + owner] == 0
            assert s[at.CLAIMED + p] == 0
            assert s[at.EMPTIED + p] == 0
            if s[at.PHASE] not in (at.LEAVING, at.PICK_UP, at.RONIN_ALONG):
                assert ronin_fits(s, p), f"ronin in {p}"
        else:
            assert units == 0, f"province {p} is empty and held"
            assert s[at.HIDDEN + p] == 0
            assert force_ronin_room(s, p) == 0
    for seat in range(q[at.SEATS]):
        assert s[at.OWNED + seat] == owned[seat], f"seat {seat} owns {owned[seat]}"
        claims = sum(s[at.CLAIMED + p] == 1 + seat for p in range(q[at.PROVINCES]))
        assert s[at.CLAIMS + seat] == claims
        assert owned[seat] > 0 or s[at.OUT_IN + seat] > 0


def check_armies(q: Sequence[int], s: Sequence[int]) -> None:
    """Armies within their cards, one a province, on own ground; levels and holes."""
    stand: dict[int, int] = {}
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        row, where = army_row(army), s[at.WHERE + army]
        counts = s[row : row + at.KIND_COUNT]
        assert all(count >= 0 for count in counts)
        if where < 0:
            if s[at.PHASE] > at.QUICK_PICK_UP:
                assert not any(counts), f"army {army} is lost and has units"
                assert not s[at.FALLEN + army]
            continue
        assert s[at.OWNER + where] == army // at.ARMIES_EACH, f"army {army} on foreign ground"
        assert counts[at.DAIMYO] + s[at.FALLEN + army] == 1
        assert counts[at.BOWMAN] + counts[at.SWORDSMAN] <= q[at.MOST_SAMURAI]
        assert counts[at.GUNNER] + counts[at.SPEARMAN] <= q[at.MOST_ASHIGARU]
        assert 1 <= s[at.LEVEL + army] <= q[at.MOST_LEVEL]
        assert 1 <= s[at.HOLE + army] <= q[at.HOLES + s[at.LEVEL + army]]
        stand[where] = stand.get(where, 0) + 1
    marching = s[at.MOVER] >= 0 or s[at.MUST_LEAVE] >= 0
    assert all(number == 1 or (marching and number == 2) for number in stand.values()), "markers"
