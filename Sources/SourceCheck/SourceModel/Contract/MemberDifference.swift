import ScreenSpecDiagnostics

/// What code has otherwise than a spec says.
struct MemberDifference: Sendable {
    /// What is wrong, as a sentence.
    let message: String
    /// In the code.
    let place: SourceRange
    /// The code's side first; neither is safe.
    var fixes: [Diagnostic.Fix] = []

    /// Fixes for both sides say it themselves.
    var help: [String] { fixes.count > 1 ? [] : ["Change one of them."] }
}
