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
        let names = NamesInSpecs(specs.compilation)
        var waiting = index.types.filter { type in
            Self.mayBeNamed(type, in: index) && names.areNamed(index.qualifiedName(of: type.id), from: type, in: index)
        }
        var found: [String: [CodeType]] = [:]
        var seen: Set<TypeID> = []
        while let type = waiting.popLast() {
            let name = index.qualifiedName(of: type.id)
            guard seen.insert(type.id).inserted, !names.isTaken(name) else { continue }
            found[name, default: []].append(type)
            // A spec may ask what class a class inherits, and what that one does.
            waiting += index.classes(from: type.id).dropFirst().map { index[$0] }.filter {
                Self.mayBeNamed($0, in: index)
            }
        }
        places = found.compactMapValues { $0.first?.declaration.nameRange }
        types = found.map { name, types in
            // Of two types of one name, nothing is known that holds for both.
            types.count == 1 ? ListedType(types[0], named: name, in: index) : ListedType(named: name)
        }.sorted { $0.name < $1.name }
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

    /// Whether a spec may name a type: neither tests nor other people's code, nor a function, declares it.
    private static func mayBeNamed(_ type: CodeType, in index: CodeIndex) -> Bool {
        let file = index.file(of: type)
        guard !file.isTest, !file.isForeign, !file.facts.isGenerated else { return false }
        return sequence(first: type.declaration, next: \.parent).allSatisfy {
            !$0.isInsideFunction && $0.access != .private && $0.access != .fileprivate
        }
    }
}

/// What specs ask about, as far as names of types go.
private struct NamesInSpecs {
    /// By the names of modules, with the questions of their specs.
    private var asked: [String?: Set<Question>] = [:]
    private var taken: Set<String>

    init(_ compilation: Compilation) {
        let analysis = compilation.analysis
        taken = Set(compilation.project.externalTypes.map(\.name.text))
        for result in analysis.results {
            asked[analysis.modules[result.module].name, default: []].formUnion(result.questions)
            taken.formUnion(result.names.types.names)
        }
    }

    /// Whether specs, or somebody in the project file, say what the type is.
    func isTaken(_ name: String) -> Bool {
        taken.contains(name)
    }

    /// Whether a spec names the type, of its own module or of one that may see it.
    func areNamed(_ name: String, from type: CodeType, in index: CodeIndex) -> Bool {
        let module = index.file(of: type).module
        let isVisible = sequence(first: type.declaration, next: \.parent).allSatisfy {
            $0.access.map { $0 >= .package } ?? false
        }
        let questions = Self.questions(of: name)
        return asked.contains { asking, asked in
            (asking == module || module == nil || isVisible) && questions.contains(where: asked.contains)
        }
    }

    /// Whether any spec names a type.
    func areNamed(_ name: String) -> Bool {
        let questions = Self.questions(of: name)
        return asked.values.contains { questions.contains(where: $0.contains) }
    }

    private static func questions(of name: String) -> [Question] {
        kinds.map { Question($0, name) }
    }

    /// The questions that are asked of a name before anything else is made of it.
    private static let kinds: [Question.Kind] = [.type, .screen, .view, .viewClass, .row, .stored]
}
