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
                "protocol LoginViewToPresenterInterface: AnyObject, Nowhere"
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

    /// In a project below the top of a repository too.
    @Test(.enabled(if: git != nil, "There is no git."), arguments: ["", "app"], ["App/", "Login.swift"])
    func filesThatGitIgnoresStay(_ project: String, _ pattern: String) throws {
        try App.with(in: project) { (app) throws in
            let git = try #require(Self.git)
            let path = project.isEmpty ? "App/Login.swift" : "\(project)/App/Login.swift"
            try app.folder.write("\(pattern)\n", to: ".gitignore")
            #expect(try run(git, ["init", "-q"], in: app.folder.path).status == 0)
            #expect(try run(git, ["add", "-A"], in: app.folder.path).status == 0)
            let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
            #expect(try run(git, identity + ["commit", "-q", "-m", "An app"], in: app.folder.path).status == 0)
            #expect(app.adopt("Login", isForced: false) == .failure)
            #expect(try app.folder.read(path) == App.swift)
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
        try App.with { (app) throws in #expect(app.adopt("Logout") == .findings) }
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
