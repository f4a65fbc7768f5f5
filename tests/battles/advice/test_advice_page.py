"""What advice prints and draws: what to do, what is as good, why, and what it cannot know."""

import json
import re
from pathlib import Path

import pytest

from samurai_odds import Limit, OddsError, battles
from samurai_odds.battles.advice.advise import Advice
from samurai_odds.battles.scenario.text import read
from samurai_odds.cli.main import main
from tests.battles.advice.positions import DECIDED, FAR_APART, TO_WIN
from tests.battles.advice.test_advise import LAST_BLOW

FEW = Limit(samples=32)


def joined(text: str) -> str:
    """Undo the folding of lines."""
    return " ".join(text.split())


@pytest.fixture(scope="module")
def winning() -> Advice:
    return battles.advise(TO_WIN, bots=("greedy",), limit=FEW)


@pytest.fixture(scope="module")
def equal() -> Advice:
    return battles.advise(FAR_APART, bots=("greedy", "random"), replies=0, limit=FEW)


def test_a_turn_that_wins_at_once_says_so(winning: Advice) -> None:
    said = str(winning)
    assert said.startswith("Wins at once: Order ")
    assert "spears f2-f1 (objective)" in said.partition("\n\n")[0]
    first = next(line for line in said.splitlines() if line.startswith(" (1)"))
    assert "at once" in first
    assert "> 9" not in said
    assert "Too close to call" not in said
    assert winning.why == "it wins at once."
    assert "Why: " not in said


def test_equal_turns_are_called_equal_and_none_is_certain_to_be_best() -> None:
    equal = battles.advise(read(LAST_BLOW), bots=("greedy",), limit=FEW)
    same = equal.equal
    assert same == sum(each.placing.loss == 0 for each in equal.turns) > 1
    assert f"{same} turns are equally good" in joined(str(equal))
    assert "100%" not in str(equal)


def test_every_turn_has_one_row_with_its_orders_by_unit_and_hex(equal: Advice) -> None:
    said = str(equal)
    rows = [line for line in said.splitlines() if line.startswith(" (")]
    assert len(rows) == min(len(equal.turns), 12)
    assert all("Order One Unit Left: " in row for row in rows)
    assert any("spears a11-" in row for row in rows)
    assert not any(author in said for author in ("(greedy)", "(random)"))
    assert max(map(len, said.splitlines())) <= 80


def test_why_passes_over_turns_that_are_as_good(equal: Advice) -> None:
    assert equal.compared is None or not equal.is_equal(equal.compared)
    assert ("Beside turn " in equal.text(explain=True)) == (equal.compared is not None)
    assert "Beside" not in equal.text()


def test_why_without_orders_sets_the_best_beside_the_second() -> None:
    """With samurai behind them, spears of one block cannot wait."""
    row = "   7  .     .     .     .     "
    text = LAST_BLOW.replace(f"{row}.  ", f"{row}.ss").replace(".AS4", ".AS1")
    found = battles.advise(read(text), bots=("greedy",), limit=FEW)
    said = joined(found.text(explain=True))
    chance = float(
        battles.attack("ashigaru-spear", "levy", defender_blocks=1, defender_honor=2).p(
            "defender_eliminated == 1"
        )
    )
    assert found.why in said
    for told, opening in (
        (found.why, "it wins at once in "),
        (found.beside, " it wins at once in "),
    ):
        seen = float(told.partition(opening)[2].partition("%")[0]) / 100
        assert abs(seen - chance) < 4 * (chance * (1 - chance) / 256) ** 0.5 + 0.005
        assert "eliminates the enemy levy on f5 in" in told
    assert "(turn" not in found.why
    assert re.search(r"\(turn \d: < ", said.partition("Beside turn ")[2])


def test_why_takes_and_loses_blocks_as_the_turn_does_when_it_is_played(tmp_path: Path) -> None:
    row = "   7  .     .     .     .     "
    position = read(LAST_BLOW.replace(f"{row}.  ", f"{row}.ss").replace(".AS4", ".AS1"))
    found = battles.advise(position, bots=("greedy",), limit=Limit(samples=256))
    file = tmp_path / "best.txt"
    file.write_text("\n".join(found.best.candidate.lines))
    turn = battles.turn(
        position, orders=file, bot="greedy", enemy="greedy", replies=2, limit=Limit(samples=2000)
    )
    said = re.search(r"takes ([\d.]+) ± ([\d.]+) blocks for ([\d.]+) ± ([\d.]+) with", found.why)
    assert said is not None
    for side, mean, error in (("enemy", *said.groups()[:2]), ("own", *said.groups()[2:])):
        played = turn.expect(f"{side}_blocks_lost + reply_{side}_blocks_lost")
        assert abs(float(mean) - played) < 4 * float(error) + 0.02, side
    lost = re.search(r"at risk: your spears on e5, lost in (\d+)%", found.why)
    assert lost is not None
    assert abs(float(lost[1]) / 100 - turn.expect("own_blocks_lost + reply_own_blocks_lost")) < 0.12


