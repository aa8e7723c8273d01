import ScreenModel
import ScreenSpecFileSystem
import SpecFrontEnd
import SwiftEmitter

/// The folders that what is made of a module's specs goes to. Absolute.
package struct ModuleOutputs: Sendable, Hashable {
    /// Of the Swift that the app compiles.
    package var declarations: String
    /// Whether that is written.
    private var hasDeclarations = true
    /// Whether what all doubles need is written beside them.
    private(set) package var sharesSupport = true
    /// Whether the app has the examples, with previews, also where this run does not make them.
    private(set) var hasPreviews = false
    /// Of what is made beside it, as far as somebody asks for it.
    private var others: [SpecOutput] = []

    /// Of what only tests compile.
    package var ofTests: [SpecOutput] { others.filter(\.isForTests) }

    /// Where outputs go that nobody says a word about.
    static let standard = "Generated"

    /// Those that a build system asks for.
    init(describedBy description: BuildDescription, _ request: CompileRequest) {
        func folder(_ path: String) -> String { Self.join([request.workingFolder, path]) }
        let named = description.outputs
        declarations = folder(named?[.declarations] ?? request.output ?? Self.standard)
        guard let named else { return }
        hasDeclarations = named[.declarations] != nil
        sharesSupport = description.sharesSupport
        hasPreviews = description.hasPreviews
        for form in OutputForm.allCases where form != .declarations {
            guard let path = named[form] else { continue }
            let isForTests =
                switch form {
                case .declarations: false
                case .doubles, .robots: true
                case .examples: !hasPreviews
                case .identifiers: named[.robots] != nil
                }
            add(form, folder(path), isForTests: isForTests)
        }
    }

    /// Those of a project that is one module, or of one of its modules: by its own word, or else by its name in the folder of all.
    init(
        of module: ProjectFile.Module?,
        of project: ProjectFile,
        in location: ProjectLocation,
        _ request: CompileRequest
    ) {
        let name = module.map { [$0.name.text] } ?? []
        let own = module?.sideOutputs ?? project.sideOutputs
        let shared = module == nil ? nil : project.sideOutputs
        func place(_ folder: String) -> String { Self.join([location.folder, folder]) }
        func placeOfAll(_ folder: String) -> String { Self.join([location.folder, folder] + name) }
        func asked(_ folder: String) -> String { Self.join([request.workingFolder, folder] + name) }
        func named(_ form: OutputForm) -> String? {
            request.folder(of: form).map(asked) ?? own.folder(of: form).map { place($0.text) }
                ?? shared?.folder(of: form).map { placeOfAll($0.text) }
        }
        func isAsked(_ form: OutputForm) -> Bool {
            request.folder(of: form) != nil || own.asks(for: form) || shared?.asks(for: form) == true
        }
        let output = module == nil ? project.output : module?.output
        declarations = request.output.map(asked) ?? output.map { place($0.text) } ?? placeOfAll(Self.standard)
        // One target compiles doubles and examples, and another one all that UI tests need.
        for forms in [[OutputForm.doubles, .examples], [.robots]] {
            var beside = forms == [.robots] ? named(.identifiers) : nil
            for form in forms where isAsked(form) {
                if form == .examples, (own.examples ?? shared?.examples)?.previews == true {
                    hasPreviews = true
                    add(form, declarations, isForTests: false)
                    continue
                }
                let folder = named(form) ?? beside ?? placeOfAll(form.standardFolder)
                beside = beside ?? folder
                add(form, folder, isForTests: true)
            }
        }
        guard isAsked(.identifiers) else { return }
        let ofApp =
            own.identifiers?.output.map { place($0.text) } ?? shared?.identifiers?.output.map { placeOfAll($0.text) }
        add(.identifiers, ofApp ?? declarations, isForTests: false)
        // Tests of the user interface, which can't import the app, have them once more.
        guard let ofTests = named(.identifiers) ?? others.first(where: { $0.form == .robots })?.folder else { return }
        add(.identifiers, ofTests, isForTests: true)
    }

    private mutating func add(_ form: OutputForm, _ folder: String, isForTests: Bool) {
        others.append(SpecOutput(form: form, folder: folder, isForTests: isForTests))
    }

    private static func join(_ parts: [String]) -> String {
        Paths.normalised(parts.dropFirst().reduce(parts[0], Paths.join))
    }

    /// All of them, with what each holds.
    package var all: [SpecOutput] {
        (hasDeclarations ? [SpecOutput(form: .declarations, folder: declarations, isForTests: false)] : []) + others
    }

    /// Whether anybody makes examples, for what else names them.
    var hasExamples: Bool {
        hasPreviews || others.contains { $0.form == .examples }
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
}

extension OutputForm {
    fileprivate var standardFolder: String {
        switch self {
        case .declarations: ModuleOutputs.standard
        case .doubles: "Doubles"
        case .examples: "Examples"
        case .identifiers: ModuleOutputs.standard
        case .robots: "Robots"
        }
    }
}

// MARK: - Who asks for what

extension ProjectFile.SideOutputs {
    fileprivate func asks(for form: OutputForm) -> Bool {
        switch form {
        case .declarations: true
        case .doubles: doubles != nil
        case .examples: examples != nil
        case .identifiers: identifiers != nil
        case .robots: robots != nil
        }
    }

    /// The folder that is named for what only tests compile.
    func folder(of form: OutputForm) -> Name? {
        switch form {
        case .declarations: nil
        case .doubles: doubles?.output
        case .examples: examples?.output
        case .identifiers: identifiers?.uiTestOutput
        case .robots: robots?.output
        }
    }
}

extension ProjectFile {
    /// What the file says, with the outputs that somebody asks for.
    func making(_ outputs: ModuleOutputs) -> ProjectFile {
        let forms = outputs.all.map(\.form)
        return making(
            doubles: forms.contains(.doubles),
            examples: outputs.hasExamples,
            robots: forms.contains(.robots)
        )
    }
}

extension CompileRequest {
    /// The folder that the command line names, as seen from the working folder.
    func folder(of form: OutputForm) -> String? {
        switch form {
        case .declarations: output
        case .doubles: doubles
        case .examples, .identifiers, .robots: nil
        }
    }
}
