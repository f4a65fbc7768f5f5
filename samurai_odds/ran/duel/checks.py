"""Which duels the rules forbid, each said with its section."""

from collections.abc import Iterator

from samurai_odds.ran.duel.given import GivenDuel

_MOST_IN_CUP = 12


def faults(duel: GivenDuel) -> Iterator[str]:
    """List every rule that a duel breaks."""
    options = duel.options
    if options["best"] and (options["first_withdraws"] or options["second_withdraws"]):
        yield "best finds the withdrawals itself: leave first- and second-withdraws"
    if options["shots"] and options["challenge"]:
        yield "shots with challenge: only who charges is fired at (10.28)"
    if options["charge"] and options["challenge"]:
        yield "charge with challenge: a Samurai does one or the other (10.24, 10.28)"
    if (options["challenge"] == "send") != (options["momentum"] is not None):
        yield "challenge send and momentum go together: he rolls against it (10.25)"
    if options["sender_lost_face"] and options["challenge"] != "send":
        yield "sender-lost-face without challenge send: nobody sends (10.25)"
    for who, men in (("first", duel.firsts), ("second", duel.seconds)):
        threshold, most = options[f"{who}_withdraws"], max(man.stamina for man in men)
        if threshold > most:
            yield f"{who}-withdraws {threshold}: his stamina is {most}"
        if any("wounded" in man.words for man in men):
            yield f"{who} wounded: a wound changes no duel (10.12): leave it out"
        if len(men) > _MOST_IN_CUP:
            yield f"{len(men)} men of whom the {who} is drawn: at most {_MOST_IN_CUP}"
        if len(men) > 1 and any(man.so_taisho for man in men):
            yield f"{who} drawn with a so-taisho: only Samurai are in the cup (10.22)"
    if len(duel.seconds) > 1 and options["challenge"] == "refuse":
        yield "challenge refuse with several men: nobody is drawn (10.25)"
    yield from _faults_of_contingents(duel)


def _faults_of_contingents(duel: GivenDuel) -> Iterator[str]:
    options = duel.options
    first, second = duel.contingents
    if first is not None and (options["charge"] or options["challenge"] or len(duel.firsts) > 1):
        yield "first-contingent of a Samurai: only a busho's loss makes men flee (10.51)"
    if second is not None and options["challenge"] != "send" and len(duel.seconds) > 1:
        yield "second-contingent of a Samurai: only a busho's loss makes men flee (10.51)"
    for who, man, known in (("first", duel.first, first), ("second", duel.second, second)):
        sent = who == "second" and options["challenge"] == "send"
        if known is not None and not sent and known.so_taisho != man.so_taisho:
            yield f"{who}-contingent and {who}: so-taisho goes with both"
