"""A position, its history and its legal actions as sentences and plain data: everything that a display may show."""
