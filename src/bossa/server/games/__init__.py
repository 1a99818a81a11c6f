"""Games: the aggregate, its actions, its clock, its store and its service."""
