"""What was probably meant by a command that cannot be read."""

import click

from samurai_odds.cli.examples import EXAMPLES
from samurai_odds.engine.typed import as_typed, comma_hint, count_hint

_QUOTE = {
    "swords": 'quote a force, as in swords {command} "3 spearmen" "2 spearmen"',
    "ran": 'quote a unit, as in ran {command} "SI 7-4/6-3" "AS 6-4/5-3"',
    "battles": "a unit is one word, as in battles {command} samurai-spear levy",
}
_PARTED = {  # of what reads with strokes
    "flight": "a contingent reads units/lost/momentum, as in ran flight 15/10/5",
    "duel": "a busho reads combat/stamina, as in ran duel 6/5 5/4",
    "orders": 'quote a list, as in ran orders "5, 4, 3"',
}
_ONE = {  # commands of one side
    "force": 'quote a force, as in swords force "2 spearmen" --target 0.8',
    "levy": 'quote a force, as in swords levy 6 "3 spearmen"',
    "campaign": 'quote a force, as in swords campaign "daimyo, 3 spearmen" ...',
    "withdraw": 'quote the units, as in ran withdraw "AS 6-4/5-3"; the enemy goes into '
    "--enemy-units",
    "rally": 'quote the units, as in ran rally "AS 6-4/5-3 + SI 7-4/6-3"',
    "recover": 'quote the units, as in ran recover "AS 6-4/5-3 disrupted 2h"',
    "alone": "name the type of the enemy that comes, as in ran alone KB",
}
_WHOLE = {  # commands of a full game: which take a scenario, or the file of a game
    "swords": "all but a setup are options, as in swords {command} quick-3; see --help",
    "ran": "all but a scenario are options, as in ran {command} study-foot; see --help",
    "battles": "all but a scenario are options, as in battles {command} study-spears; see --help",
}
_OF_FULL_GAMES = ("play", "par", "balance", "advise", "turn", "round", "map")
_MEANT = {
    "battles": {
        "--within": "--margin",
        "--terrain": "--defender-on (or --attacker-on)",
        "--on": "--defender-on (or --attacker-on)",
        "--castle": "--defender-on castle",
        "--forest": "--defender-on forest",
        "--hill": "--defender-on hill",
        "--leader": "--attacker-leader (or --defender-leader)",
        "--blocks": "--attacker-blocks (or --defender-blocks)",
        "--support": "--attacker-support (or --defender-support)",
        "--dice": "--bonus-dice",
    },
    "swords": {
        "--within": "--margin",
        "--defender-on": "--castle or --fortress: other ground does not matter",
        "--terrain": "--castle or --fortress: other ground does not matter",
        "--losses": "--attacker-losses (or --defender-losses)",
    },
    "ran": {
        "--within": "--margin",
        "--defender-on": "--terrain",
        "--attacker-on": "--hexside",
        "--busho": "--attacker-busho (or --defender-busho)",
    },
}


def hint(fault: click.ClickException) -> str | None:
    """Say what was probably meant, None where nothing is known."""
    context = getattr(fault, "ctx", None)
    if context is None:
        return None
    game, command = ([*context.command_path.split()[1:], "", ""])[:2]
    if isinstance(fault, click.NoSuchOption):
        meant = _MEANT.get(game, {}).get(fault.option_name)
        return f"no such option '{fault.option_name}': did you mean {meant}?" if meant else None
    message = fault.format_message()
    written = count_hint if "is not a valid integer" in message else comma_hint
    if "is not a valid" in message and (way := written(message)):
        return f"{message[:1].lower()}{message[1:].removesuffix('.')}: {way}"
    if isinstance(fault, click.MissingParameter):
        examples = EXAMPLES.get(context.command_path.partition(" ")[2])
        way = f", as in {examples[0]}" if examples else "; see --help"
        return message[:1].lower() + message[1:].removesuffix(".") + way
    if not isinstance(fault, click.UsageError) or "unexpected extra argument" not in message:
        return None
    quoting = _WHOLE if command in _OF_FULL_GAMES else _QUOTE
    advice = _PARTED.get(command) or _ONE.get(command) or quoting.get(game)
    if advice is None:
        return None
    extra = message.partition("(")[2].rpartition(")")[0]
    what = "too many words" if not extra else f"'{extra}' is too much"
    if as_typed(extra) != extra and '"' in as_typed(extra):
        what += ', for a shell knows only straight quotation marks, "'
    return f"{what}: {advice.format(command=command)}"
