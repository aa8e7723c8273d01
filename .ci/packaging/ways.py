"""The ways to get the program, as texts that name it by its checksum."""
import os
import re
import shutil

from common import OWNER, REPOSITORY, ROOT, fill, read, sha256, write


def write_all(version, archives, bundle_checksum, output):
    names = dict(
        VERSION=version, REPOSITORY=REPOSITORY, OWNER=OWNER, BUNDLE_CHECKSUM=bundle_checksum,
        DOWNLOADS=f"https://github.com/{REPOSITORY}/releases/download/{version}",
    )
    write_plugin("ScreenSpecPlugin", "plugins", names, output)
    write_plugin("ScreenSpecCommand", "command", names, output)
    write(os.path.join(output, "homebrew", "screenspec.rb"), formula(names, archives))
    for name in ("scratch", "debian"):
        write(os.path.join(output, "docker", f"{name}.Dockerfile"), fill(f"{name}.Dockerfile", **names))
    write(os.path.join(output, "ways", "mise.toml"), fill("mise.toml", **names))
    write(os.path.join(output, "ways", "Mintfile"), fill("Mintfile", **names))


def formula(names, archives):
    """Homebrew's; the systems that nobody built are left out."""
    places = {
        "arm64-apple-macosx": ("on_macos", "on_arm"), "x86_64-apple-macosx": ("on_macos", "on_intel"),
        "aarch64-unknown-linux-gnu": ("on_linux", "on_arm"), "x86_64-unknown-linux-gnu": ("on_linux", "on_intel"),
    }
    systems = {}
    for triple, _, path in archives:
        if triple not in places:
            continue
        system, processor = places[triple]
        lines = [
            f"    {processor} do",
            f'      url "{names["DOWNLOADS"]}/{os.path.basename(path)}"',
            f'      sha256 "{sha256(path)}"',
            "    end",
        ]
        systems.setdefault(system, []).extend(lines)
    blocks = [f"  {system} do\n" + "\n".join(lines) + "\n  end\n" for system, lines in systems.items()]
    return fill("screenspec.rb", DOWNLOADS_BY_SYSTEM="\n".join(blocks), **names)


def write_plugin(plugin, package, names, output):
    """A plugin of this package, as a package that takes the program from an artifact bundle and compiles nothing."""
    folder = os.path.join(output, package)
    write(os.path.join(folder, "Package.swift"), fill(f"{package}.swift", **names))
    write(os.path.join(folder, "README.md"), fill(f"{package}.md", **names))
    shutil.copy(os.path.join(ROOT, "LICENSE"), folder)
    sources = os.path.join(ROOT, "Sources", "Plugins", plugin)
    texts = []
    for name in sorted(os.listdir(sources)):
        text = read(os.path.join(sources, name))
        texts.append(binary_compiler(text, names["VERSION"]) if name == "Compiler.swift" else text)
    # SwiftPM starts a compiler for each file of each plugin, used or not, before it builds anything: two plugins in one package, or
    # one in several files, cost each client twice as much.
    write(os.path.join(folder, "Plugins", plugin, f"{plugin}.swift"), "\n".join(texts))


def binary_compiler(text, version):
    """The same two lines for the program of the bundle, which is asked whether it is of this version."""
    text, tools = re.subn(r'static let tool = ".*"', 'static let tool = "screenspec"', text)
    arguments = f'static let arguments = ["compile", "--required-version", "{version}"]'
    text, lists = re.subn(r"static let arguments: \[String\] = \[\]", arguments, text)
    assert tools == lists == 1, "Compiler.swift has other lines than expected"
    return text
