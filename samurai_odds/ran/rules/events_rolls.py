"""Dice of a battle as data: what is rolled for, what fell, what it has brought."""

from collections.abc import Mapping

from samurai_odds.play.events import Happening
from samurai_odds.play.layout import NONE
from samurai_odds.play.replay import Step
from samurai_odds.ran.rules import layout as at

# ---- what is rolled for --------------------------------------------------------------

INITIATIVE, MOMENTUM, DOOM, CRISIS = "initiative", "momentum", "doom", "crisis of faith"
COORDINATION, CONTINUITY, TRUMP = "coordination", "continuity", "trump"
RALLY, FLIGHT = "rally", "flight"
ALARM, WITHDRAWAL, TURNING, PASSING = "alarm", "withdrawal", "turning", "passing"
TURNING_ON, BREAKING_AWAY, HONOR = "turning to a harasser", "breaking away", "honor"
BANZAI, WAY_IN = "banzai", "way in"
COORDINATED_ATTACK, COMMITMENT, DISRUPTED_CHECK = "coordinated attack", "commitment", "break off"
REACTION, FIGHT, AMID_SPEARS, SHOCK = "reaction", "individual combat", "amid the spears", "shock"
FIRE, FIRE_BACK, FIRE_CHECK, PROVOKED = "fire", "fire back", "check under fire", "provoked"
BUSHO_UNDER_FIRE, MAN_UNDER_FIRE, AT_MAN = "busho under fire", "man under fire", "fire at a man"
DUEL, LEAVE = "duel", "leave"

# ---- what it has brought -------------------------------------------------------------

GAINED, FINISHED, RESURRECTION = "gained", "finished", "resurrection"  # DOOM, CRISIS too
WITHDRAWS, STAYS_TRUE, TOGETHER, APART = "withdraws", "stays true", "together", "apart"
KEPT, LOST, SUCCEEDS, FAILS = "kept", "lost", "succeeds", "fails"
RALLIES, STAYS_ROUTED, ELIMINATED = "rallies", "stays routed", "eliminated"
FLEES, STANDS, CAUGHT, ESCAPES = "flees", "stands", "caught", "escapes"
STAYS, PURSUES, SEPPUKU, SAVES_FACE = "stays", "pursues", "seppuku", "saves face"
TURNS = "turns"
KILLED, COMES_THROUGH = "killed", "comes through"
ATTACKS, HOLDS_BACK, MAY_ATTACK, GOES_BACK = "attacks", "holds back", "may attack", "goes back"
HOLDS, CHARGES, SENDS_ONE, SENDS_NOBODY = "holds", "charges", "sends one", "sends nobody"

# ---- numbers of a roll, but for its faces --------------------------------------------

LIMIT, COLUMN, MODIFIER, DOUBLED = "limit", "column", "modifier", "position superiority"
RANGE, FLANK, COVER, VOLLEY = "range", "flank", "cover", "volley"
FROM_BEHIND, IN_OPEN_ORDER, FOR_CHARGE, TAKES = "from behind", "open order", "charge", "takes"
SAMURAI, CHALLENGER, FOE = "samurai", "challenger", "foe"  # a Samurai; men: busho come first


def is_roll(step: Step) -> bool:
    return step.what >= at.UNIFORM


def rolled(
    step: Step,
    what: str,
    seat: int,
    piece: int = NONE,
    target: int = NONE,
    outcome: str = "",
    numbers: Mapping[str, int] | None = None,
    again: bool = False,
) -> Happening:
    """Return the die of a step, or its two; ``again``: the second is rolled after a 9 only."""
    faces = [step.value] if step.what == at.UNIFORM + at.DIE else [*divmod(step.value, at.DIE)]
    if again and faces[0] != at.DIE - 1:
        faces = faces[:1]
    return Happening(
        "roll",
        seat,
        piece,
        target,
        what=what,
        faces=tuple(str(face) for face in faces),
        outcome=outcome,
        numbers=numbers or {},
    )
