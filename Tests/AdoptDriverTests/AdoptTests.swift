import AdoptDriver
import Foundation
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecProject
import TestSupport
import Testing

/// Documents that describe hand-written code, made generated ones.
@Suite("Adopted documents")
struct AdoptTests {
    private static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test func aBuildThatGeneratesIsLeftToIt() throws {
        try App.with { (app) throws in
            try app.folder.write(".plugin(name: \"ScreenSpecPlugin\")", to: "Package.swift")
            #expect(app.adopt("Login") == .success)
            #expect(try app.swift() == App.rest)
            #expect(!app.folder.exists("Generated"))
        }
    }

    @Test func aFileInTheWayKeepsAllAsItIs() throws {
        try App.with { (app) throws in
            try app.folder.write("// By hand.\n", to: "Generated/Login.screen.swift")
            #expect(app.adopt("Login") != .success)
            #expect(try app.swift() == App.swift)
            #expect(try app.spec() == App.spec)
            #expect(try app.folder.read("Generated/Login.screen.swift") == "// By hand.\n")
        }
    }

    @Test func whatIsGeneratedIsCutOut() throws {
        try App.with { (app) throws in
            #expect(app.adopt("Login") == .success)
            #expect(try app.spec() == App.spec.replacing("generate: false\n", with: ""))
            let swift = try app.swift()
            #expect(swift == App.rest)
            #expect(app.compile() == .success)
        }
    }

    @Test func commentsBecomeSummaries() throws {
        try App.with { (app) throws in
            try app.write(
                swift: App.swift.replacing("/// What the person did.\n", with: "/// Something: else.\n/// Twice.\n")
                    .replacing(
                        "    func userTappedLogin(name: String)\n}",
                        with: "    // With a name.\n    func userTappedLogin(name: String)\n}"
                    )
            )
            #expect(app.adopt("Login") == .success)
            #expect(try app.swift() == App.rest)
            let generated = try app.folder.read("Generated/Login.screen.swift")
            #expect(generated.contains("/// Something: else. Twice.\n@MainActor"))
            #expect(generated.contains("    /// With a name.\n    func userTappedLogin"))
        }
    }

    @Test func crlfAndTheEndOfTheFileStay() throws {
        try App.with { (app) throws in
            try app.write(
                swift: "\u{FEFF}" + String(App.swift.dropLast()).replacing("\n", with: "\r\n")
            )
            #expect(app.adopt("Login") == .success)
            let rest = "\u{FEFF}" + String(App.rest.dropLast()).replacing("\n", with: "\r\n")
            #expect(try app.swift() == rest)
        }
    }

    @Test func aDryRunWritesNothing() throws {
        try App.with { (app) throws in
            #expect(app.adopt("Login", isDry: true) == .success)
            #expect(try app.swift() == App.swift)
            #expect(try app.spec() == App.spec)
        }
    }

