"""Counts games from their rows, without any package beside Python's own library, and says what was counted.

The rows are those that the frames of a study and `Game.shifts` are made of. So a lesson can count where no frames are,
such as in a browser, and a sentence about many games is the same everywhere: `measures` and `charts` take the rates,
the comparison and the sentences from here.
"""
