"""The designer's report: whom a scenario favors, how it is decided, what each piece is worth."""
