"""The command `updown` in processes that are forked from one in which everything is imported already: a command takes a
moment instead of half a second. Each is a process of its own, with its own folder, environment and streams."""

import atexit
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

# Forks a process for each line that it is sent, with the three streams that come along. Answers with the exit code
# when that process has ended. It ends when the line does.
PARENT = """
import atexit, contextlib, gc, json, os, socket, sys, threading
import updown.engine.compiled, updown.server.app, updown.server.store.migrate
from updown.cli.main import main, make_parser
from updown.words import LANGUAGES, say

def run(command, folder, environ, streams):
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environ)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    sys.argv = ["updown", *command]
    sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1)
    try:
        code = main(command)
    except SystemExit as end:
        code = end.code
    # What the process would do at its end; taking apart all that was imported would last longer than the command.
    threading._shutdown()
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(code or 0)

make_parser()
for lang in LANGUAGES:
    say(lang, "cli-needs-server", install="")
gc.freeze()
line = socket.socket(fileno=int(sys.argv[1]))
while True:
    order, streams, _, _ = socket.recv_fds(line, 65536, 3)
    if not order:
        break
    child = os.fork()
    if not child:
        line.close()
        run(*json.loads(order), streams)
    for stream in streams:
        os.close(stream)
    line.sendall(b"%d\\n" % os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@cache
def parent() -> socket.socket:
    """The line to the process that forks the others; it is started when it is first needed."""
    ours, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-X", "utf8", "-c", PARENT, str(other.fileno())]
    process = subprocess.Popen(command, pass_fds=[other.fileno()], stdin=subprocess.DEVNULL)
    other.close()

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def run_updown(
    folder: Path,
    arguments: Sequence[str],
    typed: str = "",
    environ: Mapping[str, str] = os.environ,
    seconds: float = 120,
) -> "subprocess.CompletedProcess[str]":
    """Runs `updown` with these arguments and this input, there."""
    line = parent()
    line.settimeout(seconds)
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as stdout, tempfile.TemporaryFile() as stderr:
        stdin.write(typed.encode())
        stdin.seek(0)
        order = json.dumps([list(arguments), str(folder), dict(environ)]).encode()
        socket.send_fds(line, [order], [each.fileno() for each in (stdin, stdout, stderr)])
        code = int(line.recv(64))
        texts = []
        for each in (stdout, stderr):
            each.seek(0)
            texts.append(each.read().decode("utf-8"))
    return subprocess.CompletedProcess(["updown", *arguments], code, *texts)
