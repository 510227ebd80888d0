"""A class's care styles, one file each, collected from a folder: each plays the same games in a process of its own."""
