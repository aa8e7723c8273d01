import SourceFacts

extension TypeFact {
    /// The type in Swift notation, for people to read; attributes are left out.
    var text: String {
        let parts = parts.map(\.text)
        let first = parts.first ?? "_"
        switch kind {
        case .named:
            let arguments = genericArguments.map(\.text)
            let name = (base.map { "\($0.text)." } ?? "") + (name?.string ?? "_")
            return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
        case .optional: return "\(operand)?"
        case .implicitlyUnwrapped: return "\(operand)!"
        case .array: return "[\(first)]"
        case .dictionary: return "[\(parts.joined(separator: ": "))]"
        case .tuple: return "(\(parts.joined(separator: ", ")))"
        case .function:
            let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
            return "(\(parts.dropLast().joined(separator: ", ")))\(effects) -> \(parts.last ?? "Void")"
        case .existential: return "any \(first)"
        case .opaque: return "some \(first)"
        case .composition: return parts.joined(separator: " & ")
        case .metatype: return "\(operand).Type"
        case .labelled: return "\(name?.string ?? "_"): \(first)"
        case .attributed: return isInout ? "inout \(first)" : first
        case .other: return "_"
        }
    }

    /// What a sign behind it belongs to.
    private var operand: String {
        guard let part = parts.first else { return "_" }
        switch part.kind {
        case .function, .existential, .opaque, .composition, .attributed: return "(\(part.text))"
        default: return part.text
        }
    }
}
