import ScreenModel
import ScreenSpecDiagnostics

extension ComparedBinding {
    private var fixes: ContractFixes { ContractFixes(survey.subject) }

    private func finding(
        at place: SourceRange,
        _ message: String,
        help: String,
        fixes: [Diagnostic.Fix?] = []
    ) -> Diagnostic {
        MismatchedBinding.description.finding(
            at: place,
            message,
            help: [help],
            notes: [survey.family.component.note(at: binding.source.range)],
            fixes: fixes,
            subject: survey.subject.subject(survey.family.type, property)
        )
    }

    /// Of a property that shows something else.
    func finding(_ setting: Setting, _ shown: ShownValue, isOnly: Bool) -> Diagnostic {
        let said = binding.writtenSource
        let found = (shown.isNegated == true ? "not " : "") + source.text(shown.said)
        return finding(
            at: setting.place,
            "'\(property)' shows '\(found)', and the spec says '\(said)'.",
            help: "Set it from '\(said)', or let the spec say '\(found)'.",
            fixes: isOnly
                ? fixes.changing(setting.value, in: setting.member, shown, found, or: binding)
                : [fixes.respelling(binding.source.range, as: found)]
        )
    }

    /// Of a stream that brings something else.
    func finding(bound text: String, at place: SourceRange) -> Diagnostic {
        finding(
            at: place,
            "'\(property)' shows '\(text)', and the spec says '\(binding.source.text)'.",
            help: "Bind it to '\(binding.source.text)', or let the spec say '\(text)'.",
            fixes: [fixes.respelling(binding.source.range, as: text)]
        )
    }

    /// Of a property that shows the others of several.
    func finding(lackingAt setting: Setting) -> Diagnostic {
        let said = binding.writtenSource
        return finding(
            at: setting.place,
            "'\(property)' never shows '\(said)', which is one of those that the spec names.",
            help: "Set it from '\(said)' too, or take that out of the spec."
        )
    }

    func finding(neverShownAt place: SourceRange) -> Diagnostic {
        let said = binding.writtenSource
        return finding(
            at: place,
            "'\(property)' never shows '\(said)', and the spec says it does.",
            help: "Set it from '\(said)', or take it out of the spec.",
            fixes: [fixes.takingOut(binding.property)]
        )
    }

    /// Of another property or method that shows it, be it of the subview or of another one.
    func finding(shownBy other: String, at place: SourceRange) -> Diagnostic {
        let (said, subview) = (binding.writtenSource, subview.name.text)
        let isOwn = other.hasPrefix("\(subview).")
        let fix =
            isOwn
            ? fixes.respelling(binding.property.range, as: String(other.dropFirst(subview.count + 1)))
            : fixes.takingOut(binding.property)
        return finding(
            at: place,
            "'\(other)' shows '\(said)', and the spec says '\(property)'.",
            help: "Set '\(property)' from '\(said)', or let the spec say '\(other)'.",
            fixes: [fix]
        )
    }
}
