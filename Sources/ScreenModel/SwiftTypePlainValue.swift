extension SwiftType {
    /// The value that the type makes of nothing, in Swift: `nil`, an empty collection or text, `false`, zero. `nil` where it has none.
    ///
    /// - Parameter known: What stands for a named type where somebody knows better.
    package func plainValue(_ known: (TypeName) -> String? = { _ in nil }) -> String? {
        switch self {
        case .optional, .implicitlyUnwrapped: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .tuple(let elements): Self.plainValue(of: elements, known)
        case .named(let name): known(name) ?? name.plainValue
        case .attributed(_, let inner), .specified(_, let inner): inner.plainValue(known)
        case .function, .existential, .opaque, .composition, .metatype, .invalid: nil
        }
    }

    private static func plainValue(of elements: [TupleElement], _ known: (TypeName) -> String?) -> String? {
        var parts: [String] = []
        for element in elements {
            guard let part = element.type.plainValue(known) else { return nil }
            parts.append(element.label.map { "\(SwiftName.escapedLabel($0)): \(part)" } ?? part)
        }
        return "(\(parts.joined(separator: ", ")))"
    }
}

extension SwiftType.TypeName {
    fileprivate var plainValue: String? {
        guard components.count == 1 else { return nil }
        return switch components[0].name {
        case "String", "Substring": "\"\""
        case "Bool": "false"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "CGFloat", "TimeInterval", "Decimal":
            "0"
        case "Array", "Set": "[]"
        case "Dictionary": "[:]"
        case "Optional": "nil"
        case "Void": "()"
        default: nil
        }
    }
}
