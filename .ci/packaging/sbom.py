"""What is in the programs, as SPDX 2.3."""
import hashlib
import json
import os

from common import REPOSITORY, ROOT, read, sha256, write_json

LICENSES = {
    "swift-argument-parser": "Apache-2.0 WITH Swift-exception",
    "swift-syntax": "Apache-2.0 WITH Swift-exception",
    "libyaml": "MIT",
    "swift-runtime": "Apache-2.0 WITH Swift-exception",
}


def write_sbom(variants, version, archives, path):
    parts = resolved() + [("libyaml", v, "https://github.com/yaml/libyaml") for v in versions(variants, "libyaml")]
    # Swift's own libraries are in static programs; on a Mac the system has them.
    parts.append(("swift-runtime", None, "https://github.com/swiftlang/swift"))
    packages = [package("screenspec", version, f"https://github.com/{REPOSITORY}", "MIT")]
    packages += [package(name, number, place, LICENSES.get(name, "NOASSERTION")) for name, number, place in parts]
    files = [
        {
            "SPDXID": f"SPDXRef-File-{triple.replace('_', '-')}",
            "fileName": f"./{os.path.basename(archive)}",
            "checksums": [
                {"algorithm": "SHA1", "checksumValue": sha1(archive)},
                {"algorithm": "SHA256", "checksumValue": sha256(archive)},
            ],
            "licenseConcluded": "NOASSERTION",
            "copyrightText": "NOASSERTION",
        }
        for triple, _, archive in archives
    ]
    relations = [relation("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-Package-screenspec")]
    relations += [relation("SPDXRef-Package-screenspec", "CONTAINS", package["SPDXID"]) for package in packages[1:]]
    relations += [relation("SPDXRef-Package-screenspec", "GENERATES", file["SPDXID"]) for file in files]
    namespace = hashlib.sha256("".join(sha256(archive) for _, _, archive in archives).encode()).hexdigest()
    write_json(
        path,
        {
            "spdxVersion": "SPDX-2.3",
            "dataLicense": "CC0-1.0",
            "SPDXID": "SPDXRef-DOCUMENT",
            "name": f"screenspec-{version}",
            "documentNamespace": f"https://github.com/{REPOSITORY}/releases/{version}/{namespace}",
            # That of the tools' beginning of time: equal programs make equal documents.
            "creationInfo": {"created": "1980-01-01T00:00:00Z", "creators": ["Tool: .ci/release"]},
            "packages": packages,
            "files": files,
            "relationships": relations,
        },
    )


def resolved():
    """The packages that were built in; the command line's and the parser's."""
    path = os.path.join(ROOT, "Package.resolved")
    if not os.path.exists(path):
        return []
    pins = json.loads(read(path))["pins"]
    return [(pin["identity"], pin["state"].get("version"), pin["location"]) for pin in pins]


def versions(variants, part):
    return sorted({variant["parts"][part] for variant in variants if part in variant["parts"]})


def package(name, version, place, license):
    value = {
        "SPDXID": f"SPDXRef-Package-{name}" + (f"-{version}" if name == "libyaml" else ""),
        "name": name,
        "downloadLocation": place,
        "filesAnalyzed": False,
        "licenseConcluded": license,
        "licenseDeclared": license,
        "copyrightText": "NOASSERTION",
    }
    if version:
        value["versionInfo"] = version
    return value


def relation(element, kind, other):
    return {"spdxElementId": element, "relationshipType": kind, "relatedSpdxElement": other}


def sha1(path):
    with open(path, "rb") as file:
        return hashlib.sha1(file.read()).hexdigest()
