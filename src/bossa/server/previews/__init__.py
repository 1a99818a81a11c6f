"""Preview pictures for chat programs and search engines."""
