import Foundation
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SourceCheck
import TestSupport
import Testing

/// Reports on a small project, as they are printed.
struct ArchitectureReportTests {
    private let check: CodeCheck
    private let places: Places
    private let report: ArchitectureReport

    init() throws {
        let check = CodeCheck(files: try FixtureFiles.read(Fixtures.url("Reports/login")))
        let none: [Diagnostic] = []
        self.check = check
        places = Places(files: check.files)
        report = ArchitectureReport(check.subject, findings: none)
    }

    @Test func text() {
        let expected = """
            Architecture viper

              view        2 types, 0 findings
              presenter   1 type, 0 findings
              interactor  1 type, 0 findings
              wireframe   1 type, 0 findings

                view → presenter by actions: 1 type
              - presenter → view by displays: nobody
              - presenter → interactor by requests: nobody
              - interactor → presenter by responses: nobody
                presenter → wireframe by routes: 1 type
              - wireframe → presenter by presentation: nobody
              + view → interactor: 1 type, which no channel allows, such as Login.swift:6

            """
        #expect(report.text(place: places.spell) == expected)
    }

    @Test func protocolsCalledAfterTheirSpeakersAreChannels() throws {
        let check = CodeCheck(files: try FixtureFiles.read(Fixtures.url("Reports/outputs")))
        let edges = ArchitectureReport(check.subject, findings: check.findings).modules.flatMap(\.edges)
        let kept = edges.filter { $0.standing == .kept }.map { "\($0.from) \($0.to)" }
        #expect(kept == ["view presenter", "presenter view", "presenter interactor", "interactor presenter"])
        #expect(edges.allSatisfy { $0.standing != .extra })
    }

    @Test func findingsAreCountedByRole() {
        let modules = ArchitectureReport(check.subject, findings: check.findings).modules
        let view = modules.first?.roles.first { $0.name == "view" }
        #expect(view?.types == ["LoginViewController", "HelpViewController"])
        #expect((view?.findings ?? 0) > 0)
    }

    @Test func everyEdgeStandsOut() {
        let edges = report.modules.flatMap(\.edges)
        let standings = Dictionary(edges.map { ("\($0.from) \($0.to)", $0.standing) }) { first, _ in first }
        #expect(standings["view presenter"] == .kept)
        #expect(standings["view interactor"] == .extra)
        #expect(standings["presenter interactor"] == .missing)
        let dot = report.dot()
        let json = report.json(place: places.spell).text()
        #expect(
            dot.contains(
                "\"0.view\" -> \"0.interactor\" [label=\"extra (1)\", color=red, penwidth=2, fontcolor=red];"
            )
        )
        #expect(
            dot.contains(
                "\"0.presenter\" -> \"0.view\" [label=\"displays\", color=gray, style=dashed, fontcolor=gray];"
            )
        )
        #expect(report.mermaid().contains("    m0_view ==>|\"extra (1)\"| m0_interactor\n"))
        #expect(report.mermaid().contains("    linkStyle 6 stroke:red,color:red\n"))
        #expect(json.contains("\"extra\"") && json.contains("Login.swift:6"))
    }

    @Test(.enabled(if: dot != nil, "dot, of Graphviz, is not on PATH."))
    func graphvizDrawsEveryNodeAndEdge() throws {
        let drawn = try run(try #require(Self.dot), ["-Tplain"], input: report.dot())
        #expect(drawn.status == 0 && drawn.errors == "", "\(drawn.errors)")
        let lines = drawn.output.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("node ") } == report.modules.map(\.roles.count).reduce(0, +))
        #expect(lines.count { $0.hasPrefix("edge ") } == report.modules.map(\.edges.count).reduce(0, +))
        #expect(lines.contains { $0.hasPrefix(#"edge "0.view" "0.interactor" "#) && $0.contains("red") })
    }

    private static let dot = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/dot" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test func coverage() {
        let expected = """
            Specs: some.

            Without a spec
              HelpViewController  Login.swift:17
              Imprint  Login.swift:23

            Without code
              Settings, as 'SettingsViewController'  Specs/Login.screen.yaml:10

            """
        let coverage = SpecCoverage(check.subject)
        #expect(coverage.screensWithSpec == 1 && coverage.viewsWithSpec == 0)
        #expect(coverage.text(summary: "some", place: places.spell) == expected)
    }

    /// Whatever inherits from the class, and whatever that itself inherits from.
    @Test func coverageKnowsScenes() {
        let check = CodeCheck(files: [
            (
                "Shelf.swift",
                "class ShelfController: ListController {}\nfinal class BookController: ShelfController {}\n"
            ),
            (
                "Main.storyboard",
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
                <scenes><scene sceneID="s"><objects>
                <tableViewController id="a" customClass="ShelfController" customModule="App" customModuleProvider="target"/>
                </objects></scene></scenes></document>
                """
            ),
        ])
        #expect(SpecCoverage(check.subject).screensWithoutSpec.map(\.type) == ["ShelfController"])
    }

    @Test(arguments: [
        "LoginViewController: the view of the screen 'Login', architecture 'viper'",
        "    because its spec says so (Specs/Login.screen.yaml:1)",
        "    may talk to the presenter by 'actions': 'LoginViewToPresenterInterface', which is 'LoginPresenter'",
        "    has the subviews loginButton",
        "HelpViewController: the view of the screen 'Help', architecture 'viper'",
        "    because its name ends with 'ViewController' (the role 'view' of 'viper')",
        "    not held to that: nobody else plays a role of this screen",
        "    but, as a view controller, to what views may not use",
        "Imprint: a view controller without a role in 'viper'",
        "HelpCell: a view without a role in 'viper'",
    ])
    func aFileIsExplained(_ line: String) throws {
        let explanation = try #require(FileExplanation(of: "Login.swift", in: check.subject, place: places.spell))
        #expect(explanation.text.split(separator: "\n").contains { $0 == line }, "\(explanation.text)")
    }

    @Test func aFileThatIsNotThereIsNotExplained() {
        #expect(FileExplanation(of: "Logout.swift", in: check.subject, place: places.spell) == nil)
    }
}
