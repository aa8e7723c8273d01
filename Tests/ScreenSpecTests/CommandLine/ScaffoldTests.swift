import Foundation
import TestSupport
import Testing

/// `new` and `scaffold` as a team meets them.
@Suite("Scaffold")
struct ScaffoldTests {
    private static let project = """
        version: 1
        architecture: viper
        sources: [Sources]
        scaffold:
          folder: Sources/{screen}/{role}
          header: |
            //
            //  {file}
            //  Shop, {screen}

        """

    private func project(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.project, to: "screenspec.yaml")
            try #require(try folder.screenspec(["new", "screen", "Login"]).status == 0)
            try body(folder)
        }
    }

    private func files(_ folder: TemporaryFolder) throws -> [String] {
        try folder.files().filter { $0.hasSuffix(".swift") }.sorted()
    }

    @Test("A new spec is whole", arguments: ["screen", "view", "models"])
    func new(_ kind: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\n", to: "screenspec.yaml")
            let dry = try folder.screenspec(["new", kind, "Thing", "--dry-run"])
            #expect(dry.status == 0)
            #expect(try folder.files() == ["screenspec.yaml"])
            #expect(try folder.screenspec(["new", kind, "Thing", "--folder", "Specs/Shop"]).status == 0)
            #expect(dry.output.hasSuffix(try folder.read("Specs/Shop/Thing.\(kind).yaml")))
            let compiled = try folder.compile(["--strict"])
            #expect(compiled.status == 0, "\(compiled.text)")
        }
    }

    @Test("A new spec is whole where the team calls a role a view model")
    func newBesideViewModels() throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\narchitecture: team\n", to: "screenspec.yaml")
            let role = "roles:\n  presenter: {type: \"{screen}ViewModel\"}\n"
            try folder.write("architecture: team\nextends: viper\n\(role)", to: "Specs/team.architecture.yaml")
            let made = try folder.screenspec(["new", "screen", "Thing"])
            #expect(made.status == 0, "\(made.errors)")
            let scaffolded = try folder.screenspec(["scaffold", "Thing"])
            #expect(scaffolded.status == 0, "\(scaffolded.errors)")
            let compiled = try folder.compile(["--strict"])
            #expect(compiled.status == 0, "\(compiled.text)")
            let view = try folder.read("Sources/Thing/ThingViewController.swift")
            #expect(view.contains("func display(_ viewModel: ThingViewState)"), "\(view)")
        }
    }

    @Test("A new spec takes nobody's place, and names what there is")
    func newRefuses() throws {
        try project { folder in
            let before = try folder.files()
            let refused = [
                ["screen", "Login"], ["view", "LoginViewController"],
                ["screen", "Home", "--architecture", "vipper"],
                ["screen", "2nd"], ["view", "Home", "--module", "Shop"], ["view", "Home", "--folder", "Elsewhere"],
                ["view", "UIView"], ["view", "String"], ["models", "Int"],
            ]
            for arguments in refused {
                #expect(try folder.screenspec(["new"] + arguments).status == 1, "\(arguments)")
            }
            #expect(try folder.files() == before)
            #expect(try folder.screenspec(["new", "screens", "Home"]).status == 64)
            #expect(try folder.screenspec(["new", "view", "Home", "--architecture", "mvp"]).status == 64)
        }
    }

    @Test("An event that a control sends is its own, and no delegate's")
    func ownEvent() throws {
        try project { folder in
            let spec = """
                view: NameView
                subviews: {nameField: UITextField}
                actions: {changedName: {trigger: nameField.editingChanged}}

                """
            try folder.write(spec, to: "Specs/NameView.view.yaml")
            #expect(try folder.screenspec(["scaffold", "NameView"]).status == 0)
            let path = try #require(try files(folder).first { $0.hasSuffix("/NameView.swift") })
            let text = try folder.read(path)
            #expect(text.contains("nameField.addTarget(self, action: #selector(changedName), for: .editingChanged)"))
            #expect(!text.contains("delegate = self"))
        }
    }

    @Test("Classes go where the project file says, with its header, and once")
    func writes() throws {
        try project { folder in
            let listed = try folder.screenspec(["scaffold", "--dry-run"])
            #expect(listed.status == 0)
            #expect(try files(folder).isEmpty)
            #expect(try folder.screenspec(["scaffold"]).status == 0)
            let written = try files(folder)
            #expect(
                written == [
                    "Sources/Login/presenter/LoginPresenter.swift", "Sources/Login/view/LoginViewController.swift",
                    "Sources/Login/wireframe/LoginWireframe.swift",
                ]
            )
            for file in written { #expect(listed.output.contains("would write \(file)\n")) }
            let text = try folder.read("Sources/Login/presenter/LoginPresenter.swift")
            #expect(text.hasPrefix("//\n//  LoginPresenter.swift\n//  Shop, Login\n\n"))
            let again = try folder.screenspec(["scaffold"])
            #expect(again.output == "Every class that the specs ask for is there.\n")
        }
    }

    @Test("One role, and the difference")
    func selects() throws {
        try project { folder in
            let shown = try folder.screenspec(["scaffold", "Login", "--only", "presenter", "--diff"])
            #expect(shown.output.hasPrefix("--- /dev/null\n+++ Sources/Login/presenter/LoginPresenter.swift\n"))
            #expect(try folder.screenspec(["scaffold", "Login", "--only", "presenter"]).status == 0)
            #expect(try files(folder) == ["Sources/Login/presenter/LoginPresenter.swift"])
        }
    }

    @Test(
        "A route makes the screen that it leads to, whether that is scaffolded now or has been",
        arguments: ["viper", "vip", "mvvm", "viper-interfaces", "viper-input-output"],
        [[["scaffold"]], [["scaffold", "Detail", "Help"], ["scaffold"]]]
    )
    func leads(_ architecture: String, _ runs: [[String]]) throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\narchitecture: \(architecture)\n", to: "screenspec.yaml")
            let spec = """
                screen: List
                subviews: {openButton: UIButton, helpButton: UIButton}
                actions:
                  tappedOpen: {trigger: openButton.touchUpInside, leadsTo: showDetail}
                  tappedHelp: {trigger: helpButton.touchUpInside, leadsTo: showHelp}
                routes:
                  showDetail: {to: Detail, presentation: push, parameters: {item: Int}}
                  showHelp: {to: Help, presentation: modal}
                ---
                screen: Detail
                opens: {with: {item: Int}}
                subviews: {closeButton: UIButton}
                actions: {tappedClose: {trigger: closeButton.touchUpInside, leadsTo: close}}
                routes: {close: {presentation: pop}}
                ---
                screen: Help
                subviews: {helpButton: UIButton}
                actions: {tappedHelp: {trigger: helpButton.touchUpInside}}

                """
            try folder.write(spec, to: "Specs/List.screen.yaml")
            for run in runs { #expect(try folder.screenspec(run).status == 0) }
            let texts = try files(folder).filter { $0.contains("/List/") }.map(folder.read).joined()
            #expect(texts.contains(".makeDetail(item: item)"))
            #expect(texts.contains(".makeHelp()"))
            #expect(!texts.contains("still to be written"))
        }
    }

    @Test("What nobody can guess is no constant, and what is at hand is handed on")
    func answers() throws {
        try project { folder in
            let spec = """
                screen: Picker
                architecture: viper
                subviews:
                  spinner: {type: UIActivityIndicatorView, shows: {isAnimating: loading, isHidden: not loading}}
                  tableView: {type: UITableView, rows: {self.names: NameCell}}
                viewModel:
                  cases: {loading: {}, failed: {}}
                actions:
                  picked: {trigger: tableView.select, parameters: {at index: Int}}
                  rated: {trigger: tableView.NameCell.tapped}
                displays:
                  display: {parameters: {_ viewModel: ViewModel}}
                routes:
                  showAlert: {to: UIAlertController, presentation: modal, by: view}
                ---
                view: NameCell
                inherits: UITableViewCell
                subviews: {button: UIButton}
                delegate: {methods: {mayTick: {returns: Bool}}}
                actions: {tapped: {trigger: button.touchUpInside}}

                """
            try folder.write(spec, to: "Specs/Picker.screen.yaml")
            let run = try folder.screenspec(["scaffold", "Picker", "--only", "view"])
            #expect(run.status == 0, "\(run.output)")
            let view = try folder.read("Sources/Picker/view/PickerViewController.swift")
            #expect(view.contains("presenter?.picked(at: indexPath.row)"))
            #expect(view.contains("fatalError(\"nameCellMayTick(_:) is still to be written.\")"))
            #expect(view.contains("private var names: [Any] = []"))
            #expect(view.contains("private func showAlert() {"))
            #expect(view.contains("spinner.isHidden = true") && !view.contains("!true") && !view.contains("if true"))
        }
    }

    @Test("Another module can open a public screen")
    func opensInOtherModules() throws {
        try project { folder in
            let spec = """
                screen: Detail
                architecture: mvvm
                access: public
                opens: {with: {item: Int}}

                """
            try folder.write(spec, to: "Specs/Detail.screen.yaml")
            #expect(try folder.screenspec(["scaffold", "Detail"]).status == 0)
            let coordinator = try folder.read("Sources/Detail/coordinator/DetailCoordinator.swift")
            #expect(coordinator.contains("public final class DetailCoordinator"))
            #expect(coordinator.contains("public init() {}"))
            #expect(coordinator.contains("public func makeDetail(item: Int) -> UIViewController {"))
        }
    }

    @Test("tests no method that stops the program until somebody has written what it returns")
    func testsOfAnswers() throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\ndoubles: {}\narchitecture: viper\n", to: "screenspec.yaml")
            let screen = "screen: Login\nactions: {mayLeave: {returns: Bool}, leave: {}}\ndisplays: {showError: {}}\n"
            try folder.write(screen, to: "Specs/Login.screen.yaml")
            #expect(try folder.screenspec(["scaffold"]).status == 0)
            #expect(try folder.read("Sources/Login/LoginPresenter.swift").contains("func mayLeave() -> Bool"))
            let test = try folder.read("Tests/Login/LoginPresenterTests.swift")
            #expect(test.contains("presenter.leave()") && !test.contains("mayLeave"), "\(test)")
        }
    }

    @Test("A class is written anew beside the test that it has already, and a file in the way of a test is said")
    func leavesTests() throws {
        try project { folder in
            let doubles = Self.project + "doubles: {}\n"
            try folder.write(doubles, to: "screenspec.yaml")
            #expect(try folder.screenspec(["scaffold"]).status == 0)
            let presenter = "Sources/Login/presenter/LoginPresenter.swift"
            let test = "Tests/Login/LoginPresenterTests.swift"
            let own = try folder.read(test) + "// Mine.\n"
            try folder.write(own, to: test)
            try FileManager.default.removeItem(atPath: folder.path(presenter))
            #expect(try folder.screenspec(["scaffold"]).status == 0)
            #expect(folder.exists(presenter))
            #expect(try folder.read(test) == own)
            try FileManager.default.removeItem(atPath: folder.path(presenter))
            try folder.write("struct Others {}\n", to: test)
            let refused = try folder.screenspec(["scaffold"])
            #expect(refused.status == 1)
            #expect(refused.output.contains("another 'tests' under 'scaffold'"))
        }
    }

    @Test("What exists keeps its bytes, wherever it stands")
    func leavesClasses() throws {
        try project { folder in
            let own = "final class LoginPresenter {}\n"
            try folder.write(own, to: "Sources/Own.swift")
            #expect(try folder.screenspec(["scaffold"]).status == 0)
            #expect(try folder.read("Sources/Own.swift") == own)
            #expect(!folder.exists("Sources/Login/presenter/LoginPresenter.swift"))
        }
    }

    @Test("Nothing is written where a file is in the way, a name is unknown, or a spec is wrong")
    func refuses() throws {
        try project { folder in
            let own = "// Mine.\n"
            try folder.write(own, to: "Sources/Login/presenter/LoginPresenter.swift")
            let inTheWay = try folder.screenspec(["scaffold"])
            #expect(inTheWay.status == 1)
            let rule = "refused-scaffold"
            #expect(inTheWay.output.contains("error[\(rule)]"))
            #expect(try files(folder) == ["Sources/Login/presenter/LoginPresenter.swift"])
            #expect(try folder.read("Sources/Login/presenter/LoginPresenter.swift") == own)
            let unknown = try folder.screenspec(["scaffold", "Logn", "--only", "presentr"])
            #expect(unknown.status == 1)
            #expect(unknown.output.contains("Did you mean 'Login'?"))
            #expect(unknown.output.contains("Did you mean 'presenter'?"))
            try folder.write("screen: Home\nsubview: {}\n", to: "Specs/Home.screen.yaml")
            #expect(try folder.screenspec(["scaffold", "Login", "--only", "view"]).status == 1)
            #expect(try files(folder) == ["Sources/Login/presenter/LoginPresenter.swift"])
        }
    }

    @Test("A view that Interface Builder lays out is left, and the run says so")
    func leavesInterfaceBuilder() throws {
        try project { folder in
            try folder.write("view: Badge\nlayout: interfaceBuilder\n", to: "Specs/Badge.view.yaml")
            let result = try folder.screenspec(["scaffold", "Badge"])
            #expect(result.status == 0)
            #expect(result.output == "left Badge: Interface Builder lays it out, so it is yours to write.\n")
            #expect(try files(folder).isEmpty)
        }
    }

    @Test("A team's own templates write what it likes, as text")
    func templates() throws {
        try project { folder in
            try folder.write(
                Self.project.replacing("scaffold:\n", with: "scaffold:\n  templates: Templates\n"),
                to: "screenspec.yaml"
            )
            try folder.write(
                """
                {{> legal}}
                final class {{type}}: Base<{{screen}} & "{{role}}"> {
                    {{#received}}
                    // {{name}}
                    {{#members}}
                    {{requirement.swift}} {}
                    {{/members}}
                    {{/received}}
                }

                """,
                to: "Templates/presenter.mustache"
            )
            try folder.write("// Legal & \"quoted\"\n", to: "Templates/legal.mustache")
            try folder.write("// Mine\n{{scaffold}}\n", to: "Templates/wireframe.mustache")
            try folder.write("", to: "Templates/presentr.mustache")
            let run = try folder.screenspec(["scaffold"])
            #expect(run.status == 0, "\(run.output)\(run.errors)")
            #expect(run.output.contains("left Templates/presentr.mustache: no role is called so"))
            #expect(
                try folder.read("Sources/Login/presenter/LoginPresenter.swift") == """
                    //
                    //  LoginPresenter.swift
                    //  Shop, Login

                    // Legal & "quoted"
                    final class LoginPresenter: Base<Login & "presenter"> {
                        // LoginViewToPresenterInterface
                        func userTappedAction() {}
                    }

                    """
            )
            let wireframe = try folder.read("Sources/Login/wireframe/LoginWireframe.swift")
            #expect(wireframe.hasPrefix("//\n//  LoginWireframe.swift\n//  Shop, Login\n\n// Mine\nimport UIKit\n"))
            #expect(try folder.read("Sources/Login/view/LoginViewController.swift").contains("\n\nimport UIKit\n"))
        }
    }

    @Test(
        "A template that is none, or names what is not there, is shown at its place, and nothing is written",
        arguments: [
            (
                "class {{type}} {\n{{#received}}\n}\n",
                "presenter.mustache:2:4: error: The section 'received' has no end."
            ),
            ("{{typ}}", "presenter.mustache:1:3: error: The model has nothing called 'typ'."),
            ("\n  {{> lgal}}", "presenter.mustache:2:7: error: There is no template 'lgal'."),
            ("{{frist()}}", "presenter.mustache:1:3: error: There is no function 'frist'."),
            (
                "{{> presenter}}{{> presenter}}x",
                "presenter.mustache:1:1: error: The template 'presenter' makes no end of text."
            ),
        ]
    )
    func refusedTemplates(_ text: String, _ message: String) throws {
        try project { folder in
            try folder.write(
                Self.project.replacing("scaffold:\n", with: "scaffold:\n  templates: Templates\n"),
                to: "screenspec.yaml"
            )
            try folder.write(text, to: "Templates/presenter.mustache")
            try folder.write("", to: "Templates/legal.mustache")
            let run = try folder.screenspec(["scaffold"])
            #expect(run.status == 1)
            let parts = message.split(separator: ": error: ")
            #expect(run.output.hasPrefix("error[refused-scaffold]: \(parts[1])\n"))
            #expect(run.output.contains("--> Templates/\(parts[0])\n"))
            #expect(try files(folder).isEmpty)
        }
    }

    @Test("A folder of templates that is not there is said")
    func missingTemplates() throws {
        try project { folder in
            try folder.write(
                Self.project.replacing("scaffold:\n", with: "scaffold:\n  templates: Templats\n"),
                to: "screenspec.yaml"
            )
            let run = try folder.screenspec(["scaffold"])
            #expect(run.status == 1)
            #expect(run.output.contains("There is no folder 'Templats' of templates."))
            #expect(try files(folder).isEmpty)
        }
    }
}
