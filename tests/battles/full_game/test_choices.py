"""What may be chosen at the table, as data: whom it is asked of, what each option does."""

from samurai_odds.battles.full_game.table import Table
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.on_board import board_of
from samurai_odds.page.playing import rules_of, scenarios
from samurai_odds.play.at_table import (
    END,
    NO,
    NOT_KNOWN,
    TARGET,
    about_share,
    about_tenths,
    at_least_share,
    at_least_tenths,
)
from samurai_odds.play.game import Start
from samurai_odds.play.layout import NONE, kind_of
from samurai_odds.play.question import Question
from samurai_odds.play.replay import options_open, replay
from tests.play.interpreted import played

ABOUT_A_PIECE = (at.MOVE_CHOICE, at.GAIN_CHOICE, at.BONUS_CHOICE, at.ANSWER_CHOICE)
ABOUT_A_PIECE += (at.INSPIRE_CHOICE, at.BOLSTER_CHOICE, at.RETREAT_CHOICE, at.CHALLENGE_CHOICE)


def test_a_question_names_its_piece_and_options_have_their_odds_as_numbers() -> None:
    table = Table(scenarios("battles")["first-samurai-skirmish"])
    start = Start(rules_of("battles"), Question(table.question), table.state)
    start = start.with_bots(["greedy", "greedy"])
    weighed, about = 0, set[int]()
    for step in replay(start, played(start, 4, 0).events):
        if step.what >= 0 or not step.asked:
            continue
        kind, values = kind_of(step.what), options_open(step.before)
        offer = table.offer(step.before, values)
        if kind in ABOUT_A_PIECE and offer.piece != NONE:
            piece = board_of(table.setup, step.before).pieces[offer.piece]
            assert (piece.place,) == offer.subject
            about.add(kind)
            if kind == at.BOLSTER_CHOICE:  # of how many flags some are ignored
                rolled = int(State(step.before).combat_state.flags_due)
                assert f": {rolled} flag{'s' * (rolled != 1)} rolled" in offer.title
        if kind == at.ANSWER_CHOICE:
            assert len(offer.against) == 1
        for value, choice in zip(values, offer.choices, strict=True):
            if kind in (at.ORDER_CHOICE, at.MOVER_CHOICE, at.BATTLE_CHOICE) and value == 0:
                assert choice.role == END
            elif kind in (at.GAIN_CHOICE, at.BONUS_CHOICE) and value == 0:
                assert choice.role == NO
            chance = choice.chance
            if kind != at.BATTLE_CHOICE or value == 0 or chance is None:
                continue
            assert choice.role == TARGET
            assert choice.says == chance.says
            if chance.gain != NOT_KNOWN:
                does = "eliminates it"
                read = (
                    (about_tenths(chance.gain), about_share(chance.win, does)),
                    (at_least_tenths(chance.gain), at_least_share(chance.win, does)),
                )
                told = [f"takes {much} blocks on average, {often}" for much, often in read]
                assert choice.says.startswith(tuple(told))
                assert chance.worth == chance.gain - chance.loss
                weighed += 1
    assert weighed > 20
    assert {at.MOVE_CHOICE, at.GAIN_CHOICE, at.BOLSTER_CHOICE} <= about
