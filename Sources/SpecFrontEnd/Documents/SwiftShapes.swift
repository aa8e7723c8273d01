import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation
import YAMLTree

extension Shape where Value == TypeReference {
    /// A Swift type; `[Jog]` and `[String: Int]`, which YAML reads as collections, are taken as what they look like.
    static let type = Shape(.swiftType) { node, reader in
        reader.type(of: node).map { TypeReference($0, at: reader.range(of: node)) }
    }

    /// One that may be `inout Int` or `@escaping () -> Void`.
    static let parameterType = Shape(.swiftType) { node, reader in
        reader.type(of: node, isParameter: true).map { TypeReference($0, at: reader.range(of: node)) }
    }
}

extension SpecReader {
    fileprivate mutating func type(of node: NodeID, isParameter: Bool = false) -> SwiftType? {
        switch tree.kind(of: node) {
        case .scalar:
            guard let text = scalarText(node, expected: "a Swift type") else { return nil }
            switch SwiftNotation.type(text, isParameter: isParameter) {
            case .success(let type): return type
            case .failure(let error):
                report(
                    .invalidType,
                    at: range(of: node, error),
                    "'\(text)' is no Swift type: \(error.reason)",
                    help: error.help
                )
                return .invalid
            }
        case .sequence:
            let elements = Array(tree.elements(of: node))
            if isTorn(list: elements) {
                let text = file.text(range(of: node).offsets)
                report(
                    .tornValue,
                    at: range(of: node),
                    "a comma ends a value inside [ ], so '\(text)' was torn apart",
                    help: ["Quote the type."],
                    fixes: [Diagnostic.Fix("Quote the type", at: range(of: node), with: "\"\(text)\"")]
                )
                return .invalid
            }
            guard elements.count == 1, let element = elements.first else {
                report(
                    .invalidType,
                    at: range(of: node),
                    "an array type has one element type, as in [Jog]",
                    help: ["A tuple is written (Int, Int)."]
                )
                return .invalid
            }
            guard tree.kind(of: element) == .mapping else { return type(of: element).map { .array($0) } }
            return dictionaryType(of: element)
        case .mapping:
            reportShape(of: node, expected: "a Swift type")
            return nil
        }
    }

    private mutating func dictionaryType(of mapping: NodeID) -> SwiftType? {
        let entries = Array(tree.entries(of: mapping))
        guard entries.count == 1, let entry = entries.first else {
            reportShape(of: mapping, expected: "a dictionary type such as [String: Int]")
            return nil
        }
        guard let key = type(of: entry.key), let value = type(of: entry.value) else { return nil }
        return .dictionary(key: key, value: value)
    }

    func range(of node: NodeID, _ error: NotationError) -> SourceRange {
        range(of: node, offset: error.offset, length: max(error.length, 1))
    }
}

extension Shape where Value == Name {
    /// A name that becomes a Swift identifier.
    static func identifier(_ expected: String) -> Shape {
        Shape(.text(expected)) { node, reader in
            guard let text = reader.scalarText(node, expected: expected) else { return nil }
            return reader.identifier(text, at: node)
        }
    }

    /// The name of a member of a robot, which tests write without backticks.
    static let robotName = Shape(.text("a name in Swift")) { node, reader -> Name? in
        guard let text = reader.scalarText(node, expected: "a name in Swift"),
            let name = reader.identifier(text, at: node)
        else { return nil }
        guard SwiftName.escaped(name.text) == name.text else {
            reader.report(
                .invalidIdentifier,
                at: name.range,
                "'\(name.text)' is a keyword of Swift, so tests could call it only in backticks",
                help: ["Choose another name."]
            )
            return nil
        }
        return name
    }

    /// One or more identifiers joined by dots: `CreateOrder.Request`, `product.photo`.
    static func path(_ expected: String) -> Shape {
        Shape(.text(expected)) { node, reader in
            guard let text = reader.scalarText(node, expected: expected) else { return nil }
            return reader.identifierPath(text, at: node)
        }
    }
}

extension SpecReader {
    mutating func identifier(_ text: String, at node: NodeID) -> Name? {
        switch SwiftNotation.identifier(text) {
        case .success(let name): return Name(name, at: range(of: node))
        case .failure(let error):
            report(
                .invalidIdentifier,
                at: range(of: node, error),
                "'\(text)' is no Swift identifier: \(error.reason)",
                help: error.help
            )
            return nil
        }
    }

