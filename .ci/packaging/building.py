"""One variant: a program for one system, with what is known of it in 'variant.json'."""
import json
import os
import platform
import re
import shutil
import subprocess
import sys

import trial
from common import ROOT, SCRATCH, Failure, is_binary, package_version, read, run, sha256, show, write_json

# One path for each build, since paths are part of what a compiler writes.
WORKPLACE = os.path.join(SCRATCH, "workplace")


def build(output=None):
    """Builds HEAD in a clone of its own; returns the folder of the variant."""
    source = clone()
    scratch = os.path.join(WORKPLACE, "build")
    program = compile_linux(source, scratch) if sys.platform == "linux" else compile_mac(source, scratch)
    check_versions(program, os.path.join(source, "Package.resolved"))
    folder = output or os.path.join(SCRATCH, "variants", triple_of(program))
    pack(program, folder)
    if sys.platform == "linux":
        if is_binary(program) and libc_of(program, triple_of(program)) != "none":
            raise Failure(f"{program} is no static executable.")
        trial.check(folder, [])
    return folder


def clone():
    """HEAD, as somebody else would have it."""
    source = os.path.join(WORKPLACE, "source")
    shutil.rmtree(source, ignore_errors=True)
    os.makedirs(WORKPLACE, exist_ok=True)
    show(["git", "clone", "--quiet", "--no-local", ROOT, source])
    resolved = os.path.join(ROOT, "Package.resolved")
    # The packages that this clone was tested with, not the newest ones.
    if os.path.exists(resolved):
        shutil.copy(resolved, source)
    return source


def compile_linux(source, scratch):
    """A static executable: libyaml, Swift's libraries and the C library are in it."""
    libraries = run(["pkg-config", "--variable=libdir", "yaml-0.1"]).strip()
    if not os.path.exists(os.path.join(libraries, "libyaml.a")):
        raise Failure(f"There is no libyaml.a in {libraries}: install libyaml-dev.")
    swift_build(
        source, scratch,
        ["--static-swift-stdlib", "-Xswiftc", "-static-executable", "-Xlinker", "--gc-sections"],
    )
    return os.path.join(scratch, "release", "screenspec")


def compile_mac(source, scratch):
    """A program for both processors. Homebrew's libyaml is for one of them, so libyaml is built here, for both."""
    library = mac_libyaml()
    environment = dict(os.environ, PKG_CONFIG_PATH=os.path.join(library, "lib", "pkgconfig"))
    swift_build(source, scratch, ["--arch", "arm64", "--arch", "x86_64"], env=environment)
    return os.path.join(scratch, "apple", "Products", "Release", "screenspec")


LIBYAML = "0.2.5"
LIBYAML_SHA256 = "c642ae9b75fee120b2d96c712538bd2cf283228d2337df2cf2988e3c02678ef4"


def mac_libyaml():
    prefix = os.path.join(WORKPLACE, "libyaml")
    if os.path.exists(os.path.join(prefix, "lib", "libyaml.a")):
        return prefix
    archive = os.path.join(WORKPLACE, "libyaml.tar.gz")
    show(["curl", "-fsSL", "-o", archive, f"https://pyyaml.org/download/libyaml/yaml-{LIBYAML}.tar.gz"])
    if sha256(archive) != LIBYAML_SHA256:
        raise Failure(f"What pyyaml.org has as yaml-{LIBYAML}.tar.gz is not what it was.")
    show(["tar", "-xzf", archive, "-C", WORKPLACE])
    folder = os.path.join(WORKPLACE, f"yaml-{LIBYAML}")
    flags = "-O2 -arch arm64 -arch x86_64 -mmacosx-version-min=13.0"
    show(["./configure", "--disable-shared", f"--prefix={prefix}", f"CFLAGS={flags}"], cwd=folder)
    show(["make", "install"], cwd=folder)
    return prefix


def swift_build(source, scratch, options, env=None):
    # The linker's warnings that 'getpwnam' needs the C library at run time concern '~' in paths, which nothing here asks.
    show(
        ["swift", "build", "-c", "release", "--product", "screenspec", "--package-path", source,
         "--scratch-path", scratch] + options,
        env=env,
    )


