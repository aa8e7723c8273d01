import ScreenModel
import ScreenSpecDiagnostics

/// What `screenspec.yaml` says. Every key has a default: a folder of specs without a project file compiles.
package struct ProjectFile: Sendable {
    /// Whether the file could be read as one, be something wrong in it or not; otherwise what it describes is not known.
    package var isUsable = true
    /// The place of each path and glob is kept, since one that meets nothing is reported.
    package var specs: [Name] = []
    package var output: Name?
    package var sources: [Name] = []
    /// The architecture of screens that name none, and of code whose module has none of its own.
    package var architecture: Name?
    /// Folders that are described only: `generate: {Specs/Legacy: false}`.
    package var generate: [FolderRule] = []
    package var modules: [Module] = []
    package var externalTypes: [ExternalType] = []
    /// The file that lists types of the sources, by its path from the project's folder.
    package var typesFile: Name?
    /// What stands in that file.
    package var listedTypes: [ExternalType] = []
    package var settings = Settings()
    package var rules: [RuleSetting] = []
    /// The file with the findings that a check knows already.
    package var baseline: Name?
    package var documentation = Documentation()
    package var sideOutputs = SideOutputs()
    package var scaffold = Scaffold()

    package init() {}

    package struct FolderRule: Sendable {
        package var folder: Name
        package var generates: Bool
    }

    /// A feature package with its own specs and output.
    package struct Module: Sendable {
        package var name: Name
        package var specs: [Name] = []
        package var output: Name?
        package var sources: [Name] = []
        /// The architecture of its screens and its code, where it is not the project's.
        package var architecture: Name?
        package var dependsOn: [Name] = []
        package var sideOutputs = SideOutputs()
    }

    /// How classes are written that a spec asks for and nobody has.
    package struct Scaffold: Sendable {
        /// The pattern of the folders for classes.
        package var folder: Name?
        /// That of the folders for their tests.
        package var tests: Name?
        /// What each file starts with.
        package var header: String?
        /// The folder of the team's own templates.
        package var templates: Name?

        package init() {}
    }

    /// All types that no spec declares and something is known of: what somebody has written goes before what a file lists.
    package var knownTypes: [ExternalType] {
        let written = Set(externalTypes.map(\.name.text))
        return externalTypes + listedTypes.filter { !written.contains($0.name.text) }
    }

    /// The modules that a module depends on; for a name that none has, the one that it was most likely meant to be.
    package func dependencies(of module: Module) -> [String] {
        let names = modules.map(\.name.text)
        return module.dependsOn.map { name in
            names.contains(name.text)
                ? name.text
                : Spelling.closest(to: name.text, among: names.filter { $0 != module.name.text }) ?? name.text
        }
    }

    /// What the file says of one module: its own architecture and outputs go before the project's.
    package func settings(of module: Module) -> ProjectFile {
        var settings = self
        settings.architecture = module.architecture ?? architecture
        settings.sideOutputs = sideOutputs.settled(by: module.sideOutputs, ofModule: module.name)
        return settings
    }

    /// What the file says, with what tests need or without it, whoever decides that.
    package func making(doubles: Bool = false, examples: Bool = false, robots: Bool = false) -> ProjectFile {
        var project = self
        project.sideOutputs.doubles = doubles ? sideOutputs.doubles ?? Doubles() : nil
        project.sideOutputs.examples = examples ? sideOutputs.examples ?? Examples() : nil
        project.sideOutputs.robots = robots ? sideOutputs.robots ?? Robots() : nil
        project.settings.doubles = project.sideOutputs.doubleSettings
        // The module that doubles import is that of examples as well, also where there are no doubles.
        project.settings.examples = examples ? sideOutputs.exampleSettings ?? ExampleSettings() : nil
        project.settings.identifiers = sideOutputs.identifierSettings
        project.settings.robots = project.sideOutputs.robotSettings
        return project
    }

    /// A type that no spec declares and the platform facts don't know.
    package struct ExternalType: Sendable, Hashable {
        /// Exact, or with `*`: `CourseInfo.*`.
        package var name: Name
        package var module: Name?
        package var inherits: TypeReference?
        package var conforms: [Name] = []
        /// `Element` of `Driver<Element>`, where the entry names them.
        package var genericParameters: [GenericParameter] = []
        /// What a stream hands on.
        package var carries: TypeReference?

        /// What a stream with these arguments hands on; `nil` where it is none, or says too little.
        func carried(by arguments: [SwiftType]) -> SwiftType? {
            guard let carries, arguments.count == genericParameters.count else { return nil }
            let replaced = Dictionary(zip(genericParameters.map(\.name), arguments)) { first, _ in first }
            return carries.type.replacingNames { name in
                name.components.count == 1 ? replaced[name.path] ?? .named(name) : .named(name)
            }
        }
    }

    package struct Documentation: Sendable {
        package enum Form: String, Sendable, CaseIterable {
            case markdown
            case html
            case docc
        }

        package var output: Name?
        package var formats: [Form] = []
    }
}
