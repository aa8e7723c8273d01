import ScreenSpecDiagnostics
import SpecFrontEnd
import TestSupport
import Testing

@testable import CodeProject

@Suite("Patterns of the project file")
struct IdlePatternsTests {
    private static let paths = ["Sources/Shop/Cart.swift", "Sources/Legacy/Old/Menu.swift", "Specs/Cart.view.yaml"]

    private func findings(_ rules: String) -> [Diagnostic] {
        let text = Array("rules:\n  \(rules)\n".utf8)
        let file = SourceFile(id: FileID(index: 0), path: "screenspec.yaml", bytes: text)
        return IdlePatterns.findings(in: ProjectParser.parse(file).project, paths: Self.paths)
    }

    @Test("that meet a file are fine", arguments: ["Sources", "Sources/Legacy", "**/*.swift", "Specs/*.yaml", "."])
    func meets(pattern: String) {
        #expect(findings("r: {except: ['\(pattern)']}").isEmpty)
    }

    @Test(
        "that meet none are reported at their place",
        arguments: [
            ("Sources/Legcy", "Did you mean 'Sources/Legacy'?"), ("Other", "Correct it, or remove it."),
            ("**/*.m", "Correct it, or remove it."),
        ]
    )
    func meetsNone(pattern: String, end: String) {
        let found = findings("r: {severity: error, paths: ['\(pattern)', Sources]}")
        #expect(found.map(\.rule) == ["selects-nothing"])
        #expect(found.first?.messageWithHelp == "'\(pattern)' meets no file that is checked. \(end)")
        #expect(found.first?.range?.lower == UInt32("rules:\n  r: {severity: error, paths: [".utf8.count))
        #expect(found.first?.subject.member == "rules.r \(pattern)")
    }
}
