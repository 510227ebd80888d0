"""Ports for kernels that no outgoing connection takes by chance before a kernel has opened them.

Jupyter finds a free port, lets go of it, and tells the kernel, which opens it a second or more later. Jupyter takes the
port from the range of every outgoing connection, also of those to the kernels that start beside it: in a room that
fills up, one kernel in some hundred found its port taken, died with a traceback, and was started anew.
"""

from __future__ import annotations

import socket
from random import SystemRandom

from jupyter_client.connect import LocalPortCache

LOWEST, HIGHEST = 20_000, 32_767
"""A range below that of outgoing connections, which begins at 32,768 on Linux and at 49,152 on macOS and Windows."""

TRIES = 1_000


class PortsForKernels(LocalPortCache):
    """Finds free ports from `LOWEST` to `HIGHEST`; where none of these is found, any free port."""

    @classmethod
    def take_over(cls) -> None:
        """Put this class in the place of Jupyter's finder of ports, of which a process has one for all kernels."""
        before = LocalPortCache.instance()
        if not isinstance(before, cls):
            LocalPortCache.clear_instance()
            cls.instance().currently_used_ports = before.currently_used_ports

    def find_available_port(self, ip: str) -> int:
        """A port that is free at this address and that no other kernel was given."""
        chance = SystemRandom()
        for _ in range(TRIES):
            port = chance.randint(LOWEST, HIGHEST)
            if port not in self.currently_used_ports and _is_free(ip, port):
                self.currently_used_ports.add(port)
                return port
        return super().find_available_port(ip)


def _is_free(ip: str, port: int) -> bool:
    with socket.socket() as trying:
        try:
            trying.bind((ip, port))
        except OSError:
            return False
    return True
