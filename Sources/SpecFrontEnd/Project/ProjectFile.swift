import ScreenModel
import ScreenSpecDiagnostics

/// What `screenspec.yaml` says. Every key has a default: a folder of specs without a project file compiles.
package struct ProjectFile: Sendable {
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
    package var doubles: Doubles?
    package var scaffold = Scaffold()
    package var examples: Examples?
    package var identifiers: Identifiers?

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
        package var doubles: Doubles?
        package var examples: Examples?
        package var identifiers: Identifiers?
    }

    /// What tests have in the place of those who conform to protocols.
    package struct Doubles: Sendable {
        package var output: Name?
        package var form: DoubleSettings.Form?
        /// The pattern of their names.
        package var name: Name?
        /// The module that tests import.
        package var module: Name?

        package init() {}
    }

    /// How classes are written that a spec asks for and nobody has.
    package struct Scaffold: Sendable {
        /// The pattern of the folders for classes.
        package var folder: Name?
        /// That of the folders for their tests.
        package var tests: Name?
        /// What each file starts with.
        package var header: String?

        package init() {}
    }

    /// Values of view models and models.
    package struct Examples: Sendable {
        package var output: Name?
        /// The module that tests import.
        package var module: Name?

        package init() {}
    }

    /// By which UI tests find the parts of views.
    package struct Identifiers: Sendable {
        /// The pattern of the types that hold them.
        package var type: Name?
        package var pattern: Name?
        package var output: Name?
        package var uiTestOutput: Name?

        package init() {}
    }

    /// All types that no spec declares and something is known of: what somebody has written goes before what a file lists.
    package var knownTypes: [ExternalType] {
        let written = Set(externalTypes.map(\.name.text))
        return externalTypes + listedTypes.filter { !written.contains($0.name.text) }
    }

    /// What the file says of one module: its own architecture and doubles go before the project's.
    package func settings(of module: Module) -> ProjectFile {
        var settings = self
        settings.architecture = module.architecture ?? architecture
        if var own = module.doubles {
            own.form = own.form ?? doubles?.form
            own.name = own.name ?? doubles?.name
            settings.doubles = own
        }
        settings.doubles?.module = module.doubles?.module ?? module.name
        settings.examples = module.examples ?? examples
        settings.examples?.module = module.examples?.module ?? module.doubles?.module ?? module.name
        if var own = module.identifiers {
            own.type = own.type ?? identifiers?.type
            own.pattern = own.pattern ?? identifiers?.pattern
            settings.identifiers = own
        }
        return settings
    }

    /// What the file says, with what tests need or without it, whoever decides that.
    package func making(doubles makesDoubles: Bool, examples makesExamples: Bool) -> ProjectFile {
        var project = self
        project.settings.identifiers = identifiers.map {
            IdentifierSettings(
                type: $0.type?.text ?? IdentifierSettings.standardType,
                pattern: $0.pattern?.text ?? IdentifierSettings.standardPattern
            )
        }
        let doubles = makesDoubles ? self.doubles ?? Doubles() : nil
        project.examples = makesExamples ? examples ?? Examples() : nil
        project.settings.examples = project.examples.map {
            ExampleSettings(module: ($0.module ?? self.doubles?.module)?.text)
        }
        project.doubles = doubles
        project.settings.doubles = doubles.map { doubles in
            DoubleSettings(doubles.form ?? .recorder, name: doubles.name?.text, module: doubles.module?.text)
        }
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
