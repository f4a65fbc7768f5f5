"""stub"""


def segment(t, orders):
    yield from ()


def stayed(t, units):
    yield from ()


def banzai(t, side):
    yield from ()


def lured(t, unit, harasser):
    yield from ()
