import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation
import YAMLTree

/// What `externalTypes` names: types, and the file that lists more of them.
struct NamedTypes: Sendable {
    var types: [ProjectFile.ExternalType] = []
    var file: Name?
}

extension Shape where Value == NamedTypes {
    static let externalTypes = Shape(.alternatives([.list(.text("a type's name")), namedTypesMapping.schema])) {
        node,
        reader in
        switch reader.tree.kind(of: node) {
        case .sequence:
            let types = reader.tree.elements(of: node).compactMap { element in
                Shape<Name>.name("a type's name").read(element, &reader).flatMap { _ in reader.externalType(element) }
            }
            reader.checkUnique(types)
            return NamedTypes(types: types)
        case .mapping:
            var named = NamedTypes()
            return namedTypesMapping.read(node, into: &named, &reader) ? named : nil
        case .scalar:
            reader.reportShape(of: node, expected: "a list of type names, or a mapping such as {Theme: {}}")
            return nil
        }
    }
}

private let namedTypesMapping = MappingShape<NamedTypes>(
    "external types",
    keys: [
        .optional(
            "file",
            .typesFile,
            "The file in which 'screenspec types' lists the types of the sources that specs name.",
            into: \.file
        )
    ],
    otherSchema: externalTypeMapping.schema
) { key, value, named, reader in
    reader.readExternalType(key, value, into: &named.types)
    return true
}

extension MappingShape where Root == [ProjectFile.ExternalType] {
    /// A file that lists types.
    static let types = MappingShape("a file of types", keys: [], otherSchema: externalTypeMapping.schema) {
        key,
        value,
        types,
        reader in
        reader.readExternalType(key, value, into: &types)
        return true
    }
}

extension Shape where Value == Name {
    fileprivate static let typesFile = Shape(.text("a file whose name ends in \(TypesParser.suffix)")) { node, reader in
        let expected = "a file whose name ends in \(TypesParser.suffix), by which build plugins know it"
        guard let text = reader.scalarText(node, expected: expected) else { return nil }
        // It is read all the same, so that what it lists is not unknown.
        if !text.hasSuffix(TypesParser.suffix) || text == TypesParser.suffix {
            reader.reportShape(of: node, expected: expected)
        }
        return reader.name(of: node)
    }
}

private let externalTypeMapping = MappingShape<ProjectFile.ExternalType>(
    "an external type",
    keys: [
        .optional("module", .identifier("a module's name"), "The module to import for it.", into: \.module),
        .optional("inherits", .type, "Its superclass.", into: \.inherits),
        .optional(
            "conforms",
            .names("a protocol"),
            "What it is known to be: Hashable, Sendable.",
            into: \.conforms
        ),
        .optional("carries", .type, "Of a stream: what it hands on.", into: \.carries),
    ]
)

extension SpecReader {
    fileprivate mutating func readExternalType(
        _ key: NodeID,
        _ value: NodeID,
        into types: inout [ProjectFile.ExternalType]
    ) {
        guard var type = externalType(key) else { return }
        if externalTypeMapping.read(value, into: &type, &self) { types.append(type) }
    }

    /// `Theme`, `CourseInfo.*` or, with its generic parameters, `Driver<Element>` and `Store<Key: Hashable>`.
    fileprivate mutating func externalType(_ key: NodeID) -> ProjectFile.ExternalType? {
        var type = ProjectFile.ExternalType(name: name(of: key))
        let base = type.name.text.prefix { $0 != "<" }
        // What '*' stands for is a part of a name.
        guard
            base.replacing("*", with: "x").split(separator: ".", omittingEmptySubsequences: false)
                .allSatisfy({ SwiftNotation.isIdentifier(String($0)) })
        else {
            report(
                .invalidType,
                at: range(of: key),
                "'\(type.name.text)' is no name of a type",
                help: ["Write it as in 'Theme', 'CourseInfo.*' or 'Driver<Element>'."]
            )
            return nil
        }
        guard let start = type.name.text.firstIndex(of: "<") else { return type }
        guard case .success(let parameters) = SwiftNotation.genericParameters(String(type.name.text[start...])) else {
            report(
                .invalidType,
                at: range(of: key),
                "'\(type.name.text)' names no generic parameters",
                help: ["Write them as in 'Driver<Element>'."]
            )
            return nil
        }
        if let index = parameters.indices.first(where: { index in
            parameters[..<index].contains { $0.name == parameters[index].name }
        }) {
            report(
                .duplicateName,
                at: range(of: key),
                "there are two generic parameters called '\(parameters[index].name)'",
                help: ["Rename one."]
            )
        }
        type.name.text = String(type.name.text[..<start])
        type.genericParameters = parameters
        return type
    }

    /// Reports types that a list names twice.
    fileprivate mutating func checkUnique(_ types: [ProjectFile.ExternalType]) {
        var first: [String: ProjectFile.ExternalType] = [:]
        for type in types {
            guard let other = first.updateValue(type, forKey: type.name.text) else { continue }
            report(
                .duplicateName,
                at: type.name.range,
                "there are two external types called '\(type.name.text)'",
                help: ["Remove one."],
                notes: [Diagnostic.Note(at: other.name.range, "The other one is here.")]
            )
        }
    }

    /// Reports classes that inherit from themselves, each circle once.
    mutating func checkSuperclasses(of types: [ProjectFile.ExternalType]) {
        let superclasses = Dictionary(
            types.compactMap { type in type.inherits.map { (type.name.text, $0.type.description) } }
        ) { first, _ in first }
        var seen: Set<String> = []
        for type in types where type.inherits != nil {
            var circle: [String] = []
            var next = type.name.text
            while seen.insert(next).inserted, let above = superclasses[next] {
                circle.append(next)
                next = above
            }
            guard next == type.name.text, !circle.isEmpty, let inherits = type.inherits else { continue }
            let way = circle.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
            report(
                .impossibleConformance,
                at: inherits.range,
                "'\(next)' inherits from itself\(way.isEmpty ? "" : " through \(way)")",
                help: ["Name another superclass."]
            )
        }
    }
}
