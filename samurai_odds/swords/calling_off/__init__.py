"""When to call off a battle, looking ahead to all that can follow."""
