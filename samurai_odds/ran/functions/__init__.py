"""The public functions, in one file for each room: their keywords are the option tables."""
