"""Fire combat: shots, volleys, harassment, the answer, and what fire provokes (chapter 8).

`reactions` holds what is done at an approach too: turning to face, withdrawing (6.45, 7.18).
"""
