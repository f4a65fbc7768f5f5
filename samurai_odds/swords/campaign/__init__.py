"""A campaign (Action 7): an experienced daimyo's chain of attacks, planned from the end."""
