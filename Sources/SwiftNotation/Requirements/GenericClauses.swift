import ScreenModel

/// What stands between the angle brackets of a generic method, or after its `where`.
struct GenericClause {
    /// As Swift is written.
    var text: String
    /// The parameters that it declares.
    var parameters: [GenericParameter] = []
    /// The types that it uses, in the order of their places.
    var types: [SwiftType] = []
}

extension TypeParser {
    /// `<Value: Sendable, Failure>`, with the brackets.
    mutating func genericParameters() throws(NotationError) -> GenericClause {
        let open = cursor.characterRange
        cursor.position += 1
        var parameters: [String] = []
        var clause = GenericClause(text: "")
        repeat {
            cursor.skipWhitespace()
            guard let name = cursor.takeMember(), !name.isKeyword else {
                throw cursor.unexpected(
                    "expected the name of a generic parameter, \(cursor.found)",
                    insideBrackets: true
                )
            }
            cursor.skipWhitespace()
            if name.text == "each" || name.text == "let", cursor.isAtWord {
                throw NotationError(
                    name.range,
                    "'\(name.text)' parameters have no place in a spec",
                    help: ["Use a plain one."]
                )
            }
            var constraints: [String] = []
            var parameter = SwiftName.escapedType(name.text)
            if cursor.take(":") {
                let constraint = try elementType()
                parameter += ": \(constraint)"
                clause.types.append(constraint)
                constraints = constraint.constraintNames
            }
            clause.parameters.append(GenericParameter(name.text, constraints: constraints))
            parameters.append(parameter)
            cursor.skipWhitespace()
        } while cursor.take(",")
        guard cursor.take(">") else { throw unclosed(open, "<", ">") }
        clause.text = "<\(parameters.joined(separator: ", "))>"
        return clause
    }

    /// `Value: Sendable, Value.Element == Jog`, without `where`.
    mutating func genericRequirements() throws(NotationError) -> GenericClause {
        var requirements: [String] = []
        var clause = GenericClause(text: "")
        repeat {
            let subject = try elementType()
            cursor.skipWhitespace()
            let relation: String
            if cursor.take(":") {
                relation = ": "
            } else if cursor.take("==") {
                relation = " == "
            } else {
                throw cursor.unexpected(
                    "expected ':' or '==' after '\(subject.shown)' in the 'where' clause, \(cursor.found)"
                )
            }
            let object = try elementType()
            requirements.append("\(subject)\(relation)\(object)")
            clause.types += [subject, object]
            cursor.skipWhitespace()
        } while cursor.take(",")
        clause.text = requirements.joined(separator: ", ")
        return clause
    }
}

extension SwiftType {
    /// The names of the protocols and classes that a constraint puts together.
    fileprivate var constraintNames: [String] {
        switch self {
        case .named(let name): [name.path]
        case .composition(let members): members.flatMap(\.constraintNames)
        default: []
        }
    }
}
