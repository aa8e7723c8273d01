import ScreenModel

/// One statement of a body.
indirect enum Statement: Hashable, Sendable {
    case expression(Expression)
    case example(ExampleValue)
    /// `self.price = price`.
    case storing(String)
    /// A line of the emitter's own, which is never broken.
    case line(String)
    /// `guard … else {`, with what stands in the braces.
    case block(String, [Statement])
}

indirect enum Expression: Hashable, Sendable {
    /// Taken as the spec writes it.
    case written(SwiftExpression)
    /// Code of the emitter's own: a name, a path or a literal.
    case code(String)
    case call(Call)
}

/// `price?.formatted(.currency(code: "USD")) ?? ""`.
struct Call: Hashable, Sendable {
    struct Argument: Hashable, Sendable {
        var label: String?
        var value: Expression

        init(_ label: String? = nil, _ value: Expression) {
            self.label = label
            self.value = value
        }
    }

    var callee: String
    var arguments: [Argument]
    /// What follows the closing parenthesis.
    var suffix = ""
    /// The module that has the function, where it is not the standard library or this one.
    var module: String?

    init(_ callee: String, _ arguments: [Argument] = [], suffix: String = "", module: String? = nil) {
        self.callee = callee
        self.arguments = arguments
        self.suffix = suffix
        self.module = module
    }
}
