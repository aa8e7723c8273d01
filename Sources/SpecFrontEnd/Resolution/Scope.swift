import ScreenModel
import SourceText

/// What the specs of one module may name.
package struct Scope: Sendable {
    package let project: ProjectFile
    /// The module's name in the project file; `nil` where the project is one module.
    package let module: String?
    package let architectures: ArchitectureTable
    package let symbols: SymbolTable
    let externals: ExternalTypes
    /// The modules that this one depends on, by name.
    package let dependencies: [String: SymbolTable]
    /// Modules that are declared, but not as a dependency.
    let otherModules: Set<String>
    let conformances: ConformanceTable

    package init(
        project: ProjectFile,
        module: String?,
        architectures: ArchitectureTable,
        symbols: SymbolTable,
        dependencies: [String: Scope] = [:]
    ) {
        self.project = project
        self.module = module
        self.architectures = architectures
        self.symbols = symbols
        self.dependencies = dependencies.mapValues(\.symbols)
        externals = ExternalTypes(project.externalTypes)
        otherModules = Set(project.modules.map(\.name.text)).subtracting(dependencies.keys).subtracting(
            module.map { [$0] } ?? []
        )
        conformances = ConformanceTable(
            symbols: symbols,
            externals: externals,
            settings: project.settings,
            dependencies: dependencies.mapValues(\.conformances)
        )
    }

    var knowledge: TypeKnowledge {
        TypeKnowledge(symbols: symbols, externals: externals, dependencies: dependencies)
    }
}
