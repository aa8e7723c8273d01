import ScreenModel
import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts
import SpecProject

/// The types that the sources of a project declare and its specs name, with the classes above them.
///
/// Left out are types that specs make or describe, and those of which somebody has written an entry into the project file.
package struct ListedTypes: Sendable {
    /// In the order of their names.
    let types: [ListedType]
    /// Where the sources declare them, by their names.
    let places: [String: SourceRange]

    package var count: Int { types.count }

    package init(_ index: CodeIndex, _ specs: CompiledSpecs) {
        self.init(NameableTypes(index), specs)
    }

    package init(_ nameable: NameableTypes, _ specs: CompiledSpecs) {
        let index = nameable.index
        let names = NamesInSpecs(specs.compilation)
        var waiting = index.jobs.map(nameable.all) { type in
            names.modules(naming: type).map { Named(type: type.id, module: $0) }
        }.flatMap(\.self)
        var found: [String: [CodeType]] = [:]
        var listed: Set<TypeID> = []
        var seen: Set<Named> = []
        while let named = waiting.popLast() {
            let name = index.qualifiedName(of: named.type)
            guard seen.insert(named).inserted, !names.isTaken(name, in: named.module) else { continue }
            if listed.insert(named.type).inserted { found[name, default: []].append(index[named.type]) }
            // A spec may ask what class a class inherits, and what that one does.
            waiting += index.classes(from: named.type).dropFirst().filter(nameable.contains)
                .map { Named(type: $0, module: named.module) }
        }
        places = found.compactMapValues { $0.first?.declaration.nameRange }
        types = found.map { name, types in
            // Of two types of one name, nothing is known that holds for both.
            types.count == 1 ? ListedType(types[0], named: name, in: index) : ListedType(named: name)
        }.sorted { $0.name < $1.name }
    }

    /// A type, and a module whose specs name it.
    private struct Named: Hashable {
        let type: TypeID
        let module: String?
    }

    /// Whether they are all that others are, and maybe more.
    package func holdAll(of others: ListedTypes) -> Bool {
        Set(types).isSuperset(of: others.types)
    }

    /// Whether specs name a type, be it one of the sources or not.
    package static func areNamed(in specs: CompiledSpecs) -> (String) -> Bool {
        NamesInSpecs(specs.compilation).areNamed
    }

    /// A file that lists them.
    ///
    /// - Parameter path: As the project file names it; `nil` for text that is printed.
    package func text(for path: String? = nil) -> String {
        let command = "screenspec types --write \(path ?? "FILE")"
        let head = """
            # The types that the sources declare and the specs name, for 'externalTypes: {file: …}' in the project file.
            # Written by '\(command)'.

            """
        return head + (types.isEmpty ? "{}\n" : types.map { $0.line + "\n" }.joined())
    }
}

/// What specs ask about, as far as names of types go.
private struct NamesInSpecs {
    /// By the names of modules, with the questions of their specs.
    private var asked: [String?: Set<Question>] = [:]
    /// What the specs of each module make or describe.
    private var taken: [String?: Set<String>] = [:]
    /// What somebody in the project file has written.
    private let written: Set<String>

    init(_ compilation: Compilation) {
        let analysis = compilation.analysis
        written = Set(compilation.project.externalTypes.map(\.name.text))
        for result in analysis.results {
            let module = analysis.modules[result.module].name
            asked[module, default: []].formUnion(result.questions)
            taken[module, default: []].formUnion(result.names.types.names)
        }
    }

    /// Whether specs of a module, or somebody in the project file, say what the type is. What those of another one say of it is not
    /// asked for by its name alone.
    func isTaken(_ name: String, in module: String?) -> Bool {
        written.contains(name) || taken[module]?.contains(name) ?? false
    }

    /// The modules whose specs name the type: its own, and those that may see it.
    func modules(naming type: NameableTypes.NameableType) -> [String?] {
        asked.compactMap { asking, asked -> String?? in
            let mayName = asking == type.module || type.module == nil || type.isVisibleToAll
            return mayName && type.questions.contains(where: asked.contains) ? .some(asking) : nil
        }
    }

    /// Whether any spec names a type.
    func areNamed(_ name: String) -> Bool {
        let questions = NameableTypes.questions(of: name)
        return asked.values.contains { questions.contains(where: $0.contains) }
    }
}
