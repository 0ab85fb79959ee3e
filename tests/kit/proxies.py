"""A real nginx or Caddy in front of servers, with our own files of deploy/ but for certificates and ports."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from kit.live import PATIENCE, RunningServer, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
MISSING = "the tests need nginx: run tools/ensure-proxies, or install the package 'nginx' of your system"
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
    upstream = "\n".join(f"    server {server.base.removeprefix('http://')};" for server in servers)
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
    site = without_certificates((DEPLOY / "nginx.conf").read_text("utf-8"), port, servers)
    file = folder / "nginx.conf"
    file.write_text(MAIN.format(folder=folder, site=site), "utf-8")
    command = [program, "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")]
    if os.geteuid() == 0:
        command += ["-g", "user root;"]
    with running(command, f"http://127.0.0.1:{port}", folder / "error.log", {}) as base:
        yield base


@contextmanager
def running_caddy(folder: Path, servers: Sequence[RunningServer]) -> Iterator[str]:
    """Its address. It answers http, and listens to no orders."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("there is no Caddy here: run tools/ensure-proxies as root, or install the package 'caddy'")
    base, file = f"http://127.0.0.1:{free_port()}", folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text("utf-8"), "utf-8")
    upstream = " ".join(server.base.removeprefix("http://") for server in servers)
    environ = {"SITE": base, "UPSTREAM": upstream, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
    with running(command, base, folder / "caddy.log", environ):
        yield base


@contextmanager
def running(command: Sequence[str], base: str, log: Path, environ: Mapping[str, str]) -> Iterator[str]:
    with log.open("ab") as output:
        process = subprocess.Popen(command, env={**os.environ, **environ}, stdout=output, stderr=output)
    try:
        until = time.monotonic() + PATIENCE
        while not is_up(base):
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{command[0]} did not start:\n{log.read_text()}")
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
