"""The turn (3.0): initiative, activation, orders phases, recovery, flight, victory."""
