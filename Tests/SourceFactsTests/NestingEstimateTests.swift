import SourceFacts
import Testing

/// The estimate may ask for a scan in vain, but never lets through what the scan would find.
struct NestingEstimateTests {
    /// What goes over a limit, each time with as much between its parts as the scan allows.
    private static let runs: [(name: String, part: String, filler: Int)] = [
        ("brackets", "(", 60), ("square brackets", "[", 60), ("braces", "{", 60), ("angles", "<", 40),
        ("words", "switch", 2), ("short words", "if", 1), ("else", "else", 20), ("arrows", "->", 10),
        ("questions", " ?", 10),
    ]

    @Test(arguments: runs.indices, 1...12 as ClosedRange<UInt64>)
    func whatTheScanFindsIsNotRuledOut(_ index: Int, seed: UInt64) {
        let (name, part, filler) = Self.runs[index]
        var generator = Pseudorandom(seed: seed)
        var text = Self.code(Int(generator.next() % 3_000), &generator)
        for _ in 0...1_000 {
            text += part
            text += String(repeating: " ", count: 1 + Int(generator.next() % UInt64(filler)))
        }
        text += Self.code(Int(generator.next() % 3_000), &generator)
        #expect(Self.scan(text), "\(name)")
        #expect(Self.estimate(text), "\(name)")
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func noTextIsRuledOutThatTheScanRefuses(seed: UInt64) {
        var generator = Pseudorandom(seed: seed)
        let pieces = ["(", "[", "{", ")", "}", "<", "->", " ?", "try ", "else ", "\n", "a", "é ", "if "]
        let favourite = Int(generator.next() % UInt64(pieces.count))
        var text = ""
        for _ in 0..<3_000 {
            let isFavourite = generator.next() % 4 > 0
            text += pieces[isFavourite ? favourite : Int(generator.next() % UInt64(pieces.count))]
        }
        if Self.scan(text) { #expect(Self.estimate(text)) }
    }

    @Test func codeOfManyLinesIsRuledOut() {
        var generator = Pseudorandom(seed: 1)
        #expect(!Self.estimate(Self.code(60_000, &generator)))
    }

    private static func code(_ byteCount: Int, _ generator: inout Pseudorandom) -> String {
        let lines = [
            "    func a(_ b: [Int]) { if let c = try d(b[0]) { e.f(g ? [h] : [:]) } else { i<J>() } }\n",
            "let k: (L) -> M? = { n in [n.o(), n.p(q: (1, 2))] }\n", "// } ) ] -> ?\n", "\n",
        ]
        var text = ""
        while text.utf8.count < byteCount { text += lines[Int(generator.next() % UInt64(lines.count))] }
        return text
    }

    private static func scan(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer(NestingScan.isTooDeep)
    }

    private static func estimate(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer(NestingEstimate.mayBeTooDeep)
    }
}
