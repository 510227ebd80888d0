"""The checks that a lesson makes with the engine: moves, facts, tasks, programs, campaigns. Checks need no browser."""
