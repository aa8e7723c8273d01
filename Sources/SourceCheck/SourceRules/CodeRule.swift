import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// A rule over hand-written code.
package enum CodeRule: Sendable {
    /// It looks at the code as a whole.
    case whole(Rule<CodeSubject>)
    case types(TypeRule)
    case comparing(ComparingRule)

    package var description: RuleDescription {
        switch self {
        case .whole(let rule): rule.description
        case .types(let rule): rule.description
        case .comparing(let rule): rule.description
        }
    }
}

/// A rule over hand-written code that looks at one type after the other.
package struct TypeRule: Sendable {
    /// Finds what is wrong with some types, whatever it has seen of others before.
    package typealias Check = @Sendable (ArraySlice<CodeType>) -> [Diagnostic]

    let description: RuleDescription
    /// Works out what it needs to know of the code as a whole.
    let prepare: @Sendable (CodeSubject) -> Check

    package init(_ description: RuleDescription, prepare: @escaping @Sendable (CodeSubject) -> Check) {
        self.description = description
        self.prepare = prepare
    }

    /// A rule that needs to know nothing first.
    package init(_ description: RuleDescription, check: @escaping @Sendable (CodeType, CodeSubject) -> [Diagnostic]) {
        self.init(description) { subject in
            { types in types.flatMap { check($0, subject) } }
        }
    }
}

extension [TypeRule] {
    /// What each of the rules finds.
    ///
    /// All of them look at a few types before any looks at the next ones: what facts say of those is in the caches of the
    /// processor by then, and would have to get there once for each rule.
    func findings(in subject: CodeSubject, _ cancellation: Cancellation) -> [[Diagnostic]] {
        let checks = subject.code.jobs.map(self) { $0.prepare(subject) }
        guard !checks.isEmpty else { return [] }
        let found = subject.code.jobs.flatMap(chunksOf: subject.checkedTypes, count: Self.typesPerPiece) { types in
            [checks.map { cancellation.isCancelled ? [] : $0(types) }]
        }
        return indices.map { rule in found.flatMap { $0[rule] } }
    }

    /// What facts say of so many has room in the cache of one core.
    private static var typesPerPiece: Int { 64 }
}
