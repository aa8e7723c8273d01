import Foundation
import TestSupport
import Testing

/// What a release publishes, made of programs that stand for those that it would build.
struct Artifacts {
    let folder: TemporaryFolder

    static let systems = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "arm64-apple-macosx"]
    static let packageFolder = Fixtures.packageFolder().path
    static let version = "1.0.0"

    /// Whether the release script can be run at all.
    static let areMade = BuildTools.find("python3") != nil && BuildTools.find("git") != nil

    /// - Parameter systems: Those that there is a program for.
    static func with(_ systems: [String] = systems, _ body: (Artifacts) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let artifacts = Artifacts(folder: folder)
            for system in systems { try artifacts.pack(system) }
            let assembled = try artifacts.release(
                ["assemble"] + systems.map(artifacts.variant) + ["--output", artifacts.output]
            )
            try #require(assembled.status == 0, "\(assembled.output)\(assembled.errors)")
            try body(artifacts)
        }
    }

    var output: String { folder.path("dist") }
    func variant(_ system: String) -> String { folder.path("variants/\(system)") }
    func read(_ name: String) throws -> String { try folder.read("dist/\(name)") }

    func release(_ arguments: [String]) throws -> Completed {
        try run(Self.packageFolder + "/.ci/release", arguments, in: folder.path)
    }

    /// A script in the place of a program, which says of itself what a program would.
    static func stub(_ system: String, version: String = version) -> String {
        """
        #!/bin/sh
        case "$*" in
          "--version --json")
            echo '{"screenspec":"\(version)","languageVersion":1,"swiftSyntax":"603.0.1","libyaml":"0.2.5",\
        "triple":"\(system)"}' ;;
          --version) echo 'screenspec \(version), language version 1' ;;
          *) echo "screenspec $*" ;;
        esac

        """
    }

    func pack(_ system: String, version: String = version) throws {
        try folder.write(program: Self.stub(system, version: version), to: "stub-\(system)")
        let packed = try release(["pack", folder.path("stub-\(system)"), variant(system)])
        try #require(packed.status == 0, "\(packed.output)\(packed.errors)")
    }

    /// Puts the program into a folder as users do, with some programs of the system replaced.
    func install(_ variables: [String: String] = [:]) throws -> Completed {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let settings = ["SCREENSPEC_DOWNLOADS": output, "PATH": "\(folder.path("system")):\(path)"]
        return try run(
            Self.packageFolder + "/.ci/packaging/install",
            [folder.path("bin")],
            environment: settings.merging(variables) { _, new in new }
        )
    }

    /// Has the system call itself something else.
    func pretend(_ program: String, says text: String) throws {
        try folder.write(program: "#!/bin/sh\n\(text)\n", to: "system/\(program)")
    }
}
