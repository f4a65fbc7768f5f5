"""What bots weigh options by: the odds of the next combat, places on the map, worths of units."""
