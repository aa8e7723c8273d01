import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts

/// What code has otherwise than a spec says.
struct MemberDifference: Sendable {
    /// What is wrong, as a sentence.
    let message: String
    /// In the code.
    let place: SourceRange
    /// The code's side first; neither is safe.
    let fixes: [Diagnostic.Fix]

    init(message: String, place: SourceRange, fixes: [Diagnostic.Fix?] = []) {
        (self.message, self.place) = (message, place)
        self.fixes = fixes.compactMap(\.self)
    }

    /// Fixes for both sides say it themselves.
    var help: [String] { fixes.count > 1 ? [] : ["Change one of them."] }

    /// With a fix for each side, where the difference has none of its own.
    func with(_ more: [Diagnostic.Fix?]) -> MemberDifference {
        let more = more.compactMap(\.self)
        guard fixes.count < 2, more.count > fixes.count else { return self }
        // What it has of its own for the code's side changes less.
        let own = fixes.first.map { [$0] + more.dropFirst() }
        return MemberDifference(message: message, place: place, fixes: own ?? more)
    }

    /// What a rule tells of it.
    ///
    /// - Parameter note: Where the spec says otherwise.
    func finding(of rule: RuleDescription, _ note: Diagnostic.Note, subject: Subject) -> Diagnostic {
        rule.finding(at: place, message, help: help, notes: [note], fixes: fixes, subject: subject)
    }
}

extension MemberDifference {
    /// Who can use a type; `nil` where that is as the spec says.
    init?(access expected: ScreenModel.AccessLevel, of type: CodeType) {
        let declaration = type.declaration
        let written = type.statedAccess
        guard written != .open || expected != .public, "\(written)" != expected.rawValue else { return nil }
        let word = declaration.modifiers.first(where: \.isAccess)
        let place = SourceRange(
            file: declaration.nameRange.file,
            lower: declaration.introducerOffset,
            upper: declaration.introducerOffset
        )
        self.init(
            message: "'\(type.name)' is '\(written)', and the spec says '\(expected.rawValue)'.",
            place: declaration.nameRange,
            fixes: [
                Diagnostic.Fix(
                    "Make it '\(expected.rawValue)'",
                    at: word?.range ?? place,
                    with: expected.rawValue + (word == nil ? " " : "")
                )
            ]
        )
    }
}

extension CodeType {
    /// By its own word, or that of the extension it stands in.
    var statedAccess: SourceFacts.AccessLevel {
        let around = declaration.parent.flatMap { $0.kind == .extension ? $0.access : nil }
        return declaration.access ?? around ?? .internal
    }
}
