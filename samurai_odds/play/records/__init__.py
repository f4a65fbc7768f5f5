"""Games in files: what they are of, block by block, put together."""
