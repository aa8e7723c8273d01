import Foundation
import TestSupport
import Testing

extension SwiftPMTests {
    /// A package whose plugins take the program from an artifact bundle on this disk: that of these tests, as it was built.
    @Suite("The plugin packages of a release", .enabled(if: Artifacts.areMade, "This needs python3 and git."))
    struct BinaryPluginTests {
        private func withClient(_ body: (Artifacts, (_ arguments: [String]) throws -> Completed) throws -> Void) throws
        {
            let system = try run(Products.executable("screenspec"), ["--version"]).output
                .split(separator: "\n").last.map(String.init)
            let triple = try #require(system)
            try Artifacts.with([triple]) { artifacts in
                // In the place of the stub.
                let bundle = artifacts.output + "/screenspec.artifactbundle"
                let program = "\(bundle)/screenspec-\(Artifacts.version)-\(triple)/bin/screenspec"
                try FileManager.default.removeItem(atPath: program)
                try FileManager.default.copyItem(atPath: try Products.executable("screenspec"), toPath: program)
                for package in ["plugins", "command"] {
                    let folder = "\(artifacts.output)/\(package)"
                    try FileManager.default.copyItem(atPath: bundle, toPath: folder + "/screenspec.artifactbundle")
                    try takeBundleFromDisk(artifacts, in: package)
                }
                let client = artifacts.output + "/BinaryClient"
                try FileManager.default.copyItem(atPath: Fixtures.url("../Fixtures/BinaryClient").path, toPath: client)
                let swift = try #require(BuildTools.swift)
                try body(artifacts) { arguments in
                    // Before what a subcommand hands on.
                    try run(swift, [arguments[0], "--package-path", client] + arguments.dropFirst(), timeout: 540)
                }
            }
        }

        /// In the place of an address and its checksum.
        private func takeBundleFromDisk(_ artifacts: Artifacts, in package: String) throws {
            let manifest = try artifacts.read("\(package)/Package.swift")
            let local = manifest.replacing(
                /url: ".*\/screenspec\.artifactbundle\.zip",\s*checksum: "[0-9a-f]{64}"/,
                with: "path: \"screenspec.artifactbundle\""
            )
            try #require(local != manifest)
            try artifacts.folder.write(local, to: "dist/\(package)/Package.swift")
        }

        @Test("compiles specs, and nothing of ours")
        func builds() throws {
            try withClient { artifacts, swift in
                let built = try swift(["build"])
                #expect(built.status == 0, "\(built.output)\(built.errors)")
                #expect(built.output.contains("Compiling the specs of Shop"), "\(built.output)")
                #expect(try swift(["run", "--skip-build", "Shop"]).output == "Tea\n")
                let build = artifacts.output + "/BinaryClient/.build"
                let checkouts = (try? FileManager.default.contentsOfDirectory(atPath: build + "/checkouts")) ?? []
                #expect(checkouts.isEmpty, "\(checkouts)")
                let products = try FileManager.default.subpathsOfDirectory(atPath: build)
                for name in ["SwiftSyntax", "ArgumentParser", "CLibYAML", "CompileDriver"] {
                    #expect(!products.contains { $0.contains(name) }, "\(name)")
                }
                let command = try swift([
                    "package", "--allow-writing-to-package-directory", "screenspec-compile", "--check",
                ])
                #expect(command.status != 0)
                #expect(
                    (command.output + command.errors).contains("outdated-output"),
                    "\(command.output)\(command.errors)"
                )
            }
        }

        @Test("says so where plugin and program are of different versions")
        func otherVersion() throws {
            try withClient { artifacts, swift in
                let file = "plugins/Plugins/ScreenSpecPlugin/ScreenSpecPlugin.swift"
                let text = try artifacts.read(file)
                try #require(text.contains(#"["compile", "--required-version", "1.0.0"]"#))
                try artifacts.folder.write(text.replacing("1.0.0", with: "1.1.0"), to: "dist/\(file)")
                let built = try swift(["build"])
                #expect(built.status != 0)
                let said = built.output + built.errors
                #expect(said.contains("This is ScreenSpec 1.0.0, and whoever runs it is made for 1.1.0."), "\(said)")
            }
        }
    }
}
