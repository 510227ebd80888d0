"""Draws charts of one game and of many as SVG, from rows, with nothing but Python's own library.

Each function returns a `Drawing`: its HTML, and what it shows as a sentence. The look is that of the thread of Billy's
condition: it follows the page, light or dark, and every difference in colour is also one of shape or word.
"""
