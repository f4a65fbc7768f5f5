"""What happens in a combat, step by step, as data: strikes, dice, losses, retreats, tokens.

The same for a combat asked about by itself and for a battle on the board, which names its own
pieces and hexes (`Scene`). Pieces of a combat are its parties in their order; then their leaders.
"""

from typing import Any

from samurai_odds.battles.attack import layout as at
from samurai_odds.battles.attack.aftermath import lack_kind
from samurai_odds.battles.attack.combat import check_dice, strike_kind
from samurai_odds.battles.attack.dice import KINDS, faces_told_apart
from samurai_odds.battles.attack.layout import Party as PartyLeft
from samurai_odds.battles.attack.layout import Question, State, Strike
from samurai_odds.battles.attack.plan import Plan
from samurai_odds.battles.attack.situation import Party, is_covered, swords_ignored_by
from samurai_odds.engine.dice import unpack
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.play.events import Happening

PARTIES = 3  # leaders are numbered after them
# How a strike is made, by its number in a combat.
FIRST_STRIKE, CLOSE, VOLLEY, BACK, BONUS = "first strike", "close", "volley", "back", "bonus"
AMBUSH, FIRE, SECOND_FIRE, RETREAT, CASTLE = "ambush", "fire", "second fire", "retreat", "castle"
LACK, ALONE = "lack of honor", "alone"
_MANNERS = {
    at.FIRST: FIRST_STRIKE,
    at.ATTACK: CLOSE,
    at.VOLLEY: VOLLEY,
    at.VOLLEY_AFTER: VOLLEY,
    at.BACK: BACK,
    at.BONUS_FIRST: FIRST_STRIKE,
    at.BONUS: BONUS,
    at.BONUS_BACK: BACK,
}


class Scene:
    """One step of a combat: who strikes whom, and what changes."""

    plan: Any
    q: Question
    before: State
    after: State

    def __init__(self, plan: Plan, q: Any, step: Step) -> None:
        self.plan, self.q, self.step = plan, q, step
        before: Any = list(step.before)
        after: Any = list(step.after)
        self.before, self.after = before, after
        self.strike = self.before.strike
        said: Strike = self.said
        self.striker, self.target = said.striker, said.target

    @property
    def said(self) -> Strike:
        """What the question says of the strike."""
        return Strike(self.q.strikes[self.strike])

    @property
    def was(self) -> PartyLeft:
        """What the target was before the step."""
        return PartyLeft(self.before.parties[self.target])

    @property
    def became(self) -> PartyLeft:
        """What the target is after it."""
        return PartyLeft(self.after.parties[self.target])

    @property
    def lost(self) -> int:
        """The blocks that it took off the target."""
        was: PartyLeft = self.was
        became: PartyLeft = self.became
        return int(was.blocks - became.blocks)

    # ---- whom it is about: a board says otherwise ------------------------------------

    def party(self, place: int) -> Party:
        """Return the party at an offset into the state, on the ground where it fights now."""
        bonus = self.strike in (at.BONUS_FIRST, at.BONUS, at.BONUS_BACK)
        plan = self.plan.moved_up() if bonus and self.plan.close else self.plan
        parties = {at.ATTACKER: plan.attacker, at.DEFENDER: plan.defender}
        party = parties.get(place, self.plan.second)
        assert isinstance(party, Party)
        return party

    def piece(self, place: int) -> int:
        """Return the number of a party's unit, or of the leader who is the party alone."""
        return place

    def leader(self, place: int) -> int:
        """Return the number of a party's leader."""
        return PARTIES + self.piece(place)

    def seat(self, place: int) -> int:
        """Return whose a party is."""
        return int(self.q.parties[place].side)

    def hex(self, place: int) -> int:
        """Return where a party stands, NONE where that is not known."""
        return -1

    def way(self) -> tuple[int, int]:
        """Return from where to where the target, or its leader alone, goes."""
        return -1, -1

    def banners(self) -> int:
        """Return how many banners the enemy gains by the loss of the target."""
        return 1

    def found(self, symbols: int) -> int:
        """Count the symbols for other units that find one: all, where no map is known."""
        return symbols

    def why_fewer(self, paid: int) -> tuple[str, ...]:
        """Return why fewer tokens were collected than honor symbols rolled; ``paid`` count."""
        return ("inspired",) if paid else ("none are paid here",)

    # ---- what changes ----------------------------------------------------------------

    def becomes(self, fate: int) -> bool:
        """Return whether the target's leader comes to a state that he was not in before."""
        was: PartyLeft = self.was
        became: PartyLeft = self.became
        return bool(became.leader == fate != was.leader)

    def tokens(self, place: int) -> int:
        """Return by how much the tokens of a party's army changed."""
        army = self.q.parties[place].side
        return int(self.after.armies[army].tokens - self.before.armies[army].tokens)

    def ranged(self) -> bool:
        said: Strike = self.said
        return not said.close

    def faces(self, kind: int, dice: int, symbol: str) -> tuple[str, ...]:
        """Show every die: the counted faces, colored in where categories hold several."""
        return colored(kind, dice, self.step.outcome, symbol, self.step.faces)


