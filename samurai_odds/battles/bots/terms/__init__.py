"""The terms by which `steady` weighs: what is won and lost, danger, ground, orders, honor."""
