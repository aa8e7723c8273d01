import Foundation
import TestSupport
import Testing

/// A project of feature packages, each with an architecture of its own.
@Suite("The check of modules")
struct CheckModuleTests {
    private static let project = """
        architecture: viper
        modules:
          Shop: {sources: [Shop]}
          Catalog: {sources: [Catalog], architecture: mvvm}

        """

    private static let view = """
        import UIKit

        final class LoginViewController: UIViewController {
            let nameField = UITextField()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(nameField)
            }
        }

        """

    private func withModules(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.project, to: "screenspec.yaml")
            for module in ["Shop", "Catalog"] {
                try folder.write(Self.view, to: "\(module)/LoginViewController.swift")
                try folder.write(
                    "import UIKit\n\nfinal class LoginPresenter {}\n",
                    to: "\(module)/LoginPresenter.swift"
                )
            }
            try folder.write(
                Self.view.replacing("Login", with: "Help").replacing("let nameField", with: "private let nameField"),
                to: "Shop/HelpViewController.swift"
            )
            try body(folder)
        }
    }

    @Test("holds each module to its own architecture, and the others to the project's")
    func ownArchitecture() throws {
        try withModules { folder in
            let completed = try folder.screenspec(["check", "--report", "xcode"])
            let lines = completed.output.split(separator: "\n").filter { $0.contains(": error: ") }
                .map { $0.replacing(folder.path + "/", with: "").prefix { $0 != " " } }
            #expect(
                lines.map(String.init).sorted() == [
                    "Catalog/LoginViewController.swift:4:9:", "Shop/LoginPresenter.swift:1:1:",
                    "Shop/LoginViewController.swift:4:9:",
                ],
                "\(completed.output)"
            )
        }
    }

    @Test("reports each module by itself, also where classes have one name")
    func report() throws {
        try withModules { folder in
            let completed = try folder.screenspec(["architecture", "report"])
            #expect(completed.status == 0, "\(completed.errors)")
            let lines = completed.output.split(separator: "\n").map(String.init)
            #expect(lines.contains("Module Shop, architecture viper"), "\(completed.output)")
            #expect(lines.contains("Module Catalog, architecture mvvm"))
            #expect(lines.contains("  view        2 types, 1 finding"))
            #expect(lines.contains("  presenter   1 type, 1 finding"))
            #expect(lines.contains("  view         1 type, 1 finding"))
        }
    }

    @Test("guesses for each module that has none, and says where to settle it")
    func guess() throws {
        try withModules { folder in
            try folder.write(
                "modules: {Shop: {sources: [Shop]}, Catalog: {sources: [Catalog]}}\n",
                to: "screenspec.yaml"
            )
            let output = try folder.screenspec(["check"]).output
            #expect(output.contains("The code of 'Shop' is taken for '"), "\(output)")
            #expect(output.contains("' under 'modules: Catalog' in screenspec.yaml."))
        }
    }

    @Test("names an architecture that does not exist where it stands")
    func unknownArchitecture() throws {
        try withModules { folder in
            try folder.write(Self.project.replacing("mvvm", with: "mvwm"), to: "screenspec.yaml")
            let output = try folder.screenspec(["check"]).output
            #expect(output.contains("There is no architecture 'mvwm'; did you mean 'mvvm'?"), "\(output)")
            #expect(output.contains("--> screenspec.yaml:4:47"), "\(output)")
        }
    }

    @Test("gives the screens of a module its architecture, so that its protocols are made")
    func compiledScreens() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                architecture: mvc
                modules:
                  Shop: {specs: [Shop]}
                  Catalog: {specs: [Catalog], architecture: mvp}

                """,
                to: "screenspec.yaml"
            )
            for name in ["Shop", "Catalog"] {
                try folder.write(
                    """
                    screen: \(name)Login
                    subviews: {loginButton: UIButton}
                    actions: {userTappedLogin: {trigger: loginButton.touchUpInside}}

                    """,
                    to: "\(name)/\(name)Login.screen.yaml"
                )
            }
            let completed = try folder.screenspec(["compile"])
            #expect(completed.status == 0, "\(completed.errors)")
            #expect(
                try folder.read("Generated/Catalog/CatalogLogin.screen.swift")
                    .contains("protocol CatalogLoginPresenterInterface")
            )
            #expect(!folder.exists("Generated/Shop/ShopLogin.screen.swift"))
        }
    }
}
