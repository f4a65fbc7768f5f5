"""What several kinds of decision say."""

from samurai_odds.play.decisions import Case

# What is said beside question, options and play-by-play (`Kind.wordings`)
TITLE, TEXT = "title", "text"  # of a plan: what it is about, and what is done
TOGETHER = "together"  # what a seat does, where provinces chosen one by one are told together

THAT_PROVINCE = (Case("{province}"),)
THAT_NUMBER = (Case("{number}"),)
ONE_UNIT = (Case("A {kind}"),)
