"""Rules translated to JavaScript, run by node."""
