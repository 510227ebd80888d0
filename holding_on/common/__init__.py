"""What many parts share: where things lie on this machine, the words of `command.toml`, what people can be called, how
a file is kept, what a whole number is.

These modules need the standard library alone, as a command begins on a bare Python.
"""
