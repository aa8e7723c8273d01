/// What can go wrong with files, whatever stands in them.
package enum DriverRules {
    package static let descriptions: [RuleDescription] =
        inputs + outputs + documentation + CheckRunRules.descriptions
        + SourceFileRules.descriptions

    /// Rules whose findings mean that the run could not be done, rather than that something in it is wrong.
    package static let failures = Set(
        [
            RuleDescription.noSuchPath, .unreadableFile, .unusableInterface, .notAFile, .fileTooLarge,
            .invalidBuildDescription, .unwritableOutput, .unwritableReport, .unknownChanges, .unavailableForm,
        ].map(\.id)
    )

    private static let inputs: [RuleDescription] = [
        .noSuchPath, .noSpecs, .unreadableFile, .notAFile, .fileTooLarge, .unusableInterface, .invalidBuildDescription,
    ]

    private static let outputs: [RuleDescription] = [
        .foreignOutput, .editedOutput, .outdatedOutput, .outputOutside, .caseClash, .unwritableOutput,
        .unwritableReport,
    ]
}

extension RuleDescription {
    package static let noSuchPath = RuleDescription(
        "no-such-path",
        .error,
        .run,
        purpose: "A path or pattern on the command line or in the project file leads to something.",
        why: """
            A misspelt path would otherwise be a run over fewer specs than meant, which succeeds, and removes what \
            the missing specs had generated.
            """,
        wrong: .words("'screenspec compile Spec' in a folder that holds 'Specs'."),
        right: .words("'screenspec compile Specs'.")
    )

    package static let noSpecs = RuleDescription(
        "no-specs",
        .warning,
        .run,
        purpose: "A folder that is named for its specs holds some.",
        why: "A run over no specs does nothing, which is seldom what was meant.",
        wrong: .words("'screenspec compile Sources', where the specs lie in 'Specs'."),
        right: .words("'screenspec compile Specs', where 'Specs/Login.screen.yaml' exists."),
        misses: "Folders below the one named may be empty."
    )

    package static let unreadableFile = RuleDescription(
        "unreadable-file",
        .error,
        .run,
        purpose: "Every spec file can be read.",
        why: "What a spec declares is needed by others; without it, every name in it would be unknown.",
        wrong: .words("A spec whose permissions forbid reading, or one that is removed during the run."),
        right: .words("A spec that the person who runs the compiler may read.")
    )

    package static let notAFile = RuleDescription(
        "not-a-file",
        .error,
        .run,
        purpose: "What is named like a spec is a regular file.",
        why: "A folder has no text, and a pipe or device may never end.",
        wrong: .words("A folder called 'Login.screen.yaml'."),
        right: .words("A file called 'Login.screen.yaml'.")
    )

    package static let fileTooLarge = RuleDescription(
        "file-too-large",
        .error,
        .run,
        purpose: "A spec file stays below the limit on size.",
        why: """
            No person writes such a spec: it is a mistake, such as a video with the wrong name, and reading it \
            would take the machine's memory.
            """,
        wrong: .words("A spec of 1 GB."),
        right: .words("Several specs of a few hundred lines each.")
    )

    package static let unusableInterface = RuleDescription(
        "unusable-interface",
        .error,
        .run,
        purpose: "The modules that a module depends on have been compiled, and have left what they show to others.",
        why: """
            'compile --module' reads no specs of other modules: it reads the interface at the end of each one's \
            'ScreenSpecModule.swift'. Without it, every name of the other module would be unknown; and one that \
            somebody has edited would lead to Swift that does not compile.
            """,
        wrong: .words(
            "'screenspec compile --module Shop' before 'Catalog', on which 'Shop' depends, was compiled."
        ),
        right: .words("'screenspec compile --module Catalog', then 'screenspec compile --module Shop'."),
        misses: """
            Specs of the other module that have changed since it was compiled. Build systems run the two in order.
            """
    )

    package static let invalidBuildDescription = RuleDescription(
        "invalid-build-description",
        .error,
        .run,
        purpose: "The file named with '--build-description' is one that this compiler understands.",
        why: """
            A build system says in it which specs make a module. Half of it understood would be a module with half \
            of its types.
            """,
        wrong: .words("A plugin of one version that runs a compiler of another, or a file that was cut short."),
        right: .words("The plugin and the compiler of one package version.")
    )

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
        purpose: "The output folder can be written.",
        why: "Outputs are written all or not at all: where one cannot be, none is touched.",
        wrong: .words("The output folder is read-only, the disk is full, or a folder stands in a file's place."),
        right: .words("The person who runs the compiler may write there, and there is room.")
    )

    package static let unwritableReport = RuleDescription(
        "unwritable-report",
        .error,
        .run,
        purpose: "The file named with '--report FORM=FILE' can be written.",
        why: "Whoever waits for the report would take an old one for the new.",
        wrong: .words("'--report json=/report.json' by somebody who may not write there."),
        right: .words("'--report json=.build/report.json'.")
    )
}
