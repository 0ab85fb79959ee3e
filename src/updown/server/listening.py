"""Binds the sockets at which the server listens. They are bound before anything else starts, so that an unavailable
port gives a clear error and nothing has been changed."""

import errno
import os
import socket

NOT_ALLOWED = (errno.EACCES, errno.EPERM)


class CannotListen(ValueError):
    """A host or port at which the server cannot listen."""


def bind(host: str, port: int) -> list[socket.socket]:
    """A bound socket for each address of the host; connections are accepted only once a server listens."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise CannotListen(_other_host(host, "there is no such host")) from None
    bound: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            bound.append(socket.socket(family, kind, protocol))
            if os.name == "posix":
                bound[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                bound[-1].setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            bound[-1].bind(address)
    except OSError as error:
        for each in bound:
            each.close()
        raise CannotListen(problem(host, port, error)) from None
    return bound


def problem(host: str, port: int, error: OSError) -> str:
    """The problem, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        what, instead = "is in use", "stop the program that has it, or choose another port with --port (UPDOWN_PORT)"
    elif error.errno in NOT_ALLOWED:
        what, instead = "is not for every user", "choose one from 1024 on with --port (UPDOWN_PORT)"
    else:
        ours = error.errno != errno.EADDRNOTAVAIL
        return _other_host(host, str(error.strerror) if ours else "this machine has no such address")
    return f"port {port} of {host} {what}: {instead}"


def _other_host(host: str, what: str) -> str:
    return f"cannot listen at {host}: {what}; choose another with --host (UPDOWN_HOST), 0.0.0.0 is everywhere"
