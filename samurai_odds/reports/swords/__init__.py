"""The booklet of Samurai Swords."""
