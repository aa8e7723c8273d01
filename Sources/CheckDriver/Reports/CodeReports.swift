import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SpecProject

/// What the code of a project is, rather than what is wrong with it.
package struct CodeReports: Sendable {
    package enum Form: String, CaseIterable, Sendable {
        case text
        case json
        case dot
        case mermaid
    }

    private let subject: CodeSubject
    private let analysis: CheckAnalysis
    private let generated: GeneratedCode

    package init(_ request: CompileRequest) {
        let survey = CheckSurvey(CheckRequest(request))
        var statistics = survey.statistics
        let code = CodeAnalysis(survey, jobs: request.jobs, &statistics)
        subject = code.subject
        generated = code.generated
        analysis = CheckAnalysis(code.result, survey.compilation, code.sources, request.jobs, &statistics)
    }

    /// Modules, roles and edges, found against allowed.
    package func architecture(_ form: Form) -> String {
        let report = ArchitectureReport(subject, findings: analysis.findings)
        return switch form {
        case .text: report.text(place: place)
        case .json: report.json(place: place).text() + "\n"
        case .dot: report.dot()
        case .mermaid: report.mermaid()
        }
    }

    /// Screens without a spec, and specs without code.
    package var coverage: String {
        SpecCoverage(subject).text(place: place)
    }

    /// Which roles a file plays and what it may name; `nil` where the project has no such file.
    package func explanation(ofFile path: String) -> String? {
        let known = subject.code.files.map(\.path)
        let path = known.first { $0 == path } ?? known.first { $0.hasSuffix("/\(path)") || path.hasSuffix("/\($0)") }
        return path.flatMap { FileExplanation(of: $0, in: subject, place: place)?.text }
    }

    /// A path with its line. Files in which nothing was found are read again, to count lines by.
    @Sendable private func place(_ range: SourceRange) -> String? {
        guard let range = generated.place(range), let path = analysis.files.path(of: range) else { return nil }
        guard let file = analysis.files[range.file].flatMap(read) else { return path }
        return "\(path):\(file.position(at: Int(range.lower)).line)"
    }

    private func read(_ file: SourceFile) -> SourceFile? {
        guard file.bytes.isEmpty else { return file }
        let path = Paths.join(analysis.compilation.location.folder, file.path)
        guard let bytes = try? FileReader(limit: SourceBytes.sizeLimit).read(path) else { return nil }
        return SourceFile(id: file.id, path: file.path, bytes: bytes)
    }
}
