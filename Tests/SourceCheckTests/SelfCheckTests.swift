import Foundation
import SourceCheck
import TestSupport
import Testing

/// This package, held to its own architecture.
struct SelfCheckTests {
    @Test func everyTargetImportsWhatItsLayerMay() throws {
        let package = Fixtures.packageFolder()
        let layers = try package.appendingPathComponent(".ci/layers.architecture.yaml").readText()
        var files: [(path: String, text: String)] = [
            ("screenspec.yaml", "architecture: screenspec-layers\n"), ("layers.architecture.yaml", layers),
        ]
        let sources = package.appendingPathComponent("Sources")
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted() {
            guard path.hasSuffix(".swift"), !path.hasPrefix("Benchmarks/") else { continue }
            files.append(("Sources/\(path)", try Self.imports(of: sources.appendingPathComponent(path))))
        }
        #expect(files.count > 200)
        let check = CodeCheck(files: files, only: "forbidden-import")
        #expect(check.report.isEmpty, "\(check.report)")
        // The check would find something: the same code under layers that allow one module less.
        var closed = files
        closed[1].text = layers.replacing("ScreenSpecDiagnostics", with: "Nothing")
        #expect(!CodeCheck(files: closed, only: "forbidden-import").findings.isEmpty)
    }

    /// The lines that import something: all that layers are about, and read much sooner than the rest.
    private static func imports(of file: URL) throws -> String {
        try file.readText().split(separator: "\n").filter { $0.contains("import ") && !$0.hasPrefix(" ") }
            .joined(separator: "\n")
    }
}
