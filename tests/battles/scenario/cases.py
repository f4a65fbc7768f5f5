"""Scenarios for the tests: any sound one, drawn at random, and a small one to spoil."""

from hypothesis import strategies as st

from samurai_odds.battles.board import CORE, EPIC, Board
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.checks import problems
from samurai_odds.battles.scenario.scenario import (
    COMMANDER,
    Army,
    Leader,
    Moment,
    Objective,
    Scenario,
    Tent,
    Unit,
    command_cards,
    dragon_cards,
)

CARDS = sorted(command_cards())
KINDS = [kind for kind in load().units if kind != "bodyguard"]
FOOT = [kind for kind in KINDS if not load().units[kind].get("mounted")]
GROUND = ["open"] * 6 + [key for key in load().terrain if key not in ("tent", "river")]
_LETTERS = "abcXYZ-'#=.~|,;:0123 äö犬"
texts = st.text(_LETTERS, max_size=30).map(lambda text: " ".join(text.split()))
names = texts.filter(bool)
worths = st.sampled_from([0, 1, 1, 1, 2, 3])


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """Draw a sound scenario, a fresh one or a position, pieces in the order of their hexes."""
    board = draw(st.sampled_from([CORE, EPIC]))
    order = draw(st.permutations(range(board.hexes)))
    ground = st.sampled_from(GROUND)
    terrain = draw(st.lists(ground, min_size=board.hexes, max_size=board.hexes))
    impassable = tuple(draw(st.sets(st.sampled_from(["hill", "ravine"]), max_size=2)))
    units, leaders, tents = [], [], []
    free = [number for number in order if terrain[number] not in impassable]
    for side in (0, 1):
        for _ in range(draw(st.integers(1, 6))):
            number = free.pop()
            units.append(draw(a_unit(side, number)))
            if draw(st.booleans()):
                leaders.append(draw(a_leader(side, number, units[-1].kind in FOOT)))
        if draw(st.booleans()):
            leaders.append(draw(a_leader(side, free.pop(), True)))
        if draw(st.booleans()):
            number = free.pop()
            terrain[number] = "tent"
            tents.append(Tent(side, number, draw(st.integers(1, 5)), draw(st.booleans())))
            units.append(Unit(side, "bodyguard", number))
            leaders.append(Leader(side, COMMANDER, number, name=draw(leader_names)))
    empty = [n for n in free if terrain[n] not in impassable]
    objectives = apart(draw(st.lists(an_objective(empty, board), max_size=4)))
    pool = draw(st.integers(0, 60))
    moment, hands, rack = draw(a_moment(objectives, units))
    armies = [draw(an_army(pool // 2, hand)) for hand in hands]
    scenario = Scenario(
        draw(names),
        tuple(terrain),
        (armies[0], armies[1]),
        tuple(sorted(units, key=lambda unit: unit.hex)),
        tuple(sorted(leaders, key=lambda leader: leader.hex)),
        draw(st.integers(0, 1)),
        draw(st.integers(0, 1)),
        tuple(tents),
        tuple(objectives),
        impassable,
        pool,
        draw(st.sampled_from(["assumed", "rulebook: the book", "published, a note"])),
        draw(st.sampled_from(["assumed", "assumed, ours: so"])),
        draw(st.lists(names, max_size=12).map(" ".join)),
        moment,
        board,
        rack[: board.rack],
    )
    assert not problems(scenario)
    return scenario


leader_names = texts.map(lambda text: " ".join(text.replace(":", "").split()))


@st.composite
def a_unit(draw: st.DrawFn, side: int, number: int) -> Unit:
    blocks = draw(st.sampled_from([None, 1, 2, 3, 4]))
    locked = draw(st.sampled_from([None, None, None, *CARDS]))
    return Unit(side, draw(st.sampled_from(KINDS)), number, blocks, draw(worths), locked)


@st.composite
def a_leader(draw: st.DrawFn, side: int, number: int, may_walk: bool) -> Leader:
    kind = draw(st.sampled_from(["foot", "mounted"])) if may_walk else "mounted"
    return Leader(side, kind, number, draw(worths), draw(leader_names))


@st.composite
def an_objective(draw: st.DrawFn, free: list[int], board: Board) -> Objective:
    side, banners = draw(st.integers(0, 1)), draw(st.integers(1, 3))
    rule = draw(st.sampled_from(["hold", "capture", "cross", "exit", "clear-section", "card"]))
    edge = [number for number in free if -1 in board.neighbors(number)]
    if rule == "clear-section":
        return Objective(side, rule, banners=banners)
    if rule == "card":
        cards = draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=3, unique=True))
        return Objective(side, rule, banners=banners, cards=tuple(cards))
    places = edge if rule == "exit" else free
    hexes = draw(st.lists(st.sampled_from(places), min_size=1, max_size=8, unique=True))
    hexes = sorted(hexes) if draw(st.booleans()) else hexes
    kinds: list[str] = []
    if rule in ("cross", "exit"):
        kinds = draw(st.lists(st.sampled_from(KINDS), max_size=2, unique=True))
    lose = draw(st.integers(0, 2)) if rule == "capture" else 0
    return Objective(side, rule, tuple(hexes), banners, tuple(kinds), lose_cards=lose)


def apart(objectives: list[Objective]) -> list[Objective]:
    """Leave out whoever would cross, or leave, in a hex of an earlier one of his side."""
    kept: list[Objective] = []
    for one in objectives:
        claimed = one.rule in ("cross", "exit") and any(
            (other.rule, other.side) == (one.rule, one.side) and set(other.hexes) & set(one.hexes)
            for other in kept
        )
        kept += [] if claimed else [one]
    return kept


Hands = list[tuple[tuple[str, ...], tuple[str, ...]]]


@st.composite
def a_moment(
    draw: st.DrawFn, objectives: list[Objective], units: list[Unit]
) -> tuple[Moment, Hands, tuple[str, ...]]:
    """Draw the turn record and what is known of hands and rack, from one deck of each kind."""
    deck = draw(st.permutations([c for c in CARDS for _ in range(command_cards()[c]["copies"])]))
    dragons = draw(st.permutations([c for c, n in dragon_cards().items() for _ in range(n)]))
    rack = tuple(deck[20 : draw(st.integers(20, 23))])
    deck, dragons = deck[:20], dragons[:12]
    hands: Hands = [
        (tuple(deck[: draw(st.integers(0, 5))]), tuple(dragons[: draw(st.integers(0, 2))])),
        (tuple(deck[5 : draw(st.integers(5, 10))]), tuple(dragons[2 : draw(st.integers(2, 4))])),
    ]
    if draw(st.booleans()):
        return Moment(), hands, rack
    captured = tuple(
        (index, number)
        for index, goal in enumerate(objectives)
        if goal.rule == "capture"
        for number in goal.hexes[:2]
    )
    held = tuple(
        (index, unit.hex)
        for index, goal in enumerate(objectives)
        if goal.rule == "hold"
        for unit in units
        if unit.side == goal.side and unit.hex in goal.hexes
    )
    lost = st.lists(names.map(lambda t: t.replace(";", "x")), max_size=3)
    moment = Moment(
        draw(st.integers(1, 99)),
        tuple(deck[10 : draw(st.integers(10, 20))]),
        tuple(dragons[4 : draw(st.integers(4, 12))]),
        (draw(st.sampled_from(["", *CARDS])), draw(st.sampled_from(["", *CARDS]))),
        captured,
        held,
        tuple(draw(lost)),
    )
    return moment, hands, rack


@st.composite
def an_army(
    draw: st.DrawFn, most_tokens: int, hand: tuple[tuple[str, ...], tuple[str, ...]]
) -> Army:
    return Army(
        draw(names),
        draw(st.integers(5, 7)),
        draw(st.integers(2, 6)),
        draw(st.integers(0, most_tokens)),
        draw(st.integers(1, 9)),
        hand[0],
        hand[1],
        draw(st.integers(0, 8)),
    )
