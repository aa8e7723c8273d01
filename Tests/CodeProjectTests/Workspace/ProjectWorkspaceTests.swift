import CodeProject
import Foundation
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts
import SpecProject
import SpecRules
import TestSupport
import Testing

/// A project in memory, with texts that nobody has saved.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct ProjectWorkspaceTests {
    private static let spec = "view: Badge\nsubviews: {label: UILabel}\n"
    private static let code = "import UIKit\nfinal class Badge: UIView { private let label = UILabel() }\n"

    private static func with(
        rules: [CodeRule] = SourceCheck.rules,
        _ body: (ProjectWorkspace, TemporaryFolder) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\nspecs: [Specs]\n", to: "screenspec.yaml")
            try folder.write(spec, to: "Specs/Badge.view.yaml")
            try folder.write(code, to: "Sources/Badge.swift")
            try folder.write("struct Other {}\n", to: "Sources/Other.swift")
            let request = CompileRequest(workingFolder: folder.path, jobs: Jobs(2))
            try body(ProjectWorkspace(request, rules: rules), folder)
        }
    }

    private func rules(_ workspace: ProjectWorkspace, _ path: String) throws -> [String] {
        try workspace.findings(for: path).findings.map(\.rule.text)
    }

    // MARK: Texts

    @Test func aTextCountsBeforeItIsSaved() throws {
        try Self.with { (workspace, _) throws in
            #expect(try rules(workspace, "Sources/Badge.swift") == [])
            workspace.change("Sources/Badge.swift", Self.code.replacing("private ", with: ""), version: 1)
            #expect(try rules(workspace, "Sources/Badge.swift") == ["private-subviews"])
            workspace.change("Specs/Badge.view.yaml", Self.spec.replacing("label", with: "text"), version: 1)
            #expect(try rules(workspace, "Sources/Badge.swift").contains("missing-subview"))
            #expect(try workspace.specFindings(for: "Specs/Badge.view.yaml").findings.isEmpty)
        }
    }

    @Test func whatIsClosedCountsAsItIsOnTheDisk() throws {
        try Self.with { (workspace, folder) throws in
            workspace.change("Sources/Badge.swift", "class Badge {", version: 1)
            #expect(try rules(workspace, "Sources/Badge.swift").contains("swift-syntax"))
            workspace.close("Sources/Badge.swift")
            #expect(try rules(workspace, "Sources/Badge.swift") == [])
            try FileManager.default.removeItem(atPath: folder.path("Sources/Badge.swift"))
            workspace.close("Sources/Badge.swift")
            #expect(try rules(workspace, "Specs/Badge.view.yaml") == ["missing-type"])
        }
    }

    @Test func filesMayBeNewAndThenGone() throws {
        try Self.with { (workspace, folder) throws in
            workspace.change("Specs/New/Card.view.yaml", "view: Card\n", version: 1)
            #expect(try rules(workspace, "Specs/New/Card.view.yaml") == ["missing-type"])
            workspace.change(folder.path("Sources/New/Card.swift"), "import UIKit\nclass Card: UIView {}\n", version: 1)
            #expect(try workspace.affected() == ["Specs/New/Card.view.yaml"])
            #expect(try workspace.findings().isEmpty)
            workspace.close("Specs/New/Card.view.yaml")
            #expect(try workspace.program()?.specs.flatMap(\.files).map(\.path) == ["Specs/Badge.view.yaml"])
            #expect(try workspace.program()?.code.code.files.map(\.path).contains("Sources/New/Card.swift") == true)
        }
    }

    @Test func theProjectFileIsATextLikeOthers() throws {
        try Self.with { (workspace, _) throws in
            workspace.change("Sources/Badge.swift", Self.code.replacing("private ", with: ""), version: 1)
            let settings = "version: 1\nspecs: [Specs]\n"
            workspace.change("screenspec.yaml", settings + "rules: {private-subviews: off}\n", version: 1)
            #expect(try workspace.findings().isEmpty)
            workspace.change("screenspec.yaml", settings + "sources: [Nowhere]\n", version: 2)
            #expect(try rules(workspace, "screenspec.yaml") == ["no-such-path"])
            workspace.close("screenspec.yaml")
            #expect(try rules(workspace, "Sources/Badge.swift") == ["private-subviews"])
        }
    }

    @Test func aProjectFileMayBeNew() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.code.replacing("private ", with: ""), to: "Badge.swift")
            let workspace = ProjectWorkspace(CompileRequest(workingFolder: folder.path, jobs: Jobs(2)))
            #expect(try rules(workspace, "Badge.swift") == ["private-subviews"])
            workspace.change("screenspec.yaml", "version: 1\nrules: {private-subviews: off}\n", version: 1)
            #expect(try workspace.findings().isEmpty)
        }
    }

    // MARK: Versions

    @Test func findingsHaveTheVersionOfTheirText() throws {
        try Self.with { (workspace, _) throws in
            #expect(try workspace.findings(for: "Sources/Badge.swift").version == nil)
            #expect(workspace.change("Sources/Badge.swift", Self.code, version: 7))
            #expect(try workspace.findings(for: "Sources/Badge.swift").version == 7)
            #expect(!workspace.change("Sources/Badge.swift", "class {", version: 6))
            #expect(!workspace.change("Sources/./Badge.swift", "class {", version: 7))
            #expect(try rules(workspace, "Sources/Badge.swift") == [])
            #expect(workspace.change("Sources/../Sources/Badge.swift", Self.code + "\n", version: 8))
            #expect(try workspace.findings(for: "Sources/Badge.swift").version == 8)
            workspace.close("Sources/Badge.swift")
            #expect(try workspace.findings(for: "Sources/Badge.swift").version == nil)
            #expect(workspace.change("Sources/Badge.swift", Self.code, version: 1))
        }
    }

    // MARK: Cancelling

    /// A rule that lets something happen while it works.
    private static func rule(_ body: @escaping @Sendable () -> Void) -> CodeRule {
        .whole(
            Rule(
                RuleDescription(
                    "meanwhile",
                    .warning,
                    .style,
                    purpose: "Something happens.",
                    why: "A test needs it.",
                    wrong: .swift("class ⟦A⟧ {}\n"),
                    right: .swift("class B {}\n")
                )
            ) { (_: CodeSubject) in
                body()
                return []
            }
        )
    }

    private final class Typist: @unchecked Sendable {
        private let lock = NSLock()
        private var edit: (() -> Void)?

        func willType(_ edit: @escaping () -> Void) { lock.withLock { self.edit = edit } }

        func type() {
            let edit = lock.withLock {
                defer { self.edit = nil }
                return self.edit
            }
            edit?()
        }
    }

    @Test func aNewerTextCancelsARequestThatWorks() throws {
        let typist = Typist()
        try Self.with(rules: SourceCheck.rules + [Self.rule { typist.type() }]) { (workspace, _) throws in
            workspace.change("Sources/Badge.swift", Self.code.replacing("private ", with: ""), version: 1)
            typist.willType {
                workspace.change(
                    "Sources/Other.swift",
                    "import UIKit\nclass Other: UIView { let a = UILabel() }\n",
                    version: 1
                )
            }
            #expect(throws: Cancelled()) { try workspace.findings(for: "Sources/Badge.swift") }
            // Nothing is lost.
            #expect(try rules(workspace, "Sources/Badge.swift") == ["private-subviews"])
            #expect(try rules(workspace, "Sources/Other.swift") == ["private-subviews"])
            #expect(try workspace.findings(for: "Sources/Badge.swift").version == 1)
        }
    }

    @Test func manyMayAskAndTypeAtOnce() throws {
        try Self.with { (workspace, _) throws in
            DispatchQueue.concurrentPerform(iterations: 60) { number in
                switch number % 3 {
                case 0:
                    let text = number == 57 ? Self.code : Self.code.replacing("private ", with: "")
                    workspace.change("Sources/Badge.swift", text, version: number)
                case 1: _ = try? workspace.findings(for: "Sources/Badge.swift")
                default: _ = try? workspace.specFindings(for: "Specs/Badge.view.yaml")
                }
            }
            workspace.change("Sources/Badge.swift", Self.code, version: 100)
            #expect(try workspace.findings().isEmpty)
        }
    }

    // MARK: Bad input

    @Test func hostileTextsAreFindings() throws {
        try Self.with { (workspace, _) throws in
            let deep = String(repeating: "(", count: 100_000)
            let texts: [(String, String)] = [
                ("Sources/Badge.swift", "let a = " + deep), ("Sources/Badge.swift", "let a = \0"),
                ("Sources/Badge.swift", String(repeating: "a", count: 5 << 20)), ("Sources/Badge.swift", ""),
                ("Specs/Badge.view.yaml", String(repeating: "[", count: 100_000)),
                ("Specs/Badge.view.yaml", "view: \0"),
                ("Specs/Badge.view.yaml", String(repeating: "a", count: 17 << 20)), ("screenspec.yaml", deep),
                ("screenspec.yaml", "\0"),
            ]
            for (version, (path, text)) in texts.enumerated() {
                workspace.change(path, text, version: version)
                let findings = try workspace.findings(for: path).findings
                #expect(text.isEmpty || !findings.isEmpty, "\(path) \(version)")
            }
            for path in ["Sources/Badge.swift", "Specs/Badge.view.yaml", "screenspec.yaml"] { workspace.close(path) }
            #expect(try workspace.findings().isEmpty)
        }
    }

    @Test func hostilePathsChangeNothing() throws {
        try Self.with { (workspace, _) throws in
            let long = String(repeating: "long/", count: 5_000) + "A.swift"
            for path in [
                "", "/", "..", "Sources", "A\0B.swift", long, "../Outside.swift", "Pods/A.swift", ".hidden.swift",
            ] {
                workspace.change(path, "import UIKit\nclass A: UIView { let a = UILabel() }\n", version: 1)
                if path != long {
                    #expect(try workspace.findings().isEmpty, "\(path)")
                } else {
                    _ = try workspace.findings()
                }
                workspace.close(path)
            }
            #expect(try workspace.findings().isEmpty)
        }
    }
}
