import ScreenModel
import SpecFrontEnd

/// The architecture that applies to each module's code.
package struct EffectiveArchitectures: Sendable {
    /// Why an architecture applies.
    package enum Reason: Sendable {
        /// The project file or a spec names it.
        case named
        case guessed(ArchitectureGuess)
    }

    package struct Choice: Sendable {
        package let module: String?
        package let architecture: Architecture
        package let reason: Reason
    }

    package let choices: [Choice]
    /// Of each choice; rules ask often, and to look into a reason is to copy it.
    private let areGuessed: [Bool]

    package init(_ choices: [Choice]) {
        self.choices = choices
        areGuessed = choices.map { if case .guessed = $0.reason { true } else { false } }
    }

    package func choice(ofModule module: String?) -> Choice? {
        position(ofModule: module).map { choices[$0] }
    }

    package func architecture(ofModule module: String?) -> Architecture? {
        position(ofModule: module).map { choices[$0].architecture }
    }

    /// Whether nobody wrote down which architecture the module has: then rules keep to what cannot be a mistake of the guess.
    package func isGuessed(module: String?) -> Bool {
        position(ofModule: module).map { areGuessed[$0] } ?? false
    }

    private func position(ofModule module: String?) -> Int? {
        choices.indices.first { choices[$0].module == module }
    }
}

extension EffectiveArchitectures {
    /// For each module of the code the architecture that the project file names, for it or for all, or else the one that most of its screens
    /// have, or else the one that the code shows.
    package init(for code: CodeIndex, programs: [Program], project: ProjectFile, architectures: ArchitectureTable) {
        var modules: [String?] = []
        for file in code.files where modules.last != file.module && !modules.contains(file.module) {
            modules.append(file.module)
        }
        let candidates = architectures.names.compactMap { architectures[$0] }.filter { !$0.describesNoScreens }
        self.init(
            modules.map { module in
                let settings = project.modules.first { $0.name.text == module }.map(project.settings) ?? project
                if let named = settings.architecture.flatMap({ architectures[$0.text] }) {
                    return Choice(module: module, architecture: named, reason: .named)
                }
                if let usual = Self.usualArchitecture(ofModule: module, programs) {
                    return Choice(module: module, architecture: usual, reason: .named)
                }
                let guess = ArchitectureGuess(code, module: module, among: candidates)
                let architecture = architectures[guess.architecture] ?? candidates[0]
                return Choice(module: module, architecture: architecture, reason: .guessed(guess))
            }
        )
    }

    /// The architecture that most screens of a module have; of two that are equal, the one that stands first.
    private static func usualArchitecture(ofModule module: String?, _ programs: [Program]) -> Architecture? {
        for program in programs where program.module == module {
            let names = program.components.compactMap(\.architecture)
            let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
            var best: (architecture: Architecture, count: Int)?
            for architecture in program.architectures {
                let count = counts[architecture.name.text] ?? 0
                if count > best?.count ?? 0 { best = (architecture, count) }
            }
            if let best { return best.architecture }
        }
        return nil
    }
}
