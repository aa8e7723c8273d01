/// What specs say and no rule holds hand-written code to.
package enum UncomparedKeys {
    /// Keys as `ComparedKey` writes them, and why nothing is compared.
    package static let rows: [(keys: String, reason: String)] = [
        (
            "view, screen, models, viewModel, dataSource, protocols, requirements, viewModels",
            "what is below them is compared"
        ),
        ("name", "the name under which the code is looked for"),
        ("summary", "words for people"),
        ("generate", "says whether there is hand-written code to compare"),
        ("architecture, uses, style", "say which roles, views and members there are, which are compared"),
        ("entry, opens.with", "the map of screens; how a screen is opened is `presentation`"),
        ("rows.view", "which cell shows which element is up to the code of the list"),
        ("sender", "is part of the signatures of a delegate's methods, which are compared"),
        ("empty", "a protocol without requirements is compared as others are"),
        ("knows", "opens what rules about roles forbid"),
        ("examples, robot", "make Swift for tests only"),
        ("identifier", "`missing-identifier` finds who does not set it, where the project asks for identifiers"),
        ("default", "what a property starts with is up to the code"),
        ("derived.format, derived.swift", "how a property is worked out is up to the code"),
        (
            "currency, number, percent, date, relativeDate, byteCount, duration, list, code",
            "make generated Swift only"
        ),
        ("set, custom", "say whether an initializer is generated; one that is not is compared by `from`"),
    ]
}
