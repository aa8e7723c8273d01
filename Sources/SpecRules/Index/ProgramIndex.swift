import ScreenModel
import ScreenSpecDiagnostics

/// What rules ask of a project's specs, worked out once for all of them.
package struct ProgramIndex: Sendable {
    package let programs: [Program]
    /// All views and screens, in the order of modules and files.
    package let components: [IndexedComponent]
    /// Those of all modules, each once, in order.
    package let architectures: [Architecture]
    package let roles: RoleDirectory
    package let classes: ClassHierarchy
    private let specFiles: Set<FileID>

    package init(_ programs: [Program]) {
        var architectures: [Architecture] = []
        var known: Set<Architecture> = []
        var components: [IndexedComponent] = []
        for program in programs {
            var vocabularies: [String: ViewVocabulary] = [:]
            for architecture in program.architectures {
                if known.insert(architecture).inserted { architectures.append(architecture) }
                vocabularies[architecture.name.text] = ViewVocabulary(architecture)
            }
            for component in program.files.lazy.flatMap(\.documents).compactMap(\.component) {
                components.append(
                    IndexedComponent(
                        component: component,
                        module: program.module,
                        vocabulary: component.architecture.flatMap { vocabularies[$0] }
                    )
                )
            }
        }
        self.programs = programs
        self.architectures = architectures
        self.components = components
        roles = RoleDirectory(components)
        classes = ClassHierarchy(programs)
        specFiles = Set(programs.lazy.flatMap(\.files).map(\.id))
    }

    /// Whether the place stands in a file of the team, and not in an architecture that is built in.
    package func isInSpecs(_ range: SourceRange) -> Bool {
        specFiles.contains(range.file)
    }
}

/// A view or a screen together with what its architecture says about it.
///
/// A class, since every rule passes all of them on: a component has some fifty fields to copy.
package final class IndexedComponent: Sendable {
    package let component: Component
    package let module: String?
    /// `nil` for a view, which has no architecture.
    package let vocabulary: ViewVocabulary?

    init(component: Component, module: String?, vocabulary: ViewVocabulary?) {
        self.component = component
        self.module = module
        self.vocabulary = vocabulary
    }

    package var name: String { component.name }
    package var declaration: ComponentDeclaration { component.declaration }

    package func subject(_ member: String? = nil) -> Subject {
        Subject(name, member)
    }

    /// Whether the place stands in this document; it does not where a screen takes its view part from another one,
    /// which is checked by itself.
    package func owns(_ range: SourceRange) -> Bool {
        let document = declaration.range
        return range.file == document.file && document.lower <= range.lower && range.lower < document.upper
    }
}
