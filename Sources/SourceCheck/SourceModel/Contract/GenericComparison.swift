import ScreenModel
import SourceFacts

/// Compares the generic parameters of requirements that are written out.
extension MemberComparison {
    func generics(of found: MemberFact, _ function: FunctionRequirement, _ described: Member) -> [Outcome] {
        guard described.isWrittenOut else { return [] }
        let written = Constraints(function)
        let actual = Constraints(found)
        guard !written.isEmpty || !actual.isEmpty else { return [] }
        guard written != actual else { return [Outcome(.generics, described.name.range, .held(found.nameRange))] }
        let difference = MemberDifference(
            message: "'\(described.fullName)' has other generic constraints than the spec says.",
            place: found.nameRange
        )
        return [Outcome(.generics, described.name.range, .differs(difference))]
    }
}

/// What generic parameters are held to, wherever that is written, by the names of parameters in their order.
private struct Constraints: Equatable {
    private var count: Int
    private var conditions: Set<String> = []

    var isEmpty: Bool { count == 0 && conditions.isEmpty }

    init(_ function: FunctionRequirement) {
        let parameters = Self.parts(function.genericParameters.map { String($0.dropFirst().dropLast()) } ?? "")
        let names = parameters.map { String($0.prefix { $0 != ":" }) }
        count = names.count
        for part in parameters + Self.parts(function.genericRequirements ?? "") { add(part, names) }
    }

    init(_ found: MemberFact) {
        let names = found.genericParameters.map(\.name.string)
        count = names.count
        for parameter in found.genericParameters {
            if let constraint = parameter.constraint { add("\(parameter.name):\(constraint.text)", names) }
        }
        for requirement in found.genericRequirements {
            add("\(requirement.left.text)\(requirement.isConformance ? ":" : "==")\(requirement.right.text)", names)
        }
    }

    /// One for each protocol of a composition, and the two sides of an equation in one order.
    private mutating func add(_ condition: String, _ names: [String]) {
        let text = condition.filter { $0 != " " }
        if let equation = text.firstRange(of: "==") {
            let sides = [text[..<equation.lowerBound], text[equation.upperBound...]]
            conditions.insert(sides.map { Self.numbered($0, names) }.sorted().joined(separator: "=="))
        } else if let colon = text.firstIndex(of: ":") {
            let subject = Self.numbered(text[..<colon], names)
            for constraint in text[text.index(after: colon)...].split(separator: "&") {
                conditions.insert("\(subject):\(Self.numbered(constraint, names))")
            }
        }
    }

    /// `Value.Element` as `0.Element`, where `Value` is the first parameter.
    private static func numbered(_ path: Substring, _ names: [String]) -> String {
        let first = path.prefix { $0 != "." }
        guard let place = names.firstIndex(of: String(first)) else { return String(path) }
        return "\(place)\(path.dropFirst(first.count))"
    }

    /// Without spaces, cut at the commas that stand in no brackets.
    private static func parts(_ text: String) -> [String] {
        var parts: [String] = []
        var depth = 0
        var part = ""
        for character in text where character != " " {
            switch character {
            case "<", "(", "[": depth += 1
            case ">", ")", "]": depth -= 1
            default: break
            }
            if character == ",", depth == 0 {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        return part.isEmpty ? parts : parts + [part]
    }
}
