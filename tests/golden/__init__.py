"""Answers before and after a change: the same commands, run by two versions, compared.

    python -m tests.golden make corpus.json            # commands, with the files that they read
    python tests/golden/running.py corpus.json before.json   # in a checkout of the version before
    python tests/golden/running.py corpus.json after.json
    python -m tests.golden compare before.json after.json

`running` imports nothing of the tests, so that it can be run in any checkout.
"""
