"""A duel in words: its heading, its headline figures, and each step."""

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.ran import dice
from samurai_odds.ran.asking import line
from samurai_odds.ran.charts.cells import FACES
from samurai_odds.ran.duel import machine as at
from samurai_odds.ran.duel.given import WHO, GivenDuel
from samurai_odds.ran.duel.individual import hits_on_first
from samurai_odds.ran.men import Man

_UNSETTLED = "no two thresholds are best against each other: each man's safest is used"
_SAID = {
    "first": "the first kills the second",
    "second": "the second kills the first",
    "first-withdrew": "the first withdraws",
    "second-withdrew": "the second withdraws",
    "not-reached": "the first is killed before he reaches his man",
    "refused": "the challenge goes unanswered: face lost",
    "seppuku": "unanswered by one without face: seppuku",
}
_END = {
    "first": "the second is dead; the first takes his head and keeps one of his own hits",
    "second": "the first is dead; the second takes his head and keeps one of his own hits",
    "first-withdrew": "the first withdraws and is out of the game; no head",
    "second-withdrew": "the second withdraws and is out of the game; no head",
}


def heading(asked: GivenDuel) -> str:
    """The question in a line of plain words."""
    text = f"RAN: {_listed(asked.firsts)} against {_listed(asked.seconds)} in individual combat"
    extras = ["the first charges"] if asked.options["charge"] else []
    if asked.options["shots"]:
        extras.append(f"{asked.options['shots']} shots at him")
    if asked.options["challenge"]:
        extras.append(f"challenge: {asked.options['challenge']}")
    best = "best: " if asked.options["best"] else ""
    for side, who in enumerate(WHO):
        known = {both[side] for both in asked.thresholds.values()}
        threshold = min(known)
        if len(known) > 1:
            extras.append(f"{best}the {who} withdraws when behind as the draw tells")
        elif threshold:
            extras.append(f"{best}the {who} withdraws when behind with {threshold} left")
        elif best:
            extras.append(f"{best}the {who} never withdraws")
    return text + (f" ({'; '.join(extras)})" if extras else "")


def remarks(asked: GivenDuel) -> tuple[str, ...]:
    """What the asker should know before he reads the answer."""
    found: tuple[str, ...] = () if asked.settled else (_UNSETTLED,)
    if len({*asked.thresholds.values()}) > 1:
        found += tuple(
            f"{asked.firsts[i]} against {asked.seconds[k]}: best to withdraw when behind with "
            f"{_or_never(first)} left, the second with {_or_never(second)}"
            for (i, k), (first, second) in asked.thresholds.items()
        )
    points = (c.points for c in asked.contingents if c)
    if any(known is None for known in points):
        found += ("a flight costs rout points too: '31rp' in the contingent counts them (12.0)",)
    return found


def headlines(asked: GivenDuel) -> Headlines:
    """The figures to show when none are asked for."""
    chances = tuple((_SAID[word], f"result == '{word}'") for word in _SAID)
    amounts: tuple[tuple[str, str], ...] = (
        ("rout points off the first's side for the head", "first_head"),
        ("rout points off the second's side for the head", "second_head"),
    )
    for who in WHO:
        if f"{who}_fled" in asked.variables:
            chances += ((f"the {who}'s contingent flees", f"{who}_fled == 1"),)
            amounts += ((f"rout points of the {who}'s flight", f"{who}_rout_points"),)
    hits = (("first", "first_hits"), ("second", "second_hits"))
    return Headlines(chances, amounts, (("hits when the fight ends", hits),))


def tell(asked: GivenDuel, step: Step) -> list[str]:
    """Tell one step of a fight in plain words, naming its rule."""
    face = dice.shown(step)
    phase = step.before[at.PHASE]
    ended = step.after[at.PHASE] in (at.OVER, at.FLIGHT)
    if phase in (at.DRAW_FIRST, at.DRAW_SECOND):
        who, men = ("first", asked.firsts) if phase == at.DRAW_FIRST else ("second", asked.seconds)
        return [line("10.22", f"the {who} is drawn from the cup: {men[step.outcome]}")]
    if phase == at.FLIGHT:
        fate = "flees" if step.outcome else "stands"
        return [line("10.51, 11.82", f"his contingent checks: die {face}: it {fate}")]
    if phase == at.UNDER_FIRE:
        assert isinstance(face, tuple)
        shown = f"{face[0]}, then {face[1]}" if face[0] == FACES[-1] else str(face[0])
        return [line("10.28, 8.54", f"a shot at him as he charges: die {shown}")]
    if phase == at.STRUCK:
        fate = "killed" if ended else ("unhurt", "wounded")[step.outcome]
        return [line("9.26", f"he is struck: die {face}: {fate}")]
    if phase == at.REACHING:
        fate = "is killed on the way" if ended else "reaches his man"
        return [line("10.28", f"charge: die {face} against stamina; he {fate}")]
    if phase == at.SENDING:
        unsent = _SAID[at.RESULTS[step.after[at.RESULT]]]
        fate = unsent if ended else "a Samurai goes in his place"
        return [line("10.25", f"the Finished busho rolls {face} against momentum; {fate}")]
    assert isinstance(face, tuple)
    lines = [line("10.13; R12", _round(asked, face, step.outcome, step.after))]
    if ended:
        lines.append(line("10.14-10.16", _END[at.RESULTS[step.after[at.RESULT]]]))
    return lines


def _round(asked: GivenDuel, face: tuple[int, int], result: int, after: tuple[int, ...]) -> str:
    first, second = asked.firsts[after[at.FIRST_MAN] - 1], asked.seconds[after[at.SECOND_MAN] - 1]
    totals = face[0] + first.skill, face[1] + second.skill
    hits = hits_on_first(result)
    loser, count = ("first", hits) if hits else ("second", result - 3)
    return (
        f"dice {face[0]} and {face[1]}: {totals[0]} against {totals[1]}; the {loser} takes "
        f"{count}; hits of this fight {after[at.FIRST]} and {after[at.SECOND]}"
    )


def _listed(men: tuple[Man, ...]) -> str:
    """Format a man, or those of whom one is drawn."""
    return str(men[0]) if len(men) == 1 else f"one of {', '.join(map(str, men))}"


def _or_never(threshold: int) -> str:
    return str(threshold) if threshold else "none"
