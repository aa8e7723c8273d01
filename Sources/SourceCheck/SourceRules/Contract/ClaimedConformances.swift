import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SystemTypes

/// What a spec says that a model conforms to.
extension MismatchedProperty {
    static func conformance(_ name: Name, of type: CodeType, _ subject: CodeSubject) -> Comparison<Diagnostic> {
        guard !mayConform(type, to: name.text, subject) else {
            return Comparison(.claimedConformance, name.range, .held(type.declaration.nameRange))
        }
        let difference = MemberDifference(
            message: "'\(type.name)' does not conform to '\(name.text)', and the spec says otherwise.",
            place: type.declaration.nameRange
        )
        let finding = finding(difference, at: name.range, type, name.text, subject)
        return Comparison(.claimedConformance, name.range, .differs(finding))
    }

    /// Whether a type conforms to a protocol, or nobody can tell.
    private static func mayConform(_ type: CodeType, to name: String, _ subject: CodeSubject) -> Bool {
        let code = subject.code
        if name == "Codable" {
            return mayConform(type, to: "Encodable", subject) && mayConform(type, to: "Decodable", subject)
        }
        // What the compiler finds out by itself, and what nobody knows.
        guard name != "Sendable", PlatformType(named: name)?.facts?.kind == .protocol else { return true }
        let isPlain = type.kind == .enum && !type.members.contains { !$0.parameters.isEmpty && $0.kind == .enumCase }
        if isPlain, name == "Equatable" || name == "Hashable" { return true }
        if code.conforms(type.id, toProtocolNamed: name) || !code.unknownAncestors(of: type.id).isEmpty { return true }
        let stated =
            type.declarations.flatMap(\.inheritedTypes).flatMap(\.type.namedTypes).compactMap(\.name?.string)
            + code.protocols(of: type.id).compactMap { protocolType -> String? in
                if case .platform(let platform) = protocolType { platform.name } else { nil }
            }
        if stated.contains(name) || stated.contains("Codable") && (name == "Encodable" || name == "Decodable") {
            return true
        }
        if let platform = code.platformClass(of: type.id), SystemTypes.conforms(platform.name, to: name) { return true }
        // A raw value brings these along, and a macro any.
        let isOfRawValue = name == "Equatable" || name == "Hashable" || name == "RawRepresentable"
        return type.kind == .enum && !stated.isEmpty && isOfRawValue || type.mayHaveMoreMembers
    }
}
