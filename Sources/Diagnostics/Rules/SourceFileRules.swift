/// What can go wrong with hand-written Swift before any rule looks at it.
enum SourceFileRules {
    static let descriptions: [RuleDescription] = [
        .noSources, .unreadSource, .swiftSyntax,
    ]
}

extension RuleDescription {
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

    package static let unreadSource = RuleDescription(
        "unread-source",
        .warning,
        .run,
        purpose: "Every Swift file can be read: a regular file of UTF-8 text, not larger than 4 MB.",
        why: """
            What a file declares is needed to judge others. The rest of the run goes on without it, so that one \
            broken file does not hide what is wrong elsewhere.
            """,
        wrong: .words("A file called 'Login.swift' that holds a picture, or that nobody may read."),
        right: .words("A Swift file in UTF-8.")
    )

    package static let swiftSyntax = RuleDescription(
        "swift-syntax",
        .warning,
        .run,
        purpose: "Every Swift file is Swift.",
        why: """
            Where the parser meets something else, declarations may be missed, and rules be silent about them. The \
            file is checked as far as it goes.
            """,
        wrong: .words("A file with the marks of a merge, '<<<<<<<' and '>>>>>>>', in it."),
        right: .words("A file that the Swift compiler accepts."),
        misses: "Swift that is newer than the parser of this version is reported as well."
    )
}
