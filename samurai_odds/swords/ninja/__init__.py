"""The ninja: a strike at a daimyo, and what it is worth."""
