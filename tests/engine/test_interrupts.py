"""Ctrl-C ends work of several parts, though each keeps what it has."""

import signal
from collections.abc import Iterator

import pytest

from samurai_odds.engine.interrupts import parts_in_turn


@pytest.fixture(autouse=True)
def heeded() -> Iterator[None]:
    """Have Ctrl-C heeded as at a terminal: not so in a background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def part(is_interrupted: bool) -> str:
    """Return what there is, though interrupted."""
    try:
        if is_interrupted:
            signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        return "some"
    return "all"


def test_parts_are_given_on_until_one_is_interrupted() -> None:
    with parts_in_turn() as taken:
        assert taken(part(False)) == "all"
        interrupted = part(True)
        with pytest.raises(KeyboardInterrupt):
            taken(interrupted)


def test_an_interrupt_of_a_part_within_a_part_is_one_of_both() -> None:
    with parts_in_turn() as outer:
        with parts_in_turn() as inner, pytest.raises(KeyboardInterrupt):
            inner(part(True))
        with pytest.raises(KeyboardInterrupt):
            outer("some")


def test_afterwards_ctrl_c_is_heeded_as_before() -> None:
    with parts_in_turn():
        pass
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    with parts_in_turn() as taken:
        assert taken(1) == 1  # what came before is forgotten


def test_elsewhere_than_in_the_main_thread_nothing_is_changed() -> None:
    from concurrent.futures import ThreadPoolExecutor

    def work() -> int:
        with parts_in_turn() as taken:
            return taken(1)

    with ThreadPoolExecutor(1) as workers:
        assert workers.submit(work).result() == 1
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
