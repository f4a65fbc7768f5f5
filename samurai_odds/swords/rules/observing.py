"""What a seat knows of the game: everything but the others' secrets.

Plans before they are revealed (but for the one spied on), wishes and choices of the same
simultaneous action, face-down ronin. For a bot that is asked, the rivals' stacks are told
by their sizes alone (W5). Both colors of a player know each other's.
"""

from typing import Any

from samurai_odds.engine.sampling.streams import next_word, uniform_of
from samurai_odds.play.chance import among
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Aside, Question, State
from samurai_odds.swords.rules.troops import ronin_room

ASIDE = Aside.width


def is_rival(q: Question, seat: int, other: int) -> bool:
    return q.player[seat] != q.player[other]


def keeps_secret(s: State) -> bool:
    """Say whether seats are choosing something at the same time."""
    return at.FIRST_SECRET <= s.phase <= at.LAST_SECRET


def ronin_lie_hidden(q: Question, s: State) -> bool:
    """Say whether any ronin may lie face down."""
    return s.phase >= at.FIRST_DEPLOYED and s.ronin_box < q.unit_supply[at.RONIN]


def hide(q: Question, s: State, aside: Aside) -> None:
    if keeps_secret(s):
        for seat in range(q.seats):
            if is_rival(q, s.asked, seat):
                hide_choices(q, s, seat, aside)
        hide_levied(q, s, aside)
    if ronin_lie_hidden(q, s):
        hide_stacks(q, s, aside)


def show(q: Question, s: State, aside: Aside) -> None:
    if keeps_secret(s):
        for seat in range(q.seats):
            if is_rival(q, s.asked, seat):
                show_choices(q, s, seat, aside)
        show_levied(q, s, aside)
    if ronin_lie_hidden(q, s):
        for province in range(q.provinces):
            owner = s.owner[province]
            if owner >= 0 and is_rival(q, s.asked, owner):
                s.hidden[province] = aside.hidden[province]
        for place in range(State.stacks.at, State.stacks.end):
            s[place] = 0


def plan_is_secret(s: State, seat: int) -> bool:
    """Say whether a seat's bins are still covered, from the seat asked."""
    if s.phase != at.PLANNING and s.phase != at.SPYING:
        return False
    return not (s.asked == s.ninja and s.spied == seat)


def hide_choices(q: Question, s: State, seat: int, aside: Aside) -> None:
    """Put aside what a seat has chosen and not yet shown."""
    for place in range(at.BIN_COUNT):
        aside.bins[seat, place] = s.bins[seat, place]
        if plan_is_secret(s, seat):
            s.bins[seat, place] = 0
    aside.wish[seat], aside.build_at[seat] = s.wish[seat], s.build_at[seat]
    s.wish[seat], s.build_at[seat] = 0, at.NONE
    for kind in range(at.KIND_COUNT):
        aside.levy[seat, kind] = s.levy[seat, kind]
        s.levy[seat, kind] = 0
    aside.ronin_left[seat] = s.ronin_left[seat]
    s.ronin_left[seat] = 0


def show_choices(q: Question, s: State, seat: int, aside: Aside) -> None:
    for place in range(at.BIN_COUNT):
        s.bins[seat, place] = aside.bins[seat, place]
    s.wish[seat], s.build_at[seat] = aside.wish[seat], aside.build_at[seat]
    for kind in range(at.KIND_COUNT):
        s.levy[seat, kind] = aside.levy[seat, kind]
    s.ronin_left[seat] = aside.ronin_left[seat]


def hide_levied(q: Question, s: State, aside: Aside) -> None:
    """Put aside where rivals are about to place levied units."""
    if s.phase == at.PLACING:
        for province in range(q.provinces):
            aside.levied[province] = s.levied[province]
            owner = s.owner[province]
            if owner >= 0 and is_rival(q, s.asked, owner):
                s.levied[province] = 0


