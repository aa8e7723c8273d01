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
        /// An element of a list: paths are those behind it.
        case element
    }

    /// `["maker", "name"]`.
    let paths: [[String]]
    /// The same up to what is called: `["title"]` of `viewModel.title.uppercased()`.
    let uncalled: [[String]]
    /// What a spec would say of the first: `["title"]` of `viewModel.title.uppercased()`.
    var said: [String] { uncalled[0].isEmpty ? paths[0] : uncalled[0] }
    /// Whether it is `!path`; `nil` where it is neither that nor a path.
    let isNegated: Bool?

    /// - Returns: `nil` where anything else may be in it.
    init?(_ value: ValueFact, in member: MemberFact, from origin: Origin) {
        switch value.kind {
        case .path, .call, .construction, .chainedConstruction, .string, .other: break
        default: return nil
        }
        var paths: [[String]] = []
        var uncalled: [[String]] = []
        let all = member.uses(in: value)
        let uses = origin.isElement ? all.filter { !ListElement.isPlace($0) } : all
        let callee = value.call?.callee
        for use in uses {
            if let path = origin.path(use, in: member) {
                paths.append(path)
                let called = use.components.firstIndex(where: \.isCalled).map { use.components.endIndex - $0 } ?? 0
                uncalled.append(path.dropLast(called))
            } else if use.index != callee?.index || !Self.isHarmless(use, origin) {
                guard use.root == .implicit || use.components.first?.startsUppercase == true else { return nil }
            }
        }
        guard !paths.isEmpty else { return nil }
        (self.paths, self.uncalled) = (paths, uncalled)
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
    ///
    /// A method of the list's own, `shortened(place.street)`, has no element but the one that it is handed.
    private static func isHarmless(_ callee: UseFact, _ origin: Origin) -> Bool {
        callee.role == .called && (callee.components.count == 2 || callee.components.count == 1 && origin.isElement)
    }
}

extension ShownValue.Origin {
    fileprivate var isElement: Bool { if case .element = self { true } else { false } }

    /// The path that counts of one in the code, variables followed to what they were set to.
    func path(_ use: UseFact, in member: MemberFact, depth: Int = 0) -> [String]? {
        if isElement { return ListElement.path(use, in: member) }
        guard depth < 4, !use.components.contains(where: \.isSubscripted) else { return nil }
        let direct: [String]? =
            switch self {
            case .type(let name, let code): Self.path(use, in: member, behind: name, code)
            case .messages(let carried): carried.path(use, in: member)
            case .element: nil
            }
        if let direct { return direct }
        if use.startsAtClosureParameter, let stream = ObservedStream(around: use, in: member),
            let start = path(of: stream, in: member)
        {
            return start + use.components.dropFirst(use.root == .local ? 1 : 0).map(\.name.string)
        }
        guard let value = use.local?.value, value.kind == .path, let origin = value.use,
            let start = path(origin, in: member, depth: depth + 1)
        else { return nil }
        return start + use.components.dropFirst().map(\.name.string)
    }

    /// The path to a stream, without what is done to it; `nil` where a property stands for that, of which nobody knows more.
    func path(of stream: ObservedStream, in member: MemberFact) -> [String]? {
        if case .type(_, let code) = self, stream.hasOperators(in: member, code) { return nil }
        let rest = stream.use.components.count - stream.count
        guard let whole = path(stream.use, in: member), whole.count > rest else { return nil }
        return whole.dropLast(rest).map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    }

    private static func path(
        _ use: UseFact,
        in member: MemberFact,
        behind typeName: String,
        _ code: CodeIndex
    ) -> [String]? {
        for (position, type) in code.types(along: use, in: member).enumerated()
        where position + 1 < use.components.count {
            if let id = type.projectType, code.isKnown(id, as: typeName) {
                return use.components.dropFirst(position + 1).map(\.name.string)
            }
        }
        return nil
    }
}
