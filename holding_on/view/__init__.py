"""A position, its past and its answers as sentences and plain data: all that a display may show."""
