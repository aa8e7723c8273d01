import InterfaceBuilder
import SpecProject
import SourceFacts
import ScreenSpecDiagnostics

/// One finding for each file that is not Swift throughout, at the first place.
enum SyntaxFindings {
    static func findings(in facts: FileFacts) -> [Diagnostic] {
        // Every file is asked, and hardly any has some.
        // What another tool writes, nobody is to mend by hand.
        guard facts.flags.contains(.tooDeep) || facts.hasSyntaxErrors, !facts.isGeneratedElsewhere else { return [] }
        if let first = facts.syntaxErrors.first {
            let finding = RuleDescription.swiftSyntax.finding(
                at: first.range,
                "The file is not Swift from here on: \(first.message).",
                notes: facts.syntaxErrors.dropFirst().map { error in
                    let message = error.message.string
                    return Diagnostic.Note(
                        at: error.range,
                        error.isNote ? message.asSentence : "Another place: \(message)."
                    )
                } + [asFarAsItGoes]
            )
            return [finding]
        }
        let range = SourceRange(file: facts.file, lower: 0, upper: 0)
        guard facts.flags.contains(.tooDeep) else {
            return [
                RuleDescription.swiftSyntax.finding(
                    at: range,
                    "The file is not Swift throughout.",
                    notes: [asFarAsItGoes]
                )
            ]
        }
        return [
            RuleDescription.swiftSyntax.finding(
                at: range,
                "Something in the file is nested so deeply that it was not read.",
                help: ["Take it apart, or leave the file out of 'sources'."]
            )
        ]
    }

    /// A storyboard or xib says nothing at all where it is no XML.
    static func finding(of fault: XMLFault, in file: FileID, path: String) -> Diagnostic {
        func range(_ offset: Int) -> SourceRange { SourceRange(file: file, lower: offset, upper: offset) }
        var notes = [Diagnostic.Note(at: nil, "Nothing of the file is checked.")]
        if let other = fault.other, let note = fault.note {
            notes.insert(Diagnostic.Note(at: range(other), note), at: 0)
        }
        return RuleDescription.interfaceSyntax.finding(
            at: range(fault.offset),
            "'\(path)' is no document of Interface Builder: \(fault.message).",
            help: [fault.remedy],
            notes: notes
        )
    }

    private static let asFarAsItGoes = Diagnostic.Note(at: nil, "The file is checked as far as it goes.")
}
