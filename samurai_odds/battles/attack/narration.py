"""A combat shown step by step, each line naming its rule."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from samurai_odds.battles.attack import layout as at
from samurai_odds.battles.attack.aftermath import lack_kind
from samurai_odds.battles.attack.combat import check_dice, strike_kind
from samurai_odds.battles.attack.dice import KINDS, faces_told_apart
from samurai_odds.battles.attack.layout import Question, State
from samurai_odds.battles.attack.plan import Plan
from samurai_odds.battles.attack.situation import Party, is_covered, swords_ignored_by
from samurai_odds.engine.dice import unpack
from samurai_odds.engine.sampling.trace import Step

BOOK = "Samurai Battles"


_PLURAL = {"circle": "circles", "triangle": "triangles", "square": "squares", "flag": "flags"}


def listed(faces: Sequence[str]) -> str:
    """Write down what dice show, like faces together."""
    order = ("circle", "triangle", "square", "swords", "flag", "honor")
    ranked = sorted(faces, key=order.index)
    parts = [(face, len(list(same))) for face, same in groupby(ranked)]
    return ", ".join(
        f"{count} {_PLURAL.get(face, face)}" if count > 1 else face for face, count in parts
    )


def count(number: int, one: str, many: str | None = None) -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


# ---- the steps -----------------------------------------------------------------------


_STRIKES = {
    at.FIRST: ("strikes first at", "First Strike; ruling B15"),
    at.ATTACK: ("attacks", "Close Combat 1"),
    at.VOLLEY: ("fires again at", "Hold and Shoot; ruling B28"),
    at.VOLLEY_AFTER: ("fires again at", "Hold and Shoot; ruling B28"),
    at.BACK: ("battles back at", "Close Combat 8"),
    at.BONUS_FIRST: ("strikes first at", "First Strike; ruling B15"),
    at.BONUS: ("gains ground and attacks", "Bonus Close Combat"),
    at.BONUS_BACK: ("battles back at", "Close Combat 8"),
}


def tell(plan: Plan, q: Sequence[int], step: Step) -> list[str]:
    """Narrate one step, each line naming its rule; nothing for steps that change nothing."""
    return narrate_scene(Scene(plan, q, step))


def narrate_scene(scene: "Scene") -> list[str]:
    """Narrate a step whose parties have names."""
    teller = {
        at.DECLARE: _declare,
        at.ROLL: _strike,
        at.CHECK: _check,
        at.BOLSTER: _bolster,
        at.RETREATING: _retreat,
        at.FATE: _fate,
        at.LACK: _lack,
    }.get(State(scene.before).phase)
    return [] if teller is None else teller(scene)


class Scene:
    """One step with names for who strikes whom."""

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
        self.striker = self.q.strikes[self.strike].striker
        self.target = self.q.strikes[self.strike].target

    def line(self, rule: str, text: str) -> str:
        """Write a line under the book's name and the rule."""
        return f"{BOOK}, {rule}: {text}"

    def party(self, place: int) -> Party:
        """Return a party, on the ground where it fights now."""
        bonus = self.strike in (at.BONUS_FIRST, at.BONUS, at.BONUS_BACK)
        plan = self.plan.moved_up() if bonus and self.plan.close else self.plan
        parties = {at.ATTACKER: plan.attacker, at.DEFENDER: plan.defender}
        found = parties.get(place, self.plan.second)
        assert isinstance(found, Party)
        return found

    def name(self, place: int) -> str:
        """Name a party: its role and its unit."""
        role = {at.ATTACKER: "attacker", at.DEFENDER: "defender", at.SECOND: "second defender"}
        return f"the {role[place]} ({self.party(place).unit})"

    @property
    def leader_before(self) -> int:
        """What the target's leader was before the step."""
        return int(self.before.parties[self.target].leader)

    @property
    def leader_after(self) -> int:
        """What he is after it."""
        return int(self.after.parties[self.target].leader)

    @property
    def blocks_after(self) -> int:
        """The blocks that the target has left."""
        return int(self.after.parties[self.target].blocks)

    @property
    def lost(self) -> int:
        """The blocks that the step took off the target."""
        return int(self.before.parties[self.target].blocks) - self.blocks_after

    @property
    def retreated(self) -> int:
        """The hexes that the target retreated."""
        before, after = self.before, self.after
        return int(after.parties[self.target].retreat - before.parties[self.target].retreat)

    @property
    def escaped(self) -> int:
        """The hexes that its leader retreated alone."""
        before, after = self.before, self.after
        return int(after.parties[self.target].escape - before.parties[self.target].escape)

    def tokens(self, place: int) -> int:
        """Return by how much the tokens of a party's army changed."""
        army = self.q.parties[place].side
        return int(self.after.armies[army].tokens - self.before.armies[army].tokens)

    def ranged(self) -> bool:
        return not self.q.strikes[self.strike].close

    def leader(self) -> str:
        return f"the leader of {self.name(self.target)}"

    def path(self) -> str:
        """Return from where to where the target goes, where that is known."""
        return ""

    def why_fewer(self, paid: int) -> str:
        """Return why fewer tokens were collected than honor symbols rolled; ``paid`` count."""
        return "inspired" if paid else "none are paid here"

    def gained(self, tokens: int, due: int) -> str:
        """Return how many tokens were gained of those due."""
        return count(tokens, "token")

    def banner(self) -> str:
        """Return what the enemy gains by the loss of the target."""
        winner = ("defender", "attacker")[self.q.parties[self.target].side]
        return f"a banner for the {winner}"

    def faces(self, kind: int, dice: int, symbol: str) -> list[str]:
        """Show every die: the counted faces, colored in where categories hold several."""
        groups = faces_told_apart(kind, symbol)
        counts = [*unpack(self.step.outcome)]
        counts.append(dice - sum(counts))
        shown = []
        for faces, number in zip(groups, counts, strict=True):
            shown += [faces[self.step.faces(len(faces))] for _ in range(number)]
        return shown


