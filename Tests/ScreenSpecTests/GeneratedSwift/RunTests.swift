import Foundation
import TestSupport
import Testing

/// Specs whose Swift needs no UIKit, with a program that uses it: compiled, linked and run.
@Suite("Generated Swift")
struct RunTests {
    @Test(
        "does what the spec says when it is run",
        .enabled(if: Tools.swiftc != nil, "swiftc is not on PATH"),
        arguments: SpecProject.programs,
        [
            SwiftSettings(languageMode: "6", isolatesToMainActor: false),
            SwiftSettings(languageMode: "5", isolatesToMainActor: true),
        ]
    )
    func runs(_ project: SpecProject, _ settings: SwiftSettings) throws {
        let compiler = try #require(Tools.swiftc)
        try TemporaryFolder.with { folder in
            let generated = try project.generated()
            for (name, text) in generated { try folder.write(text, to: name) }
            let handWritten = Fixtures.cases(in: project.folder, suffix: ".swift")
            let sources = generated.keys.sorted().map { folder.path($0) } + handWritten.map(\.path)
            let compiled = try run(compiler, ["-wmo"] + settings.arguments + sources + ["-o", folder.path("program")])
            try #require(compiled.status == 0, "\(compiled.errors)")

            let ended = try run(folder.path("program"), environment: ["LANG": "en_US.UTF-8", "TZ": "UTC"], timeout: 60)
            #expect(ended.status == 0, "\(ended.errors)")
            Golden.expect(ended.output, at: project.folder.appendingPathComponent("expected.txt"))
        }
    }
}
