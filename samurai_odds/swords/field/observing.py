"""What a seat knows of the game: everything but the others' secrets.

Plans before they are revealed (but for the one spied on), wishes and choices of the same
simultaneous action, face-down ronin. For a bot that is asked, the rivals' stacks are told
by their sizes alone (W5). Both colors of a player know each other's.
"""

from typing import Any

from samurai_odds.engine.sampling.streams import next_word, uniform_of
from samurai_odds.play.chance import among
from samurai_odds.play.offering import Numbers
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.troops import ronin_room

_SECRETS = at.BIN_COUNT + 1 + 1 + at.KIND_COUNT  # of a seat: bins, wish, site, levy
_LEFT = at.MOST_SEATS * _SECRETS
_HIDDEN = _LEFT + at.MOST_SEATS
_LEVIED = _HIDDEN + at.MOST_PROVINCES
ASIDE = _LEVIED + at.MOST_PROVINCES


def is_rival(q: Numbers, seat: int, other: int) -> bool:
    return q[at.PLAYER + seat] != q[at.PLAYER + other]


def keeps_secret(s: Numbers) -> bool:
    """Say whether seats are choosing something at the same time."""
    return at.PLANNING <= s[at.PHASE] <= at.DEPLOYING


def ronin_lie_hidden(q: Numbers, s: Numbers) -> bool:
    """Say whether any ronin may lie face down."""
    return s[at.PHASE] >= at.DEPLOYING and s[at.RONIN_BOX] < q[at.UNIT_SUPPLY + at.RONIN]


def hide(q: Numbers, s: Numbers, aside: Numbers) -> None:
    if keeps_secret(s):
        for seat in range(q[at.SEATS]):
            if is_rival(q, s[at.ASKED], seat):
                hide_choices(q, s, seat, aside)
        hide_levied(q, s, aside)
    if ronin_lie_hidden(q, s):
        hide_stacks(q, s, aside)


def show(q: Numbers, s: Numbers, aside: Numbers) -> None:
    if keeps_secret(s):
        for seat in range(q[at.SEATS]):
            if is_rival(q, s[at.ASKED], seat):
                show_choices(q, s, seat, aside)
        show_levied(q, s, aside)
    if ronin_lie_hidden(q, s):
        for province in range(q[at.PROVINCES]):
            owner = s[at.OWNER + province]
            if owner >= 0 and is_rival(q, s[at.ASKED], owner):
                s[at.HIDDEN + province] = aside[_HIDDEN + province]
        for place in range(at.STACKS, at.STACKS + at.MOST_SEATS * at.MOST_STACKS):
            s[place] = 0


def plan_is_secret(s: Numbers, seat: int) -> bool:
    """Say whether a seat's bins are still covered, from the seat asked."""
    if s[at.PHASE] != at.PLANNING and s[at.PHASE] != at.SPYING:
        return False
    return not (s[at.ASKED] == s[at.NINJA] and s[at.SPIED] == seat)


def hide_choices(q: Numbers, s: Numbers, seat: int, aside: Numbers) -> None:
    """Put aside what a seat has chosen and not yet shown."""
    row = seat * _SECRETS
    for place in range(at.BIN_COUNT):
        aside[row + place] = s[at.BINS + seat * at.BIN_COUNT + place]
        if plan_is_secret(s, seat):
            s[at.BINS + seat * at.BIN_COUNT + place] = 0
    row += at.BIN_COUNT
    aside[row], aside[row + 1] = s[at.WISH + seat], s[at.BUILD_AT + seat]
    s[at.WISH + seat], s[at.BUILD_AT + seat] = 0, at.NONE
    for kind in range(at.KIND_COUNT):
        aside[row + 2 + kind] = s[at.LEVY + seat * at.KIND_COUNT + kind]
        s[at.LEVY + seat * at.KIND_COUNT + kind] = 0
    aside[_LEFT + seat] = s[at.RONIN_LEFT + seat]
    s[at.RONIN_LEFT + seat] = 0


def show_choices(q: Numbers, s: Numbers, seat: int, aside: Numbers) -> None:
    row = seat * _SECRETS
    for place in range(at.BIN_COUNT):
        s[at.BINS + seat * at.BIN_COUNT + place] = aside[row + place]
    row += at.BIN_COUNT
    s[at.WISH + seat], s[at.BUILD_AT + seat] = aside[row], aside[row + 1]
    for kind in range(at.KIND_COUNT):
        s[at.LEVY + seat * at.KIND_COUNT + kind] = aside[row + 2 + kind]
    s[at.RONIN_LEFT + seat] = aside[_LEFT + seat]


