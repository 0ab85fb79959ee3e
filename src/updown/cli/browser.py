"""`updown` without a command: starts a server for this machine, or with --lan for the whole house, and opens the table
in the browser."""

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
    parser.add_argument("--no-browser", action="store_true", help="open no browser, only tell the address")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    host = EVERYWHERE if args.lan else LOOPBACK
    app = import_from("server", "updown.server.app")
    settings = import_module("updown.server.settings").read_settings(
        # Figures about the server are not for the guests.
        {"UPDOWN_LOG_LEVEL": "warning", "UPDOWN_METRICS": str(not args.lan), **environ},
        {"host": host, "port": free_port(host)},
    )

    def show(address: str) -> None:
        port = address.rpartition(":")[2]
        link = f"http://{house_address()}:{port}" if args.lan else f"http://{LOOPBACK}:{port}"
        print(f"updown: the table is at {link} (Ctrl-C ends it; nothing is lost)", flush=True)
        if args.lan:
            # In the browser here too: the links that it shows to others are then good for them.
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
    """The address under which others in the house reach this machine. Nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])
