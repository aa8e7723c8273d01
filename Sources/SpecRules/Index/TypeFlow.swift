import ScreenModel

/// Which way values of a type go through it: out of a view, or into it.
package enum Flow: Sendable {
    case out
    case `in`

    package var reversed: Flow { self == .out ? .in : .out }
}

extension SwiftType {
    /// Calls the body for each named type whose values leave when the whole type goes the given way.
    ///
    /// A function turns its parameters round: who receives a closure that takes a view gives a view away. A metatype
    /// hands over no instance.
    package func forEachName(leavingBy flow: Flow, _ body: (TypeName) -> Void) {
        switch self {
        case .named(let name):
            if flow == .out { body(name) }
            for component in name.components {
                for argument in component.arguments { argument.forEachName(leavingBy: flow, body) }
            }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .existential(let type),
            .opaque(let type), .attributed(_, let type):
            type.forEachName(leavingBy: flow, body)
        case .specified(let specifier, let type):
            type.forEachName(leavingBy: flow, body)
            if specifier == "inout" { type.forEachName(leavingBy: flow.reversed, body) }
        case .dictionary(let key, let value):
            key.forEachName(leavingBy: flow, body)
            value.forEachName(leavingBy: flow, body)
        case .tuple(let elements):
            for element in elements { element.type.forEachName(leavingBy: flow, body) }
        case .function(let function):
            for parameter in function.parameters { parameter.forEachName(leavingBy: flow.reversed, body) }
            function.result.forEachName(leavingBy: flow, body)
        case .composition(let members):
            for member in members { member.forEachName(leavingBy: flow, body) }
        case .metatype, .invalid: break
        }
    }
}