def test_why_says_which_piece_a_turn_exposes() -> None:
    """A weak levy that attacks four blocks of samurai is lost, one that waits less often."""
    text = FAR_APART.replace(".AS", ".LV1").replace("   9  .      .", "   9  .      .ss")
    orders = "lead order-one-left\norder a11\nmove a11 a10\nbattle a10 b9\n"
    found = battles.advise(text, orders, bots=("greedy",), limit=FEW)
    said = joined(found.text(explain=True))
    assert "Less at risk: your levy on " in said
    assert "(yours: 9" in said.partition("Less at risk")[2].partition(". ")[0]


@pytest.mark.long
def test_the_picture_has_an_arrow_for_each_move_and_marks_the_attack(
    winning: Advice, tmp_path: Path
) -> None:
    from matplotlib.patches import FancyArrowPatch

    def arrows(advice: Advice) -> int:
        return sum(isinstance(one, FancyArrowPatch) for one in advice.plot().patches)

    assert arrows(winning) == 2  # a move, with what sets it off
    orders = "lead order-one-center\norder f2\nmove f2 stay\nbattle f2 g3\n"
    mine = battles.advise(TO_WIN, orders, bots=("greedy",), limit=FEW)
    drawn = mine.plot()
    words = " ".join(text.get_text() for text in drawn.figure.texts)
    assert "spears f2 attack g3 (enemy bows)" in words
    assert "Best: Wins at once" in words
    assert arrows(mine) == 2  # the attack alone
    file = tmp_path / "mine.png"
    drawn.figure.savefig(file)
    assert file.stat().st_size > 0


def test_the_picture_does_not_show_the_enemys_hand() -> None:
    ours, theirs = TO_WIN.split("Blue: ", 1)
    theirs = theirs.replace("command cards: 4", "command cards: 4\n  hand: counter-attack", 1)
    drawn = battles.advise(f"{ours}Blue: {theirs}", bots=("greedy",), limit=FEW).plot()
    words = " ".join(text.get_text() for text in drawn.figure.texts)
    assert "red's command cards" in words
    assert "counter-attack" not in words


def test_a_hand_that_is_not_known_can_be_dealt() -> None:
    found = battles.advise("study-spears", bots=("greedy",), deal=True, seed=3, limit=FEW)
    army = found.staged.scenario.armies[0]
    assert found.dealt["hand"] == army.hand
    assert len(army.hand) == 5
    assert "Dealt at random to red (seed 3), hand: " + ", ".join(army.hand) in joined(str(found))
    assert found.to_dict()["dealt"]["hand"] == list(army.hand)
    assert found.staged.scenario.armies[1].hand == ()
    assert {each.candidate.card for each in found.turns} <= set(army.hand)
    again = battles.advise(found.provenance.inputs["position"], bots=("greedy",), seed=3, limit=FEW)
    assert again.to_dict()["candidates"] == found.to_dict()["candidates"]


def test_cards_that_are_known_stay_when_others_are_dealt() -> None:
    known = TO_WIN.replace("hand: order-one-center order-two-center order-one-left", "hand:")
    found = battles.advise(known, bots=("greedy",), deal=True, limit=FEW)
    assert "order-one-right" in found.dealt["hand"]
    assert len(found.dealt["hand"]) == 4


def test_without_a_hand_it_says_how_to_get_a_position() -> None:
    with pytest.raises(OddsError) as refused:
        battles.advise("study-spears")
    for way in ("--save FILE --at-turn N", "'hand: ", "--deal"):
        assert way in str(refused.value)


@pytest.mark.parametrize("command", ["advise", "play", "turn"])
def test_a_game_already_decided_is_said_to_be(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "over.txt"
    file.write_text(DECIDED)
    assert main(["battles", command, str(file)]) == 2
    assert "this battle is already decided: red has 5 banners and has won" in (
        capsys.readouterr().err
    )


def test_one_game_tells_no_turns_apart_and_has_no_error() -> None:
    found = battles.advise(TO_WIN.replace("banners gained: 3", "banners gained: 0"),
                           bots=("greedy",), limit=Limit(samples=1))  # fmt: skip
    said = joined(str(found))
    assert "One game cannot tell turns apart" in said
    assert "one game has no standard error" in said
    assert "±" not in said
    assert "equally good" not in said
    held = json.loads(json.dumps(found.to_dict()))
    assert held["candidates"][-1]["win"]["se"] is None


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("advise study-spears --confidence 100", "--confidence must be at least 50 and below 100"),
        ("review study-spears --samples 1", "--samples must be 2 or more, got 1"),
        ("turn study-spears --replies 1000", "replies is a whole number from 0 to 100, not 1000"),
    ],
)
def test_a_bad_option_is_named_once(
    command: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["battles", *command.split()]) == 2
    err = capsys.readouterr().err
    assert err.count(said) == 1
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("command", ["advise", "turn"])
@pytest.mark.parametrize(
    ("card", "said"),
    [("volley", "unknown command card 'volley'"), ("shogun", "unknown card in red's hand")],
)
def test_a_bad_lead_line_is_named(
    command: str, card: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position, orders = tmp_path / "here.txt", tmp_path / "mine.txt"
    position.write_text(TO_WIN)
    orders.write_text(f"# mine\nlead {card}\n")
    assert main(["battles", command, str(position), "--orders", str(orders)]) == 2
    assert f"{orders}, line 2: 'lead {card}': {said}" in capsys.readouterr().err
