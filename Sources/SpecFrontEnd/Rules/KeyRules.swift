import ScreenSpecDiagnostics

extension LanguageRules {
    /// Keys, and what stands under them.
    static let keys: [RuleDescription] = [
        .emptySpec, .unknownDocument, .unknownKey, .missingKey, .conflictingKeys, .wrongShape, .unknownWord, .tornValue,
        .newerLanguage,
    ]
}

extension RuleDescription {
    package static let emptySpec = RuleDescription(
        "empty-spec",
        .warning,
        .language,
        purpose: "A spec file has a document.",
        why: "A file that is empty, or all of whose lines are comments, is a slip: nothing of it is compiled.",
        wrong: .spec(
            """
            ⟦⟧# view: ProductCell
            """
        ),
        right: .spec(
            """
            view: ProductCell
            """
        )
    )

    package static let unknownDocument = language(
        "unknown-document",
        "The first key of a document says what it declares.",
        why:
            "A reader sees at once what a document is, and so does the compiler: view, screen, models or architecture.",
        wrong: """
            ⟦summary⟧: A cell for products.
            """,
        right: """
            view: ProductCell
            summary: A cell for products.
            """
    )

    package static let unknownKey = language(
        "unknown-key",
        "Every key is one that the language has.",
        why: "A misspelt key would silently mean nothing. The message names the key that it is closest to.",
        wrong: """
            view: ProductCell
            ⟦sumary⟧: A cell for products.
            """,
        right: """
            view: ProductCell
            summary: A cell for products.
            """
    )

    package static let missingKey = language(
        "missing-key",
        "What a mapping can't do without is there.",
        why:
            "A route without a destination, a currency without its code or a subview without its type says too little to be checked or generated.",
        wrong: """
            view: ProductCell
            subviews:
              priceLabel:
                ⟦summary: What it costs.⟧
            """,
        right: """
            view: ProductCell
            subviews:
              priceLabel:
                type: UILabel
                summary: What it costs.
            """
    )

    package static let conflictingKeys = language(
        "conflicting-keys",
        "Keys that exclude one another don't stand side by side.",
        why:
            "A view model is a struct or an enum, a derived property has a format or an expression: with both written, nobody knows which one counts.",
        wrong: """
            view: ProductCell
            ⟦viewModel⟧:
              properties: {name: String}
              cases: {loading: {}}
            """,
        right: """
            view: ProductCell
            viewModel:
              properties: {name: String}
            subviews:
              label: {type: UILabel, shows: {text: name}}
            """
    )

    package static let wrongShape = language(
        "wrong-shape",
        "Every value has the shape that its key asks for.",
        why:
            "A list where a mapping belongs, or text where true or false belongs, can't be taken for what was meant.",
        wrong: """
            view: ProductCell
            subviews: ⟦[priceLabel, nameLabel]⟧
            """,
        right: """
            view: ProductCell
            subviews: {priceLabel: UILabel, nameLabel: UILabel}
            """
    )

    package static let newerLanguage = RuleDescription(
        "newer-language",
        .error,
        .language,
        purpose: "No project file is of a newer language version than the program.",
        why: """
            What a later version has added would be unknown keys here, and what it reads in another way would be \
            compiled to other Swift. So nothing else of the file is looked at.
            """,
        wrong: .words("'version: 2' in a project file, and a program whose language version is 1."),
        right: .words("The program that the project was written for; 'screenspec --version' says which one this is.")
    )

    package static let unknownWord = language(
        "unknown-word",
        "Where one of a few words belongs, one of them stands.",
        why: "layout, via, presentation, reference and the like have fixed words. The message lists them.",
        wrong: """
            view: ProductCell
            layout: ⟦storyboard⟧
            """,
        right: """
            view: ProductCell
            layout: interfaceBuilder
            """
    )

    package static let tornValue = language(
        "torn-value",
        "A type or expression with a comma is quoted inside { } and [ ].",
        why: "YAML ends a plain value at a comma there, so that one type becomes two keys.",
        wrong: """
            view: LoaderView
            delegate:
              methods:
                didLoad: {parameters: {result: ⟦Result<String, Error>⟧}}
            """,
        right: """
            view: LoaderView
            delegate:
              methods:
                didLoad: {parameters: {result: "Result<String, Error>"}}
            """
    )
}
