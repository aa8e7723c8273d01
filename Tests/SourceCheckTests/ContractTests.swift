import Foundation
import ScreenSpecDiagnostics
import SourceCheck
import TestSupport
import Testing

/// Single mistakes, put into specs that are right or into Swift that is, one at a time.
struct ContractTests {
    private let files: [(path: String, text: String)]
    private let mutations: [Mutation]

    init() throws {
        files = try FixtureFiles.read(Fixtures.url("Contract/Right"))
        mutations = try ["mutations", "mutations-inputs"].flatMap(Mutation.read)
    }

    /// Those that compare what a spec says with what the code has.
    private static let rules: Set<RuleID> = [
        "mismatched-requirement", "mismatched-property", "undescribed-member", "missing-conformance",
        "missing-subview",
    ]

    @Test func nothingIsWrongWithWhatIsRight() {
        let report = CodeCheck(files: files).report.split(separator: "\n").filter { line in
            Self.rules.contains { line.contains(": \($0.text): ") }
        }
        #expect(report == [])
    }

    /// The table of the reference has nothing but what rules compare.
    @Test func everyKeyIsCompared() {
        let compared = Set(SourceCheck.comparisons(CodeCheck(files: files).subject).map(\.key))
        #expect(ComparedKey.allCases.filter { !compared.contains($0) } == [])
    }

    @Test func everyComparingRuleIsInTheTable() {
        let named = Set(ComparedKey.allCases.flatMap(\.row.rules).map(\.id))
        let comparing = SourceCheck.rules.compactMap { rule -> RuleID? in
            if case .comparing(let rule) = rule { rule.description.id } else { nil }
        }
        #expect(named == Set(comparing))
    }

    /// Each mistake is one in a key that is compared.
    @Test func singleMistakesAreTold() {
        let known = Set(CodeCheck(files: files).findings.map(\.message))
        #expect(mutations.count >= 200)
        var silent: [String] = []
        var told = 0
        for mutation in mutations {
            let name = "\(mutation)"
            guard let changed = mutation.applied(to: files) else {
                Issue.record("nothing to change: \(name)")
                continue
            }
            let check = CodeCheck(files: changed)
            for comparison in SourceCheck.comparisons(check.subject) {
                guard let finding = comparison.difference else { continue }
                #expect(
                    comparison.key.row.rules.contains { $0.id == finding.rule },
                    "\(comparison.key): \(finding.message)"
                )
            }
            let found = check.findings.filter { !known.contains($0.message) }
            if found.isEmpty { silent.append(name) } else { told += 1 }
            if ProcessInfo.processInfo.environment["SCREENSPEC_SHOW_MUTATIONS"] != nil {
                print(name)
                for finding in found { print("   ", finding.rule.text, finding.message) }
            }
        }
        print("\(told) of \(mutations.count) mistakes are told")
        for name in silent { print("silent:", name) }
        #expect(Double(told) >= 0.95 * Double(mutations.count), "\(silent)")
    }
}
