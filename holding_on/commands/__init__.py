"""The command line; each command has a module. Until an environment exists, only the standard library is imported."""
