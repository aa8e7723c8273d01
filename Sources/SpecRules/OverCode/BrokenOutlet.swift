import ScreenSpecDiagnostics

extension RuleDescription {
    package static let brokenOutlet = RuleDescription(
        "broken-outlet",
        .error,
        .architecture,
        basis: .code,
        purpose: "Each outlet that a storyboard or xib connects is an outlet of the class.",
        why: """
            A connection is kept by its name. When the property is renamed or removed in Swift, or loses its \
            '@IBOutlet', or the object loses its custom class, the app still compiles, and crashes as soon as the \
            document is loaded: 'this class is not key value coding-compliant'.
            """,
        wrong: .storyboard(
            LoginScene.controller(with: "label", connectedTo: "⟦titleLabel⟧"),
            with: LoginScene.code("@IBOutlet private var headline: UILabel!")
        ),
        right: .storyboard(
            LoginScene.controller(with: "label", connectedTo: "headline"),
            with: LoginScene.code("@IBOutlet private var headline: UILabel!")
        ),
        misses: """
            What a base class of a package or of Objective-C may have, and a class that overrides \
            'setValue(_:forUndefinedKey:)'. Owners that the document does not name. Documents of macOS and watchOS.
            """
    )
}
