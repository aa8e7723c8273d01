import ArchitectureRules
import SourceText

/// A rule over hand-written code.
enum CodeRule: Sendable {
    /// It looks at the code as a whole.
    case whole(Rule<CodeSubject>)
    case types(TypeRule)

    var card: RuleCard {
        switch self {
        case .whole(let rule): rule.card
        case .types(let rule): rule.card
        }
    }
}

/// A rule over hand-written code that looks at one type after the other.
struct TypeRule: Sendable {
    /// Finds what is wrong with some types, whatever it has seen of others before.
    typealias Check = @Sendable (ArraySlice<CodeType>) -> [Diagnostic]

    let card: RuleCard
    /// Works out what it needs to know of the code as a whole.
    let prepare: @Sendable (CodeSubject) -> Check

    init(_ card: RuleCard, prepare: @escaping @Sendable (CodeSubject) -> Check) {
        self.card = card
        self.prepare = prepare
    }
}

extension [TypeRule] {
    /// What each of the rules finds.
    ///
    /// All of them look at a few types before any looks at the next ones: what facts say of those is in the caches of the
    /// processor by then, and would have to get there once for each rule.
    func findings(in subject: CodeSubject) -> [[Diagnostic]] {
        let checks = map { $0.prepare(subject) }
        guard !checks.isEmpty else { return [] }
        let types = subject.checkedTypes
        let pieces = stride(from: 0, to: types.count, by: Self.typesPerPiece).map { start in
            types[start..<Swift.min(start + Self.typesPerPiece, types.count)]
        }
        let found = subject.code.concurrency.map(pieces) { types in checks.map { $0(types) } }
        return indices.map { rule in found.flatMap { $0[rule] } }
    }

    /// What facts say of so many has room in the cache of one core.
    private static var typesPerPiece: Int { 64 }
}
