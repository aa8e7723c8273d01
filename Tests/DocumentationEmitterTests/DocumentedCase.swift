import DocumentationEmitter
import Foundation
import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SpecProject
import SpecRules
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

    /// A rule whose text is the tests' own, so that pages do not change with those of the program.
    static let rule = RuleDescription(
        "private-subviews",
        .warning,
        .architecture,
        purpose: "A view keeps its `subviews` to itself.",
        why: "Whoever gets hold of a label | can change its <text>.",
        wrong: .spec("view: Cell\nsubviews: {⟦label⟧: UILabel}\n"),
        right: RuleDescription.Example([
            RuleDescription.Example.File(path: "Cell.swift", text: "private let label = UILabel()\n"),
            RuleDescription.Example.File(path: "", text: "In words, a view that says nothing."),
        ]),
        misses: "What nobody can see."
    )

    init(folder: URL, rules: [RuleDescription] = [DocumentedCase.rule], jobs: Jobs = .all) throws {
        let compilation = Compilation(CompileRequest(workingFolder: folder.path, jobs: jobs))
        let errors = compilation.findings.filter { $0.severity == .error }.map(\.message)
        let programs = try compilation.modules.map {
            try #require(CheckedProgram($0.program, findings: compilation.findings), "\(errors)")
        }
        let project = DocumentedProject(
            programs: programs,
            files: compilation.files,
            rules: rules.map { DocumentedRule($0, severity: $0.severity) }
        )
        self.programs = programs.map(\.program)
        site = Site(project, jobs: jobs)
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
