import Foundation
import TestSupport
import Testing

/// The release script, up to what it builds: that takes minutes, and is no test's to do.
@Suite("A release", .enabled(if: Artifacts.areMade, "This needs python3 and git."))
struct AssemblyTests {
    @Test("is an artifact bundle as SwiftPM reads it, with a variant for each system")
    func bundle() throws {
        try Artifacts.with { artifacts in
            let description = try artifacts.read("screenspec.artifactbundle/info.json")
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(description.utf8)) as? [String: Any]
            )
            #expect(json["schemaVersion"] as? String == "1.0")
            let program = try #require((json["artifacts"] as? [String: Any])?["screenspec"] as? [String: Any])
            #expect(program["type"] as? String == "executable")
            #expect(program["version"] as? String == Artifacts.version)
            let variants = try #require(program["variants"] as? [[String: Any]])
            #expect(variants.flatMap { $0["supportedTriples"] as? [String] ?? [] } == Artifacts.systems)
            for variant in variants {
                let path = try #require(variant["path"] as? String)
                let file = artifacts.folder.path("dist/screenspec.artifactbundle/\(path)")
                #expect(FileManager.default.isExecutableFile(atPath: file))
            }
            let unzip = try #require(BuildTools.find("unzip"))
            let unpacked = try run(
                unzip,
                ["-q", artifacts.output + "/screenspec.artifactbundle.zip", "-d", artifacts.folder.path("unpacked")]
            )
            #expect(unpacked.status == 0, "\(unpacked.errors)")
            let same = try run(
                "/usr/bin/diff",
                [
                    "-r", artifacts.folder.path("unpacked/screenspec.artifactbundle"),
                    artifacts.output + "/screenspec.artifactbundle",
                ]
            )
            #expect(same.status == 0, "\(same.output)")
        }
    }

    @Test("lists the checksum of all that it publishes, and makes the same of the same programs")
    func checksums() throws {
        try Artifacts.with { artifacts in
            let sums = try artifacts.read("SHA256SUMS")
            let listed = sums.split(separator: "\n").map { String($0.split(separator: " ").last ?? "") }
            #expect(listed.count == Artifacts.systems.count + 4)
            #expect(listed.contains("screenspec-programs.txt"))
            if let checker = BuildTools.find("sha256sum") {
                let checked = try run(checker, ["--check", "--quiet", "SHA256SUMS"], in: artifacts.output)
                #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
            }
            let variants = Artifacts.systems.map(artifacts.variant)
            let again = try artifacts.release(["assemble"] + variants + ["--output", artifacts.folder.path("again")])
            #expect(again.status == 0, "\(again.errors)")
            #expect(try artifacts.folder.read("again/SHA256SUMS") == sums)
        }
    }

    @Test("says what is in the programs, as SPDX")
    func billOfMaterials() throws {
        try Artifacts.with { artifacts in
            let text = try artifacts.read("screenspec-\(Artifacts.version).spdx.json")
            let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            #expect(json["spdxVersion"] as? String == "SPDX-2.3")
            let packages = try #require(json["packages"] as? [[String: Any]])
            let names = packages.compactMap { $0["name"] as? String }
            for name in ["screenspec", "swift-syntax", "swift-argument-parser", "libyaml", "swift-runtime"] {
                #expect(names.contains(name), "\(names)")
            }
            // Whatever relates to something, both are there.
            let files = try #require(json["files"] as? [[String: Any]])
            #expect(files.count == Artifacts.systems.count)
            let known = Set((packages + files).compactMap { $0["SPDXID"] as? String } + ["SPDXRef-DOCUMENT"])
            #expect(known.count == packages.count + files.count + 1)
            for relation in try #require(json["relationships"] as? [[String: Any]]) {
                #expect(known.contains(relation["spdxElementId"] as? String ?? ""))
                #expect(known.contains(relation["relatedSpdxElement"] as? String ?? ""))
            }
            // Ids may hold letters, digits, dots and hyphens.
            #expect(known.allSatisfy { $0.wholeMatch(of: /SPDXRef-[A-Za-z0-9.-]+/) != nil }, "\(known)")
        }
    }

    @Test("has a formula that Ruby reads", .enabled(if: BuildTools.find("ruby") != nil, "ruby is not on PATH"))
    func formula() throws {
        try Artifacts.with { artifacts in
            let ruby = try #require(BuildTools.find("ruby"))
            let path = artifacts.output + "/homebrew/screenspec.rb"
            let checked = try run(ruby, ["-c", path])
            #expect(checked.status == 0, "\(checked.errors)")
            let text = try artifacts.read("homebrew/screenspec.rb")
            for line in try artifacts.read("screenspec-programs.txt").split(separator: "\n") {
                let words = line.split(separator: " ")
                #expect(text.contains("sha256 \"\(words[2])\""))
                #expect(text.contains("/\(words[3])\""))
            }
        }
    }

    @Test("leaves no gap in what it writes, and says what images lack")
    func texts() throws {
        try Artifacts.with { artifacts in
            for name in [
                "docker/scratch.Dockerfile", "docker/debian.Dockerfile", "ways/mise.toml", "ways/Mintfile",
                "plugins/Package.swift", "command/Package.swift",
            ] {
                let text = try artifacts.read(name)
                #expect(text.contains(Artifacts.version), "\(name)")
                #expect(text.firstMatch(of: /@[A-Z_]+@/) == nil, "\(name)")
            }
            let scratch = try artifacts.read("docker/scratch.Dockerfile")
            #expect(scratch.contains("'git' and 'dot' are missing"))
            let debian = try artifacts.read("docker/debian.Dockerfile")
            #expect(debian.contains(" git graphviz "))
        }
    }

    @Test("is made of programs of one version, each of which is what its variant says")
    func mistakes() throws {
        try Artifacts.with(["x86_64-unknown-linux-gnu"]) { artifacts in
            let linux = artifacts.variant("x86_64-unknown-linux-gnu")
            try artifacts.pack("arm64-apple-macosx", version: "0.9.0")
            func refusal(_ variants: [String]) throws -> String {
                let refused = try artifacts.release(
                    ["assemble"] + variants + ["--output", artifacts.folder.path("no")]
                )
                #expect(refused.status == 1)
                return refused.errors
            }
            #expect(
                try refusal([linux, artifacts.variant("arm64-apple-macosx")]).contains("of versions 0.9.0 and 1.0.0")
            )
            #expect(try refusal([linux, linux]).contains("for one system"))
            #expect(try refusal([artifacts.folder.path]).contains("is no variant"))
            try artifacts.folder.write("something else", to: "variants/x86_64-unknown-linux-gnu/screenspec")
            #expect(try refusal([linux]).contains("is not the program"))
        }
    }
}
