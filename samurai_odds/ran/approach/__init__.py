"""Coming near: assaults, withdrawals, a busho alone (chapters 6 and 7; 4.72).

An assault is an approach that ends in a shock; a withdrawal is in reaction to one, or on orders.
"""
