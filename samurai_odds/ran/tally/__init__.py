"""Rolls in order whose results are added up: of rallies, flights, rout points, withdrawals."""
