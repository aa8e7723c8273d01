import Foundation
import TestSupport
import Testing

/// What a service does around the commands of a recipe: a clone of the team's repository, a shell, and what the image brings.
///
/// In the place of the service and the network stand: for `apt-get` a program that notes what it was asked to install, for
/// the address of this package a clone of the one that is being tested, and for the build of the compiler, which other tests
/// do for real, one that checks what it is asked for and takes the compiler that is there.
struct ServiceRun {
    let folder: TemporaryFolder
    /// What the service tells a job of itself.
    var variables: [String: String] = [:]
    private let checkout = "checkout"
    private static let address = "https://github.com/example/ScreenSpec"

    /// A repository of a team whose outputs are committed and up to date, and a clone of it.
    static func with(_ body: (ServiceRun) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let run = ServiceRun(folder: folder)
            try run.writeTeam()
            try run.writePrograms()
            try body(run)
        }
    }

    var workspace: String { folder.path(checkout) }

    func read(_ relative: String) throws -> String { try folder.read("\(checkout)/\(relative)") }
    func exists(_ relative: String) -> Bool { folder.exists("\(checkout)/\(relative)") }

    /// What `apt-get` was asked to install.
    func installed() throws -> [String] {
        try folder.read("installed").split(separator: "\n").filter { $0.hasPrefix("install ") }
            .flatMap { $0.split(separator: " ").dropFirst().filter { !$0.hasPrefix("-") }.map(String.init) }.sorted()
    }

    /// Changes a spec in the team's repository and commits it, without what is generated from it.
    func forgetToCompile() throws {
        try folder.write("models:\n  A: {generate: true, properties: {c: String}}\n", to: "team/Specs/A.models.yaml")
        try git(["commit", "--quiet", "--all", "--message", "Forget to compile"], in: "team")
    }

    static let rightView = """
        import UIKit

        final class ShopView: UIView {
            private let titleLabel = UILabel()

            func build() { addSubview(titleLabel) }
        }

        """
    static let wrongView = rightView.replacing("private let", with: "let")

    /// Commits a view on a branch, on which the repository then stands.
    func propose(_ view: String) throws {
        try git(["checkout", "--quiet", "-B", "proposal", "main"], in: "team")
        try folder.write(view, to: "team/Sources/ShopView.swift")
        try git(["add", "."], in: "team")
        try git(["commit", "--quiet", "--message", "Show the shop"], in: "team")
    }

    /// The team's repository as the service has it when a job starts.
    func checkOut() throws {
        if folder.exists(checkout) { try FileManager.default.removeItem(atPath: workspace) }
        try git(["clone", "--quiet", folder.path("team"), workspace])
    }

    /// This package, as an action that checks out another repository has it.
    func checkOutPackage(to relative: String) throws {
        try git(["clone", "--quiet", "--depth", "1", Self.address, "\(workspace)/\(relative)"])
    }

    func shell(_ command: String) throws -> Completed {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try run(
            "/bin/sh",
            ["-ec", command],
            environment: Self.gitSettings.merging(variables) { _, new in new }
                .merging(["PATH": "\(folder.path("bin")):\(path)"]) { _, new in new },
            // A recipe may begin before there is a clone.
            in: folder.exists(checkout) ? workspace : folder.path
        )
    }

    // MARK: Setting up

    private func writeTeam() throws {
        try folder.write("version: 1\n", to: "team/screenspec.yaml")
        try folder.write("models:\n  A: {generate: true, properties: {b: String}}\n", to: "team/Specs/A.models.yaml")
        try folder.write(".screenspec-source/\n.screenspec/\n", to: "team/.gitignore")
        let compiled = try run(Products.executable("screenspec-compile"), in: folder.path("team"))
        try #require(compiled.status == 0, "\(compiled.errors)")
        try git(["init", "--quiet", "--initial-branch", "main", "team"])
        try git(["add", "."], in: "team")
        try git(["commit", "--quiet", "--message", "Begin"], in: "team")
    }

    private func writePrograms() throws {
        let products = URL(fileURLWithPath: try Products.executable("screenspec-compile")).deletingLastPathComponent()
        try folder.write(
            program: """
                #!/bin/sh
                echo "$@" >> '\(folder.path("installed"))'

                """,
            to: "bin/apt-get"
        )
        try folder.write(
            program: """
                #!/bin/sh
                set -eu
                [ "$1 $2 $4 $5 $6" = 'build --package-path -c release --product' ] || { echo "swift $*" >&2; exit 64; }
                grep -q "executable(name: \\"$7\\"" "$3/Package.swift" || { echo "no product $7" >&2; exit 65; }
                mkdir -p "$3/.build" && ln -sfn '\(products.path)' "$3/.build/release"

                """,
            to: "bin/swift"
        )
    }

    private func git(_ arguments: [String], in relative: String = "") throws {
        let completed = try run(
            "/usr/bin/env",
            ["git"] + arguments,
            environment: Self.gitSettings,
            in: folder.path(relative)
        )
        try #require(completed.status == 0, "git \(arguments)\n\(completed.output)\(completed.errors)")
    }

    /// A name for commits, and this package in the place of its address.
    static let gitSettings = variables([
        ("url.file://\(PackageRepository.path).insteadOf", address)
    ])

    /// A name for commits.
    static let identity = variables([])

    private static func variables(_ others: [(String, String)]) -> [String: String] {
        let settings =
            [("user.name", "Test"), ("user.email", "test@example.com"), ("safe.directory", "*")] + others
        var variables = ["GIT_CONFIG_COUNT": String(settings.count), "GIT_CONFIG_NOSYSTEM": "1"]
        for (index, setting) in settings.enumerated() {
            variables["GIT_CONFIG_KEY_\(index)"] = setting.0
            variables["GIT_CONFIG_VALUE_\(index)"] = setting.1
        }
        return variables
    }
}
