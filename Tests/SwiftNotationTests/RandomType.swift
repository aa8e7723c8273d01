import TestSupport
import ScreenModel

/// Types of every shape that the reader makes, at random.
struct RandomType {
    var random: SeededGenerator

    mutating func type(depth: Int) -> SwiftType {
        guard depth > 0 else { return name(depth: 0) }
        switch Int.random(in: 0..<13, using: &random) {
        case 0: return .array(type(depth: depth - 1))
        case 1: return .dictionary(key: type(depth: depth - 1), value: type(depth: depth - 1))
        case 2, 3: return .optional(operand(depth: depth - 1))
        case 4: return .tuple(elements(depth: depth - 1))
        case 5, 6: return .function(function(depth: depth - 1))
        case 7: return .existential(constraint(depth: depth - 1))
        case 8: return .opaque(constraint(depth: depth - 1))
        case 9: return composition(depth: depth - 1)
        case 10: return .metatype(operand(depth: depth - 1), isProtocol: random.happens(onceIn: 2))
        case 11: return .attributed([pick(["@escaping", "@MainActor", "@Sendable"])], name(depth: depth - 1))
        default: return name(depth: depth)
        }
    }

    /// With what only a parameter may have: `inout`.
    mutating func parameter(depth: Int) -> SwiftType {
        guard random.happens(onceIn: 4) else { return type(depth: depth) }
        return .specified(pick(["inout", "borrowing", "consuming", "sending", "isolated"]), plain(depth: depth))
    }

    /// Without attribute: what may stand behind one.
    private mutating func plain(depth: Int) -> SwiftType {
        while true {
            let type = type(depth: depth)
            switch type {
            case .attributed: continue
            default: return type
            }
        }
    }

    /// What `?` may follow, in parentheses or not.
    private mutating func operand(depth: Int) -> SwiftType {
        plain(depth: depth)
    }

    private mutating func name(depth: Int) -> SwiftType {
        let count = Int.random(in: 1...3, using: &random)
        return .named(
            SwiftType.TypeName(
                (0..<count).map { _ in
                    let name = pick(["Jog", "Result", "default", "Type", "Größe", "A", "Protocol", "in"])
                    let arguments = depth > 0 && random.happens(onceIn: 3) ? Int.random(in: 1...2, using: &random) : 0
                    return .init(name, arguments: (0..<arguments).map { _ in type(depth: depth - 1) })
                }
            )
        )
    }

    private mutating func constraint(depth: Int) -> SwiftType {
        random.happens(onceIn: 3) ? composition(depth: depth) : name(depth: depth)
    }

    private mutating func composition(depth: Int) -> SwiftType {
        .composition(
            (0..<Int.random(in: 2...3, using: &random)).map { _ in
                random.happens(onceIn: 5) ? .specified("~", .named("Copyable")) : name(depth: depth)
            }
        )
    }

    private mutating func elements(depth: Int) -> [SwiftType.TupleElement] {
        (0..<Int.random(in: 2...3, using: &random)).map { _ in
            .init(
                label: random.happens(onceIn: 2) ? pick(["x", "in", "let", "default"]) : nil,
                type: type(depth: depth)
            )
        }
    }

    private mutating func function(depth: Int) -> SwiftType.FunctionType {
        let parameters = (0..<Int.random(in: 0...3, using: &random)).map { _ in parameter(depth: depth) }
        var function = SwiftType.FunctionType(
            attributes: random.happens(onceIn: 3) ? ["@Sendable"] : [],
            parameters: parameters,
            isAsync: random.happens(onceIn: 3),
            throwing: random.happens(onceIn: 3)
                ? .typed(type(depth: depth)) : random.happens(onceIn: 2) ? .any : .never,
            result: random.happens(onceIn: 3) ? .named("Void") : type(depth: depth)
        )
        if random.happens(onceIn: 4), !parameters.isEmpty {
            function.parameterNames = ["jog"] + parameters.dropFirst().map { _ in pick(["jog", "inout", "_"]) }
        }
        return function
    }

    private mutating func pick(_ names: [String]) -> String {
        names[Int.random(in: names.indices, using: &random)]
    }
}
