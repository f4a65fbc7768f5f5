"""What fire, shock and assaults have in common: one step machine, its question and its words.

`layout` says where each number stands, `machine` what follows what, `sides` who meets whom.
"""
