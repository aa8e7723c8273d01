"""Reads every page of a site with a parser of HTML and reports what is wrong with it.

check_site.py FOLDER [TEXTS]

TEXTS is a JSON list of texts, each of which some page has to show as it is.
"""

import json
import pathlib
import sys
import urllib.parse

import html5lib

SPACE = "{http://www.w3.org/1999/xhtml}"
problems = []


def name(element):
    return element.tag.removeprefix(SPACE) if isinstance(element.tag, str) else ""


class Page:
    def __init__(self, path):
        self.path = path
        parser = html5lib.HTMLParser()
        self.root = parser.parse(path.read_bytes(), transport_encoding="utf-8")
        for position, code, _ in parser.errors:
            self.report(f"{position}: {code}")
        self.elements = list(self.root.iter())
        self.identifiers = [e.get("id") for e in self.elements if e.get("id")]
        for one in sorted({i for i in self.identifiers if self.identifiers.count(i) > 1}):
            self.report(f"two elements have the id {one}")
        self.check_outline()
        self.check_safety()

    def report(self, text):
        problems.append(f"{self.path}: {text}")

    def check_outline(self):
        for landmark in ("main", "h1", "header"):
            if sum(name(e) == landmark for e in self.elements) != 1:
                self.report(f"has not exactly one {landmark}")
        level = 0
        for element in self.elements:
            tag = name(element)
            if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
                if int(tag[1]) > level + 1:
                    self.report(f"{tag} follows a heading of level {level}")
                level = int(tag[1])
        for element in self.elements:
            if name(element) == "nav" and not element.get("aria-label"):
                self.report("has a nav without a name")

    def check_safety(self):
        for element in self.elements:
            if name(element) == "style" or name(element) == "script" and (element.text or "").strip():
                self.report(f"has a {name(element)} of its own")
            for attribute, value in element.attrib.items():
                if attribute == "style" or attribute.startswith("on"):
                    self.report(f"has the attribute {attribute}")
                if attribute in ("href", "src") and urllib.parse.urlsplit(value).scheme not in ("", "data"):
                    self.report(f"leads to {value}")

    def links(self):
        for element in self.elements:
            for attribute in ("href", "src"):
                if attribute in element.attrib and not element.attrib[attribute].startswith("data:"):
                    yield element.attrib[attribute]

    def text(self):
        return " ".join("".join(self.root.itertext()).split())


folder = pathlib.Path(sys.argv[1])
pages = {path.resolve(): Page(path) for path in sorted(folder.rglob("*.html"))}
if not pages:
    sys.exit(f"{folder} has no pages")
count = 0
for path, page in pages.items():
    for link in page.links():
        count += 1
        parts = urllib.parse.urlsplit(link)
        target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
        anchor = urllib.parse.unquote(parts.fragment)
        if not target.is_file():
            page.report(f"{link} leads to no file")
        elif anchor and target in pages and anchor not in pages[target].identifiers:
            page.report(f"{link} leads to no place on {target.name}")
if len(sys.argv) > 2:
    texts = [page.text() for page in pages.values()]
    for text in json.loads(pathlib.Path(sys.argv[2]).read_text()):
        if not any(" ".join(text.split()) in shown for shown in texts):
            problems.append(f"no page shows {text!r}")
print(f"{len(pages)} pages, {count} links")
print("\n".join(problems))
sys.exit(1 if problems else 0)
