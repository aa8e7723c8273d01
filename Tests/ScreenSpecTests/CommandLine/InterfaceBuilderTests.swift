import Foundation
import TestSupport
import Testing

/// Findings in storyboards and xibs, as a team meets them: in all reports, in baselines, and of a branch.
@Suite("Findings in documents of Interface Builder")
struct InterfaceBuilderTests {
    private static func document(outlet: String, action: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="LoginViewController" customModule="App" customModuleProvider="target">
            <view key="view" id="v"><subviews><label id="l"/><button id="b"><connections>
                <action selector="\(action)" destination="c" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view>
            <connections><outlet property="\(outlet)" destination="l" id="o"/></connections>
        </viewController>
        </objects></scene></scenes></document>

        """
    }

    private static let swift = """
        import UIKit

        final class LoginViewController: UIViewController {
            @IBOutlet private weak var titleLabel: UILabel!
            @IBAction private func logIn(_ sender: UIButton) {}
        }

        """

    private func withApp(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\nsources: [App]\n", to: "screenspec.yaml")
            try folder.write(Self.swift, to: "App/LoginViewController.swift")
            try folder.write(
                Self.document(outlet: "titelLabel", action: "logOut:"),
                to: "App/Base.lproj/Main.storyboard"
            )
            try body(folder)
        }
    }

    private static let path = "App/Base.lproj/Main.storyboard"

    @Test(
        "stand with their file and line in every report",
        arguments: ["xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "markdown", "terminal"]
    )
    func reports(form: String) throws {
        try withApp { folder in
            let completed = try folder.screenspec(["check", "--report", "\(form)=out/report"])
            #expect(completed.status == 1)
            let report = try folder.read("out/report").replacing("\\/", with: "/")
            #expect(report.contains(Self.path), "\(report)")
            for (rule, line) in [("broken-action", "6"), ("broken-outlet", "8")] {
                #expect(report.contains(rule), "\(report)")
                #expect(report.contains(line), "\(report)")
            }
        }
    }

    @Test("are known to a baseline by the class and the name, wherever they stand in the document")
    func baseline() throws {
        try withApp { folder in
            #expect(try folder.screenspec(["check"]).status == 1)
            #expect(try folder.screenspec(["check", "--write-baseline"]).status == 0)
            #expect(try folder.read("screenspec-baseline.txt").contains("broken-outlet LoginViewController titelLabel"))
            let moved = try folder.read(Self.path).replacing("<scenes>", with: "<!--Moved-->\n\n<scenes>")
            try folder.write(moved, to: Self.path)
            #expect(try folder.screenspec(["check"]).status == 0)

            try folder.write(Self.document(outlet: "titleLabel", action: "logOut:"), to: Self.path)
            let fixed = try folder.screenspec(["check"])
            #expect(fixed.status == 1)
            #expect(fixed.output.contains("1 fixed"))
            #expect(try folder.screenspec(["check", "--prune-baseline"]).status == 0)
            #expect(try folder.screenspec(["check"]).status == 0)
        }
    }

    @Test("stay in a baseline while a document can't be read")
    func unreadBaseline() throws {
        try withApp { folder in
            #expect(try folder.screenspec(["check", "--write-baseline"]).status == 0)
            let baseline = try folder.read("screenspec-baseline.txt")
            let document = try folder.read(Self.path)
            try folder.write(document.replacing("</document>", with: "</documint>"), to: Self.path)
            for arguments in [["check"], ["check", "--prune-baseline"]] {
                let broken = try folder.screenspec(arguments)
                #expect(broken.output.contains("[interface-syntax]"))
                #expect(!broken.output.contains("outdated-baseline"))
                #expect(try folder.read("screenspec-baseline.txt") == baseline)
            }
            try folder.write(document, to: Self.path)
            #expect(try folder.screenspec(["check"]).status == 0)
        }
    }

    @Test("name a class that there is not, in a module of the project file or beside a class of the same module")
    func missingClasses() throws {
        try withApp { folder in
            let document = Self.document(outlet: "titleLabel", action: "logIn:")
            try folder.write(document.replacing("LoginView", with: "LogInView"), to: Self.path)
            #expect(try !folder.screenspec(["check"]).output.contains("missing-class"))
            try folder.write("version: 1\nmodules: {App: {sources: [App]}}\n", to: "screenspec.yaml")
            let found = try folder.screenspec(["check"]).output
            #expect(found.contains("warning[missing-class]: There is no class 'LogInViewController'."), "\(found)")
            #expect(found.contains("Did you mean 'LoginViewController'?"), "\(found)")
        }
    }

    @Test("are shown of a branch that has changed the document", .enabled(if: Tools.find("git") != nil))
    func branch() throws {
        try withApp { folder in
            let git = try #require(Tools.find("git"))
            func commit() throws {
                for arguments in [["add", "."], ["commit", "-qm", "A step"]] {
                    let identity = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
                    #expect(try run(git, identity + arguments, in: folder.path).status == 0)
                }
            }
            #expect(try run(git, ["init", "-qb", "main"], in: folder.path).status == 0)
            try folder.write(".screenspec\n", to: ".gitignore")
            try commit()
            #expect(try folder.screenspec(["check", "--changed-since", "HEAD"]).status == 0)
            try folder.write(Self.document(outlet: "titelLabel", action: "logIn:"), to: Self.path)
            let changed = try folder.screenspec(["check", "--changed-since", "HEAD"])
            #expect(changed.status == 1)
            #expect(changed.output.contains("broken-outlet") && !changed.output.contains("broken-action"))
        }
    }

    @Test("are mended in the document, byte for byte")
    func fixes() throws {
        try withApp { folder in
            let before = Self.document(outlet: "titleLabel", action: "logIn:").replacing("\n", with: "\r\n")
            let lost = "            <outlet property=\"nothingOfTheKind\" destination=\"v\" id=\"x\"/>\r\n"
            let broken = before.replacing(
                "</viewController>",
                with: "<connections>\r\n\(lost)</connections></viewController>"
            )
            try folder.write(broken, to: Self.path)
            #expect(try folder.screenspec(["check", "--fix"]).status == 0)
            #expect(try folder.read(Self.path) == broken.replacing(lost, with: ""))
        }
    }
}
