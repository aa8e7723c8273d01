import ScreenSpecDiagnostics

extension RuleDescription {
    package static let viewNoService = RuleDescription(
        "view-no-service",
        .error,
        .architecture,
        purpose: "A view uses no service: no network, database, defaults, keychain or files.",
        why: """
            A view that loads or stores something can only be shown where that works: not in a preview, not in a test, \
            not offline. What it shows then depends on more than it was handed. Which types are services is the \
            architecture's data: 'forbids: {types: …, singletons: …}' of the view's role, and of 'views' for cells and \
            other views without a role; in MVC the view controller may use services and its views may not. Where an \
            architecture is written down, a view controller that has no partner is a view all the same. Themes, styles, \
            languages and feature flags are no services, as 'except' says.
            """,
        wrong: .swift(
            """
            import UIKit

            class LoginPresenter {}
            class LoginViewController: UIViewController {
                var presenter: LoginPresenter?

                override func viewDidLoad() {
                    title = ⟦UserDefaults⟧.standard.string(forKey: "name")
                }
            }

            """,
            architecture: "viper"
        ),
        right: .swift(
            """
            import UIKit

            class LoginPresenter {}
            class LoginViewController: UIViewController {
                var presenter: LoginPresenter?

                func display(name: String) {
                    title = name
                }
            }

            """,
            architecture: "viper"
        ),
        misses: """
            Services whose names fit no pattern of the architecture, types of the platform but for those that an entry starts \
            with or names in full, since '*Store' means the app's own, free functions, a shared object that is assigned or \
            handed over as '.shared', without its type beside it, or that is put into another object, and a service that a \
            view is given and only hands on, such as to its model, be it by way of a private property or one that others set, or \
            makes as an argument of its model's initializer, or that a closure uses which is one. A path counts where the types \
            along it are written, 'context.store.load()'; those of the platform at its end do not. A method that makes a view or is \
            handed one, a constant that is a text or a number, a method that presents or dismisses, and what only opens screens or pages. Values that \
            are nested in a service, such as the cases of its errors; a nested type that only groups what the service offers counts \
            as the service. Enums, structs and classes without methods, and the \
            objects that Core Data and Realm keep, are data, whatever they are called. \
            What brings images is no service, and neither is a tool for debugging. Of what makes a property that nothing reads, the first is \
            told. View controllers without a partner, or with one that is a value and only answers, where the architecture was \
            guessed. What a container of the platform without a partner, such as a tab bar controller, keeps or uses for the screens \
            that it puts together.
            """,
        isAboutUses: true
    )
}
