"""Finds free ports for kernels, outside the range from which outgoing connections get their ports.

Jupyter finds a free port and gives its number to the kernel, which opens the port a second or more later. Jupyter's
ports lie in the range of outgoing connections, such as those to other kernels. So an outgoing connection could take the
port before the kernel opened it. When many tables were opened at a time, this happened to about one kernel in a
hundred: the kernel died with a traceback and was started again.
"""

from __future__ import annotations

import socket
from random import SystemRandom

from jupyter_client.connect import LocalPortCache

LOWEST, HIGHEST = 20_000, 32_767
"""A range of ports below the range of outgoing connections, which begins at 32,768 on Linux and at 49,152 on macOS and
Windows."""

TRIES = 1_000


class PortsForKernels(LocalPortCache):
    """Finds free ports from `LOWEST` to `HIGHEST`, or any free port when `TRIES` attempts have found none."""

    @classmethod
    def take_over(cls) -> None:
        """Replace the object with which Jupyter finds the ports of all kernels of this process by one of this class."""
        before = LocalPortCache.instance()
        if not isinstance(before, cls):
            LocalPortCache.clear_instance()
            cls.instance().currently_used_ports = before.currently_used_ports

    def find_available_port(self, ip: str) -> int:
        """Return a port that is free at this address and that no other kernel was given."""
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
