"""Which side a battle of RAN favors, and what rout levels and turn limits do to it."""
