"""Positions that advice is asked about: one to win at once, one where nothing matters."""

_ARMIES = """
First: red
Pool: 30
Source: assumed
Placement: assumed

Red: Red
  command cards: 4
  dragon cards: 0
  honor: 6
  banners to win: 5
  banners gained: {red}
  hand: order-one-center order-two-center order-one-left order-one-right

Blue: Blue
  command cards: 4
  dragon cards: 0
  honor: 6
  banners to win: 5
  banners gained: {blue}

Map:
   1  .      .      .      .      .      .      .      .      .      .      .      .
   2     .      .      .      .      .      .SS    .      .      .      .      .
   3  .      .as    .      .      .      .      .ab1   .ss    .      .as    .ab    .
   4     .      .      .      .      .as2   .      .      .      .      .      .
   5  .      .      .      .      .      .      .      .      .      .      .      .
   6     .      .      .      .      .SS    .      .      .      .      .      .
   7  .      .      .      .      .      .      .      .      .      .      .      .
   8     .      .      .      .      .      .      .      .      .      .      .
   9  .      .AS    .      .      .      .      .      .      .      .AS    .      .
  10     .      .      .      .      .      .      .      .      .      .      .
  11  .      .      .      .      .      .      .      .      .      .      .      .

Objectives:
  red captures f1: 2 banners

Position:
  turn: 9
"""
TO_WIN = "Title: one step from victory" + _ARMIES.format(red=3, blue=4)
DECIDED = "Title: over" + _ARMIES.format(red=5, blue=4)
FAR_APART = """Title: far apart
First: red
Pool: 30
Source: assumed
Placement: assumed

Red: Red
  command cards: 2
  dragon cards: 0
  honor: 6
  banners to win: 5
  hand: order-one-left order-one-left

Blue: Blue
  command cards: 2
  dragon cards: 0
  honor: 6
  banners to win: 5

Map:
   1  .      .      .      .      .      .      .      .      .      .      .      .as
   2     .      .      .      .      .      .      .      .      .      .      .
   3  .      .      .      .      .      .      .      .      .      .      .      .
   4     .      .      .      .      .      .      .      .      .      .      .
   5  .      .      .      .      .      .      .      .      .      .      .      .
   6     .      .      .      .      .      .      .      .      .      .      .
   7  .      .      .      .      .      .      .      .      .      .      .      .
   8     .      .      .      .      .      .      .      .      .      .      .
   9  .      .      .      .      .      .      .      .      .      .      .      .
  10     .      .      .      .      .      .      .      .      .      .      .
  11  .AS    .      .      .      .      .      .      .      .      .      .      .

Position:
  turn: 9
"""
