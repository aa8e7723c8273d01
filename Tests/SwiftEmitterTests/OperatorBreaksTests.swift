import Testing

@testable import SwiftEmitter

@Suite("Breaking expressions")
struct OperatorBreaksTests {
    @Test(
        "stands before the operators that bind least, outside brackets and strings",
        arguments: [
            ("a", ["a"]),
            ("a ? b : c", ["a", "? b", ": c"]),
            ("a && b || c && d", ["a && b", "|| c && d"]),
            ("a && b", ["a", "&& b"]),
            ("a ?? b + c", ["a", "?? b + c"]),
            ("a + b - c", ["a", "+ b", "- c"]),
            ("f(a ? b : c)", ["f(a ? b : c)"]),
            ("[a || b].map { $0 && c }", ["[a || b].map { $0 && c }"]),
            ("\"a ? b : c\"", ["\"a ? b : c\""]),
            (#""x \(a ? "b || c" : "d") y" + z"#, [#""x \(a ? "b || c" : "d") y""#, "+ z"]),
            (#""\"" + "\\" + z"#, [#""\"""#, #"+ "\\""#, "+ z"]),
            ("a?.b ?? -c", ["a?.b", "?? -c"]),
            ("##\"a ? b : c\"##", ["##\"a ? b : c\"##"]),
            ("\"unclosed + ", ["\"unclosed + "]),
            ("é ? ü : 日本", ["é", "? ü", ": 日本"]),
        ]
    )
    func pieces(expression: String, expected: [String]) {
        #expect(OperatorBreaks.pieces(of: expression) == expected)
    }
}
