import ScreenModel
import ScreenSpecFileSystem
import SpecFrontEnd
import SwiftEmitter

/// The folders that what is made of a module's specs goes to. Absolute.
package struct ModuleOutputs: Sendable, Hashable {
    /// Of the Swift that the app compiles.
    package var declarations: String
    /// Of what is made beside it, as far as somebody asks for it.
    private var others: [SpecOutput] = []

    /// Of what only tests compile.
    package var ofTests: [SpecOutput] { others.filter(\.isForTests) }

    /// Where outputs go that nobody says a word about.
    static let standard = "Generated"

    init(declarations: String) {
        self.declarations = declarations
    }

    /// Those of a project that is one module.
    init(of project: ProjectFile, in location: ProjectLocation, _ request: CompileRequest) {
        let folder = location.folder
        declarations =
            request.output.map { Self.join(request.workingFolder, $0) }
            ?? Self.join(folder, project.output?.text ?? Self.standard)
        for form in OutputForm.ofTests {
            if let asked = request.folder(of: form) {
                add(form, Self.join(request.workingFolder, asked))
            } else if project.asks(for: form) {
                add(form, project.output(of: form).map { Self.join(folder, $0.text) } ?? shared(form, folder))
            }
        }
        guard let identifiers = project.identifiers else { return }
        addIdentifiers(
            identifiers.output.map { Self.join(folder, $0.text) },
            ofTests: identifiers.uiTestOutput.map { Self.join(folder, $0.text) }
        )
    }

    /// Those of one of several modules: by its own word, or else by its name in the folder of all.
    init(
        of module: ProjectFile.Module,
        of project: ProjectFile,
        in location: ProjectLocation,
        _ request: CompileRequest
    ) {
        let name = module.name.text
        let folder = location.folder
        declarations =
            request.output.map { Self.join(request.workingFolder, $0, name) }
            ?? Self.join(folder, module.output?.text ?? Paths.join(Self.standard, name))
        for form in OutputForm.ofTests {
            if let asked = request.folder(of: form) {
                add(form, Self.join(request.workingFolder, asked, name))
            } else if let own = module.output(of: form) {
                add(form, Self.join(folder, own.text))
            } else if module.asks(for: form) || project.asks(for: form) {
                let all = project.output(of: form).map { Self.join(folder, $0.text, name) }
                add(form, all ?? shared(form, folder, name))
            }
        }
        guard project.identifiers != nil || module.identifiers != nil else { return }
        let (own, all) = (module.identifiers, project.identifiers)
        addIdentifiers(
            own?.output.map { Self.join(folder, $0.text) } ?? all?.output.map { Self.join(folder, $0.text, name) },
            ofTests: own?.uiTestOutput.map { Self.join(folder, $0.text) }
                ?? all?.uiTestOutput.map { Self.join(folder, $0.text, name) }
        )
    }

    private mutating func add(_ form: OutputForm, _ folder: String) {
        others.append(SpecOutput(form: form, folder: folder))
    }

    /// The app sets them, and tests of its user interface, which can't import it, have them once more.
    private mutating func addIdentifiers(_ folder: String?, ofTests testFolder: String?) {
        others.append(SpecOutput(form: .identifiers, folder: folder ?? declarations))
        guard let testFolder else { return }
        others.append(SpecOutput(form: .identifiers, folder: testFolder, isForTests: true))
    }

    /// Where outputs go that have no folder of their own: beside the doubles, for one target compiles both.
    private func shared(_ form: OutputForm, _ parts: String...) -> String {
        others.first?.folder ?? Self.join([parts[0], form.standardFolder] + parts.dropFirst())
    }

    private static func join(_ parts: String...) -> String { join(parts) }

    private static func join(_ parts: [String]) -> String {
        Paths.normalised(parts.dropFirst().reduce(parts[0], Paths.join))
    }

    /// All of them, with what each holds.
    package var all: [SpecOutput] {
        [SpecOutput(form: .declarations, folder: declarations)] + others
    }

    /// Their folders, each once: several forms may share one.
    package var folders: [String] {
        all.map(\.folder).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// A form of what is made of specs, and the absolute folder for it.
package struct SpecOutput: Sendable, Hashable {
    package let form: OutputForm
    package let folder: String
    /// Whether the app does not compile it.
    package let isForTests: Bool

    init(form: OutputForm, folder: String, isForTests: Bool? = nil) {
        self.form = form
        self.folder = folder
        self.isForTests = isForTests ?? OutputForm.ofTests.contains(form)
    }
}

extension OutputForm {
    fileprivate var standardFolder: String {
        switch self {
        case .declarations: ModuleOutputs.standard
        case .doubles: "Doubles"
        case .examples: "Examples"
        case .identifiers: ModuleOutputs.standard
        }
    }
}

// MARK: - Who asks for what

/// What says which outputs there are and where they go: the project, or one of its modules.
protocol OutputSettings {
    var output: Name? { get }
    var doubles: ProjectFile.Doubles? { get }
    var examples: ProjectFile.Examples? { get }
    var identifiers: ProjectFile.Identifiers? { get }
}

extension ProjectFile: OutputSettings {}
extension ProjectFile.Module: OutputSettings {}

extension OutputSettings {
    fileprivate func asks(for form: OutputForm) -> Bool {
        switch form {
        case .declarations: true
        case .doubles: doubles != nil
        case .examples: examples != nil
        case .identifiers: identifiers != nil
        }
    }

    /// The folder that is named for what only tests compile.
    func output(of form: OutputForm) -> Name? {
        switch form {
        case .declarations: output
        case .doubles: doubles?.output
        case .examples: examples?.output
        case .identifiers: identifiers?.uiTestOutput
        }
    }
}

extension ProjectFile {
    /// What the file says, with the outputs that somebody asks for.
    func making(_ outputs: ModuleOutputs) -> ProjectFile {
        let forms = outputs.ofTests.map(\.form)
        return making(doubles: forms.contains(.doubles), examples: forms.contains(.examples))
    }
}

extension CompileRequest {
    /// The folder that the command line names, as seen from the working folder.
    func folder(of form: OutputForm) -> String? {
        switch form {
        case .declarations: output
        case .doubles: doubles
        case .examples, .identifiers: nil
        }
    }
}
