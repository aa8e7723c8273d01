import PlatformFacts
import TestSupport
import Testing

@Suite("What the catalogue costs")
struct CostTests {
    /// An optimised build makes the index in a fraction of a millisecond; an unoptimised one is many times slower, hence
    /// the wide margin and the best of several runs.
    @Test func theIndexIsMadeInAFewMilliseconds() {
        let best = (0..<5).map { _ in threadTime { _ = PlatformFacts.rebuildIndex() } }.min()
        #expect((best ?? .seconds(1)) < .milliseconds(60))
    }

    @Test func lookingAModuleUpNeedsNoDecoding() {
        let best = (0..<5).map { _ in
            threadTime { for _ in 0..<1_000 { _ = PlatformFacts.module(of: "UITableViewCell") } }
        }.min()
        #expect((best ?? .seconds(1)) < .milliseconds(60))
    }

    @Test func manyThreadsSeeTheSameFacts() async {
        let names = PlatformFacts.names
        let expected = names.map { PlatformFacts.type(named: $0) }
        await withTaskGroup(of: Bool.self) { group in
            for seed in 0..<8 {
                group.addTask {
                    (0..<names.count).allSatisfy { step in
                        let position = (step * 31 + seed * 97) % names.count
                        return PlatformFacts.type(named: names[position]) == expected[position]
                    }
                }
            }
            for await agrees in group { #expect(agrees) }
        }
    }
}
