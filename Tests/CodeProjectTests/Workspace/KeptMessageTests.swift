import SourceFacts
import TestSupport
import Testing

/// What is found in a file that stays as it is, since another one says something else: each edit has to come through what is kept.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct KeptMessageTests {
    private static func expectChanges(
        _ changed: String,
        _ texts: [String: String],
        _ edits: [EditedProject.Edit]
    ) throws {
        try TemporaryFolder.with { folder in
            var project = try EditedProject(EditedProject.apart(texts), in: folder)
            for edit in edits {
                #expect(try project.othersChanged(by: edit).contains(changed), "\(edit)")
            }
        }
    }

    @Test func aCallIsHeldAgainstTheProtocolAsItIs() throws {
        let texts = [
            "screenspec.yaml": "version: 1\narchitecture: viper\n",
            "Sources/Sender.swift": """
            final class Sender {
                let hub: Hub

                init(_ hub: Hub) { self.hub = hub }

                func send() {
                    hub.output?.didLoad()
                    hub.both?.didOpen()
                    hub.output.map { $0.didShow() }
                }
            }

            """,
            "Sources/Hub.swift": """
            final class Hub {
                weak var output: HomeOutput?
                var both: (HomeOutput & Opening)?
            }

            """,
            "Sources/Protocols.swift": """
            protocol HomeOutput: AnyObject {
                func didLoad()
            }

            protocol Opening: AnyObject {
                func didOpen()
            }

            protocol Loading: AnyObject {
                func didLoad()
                func didShow()
            }

            """,
            "Sources/Additions.swift": """
            extension HomeOutput {
                func didShow() {}
            }

            """,
        ]
        try Self.expectChanges(
            "Sources/Sender.swift",
            texts,
            [
                // A requirement that goes, and comes back.
                ("Protocols", "AnyObject {\n    func didLoad", "AnyObject {\n    func didLeave"),
                ("Protocols", "func didLeave", "func didLoad"),
                // One of a part of a composition.
                ("Protocols", "func didOpen", "func didClose"),
                ("Protocols", "func didClose", "func didOpen"),
                // What an extension adds.
                ("Additions", "func didShow", "func didHide"),
                // The protocol of a property, which the file of that says.
                ("Hub", "var output: HomeOutput?", "var output: Loading?"),
                ("Hub", "var output: Loading?", "var output: HomeOutput?"),
                ("Additions", "func didHide", "func didShow"),
                ("Hub", "(HomeOutput & Opening)?", "(HomeOutput & Loading)?"),
                // A property that is something else, and one that is gone.
                ("Hub", "(HomeOutput & Loading)?", "String?"),
                ("Hub", "String?", "(HomeOutput & Loading)?"),
                ("Hub", "    var both: (HomeOutput & Loading)?\n", ""),
            ]
        )
    }

    /// With a mistake in another spec, nobody knows what specs generate, and what one says of its protocol is all there is.
    @Test func aCallIsHeldAgainstWhatSpecsSay() throws {
        let texts = [
            "screenspec.yaml": "version: 1\nspecs: [Specs]\narchitecture: viper\n",
            "Specs/Broken.view.yaml": "view: [\n",
            "Specs/Jogs.screen.yaml": """
            screen: Jogs
            subviews: {saveButton: UIButton}
            actions:
              userSaved: {trigger: saveButton.touchUpInside}
              userLeft: {}

            """,
            "Sources/JogsViewController.swift": """
            import UIKit

            final class JogsViewController: UIViewController {
                var presenter: JogsViewToPresenterInterface?
                private let saveButton = UIButton()

                func tap() { presenter?.userLeft() }
            }

            """,
            "Sources/Other.swift": "final class Other {\n    func act() {}\n}\n",
        ]
        try Self.expectChanges(
            "Sources/JogsViewController.swift",
            texts,
            [
                ("Specs/Jogs.screen.yaml", "userLeft", "userWent"),
                ("Specs/Jogs.screen.yaml", "userWent", "userLeft"),
                ("Specs/Jogs.screen.yaml", "screen: Jogs", "screen: Runs"),
                ("Specs/Jogs.screen.yaml", "screen: Runs", "screen: Jogs"),
            ]
        )
    }

    @Test func whatIsTakenFromOthersIsWhatTheyKeep() throws {
        let texts = [
            "screenspec.yaml": "version: 1\narchitecture: viper\n",
            "Sources/LoginInteractor.swift": """
            final class LoginInteractor {
                var kept: Any?

                func perform(_ request: LoginRequest) { kept = request.controller }
            }

            final class LoginPresenter {}

            """,
            "Sources/LoginViewController.swift": """
            import UIKit

            final class LoginViewController: UIViewController {
                private let interactor = LoginInteractor()
            }

            """,
            "Sources/LoginRequest.swift": """
            struct LoginRequest {
                let controller: LoginViewController
                let token: String
            }

            """,
            "Sources/Number.swift": """
            enum Number {
                static func next() -> Int { 1 }
            }

            """,
        ]
        try Self.expectChanges(
            "Sources/LoginInteractor.swift",
            texts,
            [
                ("LoginRequest", "let controller: LoginViewController", "let controller = Number.next()"),
                // Two files away.
                ("Number", "-> Int { 1 }", "-> LoginViewController { LoginViewController() }"),
                ("Number", "-> LoginViewController { LoginViewController() }", "-> Int { 1 }"),
                ("LoginRequest", "let controller = Number.next()", "let controller: LoginViewController"),
            ]
        )
    }
}
