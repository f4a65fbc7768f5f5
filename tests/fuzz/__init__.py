"""Commands at random, legal or not: each must be answered soundly or refused in one line.

`python -m tests.fuzz --commands 20000 --seed 1` runs many and lists what broke; a
bounded run is among the tests. What there is to ask is read off the command itself,
so that a new option is tried without a word here.
"""
