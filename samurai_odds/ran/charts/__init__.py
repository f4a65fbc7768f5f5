"""The charts as data: the shipped pack, an owner's own over it, and what can be wrong with one."""
