import ScreenModel

/// What the specs of one module may name.
///
/// A class, since whoever resolves a part of a document keeps it.
package final class Scope: Sendable {
    package let project: ProjectFile
    /// The module's name in the project file; `nil` where the project is one module.
    package let module: String?
    package let architectures: ArchitectureTable
    package let symbols: SymbolTable
    let externals: ExternalTypes
    /// The modules that this one depends on.
    let dependencies: ForeignModules
    /// Modules that are declared, but not as a dependency.
    let otherModules: Set<String>
    /// Architectures that specs of other modules declare, on which this one does not depend, by name; with the module.
    let otherArchitectures: [String: String]
    /// Where the questions of the file are written down that is resolved.
    private let log: QuestionLog?

    package init(
        project: ProjectFile,
        module: String?,
        architectures: ArchitectureTable,
        symbols: SymbolTable,
        dependencies: [String: ForeignModule] = [:],
        otherArchitectures: [String: String] = [:]
    ) {
        self.project = project
        self.module = module
        self.architectures = architectures
        self.symbols = symbols
        self.dependencies = ForeignModules(dependencies)
        self.otherArchitectures = otherArchitectures
        log = nil
        externals = ExternalTypes(project.knownTypes, file: project.typesFile?.text)
        otherModules = Set(project.modules.map(\.name.text)).subtracting(dependencies.keys).subtracting(
            module.map { [$0] } ?? []
        )
    }

    private init(_ other: Scope, _ symbols: SymbolTable, log: QuestionLog?) {
        project = other.project
        module = other.module
        architectures = other.architectures
        self.symbols = symbols
        externals = other.externals
        var dependencies = other.dependencies
        dependencies.log = log
        self.dependencies = dependencies
        otherModules = other.otherModules
        otherArchitectures = other.otherArchitectures
        self.log = log
    }

    /// The same scope for files whose findings nobody asks for.
    package var withoutProposals: Scope {
        Scope(self, symbols.withoutProposals, log: log)
    }

    /// The same scope for one file, whose questions are written down.
    package func recording(into log: QuestionLog) -> Scope {
        Scope(self, symbols.recording(into: log), log: log)
    }

    /// Writes down that the file depends on an architecture, and on all that it extends.
    func recordArchitecture(_ name: String) {
        guard let log else { return }
        for name in architectures.lineage(of: name) { log.insert(Question(.architecture, name)) }
    }

    /// All architectures, for "did you mean".
    var architectureNames: [String] {
        log?.insert(Question(.architectureNames, ""))
        return architectures.names
    }

    var knowledge: TypeKnowledge {
        TypeKnowledge(symbols: symbols, externals: externals, dependencies: dependencies)
    }
}
