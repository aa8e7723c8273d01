import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// A role other than the view uses no type that the architecture forbids it.
package enum ForbiddenType {
    package static let description = RuleDescription(
        "forbidden-type",
        .error,
        .architecture,
        purpose: "A role uses no type that the architecture forbids it.",
        why: """
            What a role must not depend on is written in the architecture, 'forbids: {types: …}', by name or by \
            pattern: a presenter that reads the clock or the defaults by itself gives another answer in every test. \
            For views the same list says what a service is, and 'view-no-service' reports it.
            """,
        wrong: Example.forbidden(
            """
            class LoginViewController: UIViewController {}
            class LoginPresenter {
                func beganPresenting() {
                    print(⟦Date⟧())
                }
            }

            """
        ),
        right: Example.forbidden(
            """
            class LoginViewController: UIViewController {}
            class LoginPresenter {
                func beganPresenting(at time: Double) {
                    print(time)
                }
            }

            """
        ),
        misses: "Types that a called function uses, and free functions."
    )

    static let rule = TypeRule(description) { subject in
        subject.workOutReferences()
        return { types in
            types.flatMap { subject.roleMembers(as: $0) }.filter { !$0.isView }.flatMap { roleMember in
                ForbiddenTypes(of: roleMember, in: subject).findings { use in
                    (
                        description,
                        "The \(roleMember.roleName) '\(roleMember.type.name)' uses '\(use.name)', which "
                            + "'\(roleMember.architecture.name.text)' forbids it (\(use.pattern)): let a role that may use it "
                            + "hand over the values."
                    )
                }
            }
        }
    }

    private enum Example {
        static func forbidden(_ text: String) -> RuleDescription.Example {
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
}
