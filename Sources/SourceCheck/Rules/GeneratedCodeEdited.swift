import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// Nobody edits what the compiler writes.
package enum GeneratedCodeEdited {
    package static let description = RuleDescription(
        "generated-code-edited",
        .error,
        .architecture,
        purpose: "Generated Swift is as the compiler wrote it.",
        why: """
            What is added to a generated file by hand is lost with the next change of its spec, and until then the spec \
            does not say what the code does. The header of a generated file holds a hash of what follows; here it no \
            longer fits. Put additions into an extension in a file of your own, and changes into the spec, then \
            run 'screenspec compile --force'.
            """,
        wrong: .words("A line is added to Login.screen.swift, whose header says that it was generated."),
        right: .words("The line stands in an extension, in LoginViewModel+Text.swift."),
        misses: "A file whose header was removed: then it is hand-written code like any other."
    )

    package static let rule = Rule(description) { (subject: CodeSubject) in
        subject.code.files.compactMap { file in
            guard file.facts.isGeneratedAndEdited else { return nil }
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            return description.finding(
                at: SourceRange(file: file.facts.file, lower: 0, upper: 0),
                "'\(name)' is generated and was changed by hand: move the change to the spec or to a file of your own, then run "
                    + "'screenspec compile --force'.",
                notes: spec(behind: name, subject).map { [Diagnostic.Note(at: $0, "It is made from this spec.")] }
                    ?? [],
                subject: Subject(name)
            )
        }
    }

    /// The first declaration of the spec that a generated file is named after: `Login.screen.swift` of `Login.screen.yaml`.
    private static func spec(behind name: String, _ subject: CodeSubject) -> SourceRange? {
        let stem = String(name.dropLast(".swift".count))
        let file = subject.specs.programs.lazy.flatMap(\.files).first { file in
            file.path.split(separator: "/").last.map { $0 == "\(stem).yaml" } ?? false
        }
        return file?.documents.lazy.compactMap(\.component).first?.declaration.name.range
    }
}
