import Foundation
import TestSupport
import Testing

/// Files that nobody writes by accident: a message each, soon, and without much memory.
@Suite("Hostile specs")
struct HostileSpecTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What is reported; `nil` where the spec is taken for what it says.
        let rule: String?
        let bytes: @Sendable () -> [UInt8]

        init(_ name: String, _ rule: String?, _ text: @escaping @Sendable @autoclosure () -> String) {
            self.init(name, rule, bytes: { Array(text().utf8) })
        }

        init(_ name: String, _ rule: String?, bytes: @escaping @Sendable () -> [UInt8]) {
            testDescription = name
            self.rule = rule
            self.bytes = bytes
        }
    }

    /// For all of them together with what a run needs anyway.
    private static let megabytes = 150

    private static let deep = 100_000
    private static let long = String(repeating: "a", count: 1 << 20)

    private static func many(_ text: String, _ count: Int = deep) -> String { String(repeating: text, count: count) }

    private static func type(_ text: String) -> String {
        "view: A\nviewModel:\n  properties:\n    a: '\(text)'\n"
    }

    private static func expression(_ text: String) -> String {
        "view: A\nviewModel:\n  properties:\n    a: Int\n  derived:\n    b: {type: Int, swift: '\(text)'}\n"
    }

    private static let structures = [
        Case("an alias bomb", "yaml-alias-expansion", bomb),
        Case("an alias of itself", "yaml-recursive-alias", "view: A\nsubviews: &a\n  b: *a\n"),
        Case("100,000 lists in one another", "yaml-too-deep", "view: A\nsubviews: " + many("[")),
        Case("100,000 mappings in one another", "yaml-too-deep", "view: A\nsubviews: " + many("{a: ")),
        Case("100,000 lists in one line", "yaml-too-deep", many("- ") + "a"),
        Case("2,000 mappings below one another", "yaml-too-deep", (0..<2000).map { many(" ", $0) + "a:\n" }.joined()),
        Case(
            "10,000 unknown keys",
            "unknown-key",
            "view: A\n" + (0..<10_000).map { "key\($0): 1\n" }.joined()
        ),
        Case("10,000 keys of one name", "duplicate-key", "view: A\nsubviews:\n" + many("  a: UIView\n", 10_000)),
        Case(
            "10,000 properties",
            nil,
            "view: A\nviewModel:\n  properties:\n" + (0..<10_000).map { "    p\($0): Int\n" }.joined()
        ),
        Case(
            "10,000 documents",
            nil,
            (0..<10_000).map { "---\nview: A\($0)\nviewModel: {properties: {}}\n" }.joined()
        ),
        Case("a summary of 15 MB", nil, "view: A\nsummary: " + many("a", 15 << 20) + "\n"),
    ]

    private static let types = [
        Case("a type in 100,000 parentheses", "invalid-type", type(many("(") + "Int" + many(")"))),
        Case("an array of 100,000 dimensions", "invalid-type", type(many("[") + "Int" + many("]"))),
        Case("a type with 100,000 question marks", "invalid-type", type("Int" + many("?"))),
        Case("100,000 generic arguments in one another", "invalid-type", type(many("A<") + "Int" + many(">"))),
        Case("100,000 results of functions", "invalid-type", type(many("() -> ") + "Int")),
        Case("a type name of 1 MB", "unknown-type", type(long.uppercased())),
        Case("a type that closes its declaration", "invalid-type", type("Int } struct Evil { let a: Int")),
        Case(
            "a type with a line break",
            "invalid-type",
            "view: A\nviewModel: {properties: {a: \"Int\\nlet b: Int\"}}\n"
        ),
        Case("a type that ends in a comment", "invalid-type", type("Int // ")),
    ]

    private static let expressions = [
        Case("an expression in 100,000 parentheses", "invalid-expression", expression(many("(") + "1" + many(")"))),
        Case("100,000 closures in one another", "invalid-expression", expression(many("{"))),
        Case("100,000 interpolations in one another", "invalid-expression", expression(many("\\(\""))),
        Case("100,000 conditions in one another", "invalid-expression", expression(many("a ? ") + "1")),
        Case(
            "an expression that closes its declaration",
            "invalid-expression",
            expression("0 } struct Evil { var b: Int { 0 }")
        ),
        Case("an expression of two statements", "invalid-expression", expression("0; print(1)")),
        Case("an expression that ends in a comment", "invalid-expression", expression("0 // ")),
        Case("an expression that opens a comment", "invalid-expression", expression("0 /* ")),
        Case("an expression with a directive", "invalid-expression", expression("0\n\n      #if DEBUG")),
        Case(
            "a default that closes its declaration",
            "invalid-expression",
            "view: A\nviewModel: {properties: {a: {type: Int, default: '0) {} ; func evil('}}}\n"
        ),
        Case("a sum of 100,000 parts", nil, expression(many("1 + ") + "1")),
    ]

    private static let names = [
        Case("a name that opens a declaration", "invalid-identifier", "view: \"A { } struct B\"\n"),
        Case("a name with a line break", "invalid-identifier", "view: \"A\\nB\"\n"),
        Case(
            "a property that is no name",
            "invalid-identifier",
            "view: A\nviewModel: {properties: {\"a: Int }\": Int}}\n"
        ),
        Case(
            "a message that closes its protocol",
            "invalid-requirement",
            "view: A\ndelegate: {methods: {\"a() } struct Evil {\": {}}}\n"
        ),
        Case("names of 1 MB", nil, "view: \(long.uppercased())\nviewModel:\n  properties:\n    ? \(long)\n    : Int\n"),
        Case("an unknown key of 1 MB", "unknown-key", "view: A\n? \(long)\n: Int\n"),
    ]

    private static let encodings = [
        Case(
            "bytes that are no UTF-8",
            "yaml-encoding",
            bytes: { Array("view: A\nsummary: ".utf8) + [0xFF, 0xC0, 0x0A] }
        ),
        Case("a NUL in a name", "yaml-control-character", "view: A\0B\n"),
        Case("nothing but NULs", "yaml-control-character", many("\0", 10_000)),
        Case("half a character of UTF-16", "yaml-encoding", bytes: { utf16("view: A\n") + [0x41] }),
        Case("UTF-16", nil, bytes: { utf16("view: A\nviewModel: {properties: {}}\n") }),
        Case(
            "noise",
            "yaml-encoding",
            bytes: {
                var random = SeededGenerator(seed: 1)
                return (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
        ),
    ]

    private static func utf16(_ text: String) -> [UInt8] {
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }

    private static var bomb: String {
        var text = "view: A\nsubviews:\n  a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            text +=
                "  a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
        }
        return text
    }

    @Test("are refused with a message", arguments: structures + types + expressions + names + encodings)
    func refuses(_ example: Case) throws {
        try TemporaryFolder.with { folder in
            try folder.write(example.bytes(), to: "A.view.yaml")
            let compiled = try folder.compile(["--stats"], timeout: 60)
            #expect(!compiled.completed.wasKilled)
            if let rule = example.rule {
                #expect(compiled.rules.contains(rule), "\(compiled.rules.prefix(5))")
                #expect(compiled.status == 1)
                #expect(try folder.files() == ["A.view.yaml"])
            } else {
                #expect(compiled.errors.map(\.description).prefix(5) == [])
                #expect(compiled.status == 0)
            }
            // Whoever reads a message is in a hurry.
            #expect(compiled.findings.allSatisfy { $0.message.utf8.count < 4_000 })
            #expect(try peakMegabytes(compiled.completed.errors) < Self.megabytes)
        }
    }

    @Test("with comments in a summary make comments and nothing else")
    func commentsStayComments() throws {
        let spec =
            "view: A\nsummary: \"*/ struct Evil {}\\nfunc evil() {}\\r\\nlet a = 1\"\nviewModel:\n"
            + "  summary: \"one\\ntwo */ let b = 2\"\n  properties: {a: Int}\n"
        try TemporaryFolder.with { folder in
            try folder.write(spec, to: "A.view.yaml")
            let compiled = try folder.compile()
            try #require(compiled.status == 0, "\(compiled.text)")
            for line in try folder.read("Generated/A.view.swift").split(whereSeparator: \.isNewline) {
                let isComment = line.drop { $0 == " " }.hasPrefix("//")
                #expect(
                    isComment || !(line.contains("evil") || line.contains("Evil") || line.contains("= ")),
                    "\(line)"
                )
            }
        }
    }

    /// What `--stats` says last.
    private func peakMegabytes(_ statistics: String) throws -> Int {
        let line = try #require(statistics.split(separator: "\n").last { $0.hasPrefix("peak memory") })
        return Int(try #require(line.split(separator: " ").compactMap { Double($0) }.first))
    }
}
