import Foundation
import ScreenSpecDiagnostics
import SourceCheck
import TestSupport
import Testing

/// Single mistakes, put into specs that are right or into Swift that is, one at a time.
@Suite(.startsEarly) struct ContractTests {
    private let projects: [String: [(path: String, text: String)]]
    private let mutations: [ContractMutation]

    init() throws {
        projects = try Dictionary(
            uniqueKeysWithValues: ["Right", "Behaviour", "Packages"].map { name in
                (name, try FixtureFiles.read(Fixtures.url("Contract/\(name)")))
            }
        )
        mutations = try ContractMutation.all()
    }

    /// Those that compare what a spec says with what the code has. Some roles of the projects have no class.
    private static let rules = Set(ComparedKey.allCases.flatMap(\.row.rules).map(\.id))

    @Test func nothingIsWrongWithWhatIsRight() {
        for (name, files) in projects {
            let findings = CodeCheck(files: files).findings.filter {
                Self.rules.contains($0.rule) && $0.rule != "missing-type"
            }
            #expect(findings.map(\.message) == [], "\(name)")
        }
    }

    /// The table of the reference has nothing but what rules compare.
    @Test func everyKeyIsCompared() {
        let compared = Set(projects.values.flatMap { SourceCheck.comparisons(CodeCheck(files: $0).subject) }.map(\.key))
        #expect(ComparedKey.allCases.filter { !compared.contains($0) } == [])
    }

    @Test func everyComparingRuleIsInTheTable() {
        let comparing = SourceCheck.rules.compactMap { rule -> RuleID? in
            if case .comparing(let rule) = rule { rule.description.id } else { nil }
        }
        #expect(Self.rules == Set(comparing))
    }

    @Test func eachKeyHasThreeMistakes() {
        let counts = Dictionary(grouping: mutations, by: \.key).mapValues(\.count)
        #expect(mutations.count >= 200)
        #expect(ComparedKey.allCases.filter { counts[$0.rawValue, default: 0] < 3 } == [])
        let known = Set(ComparedKey.allCases.map(\.rawValue))
        #expect(mutations.filter { !known.contains($0.key) }.map(\.description) == [])
    }

    /// By a comparison of the key that they are mistakes in.
    @Test func singleMistakesAreTold() {
        var silent: [String] = []
        let known = Set(projects.values.flatMap { Self.differences(in: $0) }.compactMap(\.difference?.message))
        for mutation in mutations {
            guard let files = projects[mutation.project], let changed = mutation.applied(to: files) else {
                Issue.record("nothing to change: \(mutation)")
                continue
            }
            let differing = Self.differences(in: changed).filter { !known.contains($0.difference?.message ?? "") }
            for comparison in differing {
                #expect(
                    comparison.key.row.rules.contains { $0.id == comparison.difference?.rule },
                    "\(comparison.key): \(comparison.difference?.message ?? "")"
                )
            }
            if !differing.contains(where: { $0.key.rawValue == mutation.key }) { silent.append("\(mutation)") }
            if ProcessInfo.processInfo.environment["SCREENSPEC_SHOW_MUTATIONS"] != nil {
                print("KEYS", mutation, "KEYS", differing.map(\.key.rawValue).joined(separator: ","))
                for comparison in differing { print("   ", comparison.difference?.message ?? "") }
            }
        }
        print("\(mutations.count - silent.count) of \(mutations.count) mistakes are told")
        for name in silent { print("silent:", name) }
        #expect(Double(silent.count) <= 0.05 * Double(mutations.count), "\(silent)")
    }

    private static func differences(in files: [(path: String, text: String)]) -> [Comparison<Diagnostic>] {
        SourceCheck.comparisons(CodeCheck(files: files, running: []).subject).filter { $0.difference != nil }
    }
}
