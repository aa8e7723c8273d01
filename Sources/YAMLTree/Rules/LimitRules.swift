import ScreenSpecDiagnostics

extension YAMLRules {
    /// How much one file may ask of the machine.
    static let limitRules: [RuleDescription] = [
        tooLarge, tooDeep, tooManyNodes, aliasExpansion, tooCostly, tooManyFindings,
    ]

    static let tooLarge = description(
        "yaml-too-large",
        "A file is at most 16 MiB long.",
        why:
            "A file of that size is no spec that a person wrote, and reading it would take memory that the rest of the "
            + "run needs.",
        wrong: .words("A file of 17 MiB."),
        right: .words("The same documents in several files.")
    )

    static let tooDeep = description(
        "yaml-too-deep",
        "Lists and mappings stand in one another at most 200 deep.",
        why:
            "What is deeper than that was not written by a person, and each level costs memory. What aliases stand for "
            + "counts too.",
        wrong: .words("201 opening brackets in a row."),
        right: .words("A document of its own for each part.")
    )

    static let tooManyNodes = description(
        "yaml-too-many-nodes",
        "A file has at most a million keys and values.",
        why: "More would take memory that the rest of the run needs.",
        wrong: .words("A list of a million entries."),
        right: .words("The same documents in several files.")
    )

    static let aliasExpansion = description(
        "yaml-alias-expansion",
        "With its aliases written out, a file has at most a million keys and values.",
        why: "Ten lines can stand for billions of values if each holds ten aliases of the line before.",
        wrong: .words("Seven lists, each of ten aliases for the list before it."),
        right: .words("Aliases for values that hold no aliases themselves.")
    )

    static let tooCostly = description(
        "yaml-too-costly",
        "A long file has neither very long runs of blanks nor thousands of %TAG lines.",
        why:
            "libyaml's work grows with the square of both, and a few megabytes of them would keep it busy for hours.",
        wrong: .words("A file of a million blank lines followed by a million words."),
        right: .words("The same file without the blank lines.")
    )

    static let tooManyFindings = description(
        "yaml-too-many-findings",
        "A file with a thousand findings is not read on.",
        why: "Nobody reads more, and they would take memory. What has been found up to there is shown.",
        wrong: .words("A file in which ten thousand keys are given twice."),
        right: .words("A file in which each key is given once.")
    )
}
