import ScreenSpecDiagnostics

extension YAMLRules {
    /// What specs may not write, although some of it is YAML.
    static let notationRules: [RuleDescription] = [
        syntax, duplicateKey, complexKey, mergeKey, tag, directive, undefinedAlias, recursiveAlias,
    ]

    static let syntax = description(
        "yaml-syntax",
        "A spec is YAML that can be read.",
        why:
            "Behind a syntax error nobody knows what belongs to what, so the rest of the file is not read, and there "
            + "is one such error in a file at most. The usual causes are a colon and a space inside a text without "
            + "quotes, a line that is indented by one space too few, and a text that starts with '@', '*' or '{'.",
        wrong: .spec(
            """
            models:
              Product:
                summary: Sold by weight⟦:⟧ in kilograms.
                properties: {name: String}

            """
        ),
        right: .spec(
            """
            models:
              Product:
                summary: 'Sold by weight: in kilograms.'
                properties: {name: String}

            """
        )
    )

    static let duplicateKey = description(
        "duplicate-key",
        "A key stands once in its mapping.",
        why:
            "Of two values one would be dropped, and no reader of the spec could tell which. Both places are shown.",
        wrong: .spec(
            """
            models:
              Product:
                properties:
                  name: String
                  price: Double
                  ⟦name⟧: String?

            """
        ),
        right: .spec(
            """
            models:
              Product:
                properties:
                  name: String
                  price: Double
                  brandName: String?

            """
        )
    )

    static let complexKey = description(
        "yaml-complex-key",
        "A key is text.",
        why: "YAML lets a list or a mapping be a key, which no part of the language uses. Mostly it is a type or a "
            + "Swift requirement that lacks its quotes.",
        wrong: .spec(
            """
            models:
              Product:
                properties:
                  ⟦[photos]⟧: UIImage

            """
        ),
        right: .spec(
            """
            models:
              Product:
                properties:
                  photos: [UIImage]

            """
        )
    )

    static let mergeKey = description(
        "yaml-merge-key",
        "Mappings are not merged with '<<'.",
        why:
            "What a merged mapping holds stands elsewhere, in another order, and may be overridden: neither people nor "
            + "messages could point at it. An alias for a whole value is read.",
        wrong: .spec(
            """
            models:
              Product: &product
                properties: {name: String}
              SoldProduct:
                ⟦<<⟧: *product
                summary: Something a person has bought.

            """
        ),
        right: .spec(
            """
            models:
              Product:
                properties: &product {name: String}
              SoldProduct:
                summary: Something a person has bought.
                properties: *product

            """
        )
    )

    static let tag = description(
        "yaml-tag",
        "Values have no tags.",
        why:
            "The key decides how its value is read: a type, a name, a text. A tag such as '!!str' could only repeat or "
            + "contradict that.",
        wrong: .spec(
            """
            models:
              Product:
                summary: ⟦!!str⟧ 1984
                properties: {name: String}

            """
        ),
        right: .spec(
            """
            models:
              Product:
                summary: 1984
                properties: {name: String}

            """
        )
    )

    static let directive = description(
        "yaml-directive",
        "Files have no '%' directives.",
        why: "'%YAML' and '%TAG' change how the rest of a file is read. Specs are all read in one way.",
        wrong: .spec(
            """
            ⟦%YAML 1.1⟧
            ---
            models:
              Product: {properties: {name: String}}

            """
        ),
        right: .spec(
            """
            ---
            models:
              Product: {properties: {name: String}}

            """
        )
    )

    static let undefinedAlias = description(
        "yaml-undefined-alias",
        "An alias names an anchor that stands before it in its document.",
        why: "'*name' stands for the value that '&name' marks. A text that starts with '*' needs quotes.",
        wrong: .spec(
            """
            models:
              Product:
                properties: &product {name: String}
              SoldProduct:
                properties: ⟦*prodct⟧

            """
        ),
        right: .spec(
            """
            models:
              Product:
                properties: &product {name: String}
              SoldProduct:
                properties: *product

            """
        )
    )

    static let recursiveAlias = description(
        "yaml-recursive-alias",
        "An alias does not stand inside the value that it names.",
        why: "Such a value would contain itself without end.",
        wrong: .spec(
            """
            models:
              Product: &product
                properties: {name: String}
                cases: ⟦*product⟧

            """
        ),
        right: .spec(
            """
            models:
              Product:
                properties: {name: String}

            """
        )
    )
}
