import ScreenModel
import ScreenSpecDiagnostics

/// JSON Schema (draft 2020-12) for editors, made from the description of keys that the reader uses.
package struct JSONSchema {
    /// The architectures whose channels are keys of screens.
    private let architectures: [Architecture]
    /// The architectures of screens that name none: those of the project and of its modules.
    private let defaultArchitectures: [String]
    private var definitions: [JSON.Member] = []

    /// The schema of one kind of document, or of whatever a spec file holds.
    ///
    /// With the architectures of a project it is exact: a screen has the channels of its own architecture. With the
    /// built-in ones it allows the union of theirs.
    package static func text(
        of kind: DocumentKind?,
        architectures: ArchitectureTable,
        defaultArchitectures: [String] = [ComponentOutline.defaultArchitecture]
    ) -> String {
        let all = architectures.names.compactMap { architectures[$0] }
        var schema = JSONSchema(architectures: all, defaultArchitectures: defaultArchitectures)
        return schema.document(kind).text() + "\n"
    }

    private init(architectures: [Architecture], defaultArchitectures: [String]) {
        self.architectures = architectures
        self.defaultArchitectures = defaultArchitectures
    }

    private mutating func document(_ kind: DocumentKind?) -> JSON {
        let kinds = kind.map { [$0] } ?? DocumentKind.specs
        let references = kinds.map { reference(to: $0) }
        var members: [JSON.Member] = [
            JSON.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
            JSON.Member(
                "title",
                .string(
                    "ScreenSpec, \(kind.map { $0 == .project ? "the project file" : "a \($0.rawValue) document" } ?? "a spec document")"
                )
            ),
        ]
        members.append(
            references.count == 1
                ? JSON.Member("$ref", references[0]) : JSON.Member("anyOf", .array(references.map { ["$ref": $0] }))
        )
        members.append(JSON.Member("$defs", .object(definitions)))
        return .object(members)
    }

    private mutating func reference(to kind: DocumentKind) -> JSON {
        guard kind == .screen, case .mapping(let mapping) = kind.schema else {
            guard case .mapping(let mapping) = kind.schema else { return "" }
            return define(mapping)
        }
        return define(mapping, channels: true)
    }

    // MARK: Parts

    private mutating func json(_ schema: Schema) -> JSON {
        switch schema {
        case .text(let meaning): return ["type": ["string", "number", "boolean"], "description": .string(meaning)]
        case .swiftType: return ["type": ["string", "array"], "description": "a Swift type"]
        case .swiftExpression:
            // An array is the empty one, `[]`.
            return [
                "type": ["string", "number", "boolean", "null", "array"], "maxItems": 0,
                "description": "a Swift expression",
            ]
        case .value: return ["description": "a value by its type"]
        case .enumeration(let words): return ["enum": .texts(words)]
        case .boolean: return ["type": "boolean"]
        case .integer(let range):
            return ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
        case .list(let element): return ["type": "array", "items": json(element)]
        case .dictionary(let keys, let values):
            return [
                "type": ["object", "null"], "description": .string("by \(keys)"), "additionalProperties": json(values),
            ]
        case .alternatives(let schemas): return ["anyOf": .array(schemas.map { json($0) })]
        case .mapping(let mapping): return ["$ref": define(mapping)]
        }
    }

    /// Adds the mapping to the definitions, once, and returns what refers to it.
    private mutating func define(_ mapping: Schema.Mapping, channels: Bool = false) -> JSON {
        let definition = object(mapping, channels: channels)
        let base = Self.name(of: mapping)
        var name = base
        var number = 2
        while let other = definitions.first(where: { $0.name == name }) {
            if other.value == definition { return .string("#/$defs/\(name)") }
            name = "\(base)\(number)"
            number += 1
        }
        definitions.append(JSON.Member(name, definition))
        return .string("#/$defs/\(name)")
    }

    private mutating func object(_ mapping: Schema.Mapping, channels: Bool) -> JSON {
        let required = mapping.keys.filter(\.isRequired)
        var properties = mapping.keys.map { key in JSON.Member(key.name, described(key)) }
        var members = [
            JSON.Member("type", required.isEmpty ? ["object", "null"] : "object"),
            JSON.Member("description", .string(mapping.name)),
        ]
        if channels, let messages = mapping.others {
            let known = Set(mapping.keys.map(\.name))
            let schema = json(messages)
            properties += channelNames.filter { !known.contains($0) }.map { JSON.Member($0, schema) }
            members.append(JSON.Member("allOf", .array(conditions(fixed: mapping.keys.map(\.name)))))
        }
        members.append(JSON.Member("properties", .object(properties)))
        if !required.isEmpty { members.append(JSON.Member("required", .array(required.map { .string($0.name) }))) }
        let others = channels ? nil : mapping.others
        members.append(JSON.Member("additionalProperties", others.map { json($0) } ?? .boolean(false)))
        return .object(members)
    }

    private mutating func described(_ key: Schema.Key) -> JSON {
        let text = key.summary + (key.defaultText.map { " Default: \($0)." } ?? "")
        guard case .object(let members) = json(key.schema) else { return .null }
        // The meaning of the key says more than that of its shape.
        return .object([JSON.Member("description", .string(text))] + members.filter { $0.name != "description" })
    }

    // MARK: Screens

    private var channelNames: [String] {
        var seen: Set<String> = []
        return architectures.flatMap { $0.channels.map(\.name.text) }.filter { seen.insert($0).inserted }
    }

    /// A screen has the channels of its own architecture and no others.
    private func conditions(fixed: [String]) -> [JSON] {
        func keys(_ architecture: Architecture) -> JSON {
            let keys = fixed + architecture.channels.map(\.name.text).filter { !fixed.contains($0) }
            return ["propertyNames": ["enum": .texts(keys)]]
        }
        let conditions = architectures.map { architecture -> JSON in
            let isNamed: JSON = ["properties": ["architecture": ["const": .string(architecture.name.text)]]]
            let isChosen =
                [architecture.name.text] == defaultArchitectures
                ? isNamed : .object(isNamed.members + [JSON.Member("required", ["architecture"])])
            return ["if": isChosen, "then": keys(architecture)]
        }
        // No schema knows in which module a file stands.
        let defaults = architectures.filter { defaultArchitectures.contains($0.name.text) }
        guard defaultArchitectures.count > 1, !defaults.isEmpty else { return conditions }
        let isUnnamed: JSON = ["not": ["required": ["architecture"]]]
        return conditions + [["if": isUnnamed, "then": ["anyOf": .array(defaults.map(keys))]]]
    }

    /// `subview` for "a subview".
    private static func name(of mapping: Schema.Mapping) -> String {
        let words = mapping.name.split(separator: " ").drop { ["a", "an", "the", "what"].contains($0) }
        return words.enumerated().map {
            $0.offset == 0 ? String($0.element) : $0.element.firstUppercased
        }.joined()
    }
}

extension JSON {
    fileprivate var members: [Member] {
        guard case .object(let members) = self else { return [] }
        return members
    }
}
