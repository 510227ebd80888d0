"""What a lesson checks against the engine: moves, facts, tasks, programs, campaigns. Nothing here needs a page."""
