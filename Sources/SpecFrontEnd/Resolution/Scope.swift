import ScreenModel
import ScreenSpecDiagnostics

/// What the specs of one module may name.
package struct Scope: Sendable {
    package let project: ProjectFile
    /// The module's name in the project file; `nil` where the project is one module.
    package let module: String?
    package let architectures: ArchitectureTable
    package private(set) var symbols: SymbolTable
    let externals: ExternalTypes
    /// The modules that this one depends on, by name.
    package let dependencies: [String: ModuleInterface]
    /// Modules that are declared, but not as a dependency.
    let otherModules: Set<String>
    /// Architectures that specs of other modules declare, on which this one does not depend, by name; with the module.
    let otherArchitectures: [String: String]
    let conformances: ConformanceTable

    package init(
        project: ProjectFile,
        module: String?,
        architectures: ArchitectureTable,
        symbols: SymbolTable,
        dependencies: [String: ModuleInterface] = [:],
        otherArchitectures: [String: String] = [:]
    ) {
        self.project = project
        self.module = module
        self.architectures = architectures
        self.symbols = symbols
        self.dependencies = dependencies
        self.otherArchitectures = otherArchitectures
        externals = ExternalTypes(project.externalTypes)
        otherModules = Set(project.modules.map(\.name.text)).subtracting(dependencies.keys).subtracting(
            module.map { [$0] } ?? []
        )
        conformances = ConformanceTable(
            symbols: symbols,
            externals: externals,
            settings: project.settings,
            dependencies: dependencies
        )
    }

    /// The same scope for files whose findings nobody asks for.
    package var withoutProposals: Scope {
        var scope = self
        scope.symbols = symbols.withoutProposals
        return scope
    }

    var knowledge: TypeKnowledge {
        TypeKnowledge(symbols: symbols, externals: externals, dependencies: dependencies)
    }
}
