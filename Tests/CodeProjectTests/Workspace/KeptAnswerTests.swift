import SourceFacts
import TestSupport
import Testing

/// What is found in a file depends on what others say, and is found anew when one of those says something else, be it that the file
/// itself stays as it is.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct KeptAnswerTests {
    private static let texts = [
        "screenspec.yaml": "version: 1\narchitecture: viper\n",
        "Sources/LoginView.swift": """
        import UIKit

        final class LoginView: UIView {
            weak var presenter: LoginPresenter?
            let label = UILabel()
            let worker = Pool.shared.worker

            func tap() {
                presenter?.worker.load()
                presenter?.pool.worker.load()
            }
        }

        """,
        "Sources/LoginPresenter.swift": """
        final class LoginPresenter {
            weak var view: LoginView?
            let worker: LoginWorker
            let pool = Pool.shared
            let interactor: LoginInteractor

            init(_ worker: LoginWorker, _ interactor: LoginInteractor) {
                self.worker = worker
                self.interactor = interactor
            }
        }

        """,
        "Sources/LoginInteractor.swift": """
        final class LoginInteractor {
            func load() {}
        }

        final class LoginWorker {
            func load() {}
        }

        """,
        "Sources/Pool.swift": """
        final class Pool {
            static let shared = Pool()
            let worker = LoginWorker()
            let item = Item()
        }

        """,
        "Sources/Item.swift": """
        struct Item {
            let label = ""
            let title = ""
        }

        """,
        "Sources/Setting.swift": """
        import UIKit

        final class Setting {
            func set(_ pool: Pool, _ view: UIView) {
                print(pool.item.label)
                print(view.title)
            }
        }

        """,
        "Sources/Additions.swift": """
        import UIKit

        extension UIView {
            var title: String { "" }
        }

        """,
    ]

    /// Each of them in one file, most of them with other findings in the view, which stays as it is.
    private static let edits: [EditedProject.Edit] = [
        // The type of what a path leads through.
        ("LoginPresenter", "let worker: LoginWorker", "let worker: LoginInteractor"),
        // The value of what has no type that is written, two files away.
        ("Pool", "let worker = LoginWorker()", "let worker = LoginInteractor()"),
        ("Pool", "let worker = LoginInteractor()", "let worker = LoginWorker()"),
        ("LoginPresenter", "let worker: LoginInteractor", "let worker: LoginWorker"),
        // What another object is that has a member of the same name.
        ("Pool", "let item = Item()", "let item = LoginView()"),
        ("Pool", "let item = LoginView()", "let item = nobody()"),
        ("Pool", "let item = nobody()", "let item = Item()"),
        // A body that names it.
        ("Setting", "print(pool.item.label)", "print(pool.item.title)"),
        ("Setting", "print(pool.item.title)", "print(pool.item.label, LoginView().label)"),
        // A member that has the name no longer, and one that is called so now.
        ("Item", "let label", "let mark"),
        ("Setting", "print(pool.item.label, LoginView().label)", "print(view.label)"),
        ("Additions", "var title", "var label"),
        ("Additions", "var label", "var title"),
        // Syntax that is broken and mended.
        ("Pool", "let worker = LoginWorker()", "func ( {{\n    let worker = LoginInteractor()"),
        ("Pool", "func ( {{\n    let worker = LoginInteractor()", "let worker = LoginInteractor()"),
        // What a type inherits, and what an alias stands for.
        (
            "LoginInteractor", "final class LoginWorker {",
            "typealias LoginWorker = LoginInteractor\nfinal class LoginHand {"
        ),
        (
            "LoginInteractor", "typealias LoginWorker = LoginInteractor\nfinal class LoginHand {",
            "final class LoginWorker {"
        ),
        ("LoginPresenter", "final class LoginPresenter {", "final class LoginPresenter: LoginBase {"),
        ("LoginPresenter", "    let worker: LoginWorker\n", ""),
        ("Item", "struct Item {", "class LoginBase {\n    let worker = LoginInteractor()\n}\n\nstruct Item {"),
        ("LoginPresenter", ": LoginBase {", " {"),
        ("LoginPresenter", "final class LoginPresenter {", "final class LoginPresenter: LoginBase {"),
        ("Item", "let worker = LoginInteractor()", "let worker = LoginWorker()"),
    ]

    @Test func whatIsKeptIsWhatWouldBeFound() throws {
        try TemporaryFolder.with { folder in
            var project = try EditedProject(EditedProject.apart(Self.texts), in: folder)
            var changed = 0
            for edit in Self.edits {
                if try project.othersChanged(by: edit).contains("Sources/LoginView.swift") { changed += 1 }
            }
            // Otherwise nothing was tried.
            #expect(changed >= 10)
        }
    }
}
