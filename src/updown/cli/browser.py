"""`updown` without a command: starts a server for this machine, or with --lan for the local network, and opens the
table in the browser."""

import socket
import webbrowser
from argparse import ArgumentParser, Namespace
from importlib import import_module
from os import environ
from threading import Thread

from updown.extras import import_from

PORT = 8642
"""The preferred port: the browser stores language, name and seats by address."""
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  --lan asks for it


def add_flags(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--lan", action="store_true", help="let phones and others in the house join: address and QR code"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser, only print the address")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    host = EVERYWHERE if args.lan else LOOPBACK
    app = import_from("server", "updown.server.app")
    settings = import_module("updown.server.settings").read_settings(
        # Guests do not see the metrics of the server.
        {"UPDOWN_LOG_LEVEL": "warning", "UPDOWN_METRICS": str(not args.lan), **environ},
        {"host": host, "port": free_port(host)},
    )

    def show(address: str) -> None:
        port = address.rpartition(":")[2]
        link = f"http://{house_address()}:{port}" if args.lan else f"http://{LOOPBACK}:{port}"
        print(f"updown: the table is at {link} (Ctrl-C ends it; nothing is lost)", flush=True)
        if args.lan:
            # The browser on this machine uses this address too, so that the links it shows work for the others.
            import_from("server", "segno").make(link).terminal(compact=True)
        if not args.no_browser:
            Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    return int(app.serve(settings, show))


def free_port(host: str) -> int:
    """The preferred port, or 0 (any) if it is in use."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, PORT))
        except OSError:
            return 0
    return PORT


def house_address() -> str:
    """The address of this machine in the local network. No packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])
