import SystemTypes
import TestSupport
import Testing

/// Costs are held against a floor that the same thread pays in turns with them, since no time in milliseconds holds on every
/// machine and at every load.
@Suite("What the catalogue costs")
struct CostTests {
    private static let rounds = 7

    /// To ask for a module costs about as much as to ask a dictionary, not as much as to decode the type.
    @Test func lookingAModuleUpNeedsNoDecoding() {
        let modules = Dictionary(uniqueKeysWithValues: SystemTypes.names.map { ($0, SystemTypes.module(of: $0)) })
        let (lookup, floor) = best(
            of: { for _ in 0..<1_000 { _ = SystemTypes.module(of: "UITableViewCell") } },
            floor: { for _ in 0..<1_000 { _ = modules["UITableViewCell"] } }
        )
        #expect(lookup < floor * 100, "1,000 questions took \(lookup), a dictionary \(floor)")
    }

    private func best(of work: () -> Void, floor: () -> Void) -> (work: Duration, floor: Duration) {
        var times: [(work: Duration, floor: Duration)] = []
        for _ in 0..<Self.rounds { times.append((threadTime(work), threadTime(floor))) }
        return (times.map(\.work).min() ?? .seconds(1), times.map(\.floor).min() ?? .zero)
    }

    @Test func manyThreadsSeeTheSameFacts() async {
        let names = SystemTypes.names
        let expected = names.map { SystemTypes.type(named: $0) }
        await withTaskGroup(of: Bool.self) { group in
            for seed in 0..<8 {
                group.addTask {
                    (0..<names.count).allSatisfy { step in
                        let position = (step * 31 + seed * 97) % names.count
                        return SystemTypes.type(named: names[position]) === expected[position]
                    }
                }
            }
            for await agrees in group { #expect(agrees) }
        }
    }
}
