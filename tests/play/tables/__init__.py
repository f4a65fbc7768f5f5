"""The full games that the contract suite knows, one module each."""
