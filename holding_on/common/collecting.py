"""Garbage collection in a kernel that serves one web page and nothing else."""

import gc

from .notebooks import on_a_page


def leave_out_what_is_loaded() -> None:
    """Leave out of all later garbage collections what is loaded now, if this kernel serves a web page.

    Modules, texts and cards stay until the kernel ends. From time to time Python looks through all of them for garbage,
    which takes 30 ms in the middle of a press. In a notebook that is not served as a web page, the kernel has the
    objects of the notebook's author too, and nothing changes.
    """
    if on_a_page():
        gc.freeze()
