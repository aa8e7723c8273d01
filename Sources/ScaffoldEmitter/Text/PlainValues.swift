import ScreenModel

/// Values that a type has by itself, for what nobody has decided yet.
enum PlainValues {
    /// `nil` where a type has none that anybody would guess.
    static func value(of type: SwiftType) -> String? {
        switch type {
        case .optional, .implicitlyUnwrapped: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .named(let name):
            switch name.path {
            case "Bool": "false"
            case "Int", "Double", "Float", "CGFloat", "Decimal", "UInt", "Int64", "Int32", "TimeInterval": "0"
            case "String": "\"\""
            case "Void": "()"
            case "Array", "Set": "[]"
            case "Dictionary": "[:]"
            default: nil
            }
        case .tuple(let elements): elements.isEmpty ? "()" : nil
        default: nil
        }
    }

    /// What stands in a member that somebody has to write.
    static func trap(_ name: String) -> String {
        "fatalError(\"\(name) is still to be written.\")"
    }
}

extension SwiftType {
    /// Without `?`, `!`, `any` and what only parameters have.
    var core: SwiftType {
        switch self {
        case .optional(let type), .implicitlyUnwrapped(let type), .existential(let type): type.core
        case .attributed(_, let type), .specified(_, let type): type.core
        default: self
        }
    }

    /// Of a type that has one: `CoverView.ViewModel`.
    var path: String? {
        guard case .named(let name) = core else { return nil }
        return name.path
    }

    /// Without what only parameters have.
    var stored: SwiftType {
        switch self {
        case .specified(_, let type): return type.stored
        case .function(var function):
            function.attributes.removeAll { $0 == "@escaping" || $0 == "@autoclosure" }
            return .function(function)
        default: return self
        }
    }

    /// As a property holds it that may have nothing yet.
    var madeOptional: String {
        isOptional ? description : SwiftType.optional(stored).description
    }

    /// As a property of a `let` or a parameter of an initializer takes it.
    var escaping: SwiftType {
        guard case .function(var function) = stored else { return stored }
        function.attributes.insert("@escaping", at: 0)
        return .function(function)
    }

    /// What an array of this type holds.
    var element: SwiftType? {
        switch core {
        case .array(let element): element
        case .named(let name) where name.path == "Array" || name.path == "Set": name.components.last?.arguments.first
        default: nil
        }
    }
}
