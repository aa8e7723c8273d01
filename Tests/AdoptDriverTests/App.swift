import AdoptDriver
import ScreenSpecReporting
import SpecProject
import TestSupport

/// A screen whose spec describes hand-written code.
struct App {
    let folder: TemporaryFolder
    private let project: String

    static let spec = """
        screen: Login
        generate: false
        actions:
          userTappedLogin: {parameters: {name: String}}

        """

    static let swift = """
        import UIKit

        final class LoginViewController: UIViewController {
            var presenter: (any LoginViewToPresenterInterface)?

            func tapped() {
                presenter?.userTappedLogin(name: "A")
            }
        }

        /// What the person did.
        @MainActor
        protocol LoginViewToPresenterInterface: AnyObject {
            func userTappedLogin(name: String)
        }

        final class LoginPresenter: LoginViewToPresenterInterface {
            func userTappedLogin(name: String) {}
        }

        """

    static let rest = """
        import UIKit

        final class LoginViewController: UIViewController {
            var presenter: (any LoginViewToPresenterInterface)?

            func tapped() {
                presenter?.userTappedLogin(name: "A")
            }
        }

        final class LoginPresenter: LoginViewToPresenterInterface {
            func userTappedLogin(name: String) {}
        }

        """

    private static let files = [
        ("screenspec.yaml", "version: 1\nspecs: [Specs]\nsources: [App]\narchitecture: viper\n"),
        ("Specs/Login.screen.yaml", spec), ("App/Login.swift", swift),
    ]

    /// - Parameter project: The folder of the project, in that of the app.
    static func with(in project: String = "", _ body: (App) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for (path, text) in files { try folder.write(text, to: project.isEmpty ? path : "\(project)/\(path)") }
            try body(App(folder: folder, project: project))
        }
    }

    static let cardSpec = """
        view: Card
        generate: false
        inherits: UIView
        viewModel:
          properties:
            title: String
            isOn: Bool

        """

    static let card = """
        import UIKit

        final class Card: UIView {
            /// What it shows.
            struct ViewModel: Hashable, Sendable {
                let title: String
                let isOn: Bool
            }
        }

        extension Card.ViewModel {
            var isPlain: Bool { !isOn }
        }

        """

    static let extensionOfCard = "extension Card.ViewModel {\n    var isPlain: Bool { !isOn }\n}\n"

    func addCard(_ swift: String) throws {
        try folder.write(Self.cardSpec, to: "Specs/Card.view.yaml")
        try folder.write(swift, to: "App/Card.swift")
    }

    func write(swift: String) throws { try folder.write(swift, to: "App/Login.swift") }
    func swift() throws -> String { try folder.read("App/Login.swift") }
    func spec() throws -> String { try folder.read("Specs/Login.screen.yaml") }

    /// A second screen, with a comment in its protocol that would be lost.
    func addOrders() throws {
        try folder.write(Self.spec.replacing("Login", with: "Orders"), to: "Specs/Orders.screen.yaml")
        try folder.write(orders, to: "App/Orders.swift")
    }

    var orders: String {
        Self.swift.replacing("Login", with: "Orders").replacing(
            "    func userTappedOrders(name: String)\n}",
            with: "    // TODO: more\n    func userTappedOrders(name: String)\n}"
        )
    }

    func adoptAll(
        isStrict: Bool = false,
        reportsJSON: Bool = false
    ) -> (status: ScreenSpecReporting.ExitStatus, text: String) {
        var request = AdoptRequest(CompileRequest(workingFolder: folder.path))
        (request.isForAll, request.isForced) = (true, true)
        (request.isStrict, request.reportsJSON) = (isStrict, reportsJSON)
        var text = ""
        let status = AdoptRun(request).run { text += $0 }
        return (status, text)
    }

    func adopt(_ name: String, isDry: Bool = false, isForced: Bool = true) -> ScreenSpecReporting.ExitStatus {
        let path = project.isEmpty ? folder.path : folder.path(project)
        var request = AdoptRequest(CompileRequest(workingFolder: path))
        request.names = [name]
        (request.isDry, request.isForced) = (isDry, isForced)
        return AdoptRun(request)()
    }

    /// Whether the specs compile as they are.
    func compile() -> ScreenSpecReporting.ExitStatus {
        let compilation = Compilation(CompileRequest(workingFolder: folder.path))
        return compilation.findings.contains { $0.severity == .error } ? .findings : .success
    }
}
