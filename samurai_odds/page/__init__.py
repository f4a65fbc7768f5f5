"""The page for the phone: odds, games and luck in a browser, made from the same rules."""
