import Foundation
import SourceCheck
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// The architecture that this package is held to says something about every target, and its break is found.
struct LayerTests {
    private static let package = Fixtures.packageFolder()

    /// The folders of `Sources` that hold Swift.
    private static var targets: [String] {
        get throws {
            let sources = package.appendingPathComponent("Sources")
            return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().filter { name in
                let paths = FileManager.default.enumerator(atPath: sources.appendingPathComponent(name).path)
                return paths?.contains { ($0 as? String)?.hasSuffix(".swift") == true } ?? false
            }
        }
    }

    private func check(_ code: [(path: String, text: String)], only rule: RuleID = "forbidden-import") throws
        -> CodeCheck
    {
        let layers = try Self.package.appendingPathComponent(".ci/layers.architecture.yaml").readText()
        let project = [
            ("screenspec.yaml", "architecture: screenspec-layers\n"), ("layers.architecture.yaml", layers),
        ]
        return CodeCheck(files: project + code, only: rule)
    }

    @Test func everyTargetHasALayerAndABreakOfItIsFound() throws {
        let targets = try Self.targets
        #expect(targets.count >= 16)
        let code = targets.map { name in
            let folder = name == "Benchmarks" ? "Benchmarks/Sources" : name
            return (path: "Sources/\(folder)/Deep/Inside.swift", text: "import Alamofire\n\nstruct Inside {}\n")
        }
        let check = try check(code)
        #expect(
            check.places.sorted() == code.map { "\($0.path):0..<16 forbidden-import" }.sorted(),
            "\(check.report)"
        )
    }

    /// Without channels an architecture says who may import whom, and nothing about who may talk to whom.
    @Test func layersMayTalk() throws {
        let check = try check(
            [
                ("Sources/SpecProject/Report.swift", "package struct Report {\n    package func write() {}\n}\n"),
                (
                    "Sources/CheckDriver/Run.swift",
                    "import SpecProject\n\nstruct Run {\n    let report: Report\n    func end() { report.write() }\n}\n"
                ),
            ],
            only: "role-outside-channels"
        )
        #expect(check.findings.isEmpty, "\(check.report)")
        let edges = ArchitectureReport(check.subject, findings: check.findings).modules.flatMap(\.edges)
        #expect(edges.map { "\($0.from) \($0.to) \($0.standing)" } == ["checkDriver specProject kept"])
    }

    @Test func aLayerMayNotLookUp() throws {
        let check = try check([
            ("Sources/Diagnostics/Range.swift", "import CompileDriver\n\nstruct Range {}\n"),
            ("Sources/CompileDriver/Report.swift", "import ScreenSpecDiagnostics\n\nstruct Report {}\n"),
            (
                "/checkout/Sources/SourceCheck/Rule.swift",
                "import ScreenSpecDiagnostics\nimport SwiftSyntax\n\nstruct Rule {}\n"
            ),
        ])
        #expect(
            check.places.sorted() == [
                "/checkout/Sources/SourceCheck/Rule.swift:29..<47 forbidden-import",
                "Sources/Diagnostics/Range.swift:0..<20 forbidden-import",
            ]
        )
    }
}