    @Test(
        "What would be lost or be otherwise keeps it as it is",
        arguments: [
            ("func userTappedLogin(name: String)", "func userTappedLogin(name: Int)"),
            ("func userTappedLogin(name: String)", "func userTappedLogin(name: String) async"),
            ("func userTappedLogin(name: String)", "@discardableResult func userTappedLogin(name: String)"),
            ("    func userTappedLogin", "    // MARK: Taps\n    func userTappedLogin"),
            ("    func userTappedLogin", "    // TODO: more\n    func userTappedLogin"),
            ("    func userTappedLogin", "    // swiftlint:disable all\n    func userTappedLogin"),
            (
                "    func userTappedLogin(name: String)\n",
                "    #if DEBUG\n    func userTappedLogin(name: String)\n    #endif\n"
            ),
            ("    func userTappedLogin", "    func userTappedHelp()\n    func userTappedLogin"),
            ("/// What the person did.\n", "// sourcery: AutoMockable\n"),
            (
                "protocol LoginViewToPresenterInterface: AnyObject",
                "protocol LoginViewToPresenterInterface: AnyObject, Sendable"
            ),
            ("protocol LoginViewToPresenterInterface", "@objc protocol LoginViewToPresenterInterface"),
            ("@MainActor\nprotocol LoginViewToPresenterInterface", "protocol LoginViewToPresenterInterface"),
            ("@MainActor\nprotocol", "@available(iOS 17, *)\n@MainActor\nprotocol"),
            ("    func userTappedLogin", "    @available(iOS 17, *)\n    func userTappedLogin"),
            ("    func userTappedLogin", "    @objc func userTappedLogin"),
            ("(name: String)", "(name: String) throws"),
            ("(name: String)", "(name: inout String)"),
            ("(name: String)", "(name: String) // Of the person."),
            ("(name: String)", "<Name>(name: Name)"),
            ("protocol LoginViewToPresenterInterface", "fileprivate protocol LoginViewToPresenterInterface"),
            (
                "@MainActor\nprotocol LoginViewToPresenterInterface: AnyObject {",
                "@MainActor\nprotocol LoginViewToPresenterInterface: AnyObject {\n    associatedtype Kind"
            ),
        ]
    )
    func refuses(_ old: String, _ new: String) throws {
        try App.with { (app) throws in
            let swift = App.swift.replacing(old, with: new, maxReplacements: 1)
            #expect(swift != App.swift)
            try app.write(swift: swift)
            #expect(app.adopt("Login") == .findings)
            #expect(try app.swift() == swift)
            #expect(try app.spec() == App.spec)
        }
    }

    @Test(
        "What stands beside the protocol keeps its bytes",
        arguments: [
            "extension LoginViewToPresenterInterface {\n    func userTappedLogin() { userTappedLogin(name: \"\") }\n}\n",
            "// MARK: - Below\n",
            "#if DEBUG\nlet isDebug = true\n#endif\n",
        ]
    )
    func keeps(_ beside: String) throws {
        try App.with { (app) throws in
            try app.write(swift: App.swift + "\n" + beside)
            #expect(app.adopt("Login") == .success)
            #expect(try app.swift() == App.rest + "\n" + beside)
        }
    }

    @Test func marksForGeneratorsStayInDocumentation() throws {
        try App.with { (app) throws in
            try app.write(swift: App.swift.replacing("/// What the person did.", with: "/// @mockable"))
            #expect(app.adopt("Login") == .success)
            #expect(try app.folder.read("Generated/Login.screen.swift").contains("/// @mockable\n@MainActor\nprotocol"))
        }
    }

    // MARK: View models

    @Test(
        "What a view model can do without goes",
        arguments: [
            ("let title", "var title"),
            (": Hashable, Sendable", ""),
            ("let title", "private let title"),
        ]
    )
    func aViewModelGoes(_ old: String, _ new: String) throws {
        try App.with { (app) throws in
            let swift = App.card.replacing(old, with: new)
            try app.addCard(swift)
            #expect(app.adopt("Card") == .success)
            let rest = try app.folder.read("App/Card.swift")
            #expect(rest == "import UIKit\n\nfinal class Card: UIView {\n}\n\n" + App.extensionOfCard)
            let settable = new == "var title" ? "var title: String\n" : "let title: String\n"
            #expect(try app.folder.read("Generated/Card.view.swift").contains(settable))
        }
    }

