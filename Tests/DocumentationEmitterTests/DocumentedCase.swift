import ArchitectureRules
import CompileDriver
import DocumentationEmitter
import Foundation
import ScreenModel
import SourceText
import TestSupport
import Testing

/// A folder of specs, compiled and surveyed.
struct DocumentedCase {
    let site: Site
    let programs: [Program]

    /// The folders of `Fixtures`.
    static let names: [String] = {
        let folder = Fixtures.url("Fixtures")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }()

    init(_ name: String) throws {
        try self.init(folder: Fixtures.url("Fixtures/\(name)"))
    }

    init(folder: URL, rules: [RuleID] = ["private-subviews"], jobs: Jobs = .all) throws {
        let compilation = Compilation(CompileRequest(workingFolder: folder.path, jobs: jobs))
        let errors = compilation.findings.filter { $0.severity == .error }.map(\.message)
        let programs = try compilation.modules.map {
            try #require(CheckedProgram($0.program, findings: compilation.findings), "\(errors)")
        }
        let cards = RuleRegistry.screenspec.cards.filter { rules.contains($0.id) }
        let project = DocumentedProject(
            programs: programs,
            files: compilation.files,
            rules: cards.map { DocumentedRule($0, severity: $0.severity) }
        )
        self.programs = programs.map(\.program)
        site = Site(project) { range, transform in jobs.map(Array(range), transform) }
    }

    var pages: [Page] { site.outlines.map { site.page($0.id) } }

    /// All files of the site in one form.
    func files(_ emitter: some PageEmitter) -> [EmittedPage] {
        pages.flatMap(emitter.files) + emitter.sharedFiles()
    }
}

extension EmittedPage {
    var text: String { String(decoding: body, as: UTF8.self) }
}