def pack(program, folder):
    """A variant of a program: a stripped copy, and what the other steps need to know of it."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    copy = os.path.join(folder, "screenspec")
    shutil.copy(program, copy)
    os.chmod(copy, 0o755)
    if is_binary(copy):
        show(["strip"] + (unstable_sections() if sys.platform == "linux" else ["-x"]) + [copy])
    version = versions_of(copy)
    triple = triple_of(copy, version)
    write_json(
        os.path.join(folder, "variant.json"),
        {
            "version": version["screenspec"],
            "triples": triples(copy, triple),
            "libc": libc_of(copy, triple),
            "bytes": os.path.getsize(copy),
            "sha256": sha256(copy),
            "parts": {name: version[name] for name in ("swiftSyntax", "libyaml") if name in version},
        },
    )
    print(f"{folder}: {os.path.getsize(copy) / 1e6:.1f} MB")


def unstable_sections():
    """What Swift and the linker write anew in each build, and nothing reads at run time: without it two builds are the same."""
    return [f"--remove-section={name}" for name in (".swift_modhash", ".note.gnu.build-id")]


def versions_of(program):
    return json.loads(run([os.path.abspath(program), "--version", "--json"]))


def triple_of(program, version=None):
    return (version or versions_of(program))["triple"]


def triples(program, triple):
    """All systems that the program runs on: one of Apple's may be for several processors."""
    if "apple" not in triple or not is_binary(program):
        return [triple]
    return [f"{name}-apple-macosx" for name in run(["lipo", "-archs", program]).split()]


def libc_of(program, triple):
    """The C library that a Linux program needs: none where it is static, or glibc or musl."""
    if "linux" not in triple:
        return "system"
    if is_binary(program) and "INTERP" not in run(["readelf", "--program-headers", "--wide", program]):
        return "none"
    return "musl" if triple.endswith("musl") else "glibc"


def check_versions(program, resolved):
    """What is written in the source against what was built, and against the tag that is released."""
    version = versions_of(program)
    if version["screenspec"] != package_version():
        raise Failure(f"The program says {version['screenspec']}, its source {package_version()}.")
    tag = os.environ.get("GITHUB_REF_NAME") if os.environ.get("GITHUB_REF_TYPE") == "tag" else None
    if tag and tag != version["screenspec"]:
        raise Failure(f"The tag is {tag}, and Sources/SpecProject/ProgramVersion.swift says {version['screenspec']}.")
    check_swift_syntax(version["swiftSyntax"], resolved)


def check_swift_syntax(version, resolved):
    pins = {pin["identity"]: pin["state"].get("version") for pin in json.loads(read(resolved))["pins"]}
    if pins.get("swift-syntax") != version:
        raise Failure(
            f"swift-syntax {pins.get('swift-syntax')} was resolved: write that into "
            f"Sources/SourceFacts/SwiftSyntaxVersion.swift, which says {version}."
        )


# Building twice

def verify(variant=None):
    """Builds from nothing, twice where no variant is there to compare with; the two have to be the same to the byte."""
    folders = [variant] if variant else []
    if variant and not os.path.exists(os.path.join(variant, "screenspec")):
        raise Failure(f"{variant} is no variant: make one with '.ci/release build'.")
    while len(folders) < 2:
        shutil.rmtree(WORKPLACE, ignore_errors=True)
        folders.append(build(os.path.join(SCRATCH, "verify", str(len(folders) + 1))))
    compare(*(os.path.join(folder, "screenspec") for folder in folders))


def compare(first, second):
    if sha256(first) == sha256(second):
        print(f"Two builds are the same to the byte: {sha256(first)}")
        return
    raise Failure(f"Two builds differ in {', '.join(differing_sections(first, second))}: {first} and {second}.")


def differing_sections(first, second):
    """The sections of two ELF programs that differ."""
    if sys.platform != "linux" or not (is_binary(first) and is_binary(second)):
        return ["their bytes"]
    contents = []
    for program in (first, second):
        listed = re.findall(r"\]\s+(\.\S+)", run(["readelf", "--sections", "--wide", program]))
        contents.append({name: section(program, name) for name in listed})
    return sorted(name for name in contents[0] if contents[0][name] != contents[1].get(name)) or ["no section"]


def section(program, name):
    dump = subprocess.run(["readelf", f"--hex-dump={name}", program], stdout=subprocess.PIPE, text=True)
    return dump.stdout
