import ScreenSpecDiagnostics

extension RuleDescription {
    package static let generatedCodeEdited = RuleDescription(
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
        misses: """
            A file whose header was removed: then it is hand-written code like any other. A file outside of 'sources', which \
            'screenspec compile --check' looks at.
            """
    )
}