def _declare(scene: Scene) -> list[str]:
    verb, rule = _STRIKES[scene.strike]
    options = scene.plan.options
    ambushes = (at.FIRST, options["ambush"]), (at.BONUS_FIRST, options.get("then_ambush"))
    if (scene.strike, True) in ambushes:
        verb, rule = "pays for a die more and ambushes", "Ambush, Dragon card; ruling B15"
    if scene.ranged() and scene.strike == at.ATTACK:
        verb, rule = f"fires {Question(scene.q).range} hexes at", "Ranged Combat 1"
    elif scene.ranged() and scene.strike == at.BONUS:
        verb, rule = "fires again, at", "Hold and Shoot; ruling B28"
    lines = [scene.line(rule, f"{scene.name(scene.striker)} {verb} {scene.name(scene.target)}")]
    if State(scene.after).inspired:
        many = State(scene.after).inspired
        who = "its leader inspires it" if many == 1 else f"leaders inspire {many} levies"
        lines.append(scene.line("Leader Inspired Close Combat", f"{who}: a token and a die each"))
    return lines


def _strike(scene: Scene) -> list[str]:
    q = scene.q
    dice = scene.step.event // KINDS
    target = scene.party(scene.target)
    shown = scene.faces(strike_kind(q, scene.before), dice, target.symbol)
    hit, swords, _, honor = unpack(scene.step.outcome)
    ignored = min(swords, Question(scene.q).strikes[scene.strike].swords_ignored)
    roll, score = ("Ranged Combat 6", "Ranged Combat 7")
    if not scene.ranged():
        roll, score = ("Close Combat 4", "Close Combat 5")
    lines = [scene.line(roll, f"{count(dice, 'die', 'dice')}: {listed(shown)}")]
    text = count(hit + swords - ignored, "hit")
    if swords:
        text += f"; {count(swords, 'sword')}, {ignored} ignored ({_why_ignored(scene, target)})"
    lines.append(scene.line(score, text))
    if State(scene.before).parties[scene.target].blocks == 0:
        fate = f"is killed; {scene.banner()}" if hit else "survives and must get away"
        rule = "Combat Against a Leader Alone in a Hex"
        lines.append(scene.line(rule, f"{scene.leader()} {fate}"))
    elif scene.lost:
        lines.append(scene.line(score, _loss(scene)))
    rolled, gained = shown.count("honor"), scene.tokens(scene.striker)
    if rolled or gained:
        text = f"{scene.name(scene.striker)} collects {count(gained, 'token')}"
        if gained < rolled:
            why = scene.why_fewer(honor)
            text += f" for {count(rolled, 'honor symbol')} ({why})"
        lines.append(scene.line("Honor & Fortune", text))
    return lines


def _why_ignored(scene: Scene, target: Party) -> str:
    striker = scene.party(scene.striker)
    stature, rank = swords_ignored_by(striker, target)
    reasons = ["cavalry struck by infantry"] * bool(stature)
    reasons += [f"{target.symbol} struck by {striker.symbol}"] * bool(rank)
    return ", ".join(reasons)