def show_levied(q: Question, s: State, aside: Aside) -> None:
    if s.phase == at.PLACING:
        for province in range(q.provinces):
            s.levied[province] = aside.levied[province]


def hide_stacks(q: Question, s: State, aside: Aside) -> None:
    """Put aside where the rivals' ronin lie, and tell how large their stacks are (W5)."""
    for province in range(q.provinces):
        hidden = s.hidden[province]
        aside.hidden[province] = hidden
        owner = s.owner[province]
        if hidden > 0 and is_rival(q, s.asked, owner):
            s.hidden[province] = 0
            if s.phase != at.DEPLOYING:
                note_stack(q, s, owner, hidden)


def note_stack(q: Question, s: State, seat: int, size: int) -> None:
    """Show a stack; only that it is there if sizes are secret (W5)."""
    note_size(s, seat, size if q.stack_sizes_open else 1)


def redraw(q: Question, s: State, seat: int, word: Any) -> None:
    """Draw anew what a seat cannot know: rivals' plans not revealed, and their stacks.

    Each rival's stacks go into any of his provinces that can hold them.
    """
    if s.phase == at.PLANNING or s.phase == at.SPYING:
        for rival in range(q.seats):
            seen = s.spied == rival and s.ninja == seat
            if s.decision == at.SPY_CHOICE:  # he has named him and not yet looked
                seen = False
            if is_rival(q, seat, rival) and not seen:
                word = redraw_plan(q, s, rival, word)
    if not ronin_lie_hidden(q, s):
        return
    for rival in range(q.seats):
        if is_rival(q, seat, rival):
            word = redraw_stacks(q, s, rival, word)


def redraw_plan(q: Question, s: State, rival: int, word: Any) -> Any:
    """Draw a plan that has been made anew; give the place in the stream after.

    Who can build does so in one of two cases; each other koku goes into any other bin.
    """
    row = State.bins.place(rival)
    if s.planned[rival] < at.BIN_COUNT:
        return word
    left = s.koku[rival]
    for place in range(at.BIN_COUNT):
        s[row + place] = 0
    if 0 < q.castle_price <= left:
        if among(uniform_of(word), 2) == 1:
            s[row + at.TO_BUILD] = q.castle_price
            left -= q.castle_price
    word = next_word(word)
    for _ in range(left):
        place = among(uniform_of(word), at.BIN_COUNT - 1)
        word = next_word(word)
        s[row + (place if place < at.TO_BUILD else place + 1)] += 1
    return word


def redraw_stacks(q: Question, s: State, rival: int, word: Any) -> Any:
    """Move a rival's stacks; give the place in the stream after.

    Where a stack can lie a smaller one can too: so with the largest placed first all ways
    are equally likely, and each stack finds a place, for they had one.
    """
    for province in range(q.provinces):
        if s.owner[province] == rival and s.hidden[province] > 0:
            note_size(s, rival, s.hidden[province])
            s.hidden[province] = 0
    for place in range(at.MOST_STACKS):
        size = s.stacks[rival, place]
        s.stacks[rival, place] = 0
        if size == 0:
            continue
        homes = 0
        for province in range(q.provinces):
            if can_hold(s, rival, province, size):
                homes += 1
        chosen = among(uniform_of(word), homes)
        word = next_word(word)
        for province in range(q.provinces):
            if can_hold(s, rival, province, size):
                if chosen == 0:
                    s.hidden[province] = size
                    break
                chosen -= 1
    return word


def can_hold(s: State, rival: int, province: int, size: int) -> bool:
    if s.owner[province] != rival or s.hidden[province] > 0:
        return False
    return ronin_room(s, province) >= size


def note_size(s: State, seat: int, size: int) -> None:
    """Add a stack to a list, the largest first."""
    for place in range(at.MOST_STACKS):
        if s.stacks[seat, place] < size:
            shown = s.stacks[seat, place]
            s.stacks[seat, place] = size
            size = shown
