import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What an expression takes from what a view shows, where that can be read.
struct ShownValue {
    /// What a path has to start at to count.
    enum Origin {
        /// An object of that type: paths are those behind it.
        case type(String, CodeIndex)
        /// What messages carry: paths are those with the message in front.
        case messages(CarriedValues)
    }

    /// `["maker", "name"]`.
    let paths: [[String]]
    /// Whether it is `!path`; `nil` where it is neither that nor a path.
    let isNegated: Bool?

    /// - Returns: `nil` where anything else may be in it.
    init?(_ value: ValueFact, in member: MemberFact, from origin: Origin) {
        switch value.kind {
        case .path, .call, .construction, .chainedConstruction, .string, .other: break
        default: return nil
        }
        var paths: [[String]] = []
        let uses = member.uses.filter { value.range.contains($0.range) }
        let callee = value.call?.callee
        for use in uses {
            if let path = origin.path(use, in: member) {
                paths.append(path)
            } else if use.index != callee?.index || !Self.isHarmless(use) {
                guard use.root == .implicit || use.components.first?.startsUppercase == true else { return nil }
            }
        }
        guard !paths.isEmpty else { return nil }
        self.paths = paths
        let only = uses.count == 1 ? uses.first?.range : nil
        isNegated =
            switch only {
            case value.range where value.kind == .path: false
            case let range?
            where value.kind == .other && range.upper == value.range.upper
                && range.lower == value.range.lower + 1:
                true
            default: nil
            }
    }

    /// Whether the receiver of a call does no more than take the argument: `formatter.string(from:)`.
    private static func isHarmless(_ callee: UseFact) -> Bool {
        callee.components.count == 2 && callee.role == .called
    }
}

extension ShownValue.Origin {
    /// The path that counts of one in the code, variables followed to what they were set to.
    fileprivate func path(_ use: UseFact, in member: MemberFact, depth: Int = 0) -> [String]? {
        guard depth < 4, !use.components.contains(where: \.isSubscripted) else { return nil }
        let direct: [String]? =
            switch self {
            case .type(let name, let code): Self.path(use, in: member, behind: name, code)
            case .messages(let carried): carried.path(use, in: member)
            }
        if let direct { return direct }
        guard let value = use.local?.value, value.kind == .path, let origin = value.use,
            let start = path(origin, in: member, depth: depth + 1)
        else { return nil }
        return start + use.components.dropFirst().map(\.name.string)
    }

    private static func path(
        _ use: UseFact,
        in member: MemberFact,
        behind typeName: String,
        _ code: CodeIndex
    ) -> [String]? {
        for (position, type) in code.types(along: use, in: member).enumerated()
        where position + 1 < use.components.count {
            if let id = type.projectType, isOne(id, typeName, code) {
                return use.components.dropFirst(position + 1).map(\.name.string)
            }
        }
        return nil
    }

    /// Whether it is that type, or a protocol by which an object of it is known.
    private static func isOne(_ id: TypeID, _ name: String, _ code: CodeIndex) -> Bool {
        if code.qualifiedName(of: id) == name { return true }
        return code[id].kind == .protocol && code.types(named: name).contains { code.conforms($0, to: id) }
    }
}
