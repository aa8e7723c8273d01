import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Compares the attributes of requirements that are written out.
extension MemberComparison {
    func attributes(_ attributes: [String], _ found: MemberFact, _ described: Member) -> [Outcome] {
        attributes.map { attribute in
            let place = described.name.range
            switch standing(of: attribute, found) {
            case .there: return Outcome(.attributes, place, .held(found.nameRange))
            case .unknown: return Outcome(.attributes, place, .open(.unknownType))
            case .missing:
                let start = SourceRange(
                    file: found.nameRange.file,
                    lower: Int(found.range.lower),
                    upper: Int(found.range.lower)
                )
                let difference = MemberDifference(
                    message: "'\(described.fullName)' is not '\(attribute)', and the spec says otherwise.",
                    place: found.nameRange,
                    fixes: [Diagnostic.Fix("Add '\(attribute)'", at: start, with: "\(attribute) ")]
                )
                return Outcome(.attributes, place, .differs(difference))
            case .other(let written, let range):
                let difference = MemberDifference(
                    message: "'\(described.fullName)' is '\(written)', and the spec says '\(attribute)'.",
                    place: range,
                    fixes: [Diagnostic.Fix("Change it to '\(attribute)'", at: range, with: attribute)]
                )
                return Outcome(.attributes, place, .differs(difference))
            }
        }
    }

    private enum Standing {
        case there, missing, unknown
        /// Written with another argument, or another actor.
        case other(String, SourceRange)
    }

    private func standing(of attribute: String, _ found: MemberFact) -> Standing {
        let isolation = MemberIsolation(of: found, code)
        if attribute == "nonisolated" {
            switch isolation {
            case .nonisolated, .unsaid: return .there
            case .actor: return .missing
            case .unknown: return .unknown
            }
        }
        let text = attribute.dropFirst()
        let name = String(text.prefix { $0 != "(" })
        if let written = found.attributes.first(named: name) {
            guard let argument = written.argument?.string.withoutSpaces, argument.count < Self.longestArgument,
                text.count > name.count, text.dropFirst(name.count + 1).dropLast().withoutSpaces != argument
            else { return .there }
            return .other("@\(name)(\(written.argument?.string ?? ""))", written.range)
        }
        guard code.isGlobalActor(name) else { return .missing }
        switch isolation {
        case .actor(name, _): return .there
        case .actor(let other, let range?): return .other("@\(other)", range)
        case .unknown: return .unknown
        case .actor, .nonisolated, .unsaid: return .missing
        }
    }

    /// Longer ones are cut.
    private static let longestArgument = 32
}

extension StringProtocol {
    fileprivate var withoutSpaces: String { String(filter { !$0.isWhitespace }) }
}

extension SwiftType {
    /// Those that stand before a function's type.
    var functionAttributes: [String] {
        switch self {
        case .function(let function): function.attributes
        case .attributed(let attributes, let type): attributes + type.functionAttributes
        default: []
        }
    }
}
