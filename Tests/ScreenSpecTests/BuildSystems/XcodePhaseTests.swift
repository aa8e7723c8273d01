import Foundation
import TestSupport
import Testing

/// The build phase of the documentation, run as Xcode runs one: by the shell, in the folder of the Xcode project.
@Suite("A build phase of Xcode")
struct XcodePhaseTests {
    private static let spec = """
        view: Badge
        viewModel: {properties: {text: String, unshown: Nowhere}}
        subviews: {label: {type: UILabel, shows: {text: text}}}

        """

    /// The script that the documentation gives.
    private static func script() throws -> String {
        let page = Fixtures.packageFolder().appendingPathComponent(
            "Sources/Documentation/ScreenSpec.docc/Incremental-builds.md"
        )
        let blocks = try page.readText().components(separatedBy: "```text\n").dropFirst()
        let scripts = blocks.map { $0.components(separatedBy: "\n```")[0] }.filter { $0.contains("$SRCROOT") }
        return try #require(scripts.count == 1 ? scripts.first : nil)
    }

    private func phase(in folder: TemporaryFolder) throws -> Completed {
        let products = URL(fileURLWithPath: try Products.executable("screenspec-compile")).deletingLastPathComponent()
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try run(
            "/bin/sh",
            ["-c", try Self.script()],
            environment: ["PATH": "\(products.path):\(path)", "SRCROOT": folder.path],
            in: folder.path
        )
    }

    @Test("fails with each finding on a line of its own")
    func fails() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec, to: "Specs/Badge.view.yaml")
            let completed = try phase(in: folder)
            #expect(completed.status == 1)
            #expect(completed.errors == "")
            let place = folder.path("Specs/Badge.view.yaml")
            let lines = completed.output.split(separator: "\n")
            #expect(
                lines.contains { $0.hasPrefix("\(place):2:49: error: Nothing declares the type 'Nowhere'") },
                "\(lines)"
            )
            #expect(lines.allSatisfy { $0.contains(/^\/[^:]+:[0-9]+:[0-9]+: (error|warning|note): ./) }, "\(lines)")
            #expect(!folder.exists("Generated") && !folder.exists("Lists"))
        }
    }

    @Test("succeeds with warnings, and says nothing where there is nothing to say")
    func succeeds() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec.replacing("Nowhere", with: "Int"), to: "Specs/Badge.view.yaml")
            // Once compiled, and once remembered.
            for _ in 0..<2 {
                let completed = try phase(in: folder)
                #expect(completed.status == 0)
                #expect(completed.errors == "")
                let lines = completed.output.split(separator: "\n")
                #expect(!lines.isEmpty)
                let place = folder.path("Specs/Badge.view.yaml")
                #expect(lines.allSatisfy { $0.hasPrefix("\(place):2:") && $0.contains(": warning: ") }, "\(lines)")
            }
            try folder.write("rules: {unshown-property: off}\n", to: "screenspec.yaml")
            let quiet = try phase(in: folder)
            #expect(quiet.status == 0)
            #expect(quiet.output + quiet.errors == "")
        }
    }

    @Test("shows what belongs to no file as an error too")
    func placeless() throws {
        try TemporaryFolder.with { folder in
            try folder.write("specs: [Nowhere]\n", to: "screenspec.yaml")
            let completed = try phase(in: folder)
            #expect(completed.status == 2)
            #expect(completed.output.contains("/screenspec.yaml:1:9: error: "), "\(completed.output)")
            let module = try folder.screenspec(["compile", "--module", "None", "--report", "xcode"])
            #expect(module.output.split(separator: "\n").contains { $0.hasPrefix("error: There is no module 'None'") })
            #expect(module.errors == "")
        }
    }

    @Test("names files that exist in its lists")
    func listsFiles() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec.replacing("Nowhere", with: "Int"), to: "Specs/My Views/Badge.view.yaml")
            try folder.write("version: 1\n", to: "screenspec.yaml")
            #expect(try phase(in: folder).status == 0)
            for kind in ["input", "output"] {
                let lines = try folder.read("Lists/ScreenSpec.\(kind).xcfilelist").split(separator: "\n")
                #expect(lines.count == 2)
                for line in lines {
                    #expect(line.hasPrefix("$(SRCROOT)/"))
                    #expect(folder.exists(String(line.dropFirst("$(SRCROOT)/".count))), "\(line)")
                }
            }
        }
    }
}
