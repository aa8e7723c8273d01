import ScreenModel

/// What a generic method declares between its angle brackets and asks for after `where`.
package struct GenericSignature: Hashable, Sendable {
    /// The names that stand for types within the requirement.
    package private(set) var names: [String] = []
    /// The types that its clauses use, in the order of their places.
    package private(set) var types: [SwiftType] = []

    /// The signature of a requirement that was read before; its clauses are kept as text.
    package init(of function: FunctionRequirement) {
        add(function.genericParameters) { (parser) throws(NotationError) in try parser.genericParameters() }
        add(function.genericRequirements) { (parser) throws(NotationError) in try parser.genericRequirements() }
    }

    private mutating func add(
        _ text: String?,
        read: (inout TypeParser) throws(NotationError) -> GenericClause
    ) {
        guard let text else { return }
        var parser = TypeParser(Cursor(text))
        guard let clause = try? read(&parser) else { return }
        names += clause.parameters.map(\.name)
        types += clause.types
    }
}
