"""The ninja (Action 6): a strike at a daimyo, the revenge, and what the strike is worth."""
