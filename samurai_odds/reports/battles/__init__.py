"""The booklet of Samurai Battles."""
