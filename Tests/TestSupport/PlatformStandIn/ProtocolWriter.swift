import SystemTypes

/// Writes protocols: those that refine `NSObjectProtocol` as Objective-C protocols, whose requirements may be optional.
struct ProtocolWriter {
    let visible: VisibleTypes

    func lines(for declaration: CatalogueDeclaration) -> [String] {
        let header = declaration.header
        let isObjectiveC = Self.isObjectiveC(header.name)
        let refined = header.inherited.filter { name in
            if name == "AnyObject" || name == "Sendable" { return true }
            return Witnesses(visible: visible).canConform(to: name) && (!isObjectiveC || Self.isObjectiveC(name))
        }
        let members = MemberWriter(visible: visible)
        let writable = declaration.members.filter { members.isWritable($0, in: header) }
        let required = writable.filter { !isObjectiveC || isRepresentable($0) }
        let rest = writable.filter { isObjectiveC && !isRepresentable($0) }
        let attributes = (isObjectiveC ? "@objc " : "") + (header.modifiers.contains("main") ? "@MainActor " : "")
        let list = refined.isEmpty ? "" : ": " + refined.joined(separator: ", ")
        var lines = ["\(attributes)public protocol \(header.name)\(list) {"] + required.flatMap(requirement) + ["}"]
        if !rest.isEmpty {
            // Objective-C cannot say these here, so they are there to be called but not checked as requirements.
            lines += ["extension \(header.name) {"] + rest.flatMap { members.lines($0, in: .extension(header)) } + ["}"]
        }
        return lines
    }

    static func isObjectiveC(_ name: String) -> Bool {
        guard let facts = SystemTypes.type(named: name), facts.kind == .protocol, facts.module != "Foundation" else {
            return AbsentOnLinux.types.contains(name)
        }
        return SystemTypes.conforms(name, to: "NSObjectProtocol")
    }

    private func requirement(_ member: MemberReader) -> [String] {
        let prefix =
            (member.modifiers.contains("optional") ? "@objc optional " : "")
            + (member.modifiers.contains("main") ? "@MainActor " : "") + (member.isStatic ? "static " : "")
        switch member.keyword {
        case .let, .var:
            guard let (names, type) = member.namesAndType else { return [] }
            return names.map { "    \(prefix)var \($0): \(type) { get\(member.keyword == .var ? " set" : "") }" }
        case .func:
            let result = member.declaration.contains("->") ? "@discardableResult " : ""
            return ["    \(result)\(prefix)func \(member.declaration)"]
        case .`init`: return ["    \(prefix)init\(member.declaration)"]
        case .subscript, .case, .show: return []
        }
    }

    /// Whether Objective-C can say the types, which on Linux excludes Foundation's classes.
    private func isRepresentable(_ member: MemberReader) -> Bool {
        TypeNames.mentioned(in: member.signature).allSatisfy { name in
            guard let facts = SystemTypes.type(named: name) else { return false }
            switch facts.kind {
            case .class, .actor:
                let isFoundation = facts.module == "Foundation" && !AbsentOnLinux.types.contains(name)
                return !isFoundation && SystemTypes.isSubclass(name, of: "NSObject")
                    && facts.genericParameters.isEmpty
            case .protocol: return name == "AnyObject" || name == "Any" || name == "Error" || Self.isObjectiveC(name)
            case .struct: return !name.hasPrefix("Unsafe") && !Self.withoutBridge.contains(name)
            case .enum: return facts.module != "Swift" || name == "Optional"
            case .typealias: return facts.aliased.map { SystemTypes.type(named: $0) != nil } ?? false
            }
        }
    }

    private static let withoutBridge: Set<String> = [
        "AttributedString", "AttributeContainer", "Duration", "Range", "ClosedRange",
    ]
}
