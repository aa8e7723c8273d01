"""Reports which texts no page of a DocC archive shows as they are.

check_archive.py ARCHIVE TEXTS
"""

import json
import pathlib
import sys


def text(node):
    """What a reader sees of a part of a page, without the remarks that DocC makes beside it."""
    if isinstance(node, list):
        return "".join(text(one) for one in node)
    if not isinstance(node, dict):
        return ""
    if node.get("type") == "codeVoice":
        return node["code"]
    if node.get("type") == "text":
        return node["text"]
    parts = [text(node[key]) for key in ("inlineContent", "content", "items", "rows", "abstract") if key in node]
    return " ".join(part for part in parts if part)


def cells(node):
    if isinstance(node, dict):
        if node.get("type") in ("paragraph", "heading"):
            yield text(node) if node["type"] == "paragraph" else node["text"]
        if "abstract" in node:
            yield text(node["abstract"])
        for value in node.values():
            yield from cells(value)
    elif isinstance(node, list):
        for one in node:
            yield from cells(one)


shown = set()
for path in pathlib.Path(sys.argv[1], "data").rglob("*.json"):
    shown.update(" ".join(cell.split()) for cell in cells(json.loads(path.read_text())))
everything = "\n".join(sorted(shown))
missing = [one for one in json.loads(pathlib.Path(sys.argv[2]).read_text()) if " ".join(one.split()) not in everything]
for one in missing:
    print(f"no page shows {one!r}")
sys.exit(1 if missing else 0)
