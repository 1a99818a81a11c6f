"""Players, invitations, and links to other devices."""
