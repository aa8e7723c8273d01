import ScreenModel

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

    /// What an array of this type holds.
    var element: SwiftType? {
        switch core {
        case .array(let element): element
        case .named(let name) where name.path == "Array" || name.path == "Set": name.components.last?.arguments.first
        default: nil
        }
    }
}
