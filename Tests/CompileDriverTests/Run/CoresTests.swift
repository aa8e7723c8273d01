import Foundation
import Testing

@testable import ScreenSpecConcurrency

@Suite struct CoresTests {
    @Test func aThreadStaysOnACoreThatNobodyHas() {
        var holders = CoreHolders(cores: [0, 1])
        #expect(holders.settle(7, on: 1) == nil)
        #expect(holders.settle(7, on: 1) == nil)
        #expect(holders.settle(7, on: 0) == nil)
        #expect(holders.settle(8, on: 1) == nil)
    }

    @Test func aThreadOnTheCoreOfAnotherMovesToAFreeOne() {
        var holders = CoreHolders(cores: [2, 5])
        _ = holders.settle(7, on: 5)
        #expect(holders.settle(8, on: 5) == 2)
        #expect(holders.settle(8, on: 2) == nil)
    }

    @Test func aThreadThatWasMovedToAnotherGoesBack() {
        var holders = CoreHolders(cores: [0, 1, 2])
        _ = holders.settle(7, on: 0)
        _ = holders.settle(8, on: 2)
        #expect(holders.settle(7, on: 2) == 0)
    }

    @Test func whoFoundNoFreeCoreGetsTheNextOneThatIs() {
        var holders = CoreHolders(cores: [0, 1])
        _ = holders.settle(7, on: 0)
        _ = holders.settle(8, on: 1)
        #expect(holders.settle(9, on: 1) == nil)
        #expect(holders.settle(10, on: 1) == nil)
        let first = holders.leave(7)
        #expect(first?.thread == 9 && first?.core == 0)
        #expect(holders.leave(10) == nil)
        #expect(holders.leave(8) == nil)
    }

    @Test(arguments: 1...4)
    func noCoreIsHeldTwiceAndNoneIsFreeWhileSomebodyLacksOne(coreCount: Int) {
        var random = SplitMix(seed: UInt64(coreCount))
        let cores = Array(0..<coreCount)
        var holders = CoreHolders(cores: cores)
        var places: [Int: Int] = [:]
        var crowded: Set<Int> = []
        for _ in 0..<2_000 {
            let thread = Int.random(in: 1...6, using: &random)
            if Bool.random(using: &random) {
                let isNew = places[thread] == nil
                let core = isNew ? cores.randomElement(using: &random) ?? 0 : places[thread] ?? 0
                if let other = holders.settle(thread, on: core) {
                    places[thread] = other
                } else if isNew, places.values.contains(core) {
                    crowded.insert(thread)
                } else {
                    places[thread] = core
                }
                if places[thread] != nil { crowded.remove(thread) }
            } else {
                let next = holders.leave(thread)
                crowded.remove(thread)
                if let core = places.removeValue(forKey: thread) {
                    #expect((next?.thread).map(crowded.contains) ?? crowded.isEmpty)
                    #expect(next == nil || next?.core == core)
                    if let next {
                        places[next.thread] = core
                        crowded.remove(next.thread)
                    }
                } else {
                    #expect(next == nil)
                }
            }
            #expect(Set(places.values).count == places.count)
            #expect(crowded.isEmpty || places.count == coreCount)
        }
    }

    #if os(Linux)
    /// What the system says of this thread now.
    private var ownCores: [Int] {
        let lines = (try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)) ?? ""
        let list = lines.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }?.split(separator: "\t")
            .last
        return (list ?? "").split(separator: ",").flatMap { part -> [Int] in
            let ends = part.split(separator: "-").compactMap { Int($0) }
            guard let first = ends.first, let last = ends.last else { return [] }
            return Array(first...last)
        }
    }

    @Test func moveLeavesAThreadAllItsCores() {
        let cores = Affinity.allowedCores
        #expect(!cores.isEmpty)
        for core in cores { Affinity.move(Affinity.currentThread, to: core) }
        #expect(ownCores == cores)
    }
    #endif
}
