import ScreenSpecDiagnostics

extension RuleDescription {
    package static let mismatchedOwnership = RuleDescription(
        "mismatched-ownership",
        .error,
        .architecture,
        purpose: "Roles hold one another as the project's own architecture says, and as specs say of interfaces.",
        why: """
            Who keeps whom is what an architecture says by 'reference' of its channels and by 'owns' of its roles, and what a spec says by \
            'interfaces' of those that it has no channel for. Where two roles are \
            held the other way round, nothing leaks, so that 'weak-delegate' has no reason to speak; but whoever goes by the document \
            takes the wrong one for the owner, and the next change makes a circle of it, or lets go of an object too early.
            """,
        wrong: .spec(
            """
            architecture: board
            roles:
              view: {type: "{screen}Controller", inherits: UIViewController, isView: true}
              presenter: {type: "{screen}Presenter"}
            channels:
              actions: {from: view, to: presenter}
              displays: {from: presenter, to: view, reference: weak}
            ---
            screen: Jogs
            architecture: board

            """,
            with: """
                final class JogsController: UIViewController {
                    weak var presenter: JogsPresenter?
                }

                final class JogsPresenter {
                    private let ⟦view⟧: JogsController

                    init(view: JogsController) {
                        self.view = view
                    }
                }

                """
        ),
        right: .spec(
            """
            architecture: board
            roles:
              view: {type: "{screen}Controller", inherits: UIViewController, isView: true}
              presenter: {type: "{screen}Presenter"}
            channels:
              actions: {from: view, to: presenter}
              displays: {from: presenter, to: view, reference: weak}
            ---
            screen: Jogs
            architecture: board

            """,
            with: """
                final class JogsController: UIViewController {
                    private let presenter: JogsPresenter

                    init(presenter: JogsPresenter) {
                        self.presenter = presenter
                        super.init(nibName: nil, bundle: nil)
                    }
                }

                final class JogsPresenter {
                    weak var view: JogsController?
                }

                """
        ),
        misses: """
            Architectures that are built in, roles that no stored property of a class leads to, and what wraps a property. Two that keep \
            one another alive are told by 'weak-delegate'.
            """
    )
}
