import CodeProject
import ScreenSpecConcurrency
import ScreenSpecReporting
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

    private let code: AnalysedCode
    private let project: CheckedProject
    private let workingFolder: String
    /// `nil` for files that can't be read.
    private let lines = Memo<FileID, LineIndex?>()

    package static func make(for request: CompileRequest) -> CodeReports {
        let project = LoadedProject(named: request.project, from: request.workingFolder)
        let (code, checked) = ProjectChecker.load(project, request).analyse()
        return CodeReports(code: code, project: checked, workingFolder: request.workingFolder)
    }

    private var subject: CodeSubject { code.subject }

    /// Modules, roles and edges, found against allowed.
    package func architecture(_ form: Form) -> String {
        let report = ArchitectureReport(subject, findings: project.findings)
        return switch form {
        case .text: report.text(place: place)
        case .json: report.json(place: place).text() + "\n"
        case .dot: report.dot()
        case .mermaid: report.mermaid()
        }
    }

    /// Screens without a spec, and specs without code.
    package var coverage: String {
        let coverage = SpecCoverage(subject)
        return coverage.text(summary: SpecCounts(coverage).summary, place: place)
    }

    /// Which roles a file plays and what it may name; `nil` where the project has no such file.
    package func explanation(ofFile path: String) -> String? {
        file(path, among: subject.code.files.map(\.path))
            .flatMap { FileExplanation(of: $0, in: subject, place: place)?.text }
    }

    /// What the lines of a spec file are held to; `nil` where the project has no such file, or draws no form of it.
    package func explanation(ofSpec path: String, _ form: Form) -> String? {
        let known = subject.specs.programs.flatMap(\.files).map(\.path)
        guard let path = file(path, among: known),
            let file = project.files.all.first(where: { $0.path == path }).flatMap(read)
        else { return nil }
        let explanation = SpecExplanation(of: file, in: subject, findings: project.findings)
        return switch form {
        case .text: explanation.text(place: place)
        case .json: explanation.json(place: place).text() + "\n"
        case .dot, .mermaid: nil
        }
    }

    /// What the lines of the spec of a screen or view are held to; `nil` where none is called so.
    package func explanation(ofComponent name: String) -> String? {
        let named = subject.specs.components.first { $0.name == name }?.declaration.name.range
        return named.flatMap { project.files.path(of: $0) }.flatMap { explanation(ofSpec: $0, .text) }
    }

    /// The file that a path of the command line means: as seen from the working folder, else from the project's, else the
    /// only one whose path ends so.
    private func file(_ path: String, among known: [String]) -> String? {
        func absolute(_ path: String, from folder: String) -> String { Paths.normalised(Paths.join(folder, path)) }
        let folder = project.compilation.location.folder
        for start in [workingFolder, folder] {
            let wanted = absolute(path, from: start)
            if let found = known.first(where: { absolute($0, from: folder) == wanted }) { return found }
        }
        let alike = known.filter { $0.hasSuffix("/\(path)") }
        return alike.count == 1 ? alike[0] : nil
    }

    /// A path with its line. Files in which nothing was found are read again, to count lines by.
    @Sendable private func place(_ range: SourceRange) -> String? {
        guard let range = code.generated.place(range), let path = project.files.path(of: range) else { return nil }
        guard let index = lines(range.file, { project.files[range.file].flatMap(read).map(LineIndex.init) }) else {
            return path
        }
        return "\(path):\(index.line(at: Int(range.lower)))"
    }

    private func read(_ file: SourceFile) -> SourceFile? {
        guard file.bytes.isEmpty else { return file }
        let path = Paths.join(project.compilation.location.folder, file.path)
        guard let bytes = try? FileReader(limit: SourceBytes.sizeLimit).read(path) else { return nil }
        return SourceFile(id: file.id, path: file.path, bytes: bytes)
    }
}
