"""What is removed after a time (docs/server.md, "How long things are kept")."""
