import Foundation
import ScreenSpecDiagnostics
import SourceCheck
import SpecRules
import TestSupport
import Testing

/// Single mistakes, put into documents that fit their Swift or into that Swift, one at a time: each is told once, by its rule.
struct InterfaceMutationTests {
    private static let descriptions: [RuleDescription] = [
        .brokenOutlet, .brokenAction, .outletType, .unconnectedOutlet, .missingClass, .wrongModule, .unknownSegue,
        .unknownReuseIdentifier, .unknownStoryboardIdentifier, .delegateOutletWithoutConformance, .unusedAction,
        .partlyConnectedOutlet,
    ]
    private static let rules = Set(descriptions.map(\.id))

    private let app: [(path: String, text: String)]
    private let mutations: [ContractMutation]

    init() throws {
        app = try FixtureFiles.read(Fixtures.url("InterfaceBuilder/App"))
        mutations = try ContractMutation.all(in: Fixtures.url("InterfaceBuilder/mutations.txt"))
    }

    @Test func nothingIsWrongWithWhatIsRight() {
        #expect(Self.findings(in: app).map(\.message) == [])
    }

    @Test func eachRuleHasMistakes() {
        let counts = Dictionary(grouping: mutations, by: \.key).mapValues(\.count)
        #expect(Set(counts.keys) == Set(Self.rules.map(\.text)))
        #expect(mutations.count >= 90)
    }

    @Test func singleMistakesAreToldOnce() {
        for mutation in mutations {
            guard let changed = mutation.applied(to: app) else {
                Issue.record("nothing to change: \(mutation)")
                continue
            }
            let found = Self.findings(in: changed)
            #expect(
                found.map(\.rule.text) == [mutation.key],
                "\(mutation)\n\(found.map { "\($0.rule.text): \($0.message)" }.joined(separator: "\n"))"
            )
        }
    }

    private static func findings(in files: [(path: String, text: String)]) -> [Diagnostic] {
        let rules = SourceCheck.rules.filter { Self.rules.contains($0.description.id) }
        let check = CodeCheck(files: files, switchingOn: Array(Self.rules), running: rules)
        return check.findings.filter { Self.rules.contains($0.rule) }
    }
}