def hide_levied(q: Numbers, s: Numbers, aside: Numbers) -> None:
    """Put aside where rivals are about to place levied units."""
    if s[at.PHASE] == at.PLACING:
        for province in range(q[at.PROVINCES]):
            aside[_LEVIED + province] = s[at.LEVIED + province]
            owner = s[at.OWNER + province]
            if owner >= 0 and is_rival(q, s[at.ASKED], owner):
                s[at.LEVIED + province] = 0


def show_levied(q: Numbers, s: Numbers, aside: Numbers) -> None:
    if s[at.PHASE] == at.PLACING:
        for province in range(q[at.PROVINCES]):
            s[at.LEVIED + province] = aside[_LEVIED + province]


def hide_stacks(q: Numbers, s: Numbers, aside: Numbers) -> None:
    """Put aside where the rivals' ronin lie, and tell how large their stacks are (W5)."""
    for province in range(q[at.PROVINCES]):
        hidden = s[at.HIDDEN + province]
        aside[_HIDDEN + province] = hidden
        owner = s[at.OWNER + province]
        if hidden > 0 and is_rival(q, s[at.ASKED], owner):
            s[at.HIDDEN + province] = 0
            if s[at.PHASE] != at.DEPLOYING:
                note_stack(q, s, owner, hidden)


def note_stack(q: Numbers, s: Numbers, seat: int, size: int) -> None:
    """Show a stack; only that it is there if sizes are secret (W5)."""
    note_size(s, seat, size if q[at.STACK_SIZES_OPEN] else 1)


def redraw(q: Numbers, s: Numbers, seat: int, word: Any) -> None:
    """Draw anew what a seat cannot know: rivals' plans not revealed, and their stacks.

    Each rival's stacks go into any of his provinces that can hold them.
    """
    if s[at.PHASE] == at.PLANNING or s[at.PHASE] == at.SPYING:
        for rival in range(q[at.SEATS]):
            seen = s[at.SPIED] == rival and s[at.NINJA] == seat
            if s[at.DECISION] == at.SPY_CHOICE:  # he has named him and not yet looked
                seen = False
            if is_rival(q, seat, rival) and not seen:
                word = redraw_plan(q, s, rival, word)
    if not ronin_lie_hidden(q, s):
        return
    for rival in range(q[at.SEATS]):
        if is_rival(q, seat, rival):
            word = redraw_stacks(q, s, rival, word)


def redraw_plan(q: Numbers, s: Numbers, rival: int, word: Any) -> Any:
    """Draw a plan that has been made anew; give the place in the stream after.

    Who can build does so in one of two cases; each other koku goes into any other bin.
    """
    row = at.BINS + rival * at.BIN_COUNT
    if s[at.PLANNED + rival] < at.BIN_COUNT:
        return word
    left = s[at.KOKU + rival]
    for place in range(at.BIN_COUNT):
        s[row + place] = 0
    if 0 < q[at.CASTLE_PRICE] <= left:
        if among(uniform_of(word), 2) == 1:
            s[row + at.TO_BUILD] = q[at.CASTLE_PRICE]
            left -= q[at.CASTLE_PRICE]
    word = next_word(word)
    for _ in range(left):
        place = among(uniform_of(word), at.BIN_COUNT - 1)
        word = next_word(word)
        s[row + (place if place < at.TO_BUILD else place + 1)] += 1
    return word


def redraw_stacks(q: Numbers, s: Numbers, rival: int, word: Any) -> Any:
    """Move a rival's stacks; give the place in the stream after.

    Where a stack can lie a smaller one can too: so with the largest placed first all ways
    are equally likely, and each stack finds a place, for they had one.
    """
    row = at.STACKS + rival * at.MOST_STACKS
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] == rival and s[at.HIDDEN + province] > 0:
            note_size(s, rival, s[at.HIDDEN + province])
            s[at.HIDDEN + province] = 0
    for place in range(at.MOST_STACKS):
        size = s[row + place]
        s[row + place] = 0
        if size == 0:
            continue
        homes = 0
        for province in range(q[at.PROVINCES]):
            if can_hold(s, rival, province, size):
                homes += 1
        chosen = among(uniform_of(word), homes)
        word = next_word(word)
        for province in range(q[at.PROVINCES]):
            if can_hold(s, rival, province, size):
                if chosen == 0:
                    s[at.HIDDEN + province] = size
                    break
                chosen -= 1
    return word


def can_hold(s: Numbers, rival: int, province: int, size: int) -> bool:
    if s[at.OWNER + province] != rival or s[at.HIDDEN + province] > 0:
        return False
    return ronin_room(s, province) >= size


def note_size(s: Numbers, seat: int, size: int) -> None:
    """Add a stack to a list, the largest first."""
    row = at.STACKS + seat * at.MOST_STACKS
    for place in range(row, row + at.MOST_STACKS):
        if s[place] < size:
            shown = s[place]
            s[place] = size
            size = shown
