"""The facts that are read of a position, as numbers and ids: no module here knows a language.

What must not be seen is left out here, so no words can tell it. Other modules word these facts, and know no rule.
"""
