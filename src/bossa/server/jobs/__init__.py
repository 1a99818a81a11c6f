"""Long work: one queue, one pool of workers."""
