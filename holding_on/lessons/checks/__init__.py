"""The checks that a lesson makes with the engine: moves, facts, tasks, programs, campaigns. No check needs a page."""
