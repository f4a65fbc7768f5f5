"""The letters of units: on drawn maps, in tables, and wherever a unit is named."""

UNIT_LETTERS = {
    "SS": "samurai-spear",
    "SB": "samurai-bow",
    "AS": "ashigaru-spear",
    "AB": "ashigaru-bow",
    "AA": "ashigaru-arquebus",
    "LV": "levy",
    "CS": "samurai-spear-cavalry",
    "CB": "samurai-bow-cavalry",
    "BG": "bodyguard",
}


def unit_key(name: str) -> str:
    """Read a unit's key as players write it: 'SS', 'Samurai Spear' and 'samurai_spear' too."""
    return UNIT_LETTERS.get(name.strip().upper()) or spelled(name)


def spelled(name: str) -> str:
    """Read a key as players write it: 'Shallow Ford' and 'shallow_ford' too."""
    return "-".join(name.lower().replace("_", " ").replace("-", " ").split())
