import ScreenModel

/// A stored or computed property, or a protocol's demand for one.
struct PropertyDeclaration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case constant
        case variable
        /// `{ get }`, with what the getter may do, or `{ get set }`.
        case requirement(isSettable: Bool, isAsync: Bool, throwing: Throwing)
        case computed([Statement])
        case observed(didSet: [Statement])
    }

    enum Annotation: Hashable, Sendable {
        case type(SwiftType)
        case optionalClosure(ClosureType)
        /// The value says it.
        case inferred
    }

    var kind: Kind
    var name: String
    var annotation: Annotation
    var defaultValue: SwiftExpression?
    /// In place of a default value: one that may be spread over lines.
    var example: ExampleValue?
    /// Attributes and modifiers, without access: `static`, `weak`.
    var modifiers: [String] = []

    init(_ kind: Kind, _ name: String, _ type: SwiftType) {
        self.kind = kind
        self.name = name
        annotation = .type(type)
    }

    init(_ kind: Kind, _ name: String, value: SwiftExpression) {
        self.kind = kind
        self.name = name
        annotation = .inferred
        defaultValue = value
    }

    init(closure name: String, _ type: ClosureType) {
        kind = .variable
        self.name = name
        annotation = .optionalClosure(type)
    }
}

/// The type of a closure on the main actor; unlike `SwiftType.FunctionType` it has names for its parameters.
struct ClosureType: Hashable, Sendable {
    var parameters: [ParameterDeclaration]
    var isAsync: Bool
    var throwing: Throwing
    var result: SwiftType
}

/// A function or initializer, or a protocol's demand for one.
struct FunctionDeclaration: Hashable, Sendable {
    /// `init` for an initializer, `init?` for one that may fail.
    var name: String
    /// Attributes and modifiers, without access: `@discardableResult`, `static`, `required`.
    var modifiers: [String] = []
    /// As written, with the angle brackets.
    var genericParameters: String?
    var parameters: [ParameterDeclaration]
    var isAsync = false
    var throwing = Throwing.never
    var returns: SwiftType?
    /// As written, without `where`.
    var genericRequirements: String?
    /// `nil` in a protocol.
    var body: [Statement]?

    init(_ name: String, _ parameters: [ParameterDeclaration] = [], body: [Statement]? = nil) {
        self.name = name
        self.parameters = parameters
        self.body = body
    }

    var isInitializer: Bool { name == "init" || name == "init?" }
}

struct ParameterDeclaration: Hashable, Sendable {
    /// `nil` is `_`.
    var label: String?
    var name: String
    var type: SwiftType
    var defaultValue: SwiftExpression?
}

extension ParameterDeclaration {
    init(_ parameter: Parameter) {
        self.init(label: parameter.label, name: parameter.name, type: parameter.type.type)
    }
}
