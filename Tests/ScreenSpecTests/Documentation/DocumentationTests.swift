import Foundation
import ScreenSpecDiagnostics
import SpecFrontEnd
import TestSupport
import Testing

/// The README and the documentation catalogue say what the program does: their examples are compiled and run, and
/// their tables are made by it.
@Suite("Documentation")
struct DocumentationTests {
    private static let catalogue = Fixtures.packageFolder().appendingPathComponent(
        "Sources/Documentation/ScreenSpec.docc"
    )
    private static let articles = Fixtures.cases(in: catalogue, suffix: ".md")
    private static let pages = [Fixtures.packageFolder().appendingPathComponent("README.md")] + articles

    @Test("A page shows what the program says and makes", arguments: pages)
    func pageIsUpToDate(_ page: URL) throws {
        let performance = try PagePerformance.of(MarkdownPage(page.readText()))
        for problem in performance.problems { Issue.record("\(page.lastPathComponent), \(problem)") }
        Golden.expect(performance.text, at: page)
    }

    @Test("Every table of keys and every category of rules has its place in the reference")
    func tablesAreComplete() throws {
        let shown = try Set(Self.articles.flatMap { try MarkdownPage($0.readText()).tables.map(\.marker.argument) })
        let expected = GeneratedTable.keys.map(\.name) + RuleDescription.Category.allCases.map(\.rawValue)
        for name in expected { #expect(shown.contains(name), "No article shows the table '\(name)'.") }
    }

    @Test(
        "Every built-in architecture has an article that prints it",
        arguments: BuiltInArchitectures.sources.map(\.name)
    )
    func architectureHasArticle(_ name: String) throws {
        let command = "$ screenspec architecture show \(name)"
        let articles = try Self.articles.filter { try $0.readText().split(separator: "\n").contains { $0 == command } }
        #expect(articles.count == 1, "One article prints it by '\(command)'.")
    }

    @Test("The README leads to files that exist")
    func readmeLinks() throws {
        let folder = Fixtures.packageFolder()
        let text = try folder.appendingPathComponent("README.md").readText()
        let targets = text.matches(of: /\]\((?<target>[^)#]+)[^)]*\)/).map { String($0.output.target) }
        let local = targets.filter { !$0.contains("://") }
        #expect(!local.isEmpty)
        for target in local {
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(target).path), "\(target)")
        }
    }

    @Test("DocC takes the catalogue without a warning", .enabled(if: docc != nil, "This needs the program 'docc'."))
    func doccConverts() throws {
        let docc = try #require(Self.docc)
        try TemporaryFolder.with { folder in
            let arguments = [
                "convert", Self.catalogue.path, "--warnings-as-errors", "--output-path", folder.path("archive"),
                "--fallback-display-name", "ScreenSpec", "--fallback-bundle-identifier", "screenspec",
            ]
            let completed = try run(docc, arguments, in: folder.path)
            #expect(completed.status == 0, "\(completed.output)\(completed.errors)")
        }
    }

    /// Beside the Swift compiler that is on the path, or on the path itself.
    private static let docc: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("docc").path }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