    @Test(
        "A view model that is another one stays",
        arguments: [
            ("struct ViewModel", "fileprivate struct ViewModel"),
            ("struct ViewModel", "final class ViewModel"),
            (": Hashable, Sendable", ": Hashable, Codable"),
            ("let title: String", "let title: String?"),
            ("let title: String", "let title = \"\""),
            ("let isOn: Bool", "let isOn: Bool\n\n        init(title: String) { (self.title, isOn) = (title, false) }"),
            ("let isOn: Bool", "let isOn: Bool\n        var isOff: Bool { !isOn }"),
            ("let title: String\n        let isOn: Bool", "let isOn: Bool\n        let title: String"),
            ("    struct ViewModel", "    @available(iOS 17, *)\n    struct ViewModel"),
            ("let isOn: Bool", "let isOn: Bool // Whether."),
            ("let isOn: Bool", "let isOn: Bool\n        #Copies(title)"),
            ("let isOn: Bool", "let isOn: Bool\n        typealias Title = String"),
            ("let isOn: Bool", "#if DEBUG\n        let isOn: Bool\n        #endif"),
        ]
    )
    func aViewModelStays(_ old: String, _ new: String) throws {
        try App.with { (app) throws in
            let swift = App.card.replacing(old, with: new)
            #expect(swift != App.card)
            try app.addCard(swift)
            #expect(app.adopt("Card") == .findings)
            #expect(try app.folder.read("App/Card.swift") == swift)
        }
    }

