import ScreenSpecDiagnostics

/// A Swift type as a spec writes it.
package indirect enum SwiftType: Hashable, Sendable {
    /// `Jog`, `Result<Jog, LoadError>`, `CreateOrder.Request`.
    case named(TypeName)
    case optional(SwiftType)
    /// `UIView!`, in requirements only.
    case implicitlyUnwrapped(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)
    /// `(Int, Int)`; without elements it is `()`.
    case tuple([TupleElement])
    case function(FunctionType)
    /// `any Theme`.
    case existential(SwiftType)
    /// `some View`.
    case opaque(SwiftType)
    /// `A & B`.
    case composition([SwiftType])
    /// `Jog.Type`, `Theme.Protocol`.
    case metatype(SwiftType, isProtocol: Bool)
    /// `inout Int`, `borrowing Buffer`.
    case specified(String, SwiftType)
    /// `@escaping () -> Void`, `@MainActor Jog`: attributes on what is no function.
    case attributed([String], SwiftType)
    /// What could not be read. It fits everything, so that one mistake is reported once.
    case invalid

    package struct TypeName: Hashable, Sendable {
        package var components: [Component]

        package init(_ components: [Component]) {
            self.components = components
        }

        package struct Component: Hashable, Sendable {
            package var name: String
            package var arguments: [SwiftType]

            package init(_ name: String, arguments: [SwiftType] = []) {
                self.name = name
                self.arguments = arguments
            }
        }

        /// The names joined by dots, without generic arguments: `CreateOrder.Request`.
        package var path: String {
            components.count == 1 ? components[0].name : components.map(\.name).joined(separator: ".")
        }
    }

    package struct TupleElement: Hashable, Sendable {
        package var label: String?
        package var type: SwiftType

        package init(label: String? = nil, type: SwiftType) {
            self.label = label
            self.type = type
        }
    }

    /// A type of one name: `Jog`, or `CreateOrder.Request` by its path.
    package static func named(_ path: String) -> SwiftType {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return .named(TypeName([TypeName.Component(path)])) }
        return .named(TypeName(path.dottedParts.map { TypeName.Component($0) }))
    }
}

/// What a function may throw.
package indirect enum Throwing: Hashable, Sendable {
    case never
    case any
    case typed(SwiftType)
}

/// A type where a spec uses it.
package struct TypeReference: Hashable, Sendable, Encodable {
    package var type: SwiftType
    package var range: SourceRange

    package init(_ type: SwiftType, at range: SourceRange) {
        self.type = type
        self.range = range
    }

    package static let invalid = TypeReference(.invalid, at: .none)

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(type.description)
    }
}
