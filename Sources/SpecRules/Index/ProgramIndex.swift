import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// What rules ask of a project's specs, worked out once for all of them.
package struct ProgramIndex: Sendable {
    package let programs: [Program]
    /// All views and screens, in the order of modules and files.
    package let components: [IndexedComponent]
    /// Those of all modules, each once, in order.
    package let architectures: [Architecture]
    private let componentsByView: [String: [IndexedComponent]]
    package private(set) var roles: RoleDirectory
    package private(set) var classes: ClassHierarchy
    private let parts: [IndexedFile.Part]
    private let specFiles: Set<FileID>

    package init(_ programs: [Program], jobs: Jobs = Jobs(1)) {
        var architectures: [Architecture] = []
        var known: Set<Architecture> = []
        var components: [IndexedComponent] = []
        var files: [IndexedFile.Part] = []
        for program in programs {
            var vocabularies: [String: ViewVocabulary] = [:]
            for architecture in program.architectures {
                if known.insert(architecture).inserted { architectures.append(architecture) }
                vocabularies[architecture.name.text] = ViewVocabulary(architecture)
            }
            let indexed = jobs.map(program.files) { [vocabularies] file in
                file.documents.compactMap(\.component).map { component in
                    IndexedComponent(
                        component: component,
                        module: program.module,
                        robot: file.robots.first { $0.origin == component.declaration.name.range },
                        vocabulary: component.architecture.flatMap { vocabularies[$0] }?.adapted(
                            to: component.declaration
                        )
                    )
                }
            }
            for (file, added) in zip(program.files, indexed) {
                let start = components.count
                components += added
                files.append(
                    IndexedFile.Part(id: file.id, documents: file.documents, components: start..<components.count)
                )
            }
        }
        self.programs = programs
        self.architectures = architectures
        self.components = components
        componentsByView = Dictionary(grouping: components, by: \.component.viewType)
        (roles, classes) = jobs.both(
            { RoleDirectory(components) },
            { [components] in ClassHierarchy(programs, components) }
        )
        parts = files
        specFiles = Set(programs.lazy.flatMap(\.files).map(\.id))
    }

    /// A file, in the order of modules and paths, with an index that writes down what is asked of other files.
    package func file(at position: Int, recordingInto log: QuestionLog) -> IndexedFile {
        var index = self
        index.roles.log = log
        index.classes.log = log
        return IndexedFile(parts[position], index)
    }

    /// Those whose view is a class of that name, in their order.
    package func components(showing type: String) -> [IndexedComponent] {
        componentsByView[type] ?? []
    }

    /// Whether the place stands in a file of the team, and not in an architecture that is built in.
    package func isInSpecs(_ range: SourceRange) -> Bool {
        specFiles.contains(range.file)
    }
}

/// One spec file, as a rule looks at it that looks at one after the other.
///
/// A class, since every rule is handed all of them.
package final class IndexedFile: Sendable {
    struct Part: Sendable {
        let id: FileID
        let documents: [Document]
        /// The places of its components in the index.
        let components: Range<Int>
    }

    private let part: Part
    /// What other files say.
    let index: ProgramIndex

    init(_ part: Part, _ index: ProgramIndex) {
        self.part = part
        self.index = index
    }

    package var documents: [Document] { part.documents }
    /// The views and screens of the file, in order.
    package var components: ArraySlice<IndexedComponent> { index.components[part.components] }
}

/// A view or a screen together with what its architecture says about it.
///
/// A class, since every rule passes all of them on: a component has some fifty fields to copy.
package final class IndexedComponent: Sendable {
    package let component: Component
    package let module: String?
    /// How UI tests touch it, where the project asks for that.
    package let robot: ScreenRobot?
    /// `nil` for a view, which has no architecture.
    package let vocabulary: ViewVocabulary?

    init(component: Component, module: String?, robot: ScreenRobot?, vocabulary: ViewVocabulary?) {
        self.component = component
        self.module = module
        self.robot = robot
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
