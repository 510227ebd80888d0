"""The command line, one command a file. Until the environment is there, only the standard library is used."""
