"""A played game written down as its players would have: the other way round than it is read."""

from dataclasses import replace

from samurai_odds.battles.advice.candidates import orders_from
from samurai_odds.battles.attack.dice import FACES, KINDS, SYMBOLS, faces_told_apart
from samurai_odds.battles.full_game.orders_text import written
from samurai_odds.battles.full_game.staging import Staged
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import bonus_hex
from samurai_odds.battles.rules.fight import target_of, unit_of
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.scenario.scenario import SIDES, command_cards
from samurai_odds.engine.dice import unpack
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.rollouts import taken_up

_YES_NO = ("no", "yes")


def written_game(staged: Staged, events: list[Event], dice: bool = True) -> dict[int, list[str]]:
    """Write a game: the lines of each turn, by its number; ``dice`` False leaves the rolls out."""
    turns: dict[int, list[tuple[int, Step]]] = {}
    number = 0
    for step in replay(staged.start, events):
        if not step.asked:
            continue
        turns.setdefault(int(State(step.before).turn), []).append((number, step))
        number += 1
    return {turn: _turn(staged, events, steps, dice) for turn, steps in turns.items()}


def _turn(
    staged: Staged, events: list[Event], steps: list[tuple[int, Step]], dice: bool
) -> list[str]:
    led = next((pair for pair in steps if kind_of(pair[1].what) == at.CARD_CHOICE), None)
    if led is None:
        return []
    begun, s = led[0], State(led[1].before)
    side = int(s.active)
    hand = _held(s, State.hands.place(side))
    rack = _held(s, State.rack.at)
    start = replace(taken_up(staged.start, events, begun), question=staged.start.question)
    chosen = tuple(events[begun : steps[-1][0] + 1])
    orders = written(orders_from(start, chosen), staged.words)
    lines = [f"Turn {s.turn} {SIDES[side]}", f"hand {' '.join(hand)}"]
    lines += [f"rack {' '.join(rack)}"] if rack else []
    lines += orders
    lines = [line for line in lines if line != "more battles"]
    for _, step in steps:
        line = _happened(staged, step, side)
        if State(step.before).phase == at.SHOGUN_FACES:
            lines[-1] = lines[-1].replace("blank", ("flag", "honor")[step.value], 1)
        lines += [line] if line and (dice or not line.startswith("dice")) else []
    return lines


def _held(s: State, start: int) -> list[str]:
    cards = list(command_cards())
    counts = s[start : start + len(cards)].tolist()
    return [card for card, count in zip(cards, counts, strict=True) for _ in range(count)]


def _happened(staged: Staged, step: Step, side: int) -> str:
    s, value = State(step.before), step.value
    if s.phase == at.INITIATIVE_DIE:
        return f"dice {FACES[value]}"
    if step.what > 0:
        return _dice(staged.setup.question, s, step) if step.what < at.UNIFORM else ""
    kind, back = kind_of(step.what), seat_of(step.what) != side
    dragons = [card.key for card in staged.dragons]
    place = staged.scenario.hex_name
    if kind == at.INSPIRE_CHOICE:
        return f"inspire {'back ' if back else ''}{_YES_NO[min(value, 1)]}"
    if kind == at.CHALLENGE_CHOICE and value:
        return f"challenge {place(int(s[State.battle_at.at if back else State.battle_from.at]))}"
    if kind == at.FATE_CHOICE:
        return f"fate {'seppuku' if value == at.OFF_BOARD else place(value)}"
    if kind == at.ANSWER_CHOICE and value:
        return f"answer {place(int(s.battle_at))} {['first-strike', *dragons][value - 1]}"
    if kind == at.DISCARD_CHOICE and value:
        return f"discard {dragons[value - 1]}"
    said = {
        at.RETREAT_CHOICE: f"retreat {place(value)}",
        at.LACK_CHOICE: f"struck {place(value)}",
        at.FAMINE_CHOICE: f"struck {place(value)}",
        at.HARM_CHOICE: f"harm {place(value)}",
        at.BESIDE_CHOICE: f"beside {('hand', 'rack')[min(value, 1)]}",
        at.BOLSTER_CHOICE: f"ignore {value}",
        at.GAIN_CHOICE: f"gain {_YES_NO[min(value, 1)]}",
        at.BONUS_CHOICE: f"bonus {place(bonus_hex(value)) if value else 'no'}",
        at.REPLENISH_CHOICE: f"replenish {('tokens', 'dragon')[min(value, 1)]}",
    }
    return said.get(kind, "")


def _dice(q: Question, s: State, step: Step) -> str:
    symbol = ""
    if s.phase == at.FIGHTING:
        unit = unit_of(s, target_of(s.combat_question, s.combat_state))
        symbol = SYMBOLS[q.kinds[q.unit_kind[unit]].symbol] if unit >= 0 else ""
    groups, counts = faces_told_apart(step.what % KINDS, symbol), unpack(step.value)
    faces = [group[0] for group, n in zip(groups, counts, strict=False) for _ in range(n)]
    faces += ["blank"] * (step.what // KINDS - len(faces))
    return f"dice {' '.join(reversed(faces))}"
