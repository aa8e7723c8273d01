/// What can go wrong with a run of the check, whatever the code says.
enum CheckRunRules {
    static let descriptions: [RuleDescription] = [
        .outdatedBaseline, .damagedBaseline, .unknownChanges, .refusedFix,
    ]
}

extension RuleDescription {
    package static let outdatedBaseline = RuleDescription(
        "outdated-baseline",
        .error,
        .run,
        purpose: "Every entry of a baseline still occurs.",
        why: """
            An entry whose finding was fixed would let the same mistake come back unseen. Taking it out keeps what \
            was won: 'screenspec check --prune-baseline' does, and the change is committed with the fix.
            """,
        wrong: .words("A subview is made private, and its entry stays in 'screenspec-baseline.txt'."),
        right: .words("The same, and 'screenspec check --prune-baseline' before the commit."),
        misses: "Runs that could not look at everything, because a spec or a file is broken, prove nothing fixed."
    )

    package static let damagedBaseline = RuleDescription(
        "damaged-baseline",
        .error,
        .run,
        purpose: "A baseline can be read: its version is known, and each line is an entry.",
        why: """
            A line that nobody understands knows no finding, so that old findings would look like new ones, or an \
            entry would be lost in a merge without anybody noticing.
            """,
        wrong: .words("A baseline with the marks of a merge, '<<<<<<<' and '>>>>>>>', in it."),
        right: .words("A baseline with the entries of both sides, and then '--prune-baseline'.")
    )

    package static let unknownChanges = RuleDescription(
        "unknown-changes",
        .error,
        .run,
        purpose: "Git can say what has changed since the reference of '--changed-since'.",
        why: """
            Without an answer, a run would either show everything or nothing, and both would be taken for the \
            state of the change.
            """,
        wrong: .words("'--changed-since main' in a clone of depth 1, which has no 'main'."),
        right: .words("The same after 'git fetch --unshallow origin main'.")
    )

    package static let refusedFix = RuleDescription(
        "refused-fix",
        .warning,
        .run,
        purpose: "'--fix' changes only what it has read, what is not generated, and what stays Swift.",
        why: """
            A file that was saved while the run was under way would lose its newest lines, and a generated one \
            would be written anew without the fix.
            """,
        wrong: .words("A file is edited while 'screenspec check --fix' runs."),
        right: .words("The run is repeated once the file is saved.")
    )
}
