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

/// On which actor a member lives, as it says itself or whatever stands around it.
enum MemberIsolation {
    /// With the place of the attribute, where the member itself has it.
    case actor(String, SourceRange?)
    case nonisolated
    /// Nothing says so.
    case unsaid
    case unknown

    init(of member: MemberFact, _ code: CodeIndex) {
        if member.modifiers.contains("nonisolated") {
            self = .nonisolated
        } else if let attribute = member.attributes.first(where: { code.isGlobalActor($0.name.string) }) {
            self = .actor(attribute.name.string, attribute.range)
        } else if let owner = member.owner {
            self = Self.around(owner, code)
        } else {
            self = .unsaid
        }
    }

    /// An extension has its own, or else that of what it extends.
    private static func around(_ declaration: DeclarationFact, _ code: CodeIndex) -> MemberIsolation {
        if let own = stated(by: declaration, code) { return own }
        guard let type = code.type(of: declaration) else { return .unknown }
        // A class takes over that of its superclass, and a type that of the protocols that its declaration names.
        for id in code.classes(from: type.id) {
            if let stated = stated(by: code[id].declaration, code) { return stated }
            for inherited in code[id].declaration.inheritedTypes {
                guard let name = code.lookup(inherited.type, in: code[id].declaration.parent).projectType,
                    code[name].kind == .protocol
                else { continue }
                if let stated = stated(by: code[name].declaration, code) { return stated }
            }
        }
        if let platform = code.platformClass(of: type.id) {
            return platform.isSubclass(of: "UIResponder") ? .actor("MainActor", nil) : .unknown
        }
        return code.unknownAncestors(of: type.id).isEmpty ? .unsaid : .unknown
    }

    private static func stated(by declaration: DeclarationFact, _ code: CodeIndex) -> MemberIsolation? {
        if declaration.modifiers.contains("nonisolated") { return .nonisolated }
        return declaration.attributes.first { code.isGlobalActor($0.name.string) }.map { .actor($0.name.string, nil) }
    }
}

extension CodeIndex {
    /// Whether an attribute of that name puts what has it on an actor.
    fileprivate func isGlobalActor(_ name: String) -> Bool {
        name == "MainActor" || types(named: name).contains { self[$0].declaration.attributes.contains("globalActor") }
    }
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
