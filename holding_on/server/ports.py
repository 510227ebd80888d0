"""Where kernels are spoken to: ports that no connection is given by chance before a kernel has opened them.

Jupyter finds a port that is free, lets go of it, and tells the kernel, which opens it a second or more later. It asks
for just the kind of port that every outgoing connection is given too, also those to the kernels that start beside it:
in a room that fills up one kernel in some hundred found its port taken, died with a traceback, and was started anew.
"""

from __future__ import annotations

import socket
from random import SystemRandom

from jupyter_client.connect import LocalPortCache

LOWEST, HIGHEST = 20_000, 32_767
"""Below what Linux (32,768), macOS and Windows (49,152) give to outgoing connections."""

TRIES = 1_000


class PortsForKernels(LocalPortCache):
    """Finds ports from `LOWEST` to `HIGHEST`; any, where none of those can be had."""

    @classmethod
    def take_over(cls) -> None:
        """From now on this is what Jupyter asks, which has one finder for all kernels of a process."""
        before = LocalPortCache.instance()
        if not isinstance(before, cls):
            LocalPortCache.clear_instance()
            cls.instance().currently_used_ports = before.currently_used_ports

    def find_available_port(self, ip: str) -> int:
        """A port that is free at this address, and that is no other kernel's."""
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
