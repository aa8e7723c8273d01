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
