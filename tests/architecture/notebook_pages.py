"""The notebooks in examples/notebooks as pages of the documentation, with what they showed when `make notebook` ran
them."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "examples" / "notebooks"
PAGES = ROOT / "docs" / "notebooks"


def notebook_pages() -> dict[Path, str]:
    """Every page, and the pictures on it."""
    pages: dict[Path, str] = {}
    for file in sorted(NOTEBOOKS.glob("*.ipynb")):
        parts: list[str] = []
        for cell in json.loads(file.read_text("utf-8"))["cells"]:
            source = "".join(cell["source"])
            if cell["cell_type"] == "markdown":
                parts.append(source.replace("](../../docs/", "](../"))
                continue
            parts.append(f"```python\n{source}\n```")
            parts += [shown(output, file.stem, pages) for output in cell["outputs"]]
        run = f"This page is [a notebook](../../examples/notebooks/{file.name}); `make notebook` runs it anew."
        parts.insert(1, run)
        pages[PAGES / f"{file.stem}.md"] = "\n\n".join(parts) + "\n"
    return pages


def shown(output: dict[str, Any], stem: str, pages: dict[Path, str]) -> str:
    """What a cell showed: a picture as a file beside the page, else as text."""
    data = output.get("data", {})
    if "image/svg+xml" in data:
        picture = PAGES / f"{stem}-{sum(path.suffix == '.svg' for path in pages) + 1}.svg"
        pages[picture] = "".join(data["image/svg+xml"]).rstrip() + "\n"
        return f"![what the cell draws]({picture.name})"
    text = "".join(data.get("text/plain", output.get("text", "")))
    return f"```text\n{text.rstrip()}\n```"
