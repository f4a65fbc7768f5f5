"""The sampler and the tracer: battles drawn from counter-based streams."""
