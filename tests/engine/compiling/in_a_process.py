"""Say whether the rules have been compiled before, and what they do."""

from samurai_odds.engine.compiled import APART, kept, twin
from tests.engine.compiling import rules
from tests.engine.compiling.test_compiling import played

if __name__ == "__main__":
    play = twin(rules.play, APART, bonus=rules.two_more)
    before = kept(play)
    print(before, played(play))
