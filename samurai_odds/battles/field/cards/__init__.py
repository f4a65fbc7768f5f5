"""Command cards and Dragon cards: led, played, drawn, and the orders that they give."""
