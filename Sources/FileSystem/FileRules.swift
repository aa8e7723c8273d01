import ScreenSpecDiagnostics

/// What can go wrong with files that are read, whatever stands in them.
package enum FileRules {
    package static let descriptions: [RuleDescription] = [
        .noSuchPath, .noSpecs, .noSources, .unreadableFile, .notAFile, .fileTooLarge,
    ]
}

extension RuleDescription {
    package static let noSuchPath = RuleDescription(
        "no-such-path",
        .error,
        .run,
        isFailure: true,
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

    package static let noSources = RuleDescription(
        "no-sources",
        .warning,
        .run,
        purpose: "A folder that the project names for its Swift holds some.",
        why: "A check of no code finds nothing, which looks like code without a fault.",
        wrong: .words("'sources: [App]' in the project file, where the code lies in 'Sources'."),
        right: .words("'sources: [Sources]', where 'Sources/Login.swift' exists."),
        misses: "Folders below the one named may be empty."
    )

    package static let unreadableFile = RuleDescription(
        "unreadable-file",
        .error,
        .run,
        isFailure: true,
        purpose: "Every spec file can be read.",
        why: "What a spec declares is needed by others; without it, every name in it would be unknown.",
        wrong: .words("A spec whose permissions forbid reading, or one that is removed during the run."),
        right: .words("A spec that the person who runs the compiler may read.")
    )

    package static let notAFile = RuleDescription(
        "not-a-file",
        .error,
        .run,
        isFailure: true,
        purpose: "What is named like a spec is a regular file.",
        why: "A folder has no text, and a pipe or device may never end.",
        wrong: .words("A folder called 'Login.screen.yaml'."),
        right: .words("A file called 'Login.screen.yaml'.")
    )

    package static let fileTooLarge = RuleDescription(
        "file-too-large",
        .error,
        .run,
        isFailure: true,
        purpose: "A spec file stays below the limit on size.",
        why: """
            No person writes such a spec: it is a mistake, such as a video with the wrong name, and reading it \
            would take the machine's memory.
            """,
        wrong: .words("A spec of 1 GB."),
        right: .words("Several specs of a few hundred lines each.")
    )
}