def colored(kind: int, dice: int, outcome: int, symbol: str, faces: Any) -> tuple[str, ...]:
    """Show every die of a roll; ``faces(n)`` colors in what is not told apart, below n."""
    counts = [*unpack(outcome)]
    counts.append(dice - sum(counts))
    shown: list[str] = []
    for group, number in zip(faces_told_apart(kind, symbol), counts, strict=True):
        shown += [group[faces(len(group))] for _ in range(number)]
    return tuple(shown)


# ---- the steps -----------------------------------------------------------------------


def happened(scene: Scene) -> list[Happening]:
    """Return what happens in a step; nothing in steps that change nothing."""
    before: State = scene.before
    makers = {
        at.DECLARE: _declared,
        at.ROLL: _struck,
        at.CHECK: _checked,
        at.BOLSTER: _bolstered,
        at.RETREATING: _retreated,
        at.FATE: _fate,
        at.LACK: _lack,
    }
    make = makers.get(int(before.phase))
    return [] if make is None else make(scene)


def _declared(scene: Scene) -> list[Happening]:
    before: State = scene.before
    after: State = scene.after
    q: Question = scene.q
    what = _MANNERS[scene.strike]
    options, strike = scene.plan.options, scene.strike
    if options["ambush" if strike == at.FIRST else "then_ambush"] and what == FIRST_STRIKE:
        what = AMBUSH
    numbers = {}
    if scene.ranged() and strike == at.ATTACK:
        what, numbers = FIRE, {"hexes": int(q.range)}
    elif scene.ranged() and strike == at.BONUS:
        what = SECOND_FIRE
    events = []
    lead = int(q.paid[0]) // max(1, int(q.inspire_cost))
    first = {at.FIRST: lead, at.BONUS_FIRST: int(after.bonus_inspired)}
    if units := first.get(strike, 0):  # the attacker has paid, and may not live to strike (B7)
        events.append(_inspired(scene, at.ATTACKER, units))
    events.append(
        Happening(
            "strike",
            scene.seat(scene.striker),
            scene.piece(scene.striker),
            scene.piece(scene.target),
            scene.hex(scene.striker),
            scene.hex(scene.target),
            what=what,
            numbers=numbers,
        )
    )
    told = {at.ATTACK: q.first_strike and lead, at.BONUS: before.bonus_answered}
    if after.inspired and not told.get(strike):
        events.append(_inspired(scene, scene.striker, int(after.inspired)))
    return events


def _inspired(scene: Scene, place: int, units: int) -> Happening:
    return Happening("inspire", scene.seat(place), scene.piece(place), numbers={"units": units})


def _struck(scene: Scene) -> list[Happening]:
    said: Strike = scene.said
    was: PartyLeft = scene.was
    what = FIRE if scene.ranged() else CLOSE
    striker, seat = scene.piece(scene.striker), scene.seat(scene.striker)
    target = scene.party(scene.target)
    dice, kind = scene.step.event // KINDS, strike_kind(scene.q, scene.before)
    shown = scene.faces(kind, dice, target.symbol)
    hit, swords, _, honor = unpack(scene.step.outcome)
    ignored = int(min(swords, said.swords_ignored))
    events = [
        Happening(
            "roll",
            seat,
            striker,
            scene.piece(scene.target),
            what=what,
            faces=shown,
            hits=hit + swords - ignored,
            why=_why_ignored(scene, target) if swords else (),
            numbers={"swords": swords, "ignored": ignored},
        )
    ]
    if was.blocks == 0:
        events.append(_killed(scene, ALONE) if hit else _of_leader(scene, "survive", ALONE, {}))
    elif scene.lost:
        events.append(_loss(scene, what))
    rolled, gained = shown.count("honor"), scene.tokens(scene.striker)
    if rolled or gained:
        why = scene.why_fewer(honor) if gained < rolled else ()
        more = {"rolled": rolled}
        events.append(Happening("collect", seat, striker, gained=gained, why=why, numbers=more))
    return events


def _why_ignored(scene: Scene, target: Party) -> tuple[str, ...]:
    striker = scene.party(scene.striker)
    stature, rank = swords_ignored_by(striker, target)
    reasons = ["cavalry struck by infantry"] * bool(stature)
    reasons += [f"{target.symbol} struck by {striker.symbol}"] * bool(rank)
    return tuple(reasons)


