import ScreenSpecDiagnostics

extension RuleDescription {
    package static let roleOutsideChannels = RuleDescription(
        "role-outside-channels",
        .error,
        .architecture,
        purpose: "A role talks only where a channel of the architecture leads.",
        why: """
            What no channel connects may not talk: an interactor that opens screens by the wireframe, or a view model \
            that holds its view, cannot be tested or replaced without the other one, and the next reader looks for the \
            decision in the wrong place. A role may name the roles that its channels lead to and those that it owns; a \
            role that assembles screens, such as a wireframe, may name all of them. A presenter keeps no \
            presenter of another screen, and an interactor no interactor; and a role uses the partner of its own \
            screen, not the interactor, view or wireframe of another one.
            """,
        wrong: .swift(
            """
            class LoginViewController: UIViewController {}
            class LoginPresenter {}
            class LoginWireframe {
                func showHome() {}
            }
            class LoginInteractor {
                var wireframe: ⟦LoginWireframe⟧?
            }

            """,
            architecture: "viper"
        ),
        right: .swift(
            """
            class LoginViewController: UIViewController {}
            protocol LoginInteractorToPresenterInterface: AnyObject {
                func loggedIn()
            }
            class LoginPresenter: LoginInteractorToPresenterInterface {
                func loggedIn() {}
            }
            class LoginInteractor {
                weak var presenter: LoginInteractorToPresenterInterface?
            }

            """,
            architecture: "viper"
        ),
        misses: """
            What the role's 'knows' names. \
            Roles that hide behind a protocol of another name, a closure or Any; what is held under the name by which a channel is \
            called, such as 'presenter', is taken for that. What a delegate's method is handed, as the protocol dictates. A partner of another screen counts only \
            where the code tells whose it is: the role has one of its own that is of no kin to it, nobody inherits it, \
            and it is more than a name, such as that of a delegate's sender; a view that nobody tells anything in its own screen \
            is kept where the role's own view does not name it. Where nobody wrote down which \
            architecture the code has, only screens count that have both a view and its partner, a view controller \
            of no content that neither knows its namesake nor is known to it is no such view, and where mostly others tell \
            a role than the channels say, that counts as agreed. There, who is held weakly by a protocol that is not called after \
            the view, and that only has methods without results, is told something and no more.
            """,
        isAboutUses: true
    )
}
