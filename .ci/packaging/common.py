"""What all parts of the release share: where things are, and how other programs are run."""
import hashlib
import json
import os
import re
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCRATCH = os.path.join(ROOT, ".build", "release-artifacts")
TEMPLATES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "templates")

# Where it is published; a fork's workflow says so by itself.
REPOSITORY = os.environ.get("GITHUB_REPOSITORY") or "example/ScreenSpec"
OWNER = REPOSITORY.split("/")[0]


class Failure(Exception):
    """A sentence that says what to do."""


def run(command, **options):
    """Runs a program, and returns what it prints; its errors are shown."""
    completed = subprocess.run(command, stdout=subprocess.PIPE, text=True, **options)
    if completed.returncode != 0:
        raise Failure(f"'{' '.join(command)}' ended with status {completed.returncode}.")
    return completed.stdout


def show(command, **options):
    """Runs a program whose output is for people."""
    if subprocess.run(command, **options).returncode != 0:
        raise Failure(f"'{' '.join(command)}' did not succeed.")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path, text):
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def write_json(path, value):
    write(path, json.dumps(value, indent=2) + "\n")


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        for chunk in iter(lambda: file.read(1 << 20), b""):
            digest.update(chunk)
    return digest.hexdigest()


def is_binary(path):
    with open(path, "rb") as file:
        return file.read(4) in (b"\x7fELF", b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe")


def package_version():
    """The version that the source has."""
    source = read(os.path.join(ROOT, "Sources/SpecProject/ProgramVersion.swift"))
    found = re.search(r'static let number = "([^"]+)"', source)
    if not found:
        raise Failure("Sources/SpecProject/ProgramVersion.swift says no version.")
    return found.group(1)


def fill(template, **values):
    """A template whose gaps are written as @NAME@."""
    text = read(os.path.join(TEMPLATES, template))
    for name, value in values.items():
        text = text.replace(f"@{name}@", str(value))
    left = re.search(r"@[A-Z0-9_]+@", text)
    if left:
        raise Failure(f"{template}: nobody fills {left.group(0)}.")
    return text
