import ScreenSpecDiagnostics

extension LanguageRules {
    /// Types and whether they agree.
    static let types: [RuleDescription] = [
        .unknownType, .typeMismatch, .impossibleConformance, .deploymentTarget, .unknownModule, .hiddenType,
        .genericArguments,
    ]
}

extension RuleDescription {
    package static let unknownType = language(
        "unknown-type",
        "Every type is known.",
        why: """
            A name resolves to Swift, to the system's modules, to a model, to a type that a spec makes, or to externalTypes. Of a name with a system \
            prefix this is a warning, since no catalogue of them is complete.
            """,
        wrong: """
            view: ProductCell
            viewModel:
              properties: {product: ⟦Prodct⟧}
            subviews:
              label: UILabel
            """,
        right: """
            view: ProductCell
            viewModel:
              properties: {product: Product}
              derived:
                name: {type: String, swift: product.name}
            subviews:
              label: {type: UILabel, shows: {text: name}}
            ---
            models:
              Product: {properties: {name: String}}
            """,
        isConfigurable: true
    )

    package static let typeMismatch = language(
        "type-mismatch",
        "Types agree where one value becomes another.",
        why:
            "A label's text takes no Double and a format of dates takes no String; generated and hand-written Swift would not compile.",
        wrong: """
            view: ProductCell
            viewModel:
              properties: {price: Double}
            subviews:
              priceLabel: {type: UILabel, shows: {text: ⟦price⟧}}
            """,
        right: """
            view: ProductCell
            viewModel:
              properties: {price: Double}
              derived:
                priceText: {type: String, format: {currency: price, code: USD}}
            subviews:
              priceLabel: {type: UILabel, shows: {text: priceText}}
            """,
        misses: "Types that are known by name only, such as externalTypes without a superclass."
    )

    package static let impossibleConformance = project(
        "impossible-conformance",
        "What a type is asked to be, what it stores allows.",
        why: "Swift makes a struct Hashable or Codable by itself only where every property is.",
        file: """
            swift: {conformances: [Codable]}
            """,
        wrong: """
            view: ProductCell
            viewModel:
              properties: {image: ⟦UIImage⟧}
            subviews:
              imageView: {type: UIImageView, shows: {image: image}}
            """,
        right: """
            view: ProductCell
            viewModel:
              properties: {name: String}
            subviews:
              nameLabel: {type: UILabel, shows: {text: name}}
            """
    )

    package static let deploymentTarget = project(
        "deployment-target",
        "Formats exist on the oldest system that the app runs on.",
        why:
            "Foundation's formatted needs iOS 15, that of a Duration iOS 16; on an older system the app would not build.",
        file: """
            swift: {minimumDeployment: iOS 15}
            """,
        wrong: """
            view: LapCell
            viewModel:
              properties: {time: Duration}
              derived:
                timeText: {type: String, format: {duration: ⟦time⟧}}
            subviews:
              label: {type: UILabel, shows: {text: timeText}}
            """,
        right: """
            view: LapCell
            viewModel:
              properties: {start: Date}
              derived:
                startText: {type: String, format: {date: start}}
            subviews:
              label: {type: UILabel, shows: {text: startText}}
            """
    )

    package static let unknownModule = RuleDescription(
        "unknown-module",
        .error,
        .language,
        purpose: "A module names only modules that it depends on.",
        why: "Its generated Swift would import a module that its target doesn't link.",
        wrong: .words("A spec of the module Shop names Catalog.ProductCell, and dependsOn of Shop has no Catalog."),
        right: .words("modules: {Shop: {specs: [Shop], dependsOn: [Catalog]}, Catalog: {specs: [Catalog]}}")
    )

    package static let hiddenType = language(
        "hidden-type",
        "What others may see names only what they may see.",
        why: """
            Swift refuses a public declaration that names an internal type, and a module can't name what is internal \
            to another one.
            """,
        wrong: """
            models:
              Product: {generate: true, properties: {name: String}}
            ---
            view: ProductCell
            access: public
            delegate:
              methods:
                didSelect: {parameters: {product: ⟦Product⟧}}
            """,
        right: """
            models:
              Product: {generate: true, access: public, properties: {name: String}}
            ---
            view: ProductCell
            access: public
            delegate:
              methods:
                didSelect: {parameters: {product: Product}}
            """,
        misses: "Types that are written by hand, since a spec does not say who may see them."
    )

    package static let genericArguments = language(
        "generic-arguments",
        "Generic types get as many arguments as they take, and such as they ask for.",
        why: """
            A Result fails with an Error, and the elements of a Set and the keys of a dictionary are Hashable; Swift takes \
            nothing else, and would say so in what is generated.
            """,
        wrong: """
            view: JogCell
            delegate:
              methods:
                didChoose: {parameters: {jogs: Set<⟦Jog⟧>}}
            ---
            models:
              Jog: {properties: {distance: Double}}
            """,
        right: """
            view: JogCell
            delegate:
              methods:
                didChoose: {parameters: {jogs: Set<Jog>}}
            ---
            models:
              Jog: {properties: {distance: Double}, conforms: [Hashable]}
            """,
        misses: """
            Types that are known by name only. What a described type is, but its spec does not say, counts only where Swift is \
            generated.
            """
    )
}
