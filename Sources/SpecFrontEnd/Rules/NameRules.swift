import ScreenSpecDiagnostics

extension LanguageRules {
    /// Names and Swift notation.
    static let names: [RuleDescription] = [
        .invalidIdentifier, .duplicateName, .duplicateType, .duplicateIdentifier, .invalidRequirement, .invalidType,
        .invalidExpression,
        .invalidTrigger, .misspeltName,
    ]
}

extension RuleDescription {
    package static let invalidIdentifier = language(
        "invalid-identifier",
        "What becomes a Swift name is a Swift identifier.",
        why:
            "The name stands in generated Swift as it is written; a space or a hyphen in it would not compile there.",
        wrong: """
            view: ProductCell
            subviews:
              price⟦-⟧label: UILabel
            """,
        right: """
            view: ProductCell
            subviews:
              priceLabel: UILabel
            """
    )

    package static let duplicateName = language(
        "duplicate-name",
        "Names of one kind differ.",
        why:
            "Two properties or messages of one name make Swift that does not compile. Messages may share a name where their labels differ.",
        wrong: """
            view: ProductCell
            viewModel:
              properties: {title: String, price: Double}
              derived:
                ⟦title⟧: {type: String, swift: '"\\(price)"'}
            subviews:
              label: {type: UILabel, shows: {text: title}}
            """,
        right: """
            view: ProductCell
            viewModel:
              properties: {title: String, price: Double}
              derived:
                priceText: {type: String, swift: '"\\(price)"'}
            subviews:
              titleLabel: {type: UILabel, shows: {text: title}}
              priceLabel: {type: UILabel, shows: {text: priceText}}
            """
    )

    package static let duplicateIdentifier = language(
        "duplicate-identifier",
        "No two parts of a screen have one accessibility identifier.",
        why:
            "A UI test that asks for it would find one of the two, and nobody knows which. What a screen embeds counts too.",
        wrong: """
            view: ProductCell
            subviews:
              buyButton: {type: UIButton, identifier: product.buy}
              bookButton: {type: UIButton, identifier: ⟦product.buy⟧}
            """,
        right: """
            view: ProductCell
            subviews:
              buyButton: {type: UIButton, identifier: product.buy}
              bookButton: {type: UIButton, identifier: product.book}
            """
    )

    package static let duplicateType = language(
        "duplicate-type",
        "Every document makes Swift types of its own.",
        why:
            "Two documents that make one type can't be compiled together. Types that a name makes by an architecture's patterns count too.",
        wrong: """
            view: ProductCell
            ---
            view: ⟦ProductCell⟧
            """,
        right: """
            view: ProductCell
            ---
            view: OfferCell
            """
    )

    package static let invalidRequirement = language(
        "invalid-requirement",
        "A key with parentheses is a Swift requirement.",
        why:
            "It is written into a protocol as it stands, so it must be one that Swift takes there, and nothing beside it may say the same again.",
        wrong: """
            screen: Login
            architecture: viper
            displays:
              "didReceive(focus: ⟦)⟧": {}
            """,
        right: """
            screen: Login
            architecture: viper
            displays:
              "didReceive(focus: Int?)": {}
            """
    )

    package static let invalidType = language(
        "invalid-type",
        "A type is written as in Swift.",
        why:
            "Types stand in generated Swift as they are written. One that starts with @, or goes on after ], needs quotes in YAML.",
        wrong: """
            view: ProductCell
            subviews:
              priceLabel: UILabel ⟦label⟧
            """,
        right: """
            view: ProductCell
            subviews:
              priceLabel: UILabel
            """
    )

    package static let invalidExpression = language(
        "invalid-expression",
        "An expression is one Swift expression.",
        why:
            "It is written into generated Swift as it stands. Brackets and quotes balance and nothing goes on behind it, so that it can't close its declaration and open another.",
        wrong: """
            view: ProductCell
            viewModel:
              properties: {stock: Int}
              derived:
                badge: {type: String, swift: 'String⟦(⟧stock'}
            subviews:
              label: {type: UILabel, shows: {text: badge}}
            """,
        right: """
            view: ProductCell
            viewModel:
              properties: {stock: Int}
              derived:
                badge: {type: String, swift: 'String(stock)'}
            subviews:
              label: {type: UILabel, shows: {text: badge}}
            """
    )

    package static let invalidTrigger = language(
        "invalid-trigger",
        "A trigger is subview.event.",
        why: "Only what starts at a subview, at self or at screen can be set off by a person.",
        wrong: """
            view: ProductCell
            subviews: {buyButton: UIButton}
            actions:
              bought: {trigger: ⟦buyButton⟧}
            """,
        right: """
            view: ProductCell
            subviews: {buyButton: UIButton}
            actions:
              bought: {trigger: buyButton.touchUpInside}
            """
    )

    package static let misspeltName = RuleDescription(
        "misspelt-name",
        .warning,
        .style,
        purpose: "Names in expressions that are close to a property's are that property's.",
        why:
            "An expression is taken as written, so a slip in it shows up as a compiler error in generated code, far from the spec.",
        wrong: .spec(
            """
            view: ProductCell
            viewModel:
              properties: {stock: Int}
              derived:
                badge: {type: String, swift: ⟦String(stok)⟧}
            subviews:
              badgeLabel: {type: UILabel, shows: {text: badge}}
            """
        ),
        right: .spec(
            """
            view: ProductCell
            viewModel:
              properties: {stock: Int}
              derived:
                badge: {type: String, swift: String(stock)}
            subviews:
              badgeLabel: {type: UILabel, shows: {text: badge}}
            """
        ),
        misses:
            "Names that are far from every property's, since a global function or a member of the type that is written by hand may have them."
    )
}
