"""The numbers of the published battle notes, copied from them, for the shipped scenarios.

Tiles of the notes and what they are on our maps: curves and other pieces of a river or ford
count with it; a river that is fordable everywhere is ``ford``, its fords ``shallow-ford``;
a castle that is treated as a building is one.
"""

from dataclasses import dataclass, field

UNITS = {
    "AY": "ashigaru-spear",
    "AB": "ashigaru-bow",
    "AA": "ashigaru-arquebus",
    "SB": "samurai-bow",
    "SS": "samurai-spear",
    "SSC": "samurai-spear-cavalry",
    "SBC": "samurai-bow-cavalry",
}
LEADERS = {"IL": "foot", "CL": "mounted", "AC": "commander"}


@dataclass(frozen=True)
class Side:
    """A side's command cards, Dragon cards, honor tokens, units and leaders."""

    cards: tuple[int, int, int]
    pieces: dict[str, int]


@dataclass(frozen=True)
class Notes:
    """The battle notes of one scenario."""

    first: str
    banners: int
    terrain: dict[str, int]
    red: Side
    blue: Side
    rules: tuple[str, ...] = field(default=())  # as our files say them


_SKIRMISH = {"AY": 4, "AB": 2, "AA": 1, "SS": 2, "SSC": 1, "IL": 2, "CL": 1}

BATTLES = {
    "first-samurai-skirmish": Notes(
        "red",
        5,
        {"forest": 4, "hill": 3},
        Side((5, 3, 5), _SKIRMISH),
        Side((5, 3, 5), _SKIRMISH),
    ),
    "koriyama-castle-september": Notes(
        "red",
        4,
        {"ford": 1, "forest": 4, "hill": 4, "river": 2 + 1},
        Side((5, 1, 4), {"AY": 5, "SB": 1, "SS": 1, "SBC": 2, "IL": 2}),
        Side((5, 1, 3), {"AY": 5, "AB": 2, "SB": 1, "SBC": 2, "IL": 1, "CL": 1}),
        ("red crosses to a1-c1 with ashigaru-spear: 1 banner",),
    ),
    "kawanakajima-phase-3": Notes(
        "red",
        6,
        {"tent": 1, "ford": 2 + 1, "forest": 6, "hill": 4, "river": 8 + 1},
        Side(
            (5, 3, 6),
            {"AY": 5, "AB": 2, "AA": 1, "SB": 1, "SS": 3, "SSC": 1, "SBC": 1, "IL": 2, "CL": 2},
        ),
        Side(
            (5, 3, 7),
            {"AY": 4, "AB": 1, "AA": 1, "SB": 1, "SS": 2, "SSC": 2, "IL": 1, "CL": 1, "AC": 1},
        ),
    ),
    "nunobeyama": Notes(
        "blue",
        5,
        {"building": 1, "shallow-ford": 3, "forest": 12, "hill": 7, "ford": 7 + 3},
        Side((5, 3, 6), {"AY": 5, "AB": 2, "AA": 1, "SS": 4, "SSC": 1, "IL": 4, "CL": 1}),
        Side(
            (5, 3, 6),
            {"AY": 5, "AB": 3, "AA": 1, "SS": 2, "SSC": 1, "SBC": 1, "IL": 2, "CL": 2},
        ),
        ("blue captures f10: 1 banner, red loses 1 command card",),
    ),
    "saigadake-ravine": Notes(
        "red",
        4,
        {"building": 1, "forest": 5, "hill": 7, "ravine": 3 + 2},
        Side((5, 3, 4), {"AY": 2, "AB": 2, "AA": 2, "SB": 1, "CL": 2}),
        Side((3, 1, 4), {"AY": 4, "AB": 1, "SSC": 2, "SBC": 1, "IL": 1, "CL": 1}),
        ("blue holds d7-i7: 1 banner",),
    ),
    "nagashino-center": Notes(
        "red",
        7,
        {"palisade": 6, "forest": 9, "hill": 4, "ford": 11 + 2},
        Side(
            (5, 5, 7),
            {"AY": 6, "AB": 1, "AA": 5, "SB": 1, "SS": 2, "SSC": 1, "IL": 3, "CL": 2},
        ),
        Side((5, 2, 4), {"AY": 4, "AB": 2, "SB": 1, "SS": 2, "SSC": 5, "CL": 3}),
        ("red plays order-one-left order-one-center order-one-right: 1 banner",),
    ),
    "sekigahara-east-of-nangu": Notes(
        "blue",
        5,
        {"forest": 10, "hill": 4},
        Side((5, 3, 4), {"AY": 5, "AB": 2, "AA": 1, "SS": 3, "SSC": 1, "IL": 3, "CL": 1}),
        Side((6, 3, 5), {"AY": 3, "AB": 2, "AA": 1, "SS": 4, "SSC": 1, "IL": 3, "CL": 1}),
        ("red clears a section: 1 banner", "blue clears a section: 1 banner"),
    ),
    "arita-castle-phase-1": Notes(
        "red",
        3,
        {"forest": 8, "hill": 4},
        Side((5, 1, 4), {"SBC": 4, "CL": 1}),
        Side((4, 1, 2), {"AY": 4, "AB": 2, "SB": 1, "IL": 1}),
    ),
}