def _loss(scene: Scene) -> str:
    left = scene.blocks_after
    lost = count(scene.lost, "block")
    if left:
        return f"{scene.name(scene.target)} loses {lost}, {left} left"
    guarded = Question(scene.q).parties[scene.target].bodyguard
    banner = "" if guarded else f"; {scene.banner()}"
    return f"{scene.name(scene.target)} loses {lost} and is eliminated{banner}"


def _check(scene: Scene) -> list[str]:
    dice = check_dice(scene.q, scene.before)
    shown = scene.faces(scene.step.event % KINDS, dice, "")
    killed = scene.leader_after == at.KILLED
    who = scene.leader()
    fate = f"{who} is killed; {scene.banner()}" if killed else f"{who} survives"
    if not killed and scene.blocks_after == 0:
        fate += " alone and must get away"
    return [scene.line("Leader Casualty Check", f"{listed(shown)}; {fate}")]


def _bolster(scene: Scene) -> list[str]:
    ignored = State(scene.before).flags_due - State(scene.after).flags_due
    text = f"{count(State(scene.before).flags_due, 'flag')}, {ignored} ignored"
    sources = _flag_sources(scene)
    if ignored and sources:
        text += f" ({', '.join(sources)})"
    return [scene.line("Bolster Morale; ruling B4", text)]


def _flag_sources(scene: Scene) -> list[str]:
    """Name what lets the target ignore flags."""
    target, striker = scene.party(scene.target), scene.party(scene.striker)
    covered = is_covered(scene.plan.used, striker, target)
    return [
        name
        for name, holds in (
            ("square symbol", target.symbol == "square"),
            ("leader", scene.leader_before == at.PRESENT),
            ("support", target.support),
            (target.on, covered),
            ("castle, compulsory", bool(Question(scene.q).strikes[scene.strike].must_ignore)),
        )
        if holds
    ]


def _retreat(scene: Scene) -> list[str]:
    lines = []
    hexes = scene.retreated
    if hexes:
        paid = -scene.tokens(scene.target)
        text = f"{scene.name(scene.target)} retreats {count(hexes, 'hex', 'hexes')}{scene.path()}"
        lines.append(scene.line("Retreats", text))
        lines.append(scene.line("Retreat & Loss of Honor", _paid(scene, paid)))
    if scene.leader_after == at.PRESENT != scene.leader_before:
        text = f"{scene.name(scene.target)} joins the leader there and stops"
        lines.append(scene.line("Retreats; ruling B29", text))
    if scene.lost:
        stands = Question(scene.q).strikes[scene.strike].stands_fast
        rule = "Terrain, Castle; ruling B11" if stands else "Retreats; ruling B5"
        lines.append(scene.line(rule, _loss(scene)))
    return lines


def _fate(scene: Scene) -> list[str]:
    if scene.leader_after == at.SEPPUKU:
        gain = scene.gained(scene.tokens(scene.target), Question(scene.q).seppuku_tokens)
        text = f"{scene.leader()} commits seppuku; his army gains {gain}"
        return [scene.line("Leader Seppuku", text)]
    hexes = count(scene.escaped, "hex", "hexes")
    cost = _paid(scene, -scene.tokens(scene.target))
    text = f"{scene.leader()} retreats up to {hexes}{scene.path()}; {cost}"
    return [scene.line("Leader Retreat", text)]


def _paid(scene: Scene, tokens: int) -> str:
    text = f"{scene.name(scene.target)} pays {count(tokens, 'token')}"
    debt = State(scene.after).debt
    return text + (f" and cannot pay {debt} more" if debt else "")


def _lack(scene: Scene) -> list[str]:
    kind = lack_kind(scene.q, scene.before)
    dice = scene.step.event // KINDS
    shown = scene.faces(kind, dice, scene.party(scene.target).symbol)
    others = sum(unpack(scene.step.outcome)[1:])
    lines = [scene.line("Lack of Honor; ruling B12", f"{dice} dice: {listed(shown)}")]
    if scene.leader_after == at.KILLED != scene.leader_before:
        lines.append(scene.line("Lack of Honor", f"the leader is killed; {scene.banner()}"))
    if scene.lost:
        lines.append(scene.line("Lack of Honor", _loss(scene)))
    if others:
        verb = "strikes" if others == 1 else "strike"
        lines.append(scene.line("Lack of Honor", f"{count(others, 'symbol')} {verb} other units"))
    return lines