    mutating func identifierPath(_ text: String, at node: NodeID) -> Name? {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return identifier(text, at: node) }
        var parts: [String] = []
        var start = 0
        for part in text.dottedParts {
            switch SwiftNotation.identifier(part) {
            case .success(let name): parts.append(name)
            case .failure(let error):
                report(
                    .invalidIdentifier,
                    at: range(of: node, offset: start + error.offset, length: max(error.length, 1)),
                    "'\(text)' is no path of Swift identifiers: \(error.reason)",
                    help: error.help
                )
                return nil
            }
            start += part.utf8.count + 1
        }
        return Name(parts.joined(separator: "."), at: tree.range(of: node, within: 0..<text.utf8.count))
    }

    /// The key of an entry whose name becomes a Swift identifier.
    mutating func identifier(key node: NodeID) -> Name? {
        guard let text = scalarText(node, expected: "a name") else { return nil }
        return identifier(text, at: node)
    }
}

extension Shape where Value == SwiftExpression {
    /// A Swift expression, read as text; `[]`, which YAML reads as an empty collection, is taken as what it looks like.
    static let expression = Shape(.swiftExpression) { node, reader in
        if reader.tree.kind(of: node) == .sequence, reader.tree.elements(of: node).isEmpty {
            return SwiftExpression(text: "[]", at: reader.range(of: node), names: [])
        }
        guard reader.tree.kind(of: node) == .scalar else {
            reader.report(
                .invalidExpression,
                at: reader.range(of: node),
                "expected a Swift expression, found \(reader.describe(node))",
                help: ["An expression that starts with '[' or '{' is quoted."]
            )
            return nil
        }
        let text =
            reader.tree.isNull(node) ? reader.file.text(reader.range(of: node).offsets) : reader.tree.text(of: node)
        switch SwiftNotation.expression(text) {
        case .success(let facts):
            return SwiftExpression(
                text: facts.text,
                at: reader.range(of: node),
                names: facts.names + facts.typeNames,
                words: facts.words
            )
        case .failure(let error):
            reader.report(
                .invalidExpression,
                at: reader.range(of: node, error),
                "'\(text)' is no Swift expression: \(error.reason)",
                help: error.help.isEmpty ? helpForText(text) : error.help
            )
            return nil
        }
    }
}

/// What stands in YAML's quotes is Swift, in which a text has quotes of its own.
private func helpForText(_ text: String) -> [String] {
    let isText =
        text.contains(" ") && text.first?.isLetter == true
        && text.allSatisfy { $0.isLetter || $0.isNumber || " ,.!?’".contains($0) }
    return isText ? ["A text has quotes of its own: '\"\(text)\"'."] : []
}

extension Shape where Value == [Parameter] {
    /// `{withUsername username: String, _ jogs: [Jog]}`.
    static let parameters = Shape(labelled(.parameterType).schema) { node, reader in
        labelled(.parameterType).read(node, &reader).map { parameters in
            reader.checkUnique(parameters)
            return parameters
        }
    }

    /// What a case of an enum carries, of which Swift knows the labels alone.
    static let payload = labelled(.type)

    private static func labelled(_ type: Shape<TypeReference>) -> Shape {
        Shape.dictionary(
            "label name, as in Swift",
            .swiftType,
            "a mapping of parameters, such as {jogs: [Jog]}"
        ) { key, value, reader -> Parameter? in
            guard let text = reader.scalarText(key, expected: "a parameter's name") else { return nil }
            switch SwiftNotation.parameterKey(text) {
            case .success(let parameter):
                let type = type.read(value, &reader) ?? .invalid
                return Parameter(label: parameter.label, name: parameter.name, type: type, at: reader.range(of: key))
            case .failure(let error):
                reader.report(
                    .invalidIdentifier,
                    at: reader.range(of: key, error),
                    "'\(text)' is no parameter: \(error.reason)",
                    help: error.help
                )
                return nil
            }
        }
    }
}

extension SpecReader {
    /// Reports parameters of one name, which a method could not tell apart.
    fileprivate mutating func checkUnique(_ parameters: [Parameter]) {
        var first: [String: Parameter] = [:]
        for parameter in parameters where parameter.name != "_" {
            guard let other = first.updateValue(parameter, forKey: parameter.name) else { continue }
            report(
                .duplicateName,
                at: parameter.range,
                "there are two parameters called '\(parameter.name)'",
                help: ["Keep the label and give it another name, as in '\(parameter.label ?? "_") other'."],
                notes: [Diagnostic.Note(at: other.range, "The other one is here.")]
            )
        }
    }
}
