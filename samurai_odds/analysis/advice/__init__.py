"""What to do now, in any game: plans raced against each other, the best told first and why."""
