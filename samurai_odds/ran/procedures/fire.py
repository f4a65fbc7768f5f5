"""`ran fire`: a shot or volley, the answer and the charge it provokes, and its checks (8)."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.ran.combat.combat_layout import MOST_IN_VOLLEY, State
from samurai_odds.ran.procedures.combat import shots_at_busho
from samurai_odds.ran.procedures.fire_inputs import GivenFire, fire_in_numbers
from samurai_odds.ran.procedures.fire_numbers import (
    HARASS_RANGE,
    RETIRE_RANGE,
    reach_fault,
    terrain_fault,
)
from samurai_odds.ran.procedures.fire_verdict import (
    counted,
    counted_rests_on,
    fire_heading,
    fire_headlines,
    fire_remarks,
    fire_worth,
    weigh_fire,
)
from samurai_odds.ran.procedures.sides import faults as faults_of_second
from samurai_odds.ran.units import AS_T, HONJIN, KB_B, Unit

# ---- Which fire the rules forbid, each said with its section -------------------------

_MOST_BYSTANDERS = 6
_WAY_BACK = ("surrounded", "stuck", "through", "off-map", "off-map-lost")
_ONLY_THE_TARGET = (*_WAY_BACK, "disrupted", "open")
_BESIDE = (*_WAY_BACK, "disrupted", "open", "engaged-elsewhere")


def faults(fire: GivenFire) -> Iterator[str]:
    mode, firers = fire.options["mode"], fire.firers
    if len(fire.targets) > 1:
        yield f"target has {len(fire.targets)} units: fire is at one unit (8.14)"
    if len(firers) > 1:
        if any(unit.type != AS_T for unit in firers) or mode not in ("ordered", "entry"):
            yield "several firers: only AS-T fire volleys, ordered or on entry (8.22, 8.23; R31)"
        if len(firers) > MOST_IN_VOLLEY:
            yield f"{len(firers)} firers: a volley is of {MOST_IN_VOLLEY} at most (8.22)"
    for unit in firers:
        yield from _faults_of_firer(fire, unit)
    for unit in fire.targets:
        for word in unit.words:
            if word not in _ONLY_THE_TARGET:
                why = " (R10)" if unit.engaged else ""
                yield f"target '{unit.type}' with {word}: it has no place under fire{why}"
    yield from _faults_of_flank(fire)
    yield from _faults_of_answer(fire)
    yield from _faults_of_bystanders(fire)
    yield from _faults_of_charge(fire)
    yield from _faults_of_the_shock(fire)
    yield from _faults_of_the_turn(fire)
    yield from fire.aftermath.faults(fire.sides, (fire.attackers, fire.defenders))
    for side in (0, 1):
        yield from faults_of_second(fire, side, fire.second_options[side])
    yield from _faults_of_the_idle(fire)
    for option in ("terrain", "firer_terrain"):
        fault = terrain_fault(fire.used, fire.options[option], option.replace("_", "-"))
        if fault:
            yield fault


def _faults_of_firer(fire: GivenFire, unit: Unit) -> Iterator[str]:
    mode = fire.options["mode"]
    if not unit.fires:
        yield f"firer '{unit.type}': only AS-T, AS-B, SI-B, KB-B and Honjin fire (8.11)"
        return
    for word in unit.words:
        if word not in _WAY_BACK:
            why = "engaged units do not fire (7.31)" if unit.engaged else "not for fire"
            yield f"firer '{unit.type}' with {word}: {why}"
    if unit.type == HONJIN and mode in ("ordered", "harass"):
        yield f"mode {mode} with a Honjin: it fires in reaction only (4.54)"
    if mode == "harass" and unit.type != KB_B:
        yield f"mode harass with '{unit.type}': only KB-B harass (8.31)"
    if mode == "retire" and unit.weapon != "bow":
        yield f"mode retire with '{unit.type}': only bows fire at who leaves (8.42)"
    fixed = {"entry": 1, "retire": RETIRE_RANGE, "harass": HARASS_RANGE}.get(mode)
    if fixed is not None and set(fire.volley.ranges) != {fixed}:
        yield f"range {fire.range} with mode {mode}: its range is {fixed} (8.34, 8.41, 8.42)"
    for distance in fire.volley.ranges:
        fault = reach_fault(unit, distance, fire.options["lower"], "firer")
        if fault:
            yield fault
    if 0 in fire.volley.ranges:
        yield "volley-ranges with 0: the nearest target is 1 hex away (8.14)"


def _faults_of_flank(fire: GivenFire) -> Iterator[str]:
    if fire.options["own_flank"]:
        mode = fire.options["mode"]
        if mode in ("entry", "retire"):
            yield f"own-flank in mode {mode}: its zone is of front hexes (7.21, 8.41, 8.42)"
        if _honjin_fires(fire):
            yield "own-flank of a Honjin: all its hexes are front (4.53, 7.15)"


def _faults_of_answer(fire: GivenFire) -> Iterator[str]:
    options, target = fire.options, fire.targets[0]
    if options["return_fire"]:
        if options["mode"] not in ("ordered", "harass"):
            yield f"return-fire in mode {options['mode']}: it is a reaction itself (8.4; R10)"
        if not target.fires:
            yield f"return-fire with target '{target.type}': it has no missiles (8.43)"
        else:
            for distance in fire.volley.ranges:
                fault = reach_fault(target, distance, False, "target")
                if fault:
                    yield fault
    else:
        for name in ("return_flank", "return_flanks", "return_to"):
            if options[name]:
                yield f"{name.replace('_', '-')} without return-fire: nothing is fired back"
    if any(fire.volley.back_flanks) and any(unit.type == HONJIN for unit in fire.targets):
        yield "return-flank by a Honjin: all its hexes are front (4.53, 7.15)"


def _faults_of_bystanders(fire: GivenFire) -> Iterator[str]:
    if fire.bystanders and fire.options["mode"] != "harass":
        yield "bystander without mode harass: it fires at harassers only (8.44)"
    if len(fire.bystanders) > _MOST_BYSTANDERS:
        yield f"{len(fire.bystanders)} bystanders: at most {_MOST_BYSTANDERS} are worked out"
    for unit in fire.bystanders:
        if not unit.type.endswith("-B"):
            yield f"bystander '{unit.type}': only bow-armed units do this (8.44)"
        for word in unit.words:
            yield f"bystander '{unit.type}' with {word}: a bystander only fires"
    text, count = fire.options["bystander_flanks"], len(fire.bystanders)
    if text is not None:
        numbers = fire.bystander_flanks
        known = set(numbers) <= set(range(1, count + 1)) and len(set(numbers)) == len(numbers)
        if not numbers or not known:
            yield f"bystander-flanks '{text}': write numbers from 1 to {count}, each once"


def _faults_of_charge(fire: GivenFire) -> Iterator[str]:
    options = fire.options
    for name in ("hexside", "charge_through"):
        if options[name] and not options["shock"]:
            yield f"{name.replace('_', '-')} without shock: it matters to the shock only"
    charged = fire.firers if fire.firers_side else fire.targets
    if options["began"] and not (fire.gunfire_provokes and not fire.target.foot):
        yield "began: only of Kibamusha that gunfire may provoke to charge (8.62, 9.31)"
    elif options["began"] and fire.target.type == KB_B:
        yield "began with KB-B: it never charges (8.62, 9.35)"
    elif options["began"] and not options["shock"]:
        yield "began without shock: it matters to the shock only"
    if options["charge_through"] == "flank" and any(unit.type == HONJIN for unit in charged):
        yield "charge-through flank at a Honjin: all its hexes are front (4.53, 7.15)"
    if options["charge_through"] and options["unreachable"]:
        yield "charge-through with unreachable: no charge arrives (8.36, 8.61)"
    elif options["charge_through"] and options["shock"] and not fire.shock_possible:
        yield "charge-through: this fire provokes no charge (8.36, 8.6)"
    if options["unreachable"] and not fire.may_provoke:
        yield "unreachable: this fire provokes no charge, so it changes nothing (8.36, 8.6)"


def _faults_of_the_shock(fire: GivenFire) -> Iterator[str]:
    options, sides = fire.options, fire.sides
    names = [f"{who}_behind" for who in sides if options[f"{who}_behind"] is not None]
    names += [name for name in ("charge_zone", "beside") if options[name] is not None]
    names += [name for name in ("entry_fire", "advance_fire", "advance_turn") if options[name]]
    if not fire.shock_possible:
        why = "this fire provokes none (8.36, 8.6)" if options["shock"] else "ask for the shock"
        for name in names:
            yield f"{name.replace('_', '-')} without a shock: {why}"
    reacts = options["mode"] in ("entry", "return") or not fire.firers_side
    if options["entry_fire"] and not reacts:
        yield f"entry-fire in mode {options['mode']}: only the non-phasing side reacts (8.4; R10)"
    if fire.beside is None:
        return
    for word in fire.beside.words:
        if word not in _BESIDE:
            yield f"beside '{fire.beside}' with {word}: choose from {', '.join(_BESIDE)}"
    if fire.impetuous:
        yield "beside a harasser: only he and who follows him shock (8.36)"
    if fire.volley.zone:
        yield "beside with charge-zone: a zone is two hexes (7.21)"
    if fire.beside.type == HONJIN and fire.attackers[0].has("flank"):
        yield "beside a Honjin with a charge through a flank: it has none (4.53, 7.15)"


def _faults_of_the_turn(fire: GivenFire) -> Iterator[str]:
    options = fire.options
    if options["approach"] == "front":
        if options["turn"] != "roll":
            yield "turn with approach front: it faces them already (8.37)"
        return
    approach = options["approach"]
    if options["mode"] != "harass":
        yield f"approach {approach} in mode {options['mode']}: only harassed units turn (8.37)"
    if fire.target.type == HONJIN:
        yield f"approach {approach} of a Honjin: all its hexes are front (4.53, 7.15)"
    if any(fire.volley.back_flanks):
        yield "return-flank with approach: how it faces them is decided by its turn (8.37)"


def _faults_of_the_idle(fire: GivenFire) -> Iterator[str]:
    """Name options that nothing in this fire would use."""
    options = fire.options
    if options["no_retreat"] and not options["shock"]:
        yield "no-retreat without shock: fire makes nobody retreat (11.4)"
    if options["firer_terrain"] != "clear" and not (options["shock"] or options["return_fire"]):
        yield "firer-terrain without shock or return-fire: nobody strikes at the firer"
    if options["lower"] and all(unit.weapon != "bow" for unit in fire.firers):
        yield "lower with guns: only bows reach farther at a lower target (8.15)"
    if options["busho_straight"] and fire.leaders == (None, None):
        yield "busho-straight without a busho: there is none under fire (8.54)"


def _honjin_fires(fire: GivenFire) -> bool:
    return any(unit.type == HONJIN for unit in fire.firers)


# ---- Fire as a question (chapter 8) --------------------------------------------------


class Fire(GivenFire):
    """Fire of one unit, or a volley of up to three AS-T, at one target.

    Raises OddsError with every fault, naming the rule.
    """

    weigh, worth_in = weigh_fire, fire_worth

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        return super().figures_rest_on(texts) | counted_rests_on(self, texts)

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.refuse(faults(self))
        self.variables = self._variables()
        self.words = self.words_of(self.variables)
        self.worth = self.value_or(self.default_value(self.firers_side))
        # The firer raises it; side 0, which raises what choices go by, is who may charge.
        self.value = f"-({self.worth})" if self.firers_side else self.worth
        self.aims = ("target_state != 'ordered'", "hits")
        self.points = self.used.table("rout_points")
        self.numbers = fire_in_numbers(self)
        self._note_rulings()

    @property
    def weighed_value(self) -> str:
        return self.worth

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """What the verdict counts beyond the fire; nothing under a condition."""
        return () if condition else counted(self)

    def _variables(self) -> tuple[str, ...]:
        names = ["hits", "target_state", "target_hits", "target_busho"]
        if self.options["return_fire"] or self.bystanders or self.options["shock"]:
            mine = self.names(self.firers_side)[: len(self.firers)]
            names += [state for _, state, _ in mine] + [hits for _, _, hits in mine]
            names += ["return_hits", "firer_busho"]
        if self.charge_possible:
            names.append("charge")
        if self.options["mode"] == "harass" and self.target.foot:
            names.append("lured")
        if self.options["approach"] != "front":
            names.append("turned")
        if self.firer_provoked:
            names.append("firer_charges")
        if self.options["shock"]:
            names += ["attacked", "retreat", "engaged", "advance"]
        fought = self.fight_variables() if self.shock_possible else []
        points = ("target_rout_points", "firer_rout_points")
        others = [*self.friends(0), *self.friends(1)]
        if self.beside is not None:
            others.append(self.names(1)[-1])
        more = [name for _, *both in others for name in both]
        last = (*fought, *self.fled_variables(), *self.last_variables())
        return (*names, *more, *points, *last)

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        charges = (seen[:, State.charged_at.at] > 0).astype(np.int64)
        return {
            "hits": seen[:, State.scored.place(1 - self.firers_side)],
            "return_hits": seen[:, State.scored.place(self.firers_side)],
            "charge": charges,
            "lured": seen[:, State.lured.at],
            "turned": seen[:, State.turned.at],
            "firer_charges": charges,
        }

    @property
    def wording(self) -> str:
        return fire_heading(self)

    @property
    def headlines(self) -> Headlines:
        return fire_headlines(self)

    @property
    def remarks(self) -> tuple[str, ...]:
        return (*super().remarks, *fire_remarks(self))

    def _note_rulings(self) -> None:
        self.note_assumed_rulings(self.shock_possible)
        afar = not all(map(self.adjacent_to, range(len(self.charged))))
        for applies, what in (
            (
                any(shots_at_busho(self, side) for side in (0, 1)),
                "busho under a fire die of 9 (R10)",
            ),
            (self.gunfire_provokes and len(self.firers) > 1, "a volley keeps its range (R11)"),
            (
                self.options["mode"] == "entry" and len(self.firers) > 1,
                "guns fire together on entry (R31)",
            ),
            (
                self.shock_possible and any(unit.has("charge") for unit in self.attackers),
                "adjacent means adjacent when the phase began (R32)",
            ),
            (self.shock_possible and afar, "no second shot at who charges (R11)"),
            (self.impetuous and self.shock_possible, "impetuous KB shock plainly (R11)"),
            (self.impetuous, "disrupted KB do not follow harassers (R21)"),
            (self.options["approach"] != "front", "the turn of harassed units (R25)"),
            (self.beside or self.volley.zone, "two units in the charger's zone (R26)"),
            (self.options["return_fire"], "the answer comes before the charge (README)"),
        ):
            if applies:
                self.used.note(what)
