import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// Single mistakes in what sets actions off, what subviews show, how screens appear and who keeps whom.
struct BehaviourTests {
    private let files: [(path: String, text: String)]
    private let mutations: [Mutation]

    init() throws {
        files = try FixtureFiles.read(Fixtures.url("Contract/Behaviour"))
        mutations = try Mutation.read("behaviour")
    }

    @Test func nothingIsWrongWithWhatIsRight() {
        #expect(CodeCheck(files: files).report == "")
    }

    /// Each once, and by no other rule.
    @Test func singleMistakesAreTold() {
        #expect(mutations.count >= 60)
        var silent: [String] = []
        var told = 0
        for mutation in mutations {
            guard let changed = mutation.applied(to: files) else {
                Issue.record("nothing to change: \(mutation)")
                continue
            }
            let found = CodeCheck(files: changed).findings
            if found.isEmpty { silent.append("\(mutation)") } else { told += 1 }
            if ProcessInfo.processInfo.environment["SCREENSPEC_SHOW_MUTATIONS"] != nil {
                print(mutation)
                for finding in found { print("   ", finding.rule.text, finding.message) }
            }
        }
        print("\(told) of \(mutations.count) mistakes are told")
        for name in silent { print("silent:", name) }
        #expect(Double(told) >= 0.95 * Double(mutations.count), "\(silent)")
    }
}
