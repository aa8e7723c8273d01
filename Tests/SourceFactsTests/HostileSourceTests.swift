import Foundation
import SourceFacts
import ScreenSpecDiagnostics
import Testing

/// Whatever stands in a file, reading it ends.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct HostileSourceTests {
    private static let count = 3_000

    static let nested: [(name: String, text: String)] = {
        func repeated(_ open: String, _ close: String = "", around middle: String = "") -> String {
            String(repeating: open, count: count) + middle + String(repeating: close, count: count)
        }
        return [
            ("parentheses", "let a = " + repeated("(", ")", around: "1")), ("open parentheses", repeated("(")),
            ("brackets", "let a = " + repeated("[", "]")), ("braces", repeated("{", "}")),
            ("closures", "let a = " + repeated("{ b(", ") }")), ("blocks", "func a() " + repeated("{ if b ", "}")),
            ("types", repeated("struct A { ", "}")), ("open types", repeated("class A { ")),
            ("functions", repeated("func a() { ", "}")), ("member chain", "let a = b" + repeated(".c")),
            ("call chain", "let a = b" + repeated(".c()")), ("optional chain", "let a = b" + repeated("?.c!")),
            ("subscript chain", "let a = b" + repeated("[0]")), ("sum", "let a = b" + repeated(" + b")),
            ("array", "let a = [" + repeated("b, ") + "]"), ("calls in calls", "let a = " + repeated("b(", ")")),
            ("else if", "func a() { if b {}" + repeated(" else if b {}") + "}"),
            ("ternaries", "let a = " + repeated("b ? c : ") + "d"),
            ("prefix operators", "let a = " + repeated("!") + "b"),
            ("try", "let a = " + repeated("try ") + "b"), ("await", "func a() { " + repeated("await ") + "b }"),
            ("optional types", "let a: B" + repeated("?")),
            ("array types", "let a: " + repeated("[", "]", around: "B")),
            ("generic types", "let a: " + repeated("B<", ">", around: "C")),
            ("member types", "let a: B" + repeated(".C")),
            ("function types", "let a: " + repeated("(B) -> ") + "C"), ("metatypes", "let a: B" + repeated(".Type")),
            ("compositions", "let a: B" + repeated(" & C")), ("strings", repeated("\"\\(", ")\"")),
            ("tuples", "let " + repeated("(", ")", around: "a") + " = b"),
            ("cases", "func a() { switch b { case " + repeated("(", ")", around: "let c") + ": d } }"),
            ("comments", repeated("/* ", " */")), ("casts", "let a = b" + repeated(" as C")),
            ("commas", "let " + repeated("a, ") + "b: C"), ("inherited", "class A: " + repeated("B, ") + "C {}"),
            ("lines", repeated("a\n")),
        ]
    }()

    @Test(arguments: nested.indices)
    func nestingEnds(_ index: Int) {
        let (name, text) = Self.nested[index]
        let facts = Sources.facts("struct First {}\n" + text)
        let isRead = facts.declarations.first?.name.string == "First"
        #expect(isRead || facts.flags.contains(.tooDeep), "\(name)")
        #expect(FileFacts(words: facts.storedWords) != nil, "\(name)")
    }

    @Test func whatRepeatsWithoutNestingIsRead() {
        let lists = ["a.b ", "try a()\n", "let a: (Int) -> Void\n", "a < b\n", "a ? b : cc(d, e)\n", "f(-1, -2)\n"]
        for line in lists {
            let facts = Sources.facts("struct First {}\n" + String(repeating: line, count: 1_500))
            #expect(!facts.flags.contains(.tooDeep), "\(line)")
        }
    }

    @Test func longPathsAreRead() throws {
        let facts = Sources.facts("let a = b" + String(repeating: ".c(d)", count: 2_000))
        let use = try #require(facts.uses.first)
        #expect(use.components.count == 2_001)
        #expect(use.calls.count == 2_000)
        #expect(facts.uses.count == 2_001)
    }

    /// Every level starts where the chain starts: to look for that on each of them would take hours.
    @Test(arguments: ["let a: B", "let a = b"], [".C", "?", "!", ".Type", "[0]", ".c()"])
    func chainsOfAnyLengthAreRead(_ start: String, _ link: String) {
        let facts = Sources.facts("struct First {}\n" + start + String(repeating: link, count: 20_000))
        #expect(facts.declarations.first?.name.string == "First" || facts.flags.contains(.tooDeep))
    }

    /// What looks for the reason of the error must not go down the chain by recursion.
    @Test func brokenChainsOfAnyLengthAreRead() {
        let chain = "let a = b" + String(repeating: ".c()", count: 100_000)
        let facts = Sources.facts("struct First {}\n\(chain)\nlet = 1\n")
        #expect(facts.flags.contains(.hasSyntaxErrors))
        #expect(!facts.syntaxErrors.isEmpty)
        let closures = "let a = b" + String(repeating: ".c { ($0) for a in b {} }", count: 5_000)
        #expect(Sources.facts(closures).flags.contains(.hasSyntaxErrors))
    }

    /// They are read on the stack of whoever asks.
    @Test func descriptionsOfBuildsWithLongChainsAreLeftAlone() {
        let chain = "Package(name: \"Shop\")" + String(repeating: ".checked()", count: 100_000)
        #expect(SwiftCall.outermost(in: Array("let package = \(chain)\n".utf8)).isEmpty)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func changedFilesAreRead(seed: UInt64) throws {
        var generator = Pseudorandom(seed: seed)
        for url in Sources.fixtures {
            let original = try [UInt8](Data(contentsOf: url))
            for _ in 0..<12 {
                var bytes = original
                for _ in 0..<3 { change(&bytes, &generator) }
                let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
                let facts = Sources.facts(text)
                let read = try #require(FileFacts(words: facts.storedWords))
                let file = SourceFile(id: FileID(index: 0), path: "", bytes: text)
                #expect(FactsDump(read, of: file).text == FactsDump(facts, of: file).text)
            }
        }
    }

    private func change(_ bytes: inout [UInt8], _ generator: inout Pseudorandom) {
        guard !bytes.isEmpty else { return }
        let start = Int(generator.next() % UInt64(bytes.count))
        let end = min(bytes.count, start + Int(generator.next() % 40))
        switch generator.next() % 4 {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int(generator.next() % UInt64(bytes.count)))
        case 2:
            bytes[start] = Array("(){}[]<>:;,.?!@#\"`'\\/*=&|+-0aA \n\t".utf8).randomElement(using: &generator) ?? 0x20
        default: bytes.insert(Array("(){}[]\"/@#".utf8).randomElement(using: &generator) ?? 0x20, at: start)
        }
    }
}
