import SourceFacts
import ScreenSpecDiagnostics

/// One finding for each file that is not Swift throughout, at the first place.
enum SyntaxFindings {
    static func findings(in facts: FileFacts) -> [Diagnostic] {
        // Every file is asked, and hardly any has some.
        guard facts.flags.contains(.tooDeep) || facts.hasSyntaxErrors else { return [] }
        if let first = facts.syntaxErrors.first {
            let finding = RuleDescription.swiftSyntax.finding(
                at: first.range,
                "The file is not Swift from here on: \(first.message). It is checked as far as it goes.",
                notes: facts.syntaxErrors.dropFirst().map { error in
                    let message = error.message.string
                    return Diagnostic.Note(
                        at: error.range,
                        error.isNote ? message.asSentence : "Another place: \(message)."
                    )
                }
            )
            return [finding]
        }
        let range = SourceRange(file: facts.file, lower: 0, upper: 0)
        let message =
            facts.flags.contains(.tooDeep)
            ? "Something in the file is nested so deeply that it was not read; take it apart, or leave the file out of 'sources'."
            : "The file is not Swift throughout. It is checked as far as it goes."
        return [RuleDescription.swiftSyntax.finding(at: range, message)]
    }
}