def _of_leader(scene: Scene, kind: str, what: str, numbers: dict[str, int]) -> Happening:
    place = scene.target
    return Happening(kind, scene.seat(place), scene.leader(place), what=what, numbers=numbers)


def _killed(scene: Scene, what: str) -> Happening:
    place, banners = scene.target, {"banners": scene.banners()}
    seat, leader = scene.seat(place), scene.leader(place)
    return Happening("killed", seat, leader, what=what, left=0, numbers=banners)


def _loss(scene: Scene, what: str) -> Happening:
    q: Question = scene.q
    became: PartyLeft = scene.became
    left, place = int(became.blocks), scene.target
    paid = left == 0 and not q.parties[place].bodyguard
    return Happening(
        "loss",
        scene.seat(place),
        scene.piece(place),
        what=what,
        lost=scene.lost,
        left=left,
        numbers={"banners": scene.banners()} if paid else {},
    )


def _checked(scene: Scene) -> list[Happening]:
    became: PartyLeft = scene.became
    place = scene.target
    shown = scene.faces(scene.step.event % KINDS, check_dice(scene.q, scene.before), "")
    killed = bool(became.leader == at.KILLED)
    numbers = {"banners": scene.banners()} if killed else {}
    if not killed and became.blocks == 0:
        numbers = {"alone": 1}
    seat, leader = scene.seat(place), scene.leader(place)
    left = 0 if killed else 1
    return [Happening("check", seat, leader, faces=shown, left=left, numbers=numbers)]


def _bolstered(scene: Scene) -> list[Happening]:
    before: State = scene.before
    after: State = scene.after
    flags = int(before.flags_due)
    ignored, place = flags - int(after.flags_due), scene.target
    numbers, why = {"flags": flags, "ignored": ignored}, _flag_sources(scene) if ignored else ()
    return [Happening("steady", scene.seat(place), scene.piece(place), why=why, numbers=numbers)]


def _flag_sources(scene: Scene) -> tuple[str, ...]:
    """Name what lets the target ignore flags."""
    said: Strike = scene.said
    was: PartyLeft = scene.was
    target, striker = scene.party(scene.target), scene.party(scene.striker)
    covered = is_covered(scene.plan.used, striker, target)
    sources = (
        ("square symbol", target.symbol == "square"),
        ("leader", was.leader == at.PRESENT),
        ("support", target.support),
        (target.on, covered),
        ("castle, compulsory", bool(said.must_ignore)),
    )
    return tuple(name for name, holds in sources if holds)


def _retreated(scene: Scene) -> list[Happening]:
    after: State = scene.after
    said: Strike = scene.said
    was: PartyLeft = scene.was
    became: PartyLeft = scene.became
    events, place = [], scene.target
    seat, piece, (start, end) = scene.seat(place), scene.piece(place), scene.way()
    if hexes := int(became.retreat - was.retreat):
        left, more = int(became.blocks), {"hexes": hexes}
        events.append(
            Happening("retreat", seat, piece, start=start, end=end, left=left, numbers=more)
        )
        paid, debt = -scene.tokens(place), {"debt": int(after.debt)}
        events.append(Happening("pay", seat, piece, lost=paid, what=RETREAT, numbers=debt))
    if scene.becomes(at.PRESENT):
        events.append(Happening("join", seat, piece, start=end))
    if scene.lost:
        events.append(_loss(scene, CASTLE if said.stands_fast else RETREAT))
    return events


def _fate(scene: Scene) -> list[Happening]:
    after: State = scene.after
    q: Question = scene.q
    was: PartyLeft = scene.was
    became: PartyLeft = scene.became
    place = scene.target
    seat, leader, tokens = scene.seat(place), scene.leader(place), scene.tokens(place)
    if became.leader == at.SEPPUKU:
        due = {"due": int(q.seppuku_tokens)}
        return [Happening("seppuku", seat, leader, gained=tokens, left=0, numbers=due)]
    start, end = scene.way()
    more = {"hexes": int(became.escape - was.escape), "debt": int(after.debt)}
    party = scene.piece(place)
    return [Happening("escape", seat, leader, party, start, end, lost=-tokens, numbers=more)]


def _lack(scene: Scene) -> list[Happening]:
    place, dice = scene.target, scene.step.event // KINDS
    shown = scene.faces(lack_kind(scene.q, scene.before), dice, scene.party(place).symbol)
    others = sum(unpack(scene.step.outcome)[1:])
    events = [Happening("roll", scene.seat(place), scene.piece(place), what=LACK, faces=shown)]
    if scene.becomes(at.KILLED):
        events.append(_killed(scene, LACK))
    if scene.lost:
        events.append(_loss(scene, LACK))
    if others:
        numbers = {"symbols": others, "found": scene.found(others)}
        events.append(Happening("symbols", scene.seat(place), numbers=numbers))
    return events
