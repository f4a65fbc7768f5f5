"""Shock combat: commitment, the clash of arms, Norikuzushi (chapter 9).

With the retreat and the advance that end it (11.4, 11.5).
"""
