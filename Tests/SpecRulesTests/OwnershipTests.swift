import SpecRules
import ScreenModel
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// `retain-cycle` against a plain search on many small architectures.
struct OwnershipTests {
    @Test func agreesWithAPlainSearch() {
        var numbers = Numbers(state: 7)
        for _ in 0..<500 {
            let roleCount = 1 + numbers.next(below: 6)
            let edges = (0..<numbers.next(below: 10)).map { _ in
                (
                    from: numbers.next(below: roleCount), to: numbers.next(below: roleCount),
                    owns: numbers.next(below: 2) == 0
                )
            }
            let findings = check(architecture(roleCount: roleCount, edges: edges))
            let groups = Self.circles(roleCount: roleCount, edges: edges.map { ($0.from, $0.to) })
            #expect(findings.count == groups, "\(edges)")
        }
    }

    @Test(.takes(atMost: .seconds(1 * 60)))
    func aLongCircleIsFoundWithoutRecursion() {
        let count = 20_000
        let edges = (0..<count).map { (from: $0, to: ($0 + 1) % count, owns: false) }
        let findings = check(architecture(roleCount: count, edges: edges))
        #expect(findings.count == 1)
        #expect(findings.first?.notes.count == count - 1)
    }

    private func check(_ architecture: Architecture) -> [Diagnostic] {
        let file = SpecFile(id: FileID(index: 0), path: "a.yaml", documents: [])
        let program = Program(settings: Settings(), files: [file], architectures: [architecture])
        return SpecRules.check([program]).filter { $0.rule == "retain-cycle" }
    }

    private func architecture(roleCount: Int, edges: [(from: Int, to: Int, owns: Bool)]) -> Architecture {
        let place = SourceRange(file: FileID(index: 0), lower: 0, upper: 1)
        var architecture = Architecture(name: Name("test", at: place), range: place)
        architecture.roles = (0..<roleCount).map { Role(name: Name("r\($0)", at: place)) }
        for (index, edge) in edges.enumerated() {
            if edge.owns {
                architecture.roles[edge.from].owns =
                    (architecture.roles[edge.from].owns ?? []) + [Name("r\(edge.to)", at: place)]
            } else {
                var channel = Channel(name: Name("c\(index)", at: place))
                channel.from = Name("r\(edge.from)", at: place)
                channel.to = Name("r\(edge.to)", at: place)
                channel.reference = .strong
                architecture.channels.append(channel)
            }
        }
        return architecture
    }

    /// The number of groups of roles that reach one another, those of one role counted if it reaches itself.
    private static func circles(roleCount: Int, edges: [(Int, Int)]) -> Int {
        var reaches = Array(repeating: Array(repeating: false, count: roleCount), count: roleCount)
        for (from, to) in edges { reaches[from][to] = true }
        for middle in 0..<roleCount {
            for from in 0..<roleCount where reaches[from][middle] {
                for to in 0..<roleCount where reaches[middle][to] { reaches[from][to] = true }
            }
        }
        let groups = (0..<roleCount).filter { reaches[$0][$0] }.map { role in
            (0..<roleCount).filter { reaches[role][$0] && reaches[$0][role] }
        }
        return Set(groups).count
    }
}

/// The same numbers in every run.
struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
