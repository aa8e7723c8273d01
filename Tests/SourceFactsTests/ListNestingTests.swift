import Testing

@testable import SourceFacts

struct ListNestingTests {
    private static let hostile = [
        String(repeating: "[", count: 60) + "Int" + String(repeating: "]", count: 60),
        String(repeating: "[", count: 60),
        String(repeating: "[(", count: 60) + "Int" + String(repeating: ")]", count: 60),
        String(repeating: "[/* ] */\n", count: 60),
        String(repeating: #"[@A("]") "#, count: 60) + "Int",
        String(repeating: "[any // ]\n", count: 60),
        #"let x = "\("# + String(repeating: "[", count: 60) + #")""#,
        ##"let x = #"\#("## + String(repeating: #"[@A("]") "#, count: 60) + ##")"#"##,
        String(repeating: String(repeating: "[", count: 16) + String(repeating: "]", count: 16) + "\n", count: 100),
    ]

    @Test("Lists in lists that the parser would not get through are found", arguments: hostile)
    func findsHostileLists(_ source: String) {
        #expect(isTooCostly("let y: \(source)"))
    }

    private static let harmless = [
        "let y: [[[[[[[Int]]]]]]]",
        String(repeating: "let y = [[[[1, 2], [3, 4]]]]\n", count: 20_000),
        String(repeating: #"let red = "\u{1B}[31m""# + "\n", count: 100),
        String(repeating: "/// In [0, 1).\n", count: 100),
        "/* /* " + String(repeating: "[", count: 60) + " */ */ let y = 1",
        "let y = \"\"\"\n" + String(repeating: "[\"\n", count: 60) + "\"\"\"",
        ##"let y = #"\(["## + String(repeating: "[", count: 60) + ##""#"##,
        String(repeating: "\"\\\"[", count: 60) + "\n",
        #"let y = "\(names["a"], default: [1])" + "["#,
    ]

    @Test("Code that people write is not", arguments: harmless)
    func leavesCodeAlone(_ source: String) {
        #expect(!isTooCostly(source))
    }

    @Test("Such a file is told, and not parsed")
    func tellsTheFile() {
        let facts = Sources.facts(Array("let y: \(Self.hostile[0])".utf8))
        #expect(facts.flags.contains(.tooDeep))
    }

    private func isTooCostly(_ source: String) -> Bool {
        ListNesting(Array(source.utf8)).isTooCostly
    }
}
