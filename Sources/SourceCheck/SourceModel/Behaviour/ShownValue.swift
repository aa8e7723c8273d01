import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What an expression takes from the view model, where that can be read.
struct ShownValue {
    /// The paths behind the view model: `["maker", "name"]`.
    let paths: [[String]]
    /// Whether it is `!path`; `nil` where it is neither that nor a path.
    let isNegated: Bool?

    /// - Returns: `nil` where anything else may be in it.
    init?(_ value: ValueFact, in member: MemberFact, _ viewModel: String, _ code: CodeIndex) {
        switch value.kind {
        case .path, .call, .construction, .chainedConstruction, .string, .other: break
        default: return nil
        }
        var paths: [[String]] = []
        let uses = member.uses.filter { value.range.contains($0.range) }
        let callee = value.call?.callee
        for use in uses {
            if let path = Self.path(use, in: member, viewModel, code) {
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

    /// What stands behind the view model in a path, variables followed to what they were set to.
    private static func path(
        _ use: UseFact,
        in member: MemberFact,
        _ viewModel: String,
        _ code: CodeIndex,
        depth: Int = 0
    ) -> [String]? {
        let names = use.components.map(\.name.string)
        guard depth < 4, !use.components.contains(where: \.isSubscripted) else { return nil }
        let types = code.types(along: use, in: member)
        for (position, type) in types.enumerated() where position + 1 < names.count {
            if let id = type.projectType, code.qualifiedName(of: id) == viewModel {
                return Array(names[(position + 1)...])
            }
        }
        if use.root == .self || use.root == .name,
            code.ownerType(of: member).projectType.map(code.qualifiedName) == viewModel
        {
            return nil
        }
        guard let value = use.local?.value, value.kind == .path, let origin = value.use,
            let start = path(origin, in: member, viewModel, code, depth: depth + 1)
        else { return nil }
        return start + names.dropFirst()
    }
}
