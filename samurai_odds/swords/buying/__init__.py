"""What koku buy: the smallest force that will do, the best use of a levy."""
