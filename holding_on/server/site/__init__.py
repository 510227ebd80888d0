"""Builds a site of static files: each notebook is a web page, and its cells run in the browser, without a server.

`build` makes the site from the other modules. `runner` and `stand_ins` are the only ones that run in the browser.
"""
