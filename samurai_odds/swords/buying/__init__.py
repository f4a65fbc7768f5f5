"""What koku buy (Actions 3 to 5): the smallest force that will do, the best use of a levy."""
