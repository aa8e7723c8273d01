import ScreenSpecDiagnostics

/// What can go wrong with files that are written.
package enum OutputRules {
    package static let descriptions: [RuleDescription] = [
        .foreignOutput, .editedOutput, .outdatedOutput, .outputOutside, .caseClash, .unwritableOutput,
    ]
}

extension RuleDescription {
    package static let foreignOutput = RuleDescription(
        "foreign-output",
        .error,
        .run,
        purpose: "Only files that the compiler has written are overwritten.",
        why: "A file without the compiler's header was written by somebody, and overwriting it would lose work.",
        wrong: .words("'Generated/Login.screen.swift' exists and is hand-written."),
        right: .words("The file is moved or renamed, and 'Generated/Login.screen.swift' is left to the compiler.")
    )

    package static let editedOutput = RuleDescription(
        "edited-output",
        .error,
        .run,
        purpose: "Generated files are not edited.",
        why: """
            The next run would undo the edit. The header's hash tells it in time, and the difference shows what to \
            say in the spec instead.
            """,
        wrong: .words("A property is added to 'struct ViewModel' in 'Generated/Login.screen.swift'."),
        right: .words("The property is added in 'Specs/Login.screen.yaml', and the compiler run."),
        misses: "An edit that also brings the hash up to date."
    )

    package static let outdatedOutput = RuleDescription(
        "outdated-output",
        .error,
        .run,
        purpose: "Under '--check', generated files are what the specs ask for.",
        why: "Whoever changed a spec without running the compiler leaves others with Swift that says otherwise.",
        wrong: .words("A spec is changed and committed without what is generated from it."),
        right: .words("'screenspec compile' is run before the commit.")
    )

    package static let outputOutside = RuleDescription(
        "output-outside",
        .error,
        .run,
        purpose: "Nothing is written outside the output folder.",
        why:
            "A symbolic link or a path with '..' could otherwise lead to any file of the person who runs the tool.",
        wrong: .words("'Generated/Shop' is a symbolic link to '../../Elsewhere'."),
        right: .words("'Generated/Shop' is a folder; the output folder itself may be a symbolic link."),
        misses: "Links that are put in place while the outputs are being written."
    )

    package static let caseClash = RuleDescription(
        "case-clash",
        .error,
        .run,
        purpose: "No two generated files have names that differ only in case, or one name in one module.",
        why: """
            On a disk without case, as most Macs have, the two are one file; and Swift refuses two files of one \
            name in a module.
            """,
        wrong: .words("'Specs/Login.screen.yaml' and 'Specs/login.screen.yaml'."),
        right: .words("'Specs/Login.screen.yaml' and 'Specs/LoginHelp.screen.yaml'.")
    )

    package static let unwritableOutput = RuleDescription(
        "unwritable-output",
        .error,
        .run,
        isFailure: true,
        purpose: "The output folder can be written.",
        why: "Outputs are written all or not at all: where one cannot be, none is touched.",
        wrong: .words("The output folder is read-only, the disk is full, or a folder stands in a file's place."),
        right: .words("The person who runs the compiler may write there, and there is room.")
    )
}
