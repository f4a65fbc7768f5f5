"""A campaign in words: its heading, its headline figures, and its plan as a table."""

from typing import Any

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.ties import ranks
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.battle.wording import with_bonus
from samurai_odds.swords.campaign.marching import March
from samurai_odds.swords.campaign.province import Province
from samurai_odds.swords.campaign.stands import (
    ATTACK,
    MOVE,
    MOVE_IN,
    OPEN,
    SEND,
    STOP,
    TAKEN,
    Choice,
    Stand,
)
from samurai_odds.swords.forces import write_force
from samurai_odds.swords.sides import Weapons

LISTED = 40  # situations listed at most


def heading(march: March) -> str:
    """Say in a line what is asked."""
    against = ", ".join(
        f"{province.name} ({_described(province)})" for province in march.theatre.provinces
    )
    who = "the plan" if march.steps is not None else "the best plan"
    return (
        f"Samurai Swords: {write_force(march.force)}, level {march.campaign.level}, "
        f"{who} against {against}"
    )


def headlines(march: March) -> Headlines:
    """Choose what a player at the table asks first."""
    chances = (
        ("at least one success", "wins >= 1"),
        ("at least one province conquered", "provinces >= 1"),
        ("daimyo lost", "attacker_daimyo == 0"),
        ("home province left empty", "origin_lost"),
    )
    amounts = (
        ("provinces conquered", "provinces"),
        ("own loss, koku (S11)", "attacker_loss"),
        ("enemy's loss, koku (S11)", "defender_loss"),
        ("value, koku (S11)", march.value),
    )
    lines = (("successes", "wins"), ("provinces conquered", "provinces"))
    return Headlines(chances, amounts, (("how many", lines),))


def listings(march: March) -> tuple[Listing, ...]:
    """List the situations with a choice, the likeliest first."""
    campaign = march.campaign
    rows: dict[tuple[Any, ...], float] = {}  # what reads the same is listed once
    for stand, chance in sorted(march.followed[1].items(), key=lambda item: item[0].made):
        choice = campaign.best(stand)
        others = [
            campaign.worth_of(stand, other) for other in campaign.choices(stand) if other != choice
        ]
        row = (
            stand.where,
            write_force(stand.army),
            _ground(march, stand),
            stand.attacks if stand.marches < 0 else "Phase D",
            _told(march, choice),
            round(campaign.value(stand), 6),
            round(max(others), 6) if others else None,
        )
        rows[row] = rows.get(row, 0.0) + chance
    met = list(rows.items())
    ranked = ranks([chance for _, chance in met])
    order = sorted(range(len(met)), key=ranked.__getitem__)
    listed = [
        (*row, Figure(chance, proportion=True))
        for row, chance in (met[place] for place in order[:LISTED])
    ]
    names = ("at", "army", "against", "attacks", "do", "worth", "next best", "chance")
    more = len(met) - LISTED
    notes = (f"and {more} less likely situations",) if more > 0 else ()
    return (Listing("the plan", names, tuple(listed), notes),)


def _ground(march: March, stand: Stand) -> str:
    parts = []
    for province, left, status in zip(
        march.theatre.provinces, stand.defenders, stand.status, strict=True
    ):
        held = "empty"
        if status == TAKEN:
            held = "ours"
        elif any(left):
            held = with_bonus(left, Weapons((), 0, province.bonus_kind))
            held += _hidden(province) if status == OPEN else ""
        parts.append(f"{province.name}: {held}")
    return "; ".join(parts)


def _told(march: March, choice: Choice) -> str:
    if choice.kind == STOP:
        return "stop"
    place = march.theatre.place(choice.province)
    verb = {ATTACK: "attack", MOVE_IN: "move into", MOVE: "move into", SEND: "send a unit into"}
    return f"{verb[choice.kind]} {place}"


def _described(province: Province) -> str:
    if not any(province.defender):
        return "empty"
    weapons = Weapons((), 0, province.bonus_kind)
    return with_bonus(province.defender, weapons) + _hidden(province)


def _hidden(province: Province) -> str:
    """Say what may be hidden in a province not attacked yet."""
    if not province.most_hidden:
        return ""
    if len(province.hidden) > 1:
        return ", perhaps hidden ronin"
    return f", {province.most_hidden} hidden ronin"
