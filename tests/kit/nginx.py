"""A real nginx in front of servers, with our own file of deploy/ but for certificates and ports."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from kit.live import PATIENCE, RunningServer, free_port

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
MISSING = "the tests need nginx: run tools/ensure-nginx, or install the package 'nginx' of your system"
MAIN = """
daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
access_log off;
client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{site}
}}
"""


def without_certificates(text: str, port: int, servers: Sequence[RunningServer]) -> str:
    """The configuration for plain http at that port, for these servers."""
    upstream = "\n".join(f"    server 127.0.0.1:{server.port};" for server in servers)
    text = re.sub(r"(?m)^    #?server 127\.0\.0\.1:800[12];\n", "", text)
    text = text.replace("    server 127.0.0.1:8000;", upstream)
    first, second = re.split(r"(?m)^server \{$", text)[1:]
    head = text[: text.index("\nserver {")]
    assert "return 308" in first
    second = re.sub(r"(?m)^    (listen|http2|ssl_\w+) .*\n", "", second)
    return f"{head}\nserver {{\n    listen 127.0.0.1:{port};{second}"


@contextmanager
def running_nginx(folder: Path, servers: Sequence[RunningServer]) -> Iterator[str]:
    """Its address."""
    program = shutil.which("nginx") or shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    if program is None:
        raise RuntimeError(MISSING)
    port = free_port()
    site = without_certificates(CONFIGURATION.read_text("utf-8"), port, servers)
    file = folder / "nginx.conf"
    file.write_text(MAIN.format(folder=folder, site=site), "utf-8")
    command = [program, "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")]
    if os.geteuid() == 0:
        command += ["-g", "user root;"]
    process = subprocess.Popen(command)
    base = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + PATIENCE
        while not is_up(base):
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"nginx did not start:\n{(folder / 'error.log').read_text()}")
            time.sleep(0.05)
        yield base
    finally:
        process.terminate()
        process.wait(PATIENCE)


def is_up(base: str) -> bool:
    try:
        return httpx.get(f"{base}/healthz", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False
