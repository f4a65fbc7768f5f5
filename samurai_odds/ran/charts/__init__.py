"""RAN's charts as data, and an owner's own over them."""