    /// What is generated says 'nonisolated', and what says nothing would not be.
    @Test(
        "The actor that a build gives stays",
        arguments: [
            ("App.xcodeproj/project.pbxproj", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"),
            ("Package.swift", "swiftSettings: [.defaultIsolation(MainActor.self)]"),
        ]
    )
    func theActorOfTheBuildStays(_ file: String, _ text: String) throws {
        try App.with { (app) throws in
            try app.folder.write(text, to: file)
            try app.addCard(App.card)
            #expect(app.adopt("Card") == .findings)
            try app.addCard(App.card.replacing("struct ViewModel", with: "nonisolated struct ViewModel"))
            #expect(app.adopt("Card") == .success)
        }
    }

    // MARK: Packages

    @Test func whatPackagesDeclareIsImported() throws {
        try App.with { (app) throws in
            try app.addCard(
                App.card.replacing("String", with: "Badge").replacing(": Hashable, Sendable", with: "")
                    .replacing("import UIKit", with: "import BrandKit")
            )
            try app.folder.write(
                App.cardSpec.replacing("String", with: "Badge"),
                to: "Specs/Card.view.yaml"
            )
            let project = try app.folder.read("screenspec.yaml")
            try app.folder.write(project + "externalTypes: [Badge]\n", to: "screenspec.yaml")
            let (_, text) = app.adoptAll()
            #expect(text.contains("'externalTypes: {Badge: {module: BrandKit}}'"))
            try app.folder.write(project + "externalTypes: {Badge: {module: BrandKit}}\n", to: "screenspec.yaml")
            #expect(app.adopt("Card") == .success)
            #expect(try app.folder.read("Generated/Card.view.swift").contains("import BrandKit\n"))
        }
    }

    @Test("An import that one of two files has", arguments: [("String", true), ("Result<Int, Never>", false)])
    func anImportOfOneFile(_ type: String, goes: Bool) throws {
        try App.with { (app) throws in
            let start = try #require(App.swift.firstRange(of: "/// What the person did."))
            let end = try #require(App.swift.firstRange(of: "final class LoginPresenter"))
            let interface = App.swift[start.lowerBound..<end.lowerBound].replacing("String", with: type)
            try app.write(swift: App.rest.replacing("String", with: type).replacing("name: \"A\"", with: "name: a"))
            try app.folder.write("import UIKit\n\n" + interface, to: "App/Actions.swift")
            try app.folder.write(
                "import BrandKit\n\n@MainActor\nprotocol LoginPresenterToViewInterface: AnyObject {\n"
                    + "    func show(badge: Badge)\n}\n",
                to: "App/Displays.swift"
            )
            try app.folder.write(
                App.spec.replacing("String", with: type) + "displays:\n  show: {parameters: {badge: Badge}}\n",
                to: "Specs/Login.screen.yaml"
            )
            let project = try app.folder.read("screenspec.yaml")
            try app.folder.write(project + "externalTypes: {Badge: {module: BrandKit}}\n", to: "screenspec.yaml")
            #expect(app.adopt("Login") == (goes ? .success : .findings))
        }
    }

    // MARK: Files

    @Test func aFileThatIsEmptyGoes() throws {
        try App.with { (app) throws in
            let start = try #require(App.swift.firstRange(of: "/// What the person did."))
            let end = try #require(App.swift.firstRange(of: "final class LoginPresenter"))
            try app.folder.write(
                "import UIKit\n\n" + App.swift[start.lowerBound..<end.lowerBound],
                to: "App/Interfaces.swift"
            )
            try app.write(swift: App.rest)
            #expect(app.adopt("Login") == .success)
            #expect(!app.folder.exists("App/Interfaces.swift"))
            #expect(try app.swift() == App.rest)
        }
    }

    @Test func filesThatAreNotCommittedStay() throws {
        try App.with { (app) throws in
            #expect(app.adopt("Login", isForced: false) == .failure)
            #expect(try app.swift() == App.swift)
        }
    }

    @Test(.enabled(if: git != nil, "There is no git."))
    func filesThatAreCommittedGo() throws {
        try App.with { (app) throws in
            let git = try #require(Self.git)
            let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
            for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "An app"]] {
                #expect(try run(git, identity + arguments, in: app.folder.path).status == 0)
            }
            try app.write(swift: App.swift + "\n")
            #expect(app.adopt("Login", isForced: false) == .failure)
            try app.write(swift: App.swift)
            #expect(app.adopt("Login", isForced: false) == .success)
            #expect(app.folder.exists("Generated/Login.screen.swift"))
            #expect(try run(git, ["checkout", "--", "."], in: app.folder.path).status == 0)
            #expect(try app.swift() == App.swift)
        }
    }

    @Test func xcodeIsToldOfFilesThatItLists() throws {
        try TemporaryFolder.with { folder in
            func project() -> String? {
                XcodeTargets(in: folder.path).project(lacking: "App/Generated/Login.swift", beside: "App/View.swift")
            }
            #expect(project() == nil)
            try folder.write("path = View.swift;", to: "App.xcodeproj/project.pbxproj")
            #expect(project() == "App.xcodeproj")
            let group = "path = View.swift; {isa = PBXFileSystemSynchronizedRootGroup; path = App; };"
            try folder.write(group, to: "App.xcodeproj/project.pbxproj")
            #expect(project() == nil)
            try folder.write("path = View.swift; path = Login.swift;", to: "App.xcodeproj/project.pbxproj")
            #expect(project() == nil)
            try folder.write("path = View.swift;", to: "App.xcodeproj/project.pbxproj")
            try folder.write("name: App", to: "project.yml")
            #expect(project() == nil)
        }
    }

    /// A file that goes is still listed, and what is generated is not.
    @Test func xcodeIsToldOfFilesThatGo() throws {
        try App.with { (app) throws in
            let start = try #require(App.swift.firstRange(of: "/// What the person did."))
            let end = try #require(App.swift.firstRange(of: "final class LoginPresenter"))
            let interface = "import UIKit\n\n" + App.swift[start.lowerBound..<end.lowerBound]
            try app.folder.write(interface, to: "App/Interfaces.swift")
            try app.write(swift: App.rest)
            try app.folder.write("path = Login.swift; path = Interfaces.swift;", to: "App.xcodeproj/project.pbxproj")
            let (_, text) = app.adoptAll()
            #expect(text.contains("Take 'App/Interfaces.swift' out of 'App.xcodeproj'.\n"))
            for name in ["Login.screen.swift", "ScreenSpecModule.swift"] {
                #expect(text.lowercased().contains("add 'generated/\(name.lowercased())' to the target"))
            }
        }
    }

    @Test func xcodeKnowsNamesByThemselves() throws {
        try TemporaryFolder.with { folder in
            try folder.write("path = MyView.swift;", to: "App.xcodeproj/project.pbxproj")
            #expect(XcodeTargets(in: folder.path).project(listing: "App/View.swift") == nil)
            #expect(XcodeTargets(in: folder.path).project(listing: "App/MyView.swift") == "App.xcodeproj")
        }
    }

    @Test func whatAGeneratorReadsIsNotLostAtTheStartOfAFile() throws {
        try App.with { (app) throws in
            let start = try #require(App.swift.firstRange(of: "@MainActor\nprotocol"))
            let end = try #require(App.swift.firstRange(of: "final class LoginPresenter"))
            let swift = "// sourcery: AutoMockable\n" + App.swift[start.lowerBound..<end.lowerBound]
            try app.folder.write(swift, to: "App/Interfaces.swift")
            try app.write(swift: App.rest)
            #expect(app.adopt("Login") == .findings)
            #expect(try app.folder.read("App/Interfaces.swift") == swift)
        }
    }

    // MARK: All

    @Test func ofAllThoseGoThatCan() throws {
        try App.with { (app) throws in
            try app.addOrders()
            let (status, text) = app.adoptAll()
            #expect(status == .success)
            #expect(text.contains("1 of 2 documents generated.\n"))
            #expect(text.contains("Orders  Specs/Orders.screen.yaml  can't go:\n  App/Orders.swift:"))
            #expect(try app.swift() == App.rest)
            #expect(try app.folder.read("App/Orders.swift") == app.orders)
            #expect(try app.folder.read("Specs/Orders.screen.yaml").contains("generate: false"))
        }
    }

    @Test func oneThatStaysFailsAStrictRun() throws {
        try App.with { (app) throws in
            try app.addOrders()
            #expect(app.adoptAll(isStrict: true).status == .findings)
            #expect(try app.swift() == App.rest)
        }
        try App.with { (app) throws in #expect(app.adoptAll(isStrict: true).status == .success) }
    }

    @Test func aReportForPrograms() throws {
        try App.with { (app) throws in
            try app.addOrders()
            let (_, text) = app.adoptAll(reportsJSON: true)
            let json = try JSONDecoder().decode(JSONReport.self, from: Data(text.utf8))
            #expect(json.adopted.map(\.names) == [["Login"]])
            #expect(json.adopted.map(\.cut) == [["LoginViewToPresenterInterface"]])
            #expect(json.adopted.map(\.files) == [["App/Login.swift"]])
            #expect(json.adopted.map(\.outputs) == [["Generated/Login.screen.swift"]])
            #expect(json.refused.map(\.path) == ["Specs/Orders.screen.yaml"])
            #expect(json.refused.first?.reasons.map(\.kind) == ["loss"])
            #expect(json.refused.first?.reasons.first?.place?.hasPrefix("App/Orders.swift:") == true)
            #expect(json.written == ["Generated/Login.screen.swift", "Generated/ScreenSpecModule.swift"])
            #expect(json.wayBack?.contains("git checkout -- App/Login.swift Specs/Login.screen.yaml") == true)
        }
    }

    @Test func unknownNamesAreTold() throws {
        try App.with { (app) throws in #expect(app.adopt("Logout") == .failure) }
    }
}

/// What 'adopt --report json' says.
private struct JSONReport: Decodable {
    struct Adopted: Decodable { let names, cut, files, outputs: [String] }
    struct Reason: Decodable {
        let kind, message: String
        let place: String?
    }
    struct Refused: Decodable {
        let path: String
        let reasons: [Reason]
    }

    let adopted: [Adopted]
    let refused: [Refused]
    let written: [String]
    let wayBack: String?
}

private struct App {
    let folder: TemporaryFolder

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

    static func with(_ body: (App) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let app = App(folder: folder)
            try folder.write("version: 1\nspecs: [Specs]\nsources: [App]\narchitecture: viper\n", to: "screenspec.yaml")
            try folder.write(spec, to: "Specs/Login.screen.yaml")
            try app.write(swift: swift)
            try body(app)
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
        var request = AdoptRequest(CompileRequest(workingFolder: folder.path))
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
