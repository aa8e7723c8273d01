import ScreenSpecDiagnostics

extension LanguageRules {
    /// View models and the subviews that show them.
    static let content: [RuleDescription] = [
        .unknownProperty, .ambiguousSource, .unsetProperty, .endlessExample, .unknownView, .unknownSubview,
        .unknownEvent,
    ]
}

extension RuleDescription {
    package static let unknownProperty = language(
        "unknown-property",
        "What is shown, formatted, set or listed exists.",
        why: "Both ends of a binding are checked, so that a renamed property is found in every spec that shows it.",
        wrong: """
            view: ProductCell
            viewModel:
              properties: {name: String}
            subviews:
              nameLabel: {type: UILabel, shows: {text: ⟦nmae⟧}}
            """,
        right: """
            view: ProductCell
            viewModel:
              properties: {name: String}
            subviews:
              nameLabel: {type: UILabel, shows: {text: name}}
            """
    )

    package static let ambiguousSource = language(
        "ambiguous-source",
        "What is shown is carried by one message.",
        why:
            "Of two overloads that carry values of different types by one name, nobody knows which one a subview shows.",
        wrong: """
            screen: Login
            architecture: viper
            subviews:
              hintLabel: {type: UILabel, shows: {text: ⟦show.hint⟧}}
            displays:
              "show(hint: String)": {}
              "show(later hint: String, delay: Double)": {}
              "show(count hint: Int)": {}
            """,
        right: """
            screen: Login
            architecture: viper
            subviews:
              hintLabel: {type: UILabel, shows: {text: "show(hint:).hint"}}
            displays:
              "show(hint: String)": {}
              "show(count hint: Int)": {}
            """
    )

    package static let unsetProperty = language(
        "unset-property",
        "An initializer sets every property that has no default.",
        why: "Swift would refuse it, and the person who added the property should hear of it at the spec.",
        wrong: """
            models:
              Product: {properties: {name: String, price: Double}}
            ---
            view: ProductCell
            viewModel:
              properties: {name: String, price: Double}
              derived:
                priceText: {type: String, format: {currency: price, code: USD}}
              initializers:
                - ⟦from: {product: Product}⟧
                  set: {name: product.name}
            subviews:
              nameLabel: {type: UILabel, shows: {text: name}}
              priceLabel: {type: UILabel, shows: {text: priceText}}
            """,
        right: """
            models:
              Product: {properties: {name: String, price: Double}}
            ---
            view: ProductCell
            viewModel:
              properties: {name: String, price: Double}
              derived:
                priceText: {type: String, format: {currency: price, code: USD}}
              initializers:
                - from: {product: Product}
                  set: {name: product.name, price: product.price}
            subviews:
              nameLabel: {type: UILabel, shows: {text: name}}
              priceLabel: {type: UILabel, shows: {text: priceText}}
            """
    )

    package static let endlessExample = language(
        "endless-example",
        "No example is made of itself.",
        why:
            "Swift makes an example when it is first asked for, and would wait forever for one that is a part of itself.",
        wrong: """
            models:
              Folder:
                properties: {name: String, folders: "[Folder]"}
                examples:
                  ⟦full⟧: {name: Letters, folders: [Folder.full]}
            """,
        right: """
            models:
              Folder:
                properties: {name: String, folders: "[Folder]"}
                examples:
                  empty: {name: Letters, folders: []}
                  full: {name: Letters, folders: [Folder.empty]}
            """
    )

    package static let unknownView = language(
        "unknown-view",
        "A view that rows or a screen use has a document.",
        why:
            "Rows are checked against the view model of the view that shows them, and a screen takes its view part from it.",
        wrong: """
            view: JogList
            viewModel:
              properties: {jogs: [String]}
            subviews:
              tableView: {type: UITableView, rows: {jogs: ⟦JogCel⟧}}
            ---
            view: JogCell
            """,
        right: """
            view: JogList
            viewModel:
              properties: {jogs: [String]}
            subviews:
              tableView: {type: UITableView, rows: {jogs: JogCell}}
            ---
            view: JogCell
            """
    )

    package static let unknownSubview = language(
        "unknown-subview",
        "A trigger starts at a subview.",
        why:
            "Nobody can touch what is not there. Through a nested view the path goes on: payAmountView.assetControl.touchUpInside.",
        wrong: """
            view: ProductCell
            subviews: {buyButton: UIButton}
            actions:
              bought: {trigger: ⟦byButton⟧.touchUpInside}
            """,
        right: """
            view: ProductCell
            subviews: {buyButton: UIButton}
            actions:
              bought: {trigger: buyButton.touchUpInside}
            """
    )

    package static let unknownEvent = language(
        "unknown-event",
        "A trigger's event can happen at its subview.",
        why: "A label sends no touchUpInside: the handler would never be called.",
        wrong: """
            view: ProductCell
            subviews: {nameLabel: UILabel}
            actions:
              nameTapped: {trigger: nameLabel.⟦touchUpInside⟧}
            """,
        right: """
            view: ProductCell
            subviews: {nameLabel: UILabel}
            actions:
              nameTapped: {trigger: nameLabel.tap}
            """
    )
}
