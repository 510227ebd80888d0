"""Everything that a display may show of a game, as sentences and plain data: its position, journal and actions."""
