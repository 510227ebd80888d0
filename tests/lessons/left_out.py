"""Rules that are told in whole games and do not happen in the lesson of their chapter, each with the reason."""

LEFT_OUT: dict[int, dict[str, str]] = {}
