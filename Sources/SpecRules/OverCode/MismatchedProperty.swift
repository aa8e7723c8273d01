import ScreenSpecDiagnostics

extension RuleDescription {
    package static let mismatchedProperty = RuleDescription(
        "mismatched-property",
        .error,
        .architecture,
        purpose: "Models, view models and views of the code are what the spec that describes them says.",
        why: """
            Pages, diagrams and whatever is generated beside a described type rely on what the spec says of it. The types \
            of properties, the cases of an enum with the labels and types of what they carry, 'conforms', the parameters \
            of initializers that a spec leaves to the code, and a view's 'inherits' and 'layout' are compared with the \
            Swift that is there, types as Swift means them: '[Jog]' is 'Array<Jog>', and aliases are followed. What the \
            spec leaves out is not compared.
            """,
        wrong: .spec(
            """
            models:
              Jog:
                properties: {distance: Double, place: String}

            """,
            with: """
                struct Jog {
                    let distance: Double
                    let place: ⟦String?⟧
                }

                """
        ),
        right: .spec(
            """
            models:
              Jog:
                properties: {distance: Double, place: "String?"}

            """,
            with: """
                struct Jog {
                    let distance: Double
                    let place: String?
                }

                """
        ),
        misses: """
            Properties without a written type, types of packages and of Objective-C, names that several types have, and \
            models that the sources do not declare. Conformances that a package's protocol or a macro may bring are taken \
            to be there.
            """
    )
}
