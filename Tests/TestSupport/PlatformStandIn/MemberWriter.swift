import SystemTypes

/// Writes properties, methods, initializers and subscripts, each with a body that traps.
struct MemberWriter {
    /// What a member is written for, which decides its modifiers.
    enum Place {
        case `class`(HeaderReader)
        case value(HeaderReader)
        case `extension`(HeaderReader)

        var header: HeaderReader {
            switch self {
            case .class(let header), .value(let header), .extension(let header): header
            }
        }
    }

    let visible: VisibleTypes

    func isWritable(_ member: MemberReader, in header: HeaderReader) -> Bool {
        let own = genericParameters(visibleIn: header) + member.genericParameters
        return member.keyword != .show && visible.containsAll(mentionedIn: member.signature, except: own)
    }

    func lines(_ member: MemberReader, in place: Place, isOverride: Bool = false) -> [String] {
        guard isWritable(member, in: place.header) else { return [] }
        let prefix = prefix(of: member, in: place, isOverride: isOverride)
        switch member.keyword {
        case .let, .var: return properties(member, prefix: prefix, in: place)
        case .func:
            let isObjectiveC = isClass(place) && place.header.genericParameters.isEmpty && canBeSelected(member)
            let result = member.declaration.contains("->") ? "@discardableResult " : ""
            return ["    \(isObjectiveC ? "@objc " : "")\(result)\(prefix)func \(member.declaration) { fatalError() }"]
        case .subscript: return ["    \(prefix)subscript\(member.declaration) { get { fatalError() } set {} }"]
        case .`init`, .case, .show: return member.keyword == .`init` ? [initializer(member, prefix: prefix)] : []
        }
    }

    func initializer(_ member: MemberReader, prefix: String) -> String {
        "    \(prefix)init\(member.declaration) { fatalError() }"
    }

    private func properties(_ member: MemberReader, prefix: String, in place: Place) -> [String] {
        guard let (names, type) = member.namesAndType else { return [] }
        let isStored = member.modifiers.contains("weak") && isClass(place) && !member.isStatic
        let accessors = member.keyword == .var ? "{ get { fatalError() } set {} }" : "{ fatalError() }"
        return names.map { "    \(prefix)var \($0): \(type)\(isStored ? "" : " " + accessors)" }
    }

    private func prefix(of member: MemberReader, in place: Place, isOverride: Bool) -> String {
        var words: [String] = []
        if member.modifiers.contains("main") { words.append("@MainActor") }
        let isOpen = isClass(place) && !member.modifiers.contains("static") && member.keyword != .`init`
        words.append(isOpen ? "open" : "public")
        if isOverride { words.append("override") }
        if member.isStatic { words.append(isOpen ? "class" : "static") }
        if member.modifiers.contains("weak"), isClass(place), member.keyword == .var { words.append("weak") }
        if member.modifiers.contains("mutating") { words.append("mutating") }
        if member.modifiers.contains("convenience"), member.keyword == .`init` { words.append("convenience") }
        if member.modifiers.contains("nonisolated") { words.append("nonisolated") }
        return words.joined(separator: " ") + " "
    }

    private func isClass(_ place: Place) -> Bool {
        if case .class = place { true } else { false }
    }

    private func genericParameters(visibleIn header: HeaderReader) -> [String] {
        guard header.keyword == .extension else { return header.genericParameterNames }
        return SystemTypes.type(named: header.name)?.genericParameters.map { String($0.prefix { $0 != ":" }) } ?? []
    }

    /// Methods that code names in `#selector`: without parameters, or with such as a control sends.
    private func canBeSelected(_ member: MemberReader) -> Bool {
        guard !member.isStatic, let method = member.members.first, method.type.map(Self.plain.contains) ?? true else {
            return false
        }
        guard let parameters = method.parameters else { return false }
        return ["()", "(_ sender: Any?)", "(_ force: Bool)", "(animated: Bool)"].contains(parameters)
    }

    private static let plain: Set<String> = ["Bool", "Int"]
}
