import ScreenSpecDiagnostics

extension RuleDescription {
    package static let forbiddenType = RuleDescription(
        "forbidden-type",
        .error,
        .architecture,
        purpose: "A role uses no type that the architecture forbids it.",
        why: """
            What a role must not depend on is written in the architecture, 'forbids: {types: …}', by name or by \
            pattern: a presenter that reads the clock or the defaults by itself gives another answer in every test. \
            For views the same list says what a service is, and 'view-no-service' reports it.
            """,
        wrong: withoutTime(
            """
            class LoginViewController: UIViewController {}
            class LoginPresenter {
                func beganPresenting() {
                    print(⟦Date⟧())
                }
            }

            """
        ),
        right: withoutTime(
            """
            class LoginViewController: UIViewController {}
            class LoginPresenter {
                func beganPresenting(at time: Double) {
                    print(time)
                }
            }

            """
        ),
        misses: "Types that a called function uses, and free functions.",
        isAboutUses: true
    )

    private static func withoutTime(_ text: String) -> Example {
        .swift(
            text,
            architecture: "timeless",
            document: """
                architecture: timeless
                extends: mvp
                roles:
                  presenter: {forbids: {types: [Date]}}

                """
        )
    }
}
