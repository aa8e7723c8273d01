"""All that a release publishes, of the variants that were built, on whatever machines."""
import glob
import gzip
import json
import os
import shutil
import tarfile
import zipfile

import sbom
import ways
from common import ROOT, Failure, read, sha256, write, write_json

# So that equal contents make equal archives.
TIME = (1980, 1, 1, 0, 0, 0)


def assemble(folders, output):
    """Archives of each variant, the artifact bundle, checksums, SBOM, plugin packages, and texts of the other ways in."""
    variants = [load(folder) for folder in folders]
    version = one_version(variants)
    shutil.rmtree(output, ignore_errors=True)
    os.makedirs(output)
    archives = []
    for variant in variants:
        for triple in variant["triples"]:
            path = os.path.join(output, f"screenspec-{version}-{triple}.tar.gz")
            archive(variant, path)
            archives.append((triple, variant, path))
    bundle = make_bundle(variants, version, output)
    # One line for each archive: what an installer has to know before it starts a program.
    lines = [
        f"{triple} {variant['libc']} {sha256(path)} {os.path.basename(path)}" for triple, variant, path in archives
    ]
    write(os.path.join(output, "screenspec-programs.txt"), "\n".join(lines) + "\n")
    checksum = sha256(bundle)
    sbom.write_sbom(variants, version, archives, os.path.join(output, f"screenspec-{version}.spdx.json"))
    ways.write_all(version, archives, checksum, output)
    shutil.copy(os.path.join(ROOT, ".ci", "packaging", "install"), os.path.join(output, "screenspec-install.sh"))
    published = sorted(path for path in glob.glob(os.path.join(output, "*")) if os.path.isfile(path))
    sums = [f"{sha256(path)}  {os.path.basename(path)}" for path in published]
    write(os.path.join(output, "SHA256SUMS"), "\n".join(sums) + "\n")
    for path in published:
        print(f"{os.path.getsize(path) / 1e6:7.1f} MB  {os.path.basename(path)}")


def load(folder):
    path = os.path.join(folder, "variant.json")
    if not os.path.exists(path):
        raise Failure(f"{folder} is no variant: make one with '.ci/release build' or '.ci/release pack'.")
    variant = json.loads(read(path))
    program = os.path.join(folder, "screenspec")
    if sha256(program) != variant["sha256"]:
        raise Failure(f"{program} is not the program that {path} describes: make the variant anew.")
    variant["program"] = program
    return variant


def one_version(variants):
    versions = sorted({variant["version"] for variant in variants})
    if len(versions) != 1:
        raise Failure(f"The variants are of versions {' and '.join(versions)}: build all of one commit.")
    triples = [triple for variant in variants for triple in variant["triples"]]
    if len(set(triples)) != len(triples):
        raise Failure(f"Two variants are for one system: {' '.join(sorted(triples))}.")
    return versions[0]


def archive(variant, path):
    """The program and its licence."""
    def plain(info):
        info.mtime = 315532800
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        return info

    with open(path, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as compressed:
        with tarfile.open(fileobj=compressed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            tar.add(variant["program"], "screenspec", filter=plain)
            tar.add(os.path.join(ROOT, "LICENSE"), "LICENSE", filter=plain)


def make_bundle(variants, version, output):
    """A SwiftPM artifact bundle, and the same as one file; returns the path of that."""
    folder = os.path.join(output, "screenspec.artifactbundle")
    entries = []
    for variant in variants:
        path = f"screenspec-{version}-{variant['triples'][0]}/bin/screenspec"
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target))
        shutil.copy(variant["program"], target)
        entries.append({"path": path, "supportedTriples": variant["triples"]})
    write_json(
        os.path.join(folder, "info.json"),
        {
            "schemaVersion": "1.0",
            "artifacts": {"screenspec": {"version": version, "type": "executable", "variants": entries}},
        },
    )
    shutil.copy(os.path.join(ROOT, "LICENSE"), folder)
    path = os.path.join(output, "screenspec.artifactbundle.zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as bundle:
        for file in sorted(glob.glob(os.path.join(folder, "**"), recursive=True)):
            if os.path.isdir(file):
                continue
            info = zipfile.ZipInfo(os.path.relpath(file, output), TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3
            info.external_attr = (0o100755 if file.endswith("/bin/screenspec") else 0o100644) << 16
            with open(file, "rb") as content:
                bundle.writestr(info, content.read())
    return path
