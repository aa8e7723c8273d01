import Foundation
import TestSupport
import Testing

/// Doubles that belong to no actor are told things by several threads at once, under Thread Sanitizer.
@Suite("Doubles with a lock", .enabled(if: Tools.swiftc != nil, "swiftc is not on PATH"))
struct ThreadSanitizerTests {
    @Test("are free of races, where a race that is planted beside them is reported")
    func hasNoRaces() throws {
        let fixture = Fixtures.url("../Fixtures/ThreadSanitizer")
        try TemporaryFolder.with { folder in
            guard try isSupported(in: folder) else {
                print("swiftc has no Thread Sanitizer here: its test is left out.")
                return
            }
            for name in ["Counted.screen.yaml", "screenspec.yaml"] {
                try folder.write(fixture.appendingPathComponent(name).readText(), to: name)
            }
            let made = try folder.compile()
            try #require(made.status == 0, "\(made.text)")
            let main = try fixture.appendingPathComponent("main.swift").readText()
            let right = try launch(main, in: folder)
            #expect(right.status == 0, "\(right.errors)")
            #expect(right.output == "4000\n")

            let line = "_ = worker.count(number)"
            try #require(main.contains(line))
            let planted = main.replacing(line, with: "\(line); planted += 1")
                .replacing("let ended", with: "nonisolated(unsafe) var planted = 0\nlet ended")
            let wrong = try launch(planted, in: folder)
            #expect(wrong.status != 0)
            #expect(wrong.errors.contains("WARNING: ThreadSanitizer: Swift access race"), "\(wrong.errors)")
        }
    }

    private func isSupported(in folder: TemporaryFolder) throws -> Bool {
        try folder.write("print(1)\n", to: "Empty/main.swift")
        let empty = folder.path("Empty/main.swift")
        let built = try compile([empty], to: folder.path("empty"))
        return try built.status == 0 && run(folder.path("empty"), timeout: 60).status == 0
    }

    private func launch(_ main: String, in folder: TemporaryFolder) throws -> Completed {
        try folder.write(main, to: "Program/main.swift")
        let files = try folder.files().filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Empty/") }
        let built = try compile(files.map(folder.path), to: folder.path("program"))
        try #require(built.status == 0, "\(built.errors)")
        return try run(folder.path("program"), timeout: 60)
    }

    private func compile(_ sources: [String], to program: String) throws -> Completed {
        let compiler = try #require(Tools.swiftc)
        return try run(
            compiler,
            ["-wmo", "-sanitize=thread", "-swift-version", "6", "-module-name", "Program"] + sources + ["-o", program]
        )
    }
}
