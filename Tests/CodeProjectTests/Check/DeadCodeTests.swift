import CodeProject
import ScreenSpecFileSystem
import SpecProject
import TestSupport
import Testing

/// Code behind flags of `#if`, beside what builds say of the flags.
@Suite("Code that is not compiled")
struct DeadCodeTests {
    @Test func whereNothingSaysHowItIsBuiltAllCounts() throws {
        #expect(try Self.places(with: [:]) == [5, 8, 11, 14, 18, 21, 23])
    }

    @Test(
        "A flag that nothing sets",
        arguments: ["Package.swift", "App.xcodeproj/project.pbxproj", "Tools/project.yml"]
    )
    func whatNothingSetsIsLeftOut(_ file: String) throws {
        #expect(try Self.places(with: [file: "nothing"]) == [11, 14, 21, 23])
    }

    @Test(
        "A flag that is set",
        arguments: [
            ("Package.swift", #"swiftSettings: [.define("BETA")]"#),
            ("App.xcodeproj/project.pbxproj", #"SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA";"#),
            ("App.xcodeproj/project.pbxproj", #"OTHER_SWIFT_FLAGS = "-DNEW -D BETA";"#),
        ]
    )
    func whatIsSetCounts(_ file: String, _ text: String) throws {
        #expect(try Self.places(with: [file: text]) == [5, 8, 11, 14, 21, 23])
    }

    @Test func aWordOfWhichTheFlagIsAPartSetsNothing() throws {
        #expect(try Self.places(with: ["Package.swift": "BETA_TESTERS, NO_BETA"]) == [11, 14, 21, 23])
    }

    @Test func configurationsThatAreNotThereMaySetAnything() throws {
        let project = ["App.xcodeproj/project.pbxproj": "path = Config/App.xcconfig; path = Pods-App.debug.xcconfig;"]
        #expect(try Self.places(with: project) == [5, 8, 11, 14, 18, 21, 23])
        let both = project.merging(["Config/App.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA"]) { $1 }
        #expect(try Self.places(with: both) == [5, 8, 11, 14, 21, 23])
    }

    @Test("A long run of names is read in proportion to its length", .timeLimit(.minutes(1)))
    func manyConfigurationsAreRead() throws {
        let text = String(repeating: ".xcconfig", count: 200_000)
        #expect(try Self.places(with: ["App.xcodeproj/project.pbxproj": text]) == [5, 8, 11, 14, 18, 21, 23])
    }

    @Test(
        "A document that may be in a target",
        arguments: [
            [:], ["App.xcodeproj/project.pbxproj": XcodeProjectText.of(files: ["App/Login.swift", "App/Login.xib"])],
            ["App.xcodeproj/project.pbxproj": XcodeProjectText.of(files: [], folder: "App")],
            ["App.xcodeproj/project.pbxproj": XcodeProjectText.of(files: []), "App/App.podspec": ""],
            ["App.xcodeproj/project.pbxproj": XcodeProjectText.of(files: []), "project.yml": "name: App"],
        ]
    )
    func whatIsBuiltCounts(_ files: [String: String]) throws {
        #expect(try Self.brokenOutlets(with: files, beside: "App/Login.xib") == 1)
    }

    @Test func aDocumentThatNoTargetHasIsLeftOut() throws {
        let project = ["App.xcodeproj/project.pbxproj": XcodeProjectText.of(files: ["App/Login.swift"])]
        #expect(try Self.brokenOutlets(with: project, beside: "App/Login.xib") == 0)
        let package = project.merging(["Kit/Package.swift": "Kit"]) { $1 }
        #expect(try Self.brokenOutlets(with: package, beside: "App/Login.xib") == 0)
        let own = project.merging(["App/Package.swift": "App"]) { $1 }
        #expect(try Self.brokenOutlets(with: own, beside: "App/Login.xib") == 1)
    }

    @Test("A document of a project that lies deep", arguments: ["Package.swift", "Deep.xcodeproj/project.pbxproj"])
    func whatIsBuiltFurtherBelowCounts(_ file: String) throws {
        let files = ["App.xcodeproj/project.pbxproj": XcodeProjectText.of(files: []), "App/A/B/C/\(file)": "Login"]
        #expect(try Self.brokenOutlets(with: files, beside: "App/A/B/C/Login.xib") == 1)
    }

    private static let swift = """
        import UIKit

        final class LoginViewController: UIViewController {
            #if BETA
            let first = UILabel()
            #endif
            #if BETA && os(iOS)
            let second = UILabel()
            #endif
            #if BETA || os(iOS)
            let third = UILabel()
            #endif
            #if !BETA
            let fourth = UILabel()
            #endif
            #if !OLD
            #else
            let fifth = UILabel()
            #endif
            #if DEBUG
            let sixth = UILabel()
            #endif
            let seventh = UILabel()
        }

        """

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="v" customClass="LoginView" customModule="App">
                    <connections><outlet property="gone" destination="v" id="o"/></connections>
                </view>
            </objects>
        </document>
        """

    /// How many connections of a document are told to lead nowhere.
    private static func brokenOutlets(with files: [String: String], beside path: String) throws -> Int {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\nsources: [App]\n", to: "screenspec.yaml")
            try folder.write("import UIKit\n\nfinal class LoginView: UIView {}\n", to: "App/LoginView.swift")
            try folder.write(xib, to: path)
            for (path, text) in files { try folder.write(text, to: path) }
            let overlay = FileOverlay()
            let project = ProjectRehearsal(CompileRequest(workingFolder: folder.path), overlay)
            return project.outcome(overlay).findings.count { $0.rule.text == "broken-outlet" }
        }
    }

    /// The lines of the subviews that are not private.
    private static func places(with files: [String: String]) throws -> [Int] {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\nsources: [App]\n", to: "screenspec.yaml")
            try folder.write(swift, to: "App/Login.swift")
            for (path, text) in files { try folder.write(text, to: path) }
            let overlay = FileOverlay()
            let project = ProjectRehearsal(CompileRequest(workingFolder: folder.path), overlay)
            let outcome = project.outcome(overlay)
            let lines = swift.split(separator: "\n", omittingEmptySubsequences: false)
            var offset = 0
            let starts = lines.map { line in
                defer { offset += line.utf8.count + 1 }
                return offset
            }
            return outcome.findings.filter { $0.rule.text == "private-subviews" }.compactMap { finding in
                finding.range.flatMap { range in starts.lastIndex { $0 <= Int(range.lower) } }.map { $0 + 1 }
            }
        }
    }
}
