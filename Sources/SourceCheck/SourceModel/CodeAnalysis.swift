import ScreenSpecConcurrency

/// What is found out about the code and its specs as a whole, for rules that ask for it by its type.
///
/// It keeps the parts of the subject that it needs, never the subject, which keeps it.
package protocol CodeAnalysis: Sendable {
    init(of subject: CodeSubject)
}

/// The analyses that were asked for.
final class CodeAnalyses: Sendable {
    private let known = Memo<ObjectIdentifier, any CodeAnalysis>()

    func analysis<Analysis: CodeAnalysis>(of subject: CodeSubject) -> Analysis {
        let found = known(ObjectIdentifier(Analysis.self)) { Analysis(of: subject) }
        guard let analysis = found as? Analysis else { preconditionFailure("an analysis is stored by its own type") }
        return analysis
    }
}
