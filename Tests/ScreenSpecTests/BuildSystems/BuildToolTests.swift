import Foundation
import TestSupport
import Testing

/// Make and Ninja as teams use them: one action for the specs, which runs when there is something to do.
@Suite("A build")
struct BuildToolTests {
    enum Tool: String, CaseIterable, CustomTestStringConvertible {
        case ninja, make

        var testDescription: String { rawValue }

        /// `nil` where it is not installed.
        var path: String? {
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            return folders.map { "\($0)/\(rawValue)" }.first(where: FileManager.default.isExecutableFile)
        }

        var buildFile: String { self == .ninja ? "build.ninja" : "Makefile" }

        func description(_ program: String) -> String {
            switch self {
            case .ninja:
                """
                rule screenspec
                  command = '\(program)' compile --depfile $out.d --stamp $out
                  depfile = $out.d
                  deps = gcc
                  restat = 1

                build build/specs.stamp: screenspec

                """
            case .make:
                """
                build/specs.stamp:
                \t'\(program)' compile --depfile build/specs.d --stamp $@

                -include build/specs.d

                """
            }
        }
    }

    /// With what file names may hold and these tools read otherwise.
    private static let folder = "Specs/Screens, $views #1"

    private static func spec(_ name: String, property: String = "text") -> String {
        "view: \(name)\nviewModel: {properties: {\(property): String}}\n"
    }

    /// Whether the tool has run the compiler.
    private func builds(_ tool: Tool, _ path: String, in folder: TemporaryFolder) throws -> Bool {
        let completed = try run(path, tool == .ninja ? ["-v"] : [], in: folder.path)
        #expect(completed.status == 0, "\(completed.output)\(completed.errors)")
        return completed.output.contains("compile --depfile")
    }

    private func times(_ folder: TemporaryFolder) throws -> [String: Date] {
        var times: [String: Date] = [:]
        for path in try folder.files() where path.hasPrefix("Generated/") {
            times[path] =
                try FileManager.default.attributesOfItem(atPath: folder.path(path))[.modificationDate] as? Date
        }
        return times
    }

    /// Old enough for tools that compare times.
    private func wait() {
        Thread.sleep(forTimeInterval: 0.02)
    }

    @Test("compiles when a spec has changed, and has no work otherwise", arguments: Tool.allCases)
    func rebuilds(_ tool: Tool) throws {
        guard let path = tool.path else {
            print("\(tool.rawValue) is not installed: its test is left out.")
            return
        }
        try TemporaryFolder.with { folder in
            try folder.write("specs: [Specs]\n", to: "screenspec.yaml")
            try folder.write(tool.description(try Products.executable("screenspec")), to: tool.buildFile)
            for name in ["Badge", "Price"] {
                try folder.write(Self.spec(name), to: "\(Self.folder)/\(name).view.yaml")
            }
            wait()
            #expect(try builds(tool, path, in: folder))
            #expect(try !builds(tool, path, in: folder))
            let before = try times(folder)
            #expect(before.count == 3)

            wait()
            try folder.write(Self.spec("Badge", property: "label"), to: "\(Self.folder)/Badge.view.yaml")
            #expect(try builds(tool, path, in: folder))
            let changed = try times(folder).filter { before[$0.key] != $0.value }
            #expect(changed.keys.sorted() == ["Generated/Badge.view.swift"])
            #expect(try !builds(tool, path, in: folder))

            wait()
            try folder.write(Self.spec("Late"), to: "\(Self.folder)/Late.view.yaml")
            #expect(try builds(tool, path, in: folder))
            #expect(folder.exists("Generated/Late.view.swift"))
            #expect(try !builds(tool, path, in: folder))

            wait()
            try FileManager.default.removeItem(atPath: folder.path("\(Self.folder)/Price.view.yaml"))
            #expect(try builds(tool, path, in: folder))
            #expect(!folder.exists("Generated/Price.view.swift"))
            #expect(try !builds(tool, path, in: folder))
        }
    }

    @Test("stops at an error, and leaves no stamp that says otherwise")
    func stopsAtErrors() throws {
        try TemporaryFolder.with { folder in
            try folder.write("view: Badge\nviewModel: {properties: {text: Nowhere}}\n", to: "Badge.view.yaml")
            let compiled = try folder.compile(["--depfile", "a.d", "--stamp", "a.stamp", "--xcfilelist", "Lists"])
            #expect(compiled.status == 1)
            #expect(!folder.exists("a.d") && !folder.exists("a.stamp") && !folder.exists("Lists"))
        }
    }

    @Test("of Xcode gets the lists of its inputs and outputs")
    func fileLists() throws {
        try TemporaryFolder.with { folder in
            try folder.write("specs: [Specs]\n", to: "App/screenspec.yaml")
            try folder.write(Self.spec("Badge"), to: "App/Specs/Badge.view.yaml")
            // Once for the whole project, and once from what is remembered.
            for _ in 0..<2 {
                let completed = try folder.screenspec(["compile", "--project", "App", "--xcfilelist", "Lists"])
                #expect(completed.status == 0)
                #expect(
                    try folder.read("Lists/ScreenSpec.input.xcfilelist")
                        == "$(SRCROOT)/App/screenspec.yaml\n$(SRCROOT)/App/Specs/Badge.view.yaml\n"
                )
                #expect(
                    try folder.read("Lists/ScreenSpec.output.xcfilelist")
                        == "$(SRCROOT)/App/Generated/Badge.view.swift\n$(SRCROOT)/App/Generated/ScreenSpecModule.swift\n"
                )
            }
        }
    }

    @Test("learns of inputs by paths from where it runs")
    func depfile() throws {
        try TemporaryFolder.with { folder in
            try folder.write("specs: [Specs]\n", to: "screenspec.yaml")
            try folder.write(Self.spec("Badge"), to: "Specs/My Views/Badge.view.yaml")
            for _ in 0..<2 {
                #expect(try folder.compile(["--depfile", "specs.d", "--stamp", "specs.stamp"]).status == 0)
                #expect(
                    try folder.read("specs.d") == """
                        specs.stamp: \\
                          screenspec.yaml \\
                          Specs/My\\ Views/Badge.view.yaml \\
                          Specs \\
                          Specs/My\\ Views

                        screenspec.yaml:

                        Specs/My\\ Views/Badge.view.yaml:

                        Specs:

                        Specs/My\\ Views:

                        """
                )
            }
        }
    }
}
