"""What can be asked of whole battles and orders phases, and how it is answered."""
