extension DriverRules {
    /// What keeps documentation from being all that was asked for.
    static let documentation: [RuleDescription] = [
        .missingGraphviz, .undrawnDiagram, .unavailableForm,
    ]
}

extension RuleDescription {
    package static let missingGraphviz = RuleDescription(
        "missing-graphviz",
        .warning,
        .run,
        purpose: "Graphviz draws the diagrams of HTML and DocC pages.",
        why: """
            Without it, pages say in words what the diagrams would show, and a run on a machine that has Graphviz \
            writes other pages.
            """,
        wrong: .words("'screenspec docs --format html' where there is no 'dot' in PATH, or one older than 2.40."),
        right: .words("Graphviz is installed: 'brew install graphviz' or 'apt-get install graphviz'.")
    )

    package static let undrawnDiagram = RuleDescription(
        "undrawn-diagram",
        .warning,
        .run,
        purpose: "Graphviz draws every diagram that it is given, in time.",
        why: "The page says in words what the diagram would show, which takes longer to read.",
        wrong: .words("'dot' crashes, or works at one diagram for longer than 30 seconds."),
        right: .words("A version of Graphviz that draws the diagram; the words on the page are true meanwhile."),
        misses: "Diagrams of more than 400 boxes are never given to Graphviz: nobody could read them."
    )

    package static let unavailableForm = RuleDescription(
        "unavailable-form",
        .error,
        .run,
        purpose: "Documentation is asked for only in forms that this build of the program writes.",
        why: "A build without its template library can write no HTML, and others would wait for pages in vain.",
        wrong: .words("'screenspec docs --format html' with a program built without the trait 'Documentation'."),
        right: .words("The program is built with 'swift build --traits Check,Documentation', as it is by default.")
    )
}
