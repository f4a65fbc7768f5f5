"""Men without units on the map: busho who ride or stray, Samurai on their way (4.6, 4.7, 10.2)."""
