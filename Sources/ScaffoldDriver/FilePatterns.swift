import ScreenModel
import ScreenSpecFileSystem
import SpecFrontEnd

/// Where scaffolded files go and what they start with, as the project file says.
struct FilePatterns {
    private let scaffold: ProjectFile.Scaffold
    private let sources: String
    let module: String?

    init(_ project: ProjectFile, module name: String?) {
        scaffold = project.scaffold
        module = name
        let ofModule = project.modules.first { $0.name.text == name }?.sources ?? []
        let named = (ofModule + project.sources).first { !$0.text.contains("*") && !$0.text.hasSuffix(".swift") }
        sources = named?.text ?? name.map { Paths.join("Sources", $0) } ?? "Sources"
    }

    /// From the project's folder.
    func path(ofType type: String, role: String, screen: String) -> String {
        let pattern = scaffold.folder?.text ?? Paths.join(sources, "{screen}")
        return Paths.normalised(Paths.join(filled(pattern, type, role, screen), "\(type).swift"))
    }

    func testPath(ofType type: String, role: String, screen: String) -> String {
        let pattern = scaffold.tests?.text ?? "Tests/{screen}"
        return Paths.normalised(Paths.join(filled(pattern, type, role, screen), "\(type).swift"))
    }

    /// A file with the lines that each starts with, and a blank one behind them.
    func file(_ text: String, ofType type: String, role: String, screen: String) -> String {
        guard let header = scaffold.header else { return text }
        var lines = filled(header, type, role, screen).split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return lines.isEmpty ? text : lines.joined(separator: "\n") + "\n\n" + text
    }

    private func filled(_ pattern: String, _ type: String, _ role: String, _ screen: String) -> String {
        pattern.replacing("{screen}", with: screen).replacing("{role}", with: role)
            .replacing("{module}", with: module ?? "").replacing("{type}", with: type)
            .replacing("{file}", with: "\(type).swift")
    }
}
