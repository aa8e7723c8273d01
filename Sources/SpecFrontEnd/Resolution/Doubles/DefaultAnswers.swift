import ScreenModel

/// What a double answers where the test says nothing: `nil`, the value that the type makes of nothing, or its first example.
struct DefaultAnswers {
    /// Those who know the examples of types; `nil` where nobody asks for examples.
    private let symbols: SymbolTable?

    init(_ scope: Scope) {
        symbols = scope.project.settings.examples.map { _ in scope.symbols }
    }

    /// `nil` where the type has no such value.
    func text(for type: SwiftType) -> String? {
        switch type {
        case .optional, .implicitlyUnwrapped: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .tuple(let elements): text(for: elements)
        case .named(let name): text(forNamed: name)
        case .attributed(_, let inner), .specified(_, let inner): text(for: inner)
        case .function, .existential, .opaque, .composition, .metatype, .invalid: nil
        }
    }

    private func text(for elements: [SwiftType.TupleElement]) -> String? {
        var parts: [String] = []
        for element in elements {
            guard let part = text(for: element.type) else { return nil }
            parts.append(element.label.map { "\(SwiftName.escapedLabel($0)): \(part)" } ?? part)
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private func text(forNamed name: SwiftType.TypeName) -> String? {
        if let example = symbols?.construction(name.path)?.examples.first {
            return "\(SwiftName.typePath(name.path)).\(SwiftName.escapedMember(example.swiftName))"
        }
        guard name.components.count == 1 else { return nil }
        return switch name.components[0].name {
        case "String", "Substring": "\"\""
        case "Bool": "false"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "CGFloat", "TimeInterval", "Decimal":
            "0"
        case "Array", "Set": "[]"
        case "Dictionary": "[:]"
        case "Optional": "nil"
        case "Void": "()"
        case "Data": "Data()"
        default: nil
        }
    }
}
