"""The whole games that the contract suite knows, one module each."""
