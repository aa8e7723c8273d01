import Foundation
import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts
import TestSupport
import Testing

/// What is offered for each single mistake: both ways out, each of which makes text that can be read, and the finding go.
struct ContractFixTests {
    typealias Files = [(path: String, text: String)]

    @Test func fixesMakeFindingsGo() throws {
        let projects = try Dictionary(
            uniqueKeysWithValues: ["Right", "Behaviour", "Packages"].map { name in
                (name, try FixtureFiles.read(Fixtures.url("Contract/\(name)")))
            }
        )
        let known = Set(
            projects.values.flatMap { SourceCheck.comparisons(CodeCheck(files: $0, running: []).subject) }
                .compactMap(\.difference?.message)
        )
        var counts = [0, 0, 0]
        var lacking: [RuleID: Int] = [:]
        for mutation in try Self.mutations {
            let files = try #require(projects[mutation.project].flatMap(mutation.applied), "\(mutation)")
            let check = CodeCheck(files: files, running: [])
            let findings = SourceCheck.comparisons(check.subject).compactMap(\.difference)
                .filter { !known.contains($0.message) }
            for finding in findings {
                counts[min(finding.fixes.count, 2)] += 1
                if finding.fixes.count < 2 {
                    lacking[finding.rule, default: 0] += 1
                    print("fixes: \(finding.fixes.count):", finding.rule.text, finding.message)
                }
                for fix in finding.fixes {
                    #expect(!fix.isSafe || finding.rule == "missing-conformance")
                    let problem = Self.problem(in: Self.applying(fix, to: check), after: finding, check)
                    #expect(problem == nil, "\(mutation)\n\(finding.message)\n\(fix.title)\n\(problem ?? "")")
                }
            }
        }
        print("findings with no fix, one and two: \(counts)")
        // What sets an action off, and how a screen opens, can be changed in specs only.
        for rule: RuleID in ["mismatched-requirement", "mismatched-property"] {
            #expect(lacking[rule, default: 0] < 15)
        }
        #expect(counts[2] > counts[0] + counts[1])
    }

    @Test(arguments: Fixtures.cases(in: "OneMistake", suffix: ".errors"))
    func fixesOfOneMistakeMakeItGo(_ errors: URL) throws {
        let check = CodeCheck(files: try FixtureFiles.read(errors.replacingSuffix(".errors", with: "")))
        for finding in check.findings {
            for fix in finding.fixes {
                let fixed = Self.applying(fix, to: check)
                let problem = Self.problem(in: fixed, after: finding, check, consequences: [])
                #expect(problem == nil, "\(finding.message)\n\(fix.title)\n\(problem ?? "")")
            }
        }
    }

    private static let shop: Files = [
        (
            "Specs/Shop.screen.yaml",
            """
            screen: Shop
            architecture: viper
            generate: false
            protocols: {actions: ShopActions}
            subviews: {button: UIButton}
            actions:
              buy: {trigger: button.touchUpInside}
              "func stop() throws(StopError)": {trigger: button.touchUpInside}
            ---
            view: Picker
            generate: false
            subviews: {button: UIButton}
            actions:
              onPick: {trigger: button.touchUpInside, via: property, parameters: {index: Int}}
            ---
            models:
              Product: {properties: {name: String}}

            """
        ),
        (
            "Shop.swift",
            """
            import UIKit

            enum StopError: Error { case busy }
            enum OtherError: Error { case busy }

            protocol ShopActions: AnyObject {
                func buy()
                func help(_ topic: String)
                func stop() throws(OtherError)
            }

            final class ShopViewController: UIViewController {
                private let button = UIButton()
            }

            final class Picker: UIView {
                private let button = UIButton()
                var onPick: ((String) -> Void)?
            }

            struct Product {
                private let name: String
            }

            """
        ),
    ]

    /// In the form of the spec, and without what is left of a word or a line.
    @Test(arguments: [
        ("Delete 'help(_:)'", "    func buy()\n    func stop() throws(OtherError)\n"),
        ("Add 'help' to the spec", "  help: {parameters: {_ topic: String}}\n"),
        (
            "Change the spec to 'func stop() throws(OtherError)'",
            "  \"func stop() throws(OtherError)\": {trigger: button.touchUpInside}\n"
        ),
        ("Take 'private' away", "\n    let name: String\n"),
        (
            "Change the spec to 'onPick: {parameters: {index: String}}'",
            "  onPick: {trigger: button.touchUpInside, via: property, parameters: {index: String}}\n"
        ),
    ])
    func fixIsWhatAPersonWouldWrite(_ title: String, _ text: String) throws {
        let check = CodeCheck(files: Self.shop, running: [])
        let fixes = SourceCheck.comparisons(check.subject).compactMap(\.difference).flatMap(\.fixes)
        let fix = try #require(fixes.first { $0.title == title }, "\(fixes.map(\.title))")
        let fixed = Self.applying(fix, to: check)
        #expect(fixed.contains { $0.text.contains(text) }, "\(fixed.map(\.text))")
    }

    /// Every eighth one, since each fix takes a check of its own; all of them with `SCREENSPEC_ALL_FIXES=1`.
    private static var mutations: [ContractMutation] {
        get throws {
            let all = try ContractMutation.all()
            if ProcessInfo.processInfo.environment["SCREENSPEC_ALL_FIXES"] != nil { return all }
            return stride(from: 0, to: all.count, by: 8).map { all[$0] }
        }
    }

    private static func applying(_ fix: Diagnostic.Fix, to check: CodeCheck) -> Files {
        check.files.all.map { file in
            var bytes = file.bytes
            for edit in fix.edits.reversed() where edit.range.file == file.id {
                bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
            }
            return (file.path, String(decoding: bytes, as: UTF8.self))
        }
    }

    /// What one change of a spec makes of the rest of it.
    private static let consequences: Set<RuleID> = [
        "type-mismatch", "unknown-property", "unknown-route", "route-payload",
    ]

    private static func problem(
        in files: Files,
        after finding: Diagnostic,
        _ before: CodeCheck,
        consequences: Set<RuleID> = consequences
    ) -> String? {
        let after = CodeCheck(files: files, running: [])
        for file in files where file.path.hasSuffix(".swift") {
            let facts = KnownFacts.of(Array(file.text.utf8))
            guard facts.withFacts({ $0.syntaxErrors.isEmpty }) else {
                return "\(file.path) does not parse\n\(file.text)"
            }
        }
        let known = Set(before.findings.map(\.message))
        let error = after.findings.first {
            $0.severity == .error && !known.contains($0.message) && !consequences.contains($0.rule)
        }
        if let error { return "\(error.rule.text): \(error.message)" }
        let left = SourceCheck.comparisons(after.subject).compactMap(\.difference).map(\.message)
        return left.contains(finding.message) ? "it stays" : nil
    }
}
