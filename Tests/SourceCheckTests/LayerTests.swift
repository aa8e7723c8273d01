import Foundation
import SourceCheck
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

    private func check(_ code: [(path: String, text: String)]) throws -> CodeCheck {
        let layers = try Self.package.appendingPathComponent(".ci/layers.architecture.yaml").readText()
        let project = [
            ("screenspec.yaml", "architecture: screenspec-layers\n"), ("layers.architecture.yaml", layers),
        ]
        return CodeCheck(files: project + code, only: "forbidden-import")
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

    @Test func aLayerMayNotLookUp() throws {
        let check = try check([
            ("Sources/SourceText/Range.swift", "import CompileDriver\n\nstruct Range {}\n"),
            ("Sources/CompileDriver/Report.swift", "import SourceText\n\nstruct Report {}\n"),
            ("/checkout/Sources/SourceCheck/Rule.swift", "import SourceText\nimport SwiftSyntax\n\nstruct Rule {}\n"),
        ])
        #expect(
            check.places.sorted() == [
                "/checkout/Sources/SourceCheck/Rule.swift:18..<36 forbidden-import",
                "Sources/SourceText/Range.swift:0..<20 forbidden-import",
            ]
        )
    }
}
