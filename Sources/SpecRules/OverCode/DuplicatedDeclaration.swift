import ScreenSpecDiagnostics

extension RuleDescription {
    package static let duplicatedDeclaration = RuleDescription(
        "duplicated-declaration",
        .error,
        .architecture,
        purpose: "What specs generate is not declared by hand as well.",
        why: """
            Two declarations of one name in one module do not compile, and the Swift compiler complains about the generated \
            one, of which nobody knows. Where modules are not known, the two may stand in different ones, so that the \
            finding is a warning.
            """,
        wrong: .spec(
            """
            screen: Login
            architecture: viper
            actions:
              userTappedLogin: {trigger: screen.didLoad}

            """,
            with: """
                protocol ⟦LoginViewToPresenterInterface⟧: AnyObject {
                    func userTappedLogin()
                }

                """
        ),
        right: .spec(
            """
            screen: Login
            architecture: viper
            generate: false
            actions:
              userTappedLogin: {trigger: screen.didLoad}

            """,
            with: """
                protocol LoginViewToPresenterInterface: AnyObject {
                    func userTappedLogin()
                }

                """
        ),
        misses: """
            Members that extensions of both sides declare. Types that only their file or a function sees are no duplicates.
            """
    )
}
