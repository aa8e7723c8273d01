import CodeProject
import SpecExtraction

/// Lets a drafted project say how the code is written, as far as nothing is found then that was not there without it.
struct DraftFitting {
    private let project: ProjectRehearsal
    /// What is found where nobody wrote an architecture down.
    private let before: ProjectRehearsal.Outcome
    private let known: FindingCounts

    init(_ project: ProjectRehearsal, _ before: ProjectRehearsal.Outcome) {
        (self.project, self.before) = (project, before)
        known = FindingCounts(before)
    }

    /// Names the modules of the app.
    func split(_ draft: inout ProjectDraft) {
        guard let modules = DraftedModules(of: before.code.subject, in: draft.folder) else { return }
        var split = draft
        split.split(modules)
        let outcome = project.outcome(split.withoutArchitecture.overlay)
        if known.newFindings(in: outcome).isEmpty { draft = split }
    }

    /// Names the architecture, as the team writes it.
    ///
    /// - Parameter isChosen: Whether somebody has said which one it is.
    /// - Returns: What is found with it.
    func fit(_ draft: inout ProjectDraft, isChosen: Bool) -> ProjectRehearsal.Outcome {
        if !isChosen, let partners = draft.partners(in: before) {
            let fitted = fitted(partners)
            if fitted.isQuiet {
                draft = fitted.draft
                return fitted.outcome
            }
        }
        let fitted = fitted(draft)
        draft = fitted.draft
        return fitted.outcome
    }

    /// - Returns: Whether no more is found than before, too.
    private func fitted(_ start: ProjectDraft)
        -> (draft: ProjectDraft, outcome: ProjectRehearsal.Outcome, isQuiet: Bool)
    {
        var draft = start
        let analysed = project.analysed(draft.overlay)
        guard let base = draft.architecture.flatMap({ analysed.specs.compilation.architectures[$0] }) else {
            return (draft, before, true)
        }
        var dialect = DialectReading(of: analysed.code.subject, base: base, named: draft.architectureName).dialect
        var outcome = before
        for round in 0..<2 * Self.limit {
            draft.dialect = dialect
            outcome = project.outcome(draft.overlay)
            let fitting = DialectFitting(outcome, hasDocuments: false)
            let new = known.newFindings(in: outcome).filter { !fitting.leavesToScreens($0) }
            if round < Self.limit, fitting.fit(&dialect, to: new) { continue }
            // Roles that the architecture does not have are worth no finding that was not there.
            guard !new.isEmpty, dialect.hasOwnRoles else { return (draft, outcome, new.isEmpty) }
            dialect = dialect.withoutOwnRoles
        }
        return (draft, outcome, false)
    }

    private static let limit = 8
}
