import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecFileSystem

@Suite struct GlobTests {
    @Test(arguments: [
        ("*", "abc", true), ("*", ".abc", false), (".*", ".abc", true), ("?bc", "abc", true), ("?bc", ".bc", false),
        ("a?c", "ac", false), ("a*c", "abbbc", true), ("a*c", "abbbd", false), ("*a*b*", "xxaxxbxx", true),
        ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true), ("[^a-c]x", "ax", false),
        ("[]]", "]", true), ("[a-]", "-", true), ("[abc", "[abc", true), ("\\*", "*", true), ("\\*", "a", false),
        ("*.yaml", "é🎉.yaml", true), ("?.yaml", "é.yaml", true), ("", "", true), ("**x", "aax", true),
    ])
    func names(pattern: String, name: String, expected: Bool) {
        #expect(GlobName(pattern).matches(name) == expected)
    }

    /// As names of types and modules are held against patterns: no character means more at the start.
    @Test(
        arguments: [
            ("LoginService", "*Service", true), ("Service", "*Service", true), ("ServiceLocator", "*Service", false),
            ("Keychain", "Keychain*", true), ("AKeychain", "Keychain*", false), ("", "*", true), ("", "", true),
            ("a", "", false), ("abcabd", "*abd", true), ("aXbXc", "a*b*c", true), ("acb", "a*b*c", false),
            ("Größe", "Gr??e", true), ("Größe", "Gr?e", false), ("🎉Party", "?Party", true), ("x🎉🎊y", "x*🎊y", true),
            ("LoginService", "Login", false), ("***", "*", true), ("Ab", "ab", false), (".a", "*a", true),
        ]
    )
    func texts(name: String, pattern: String, expected: Bool) {
        #expect(GlobName(pattern).fits(name) == expected)
    }

    /// A pattern that takes exponential time when each `*` is tried anew.
    @Test(.takes(atMost: .seconds(1 * 60)))
    func manyStarsTakeNoTime() {
        let pattern = String(repeating: "*a", count: 2000) + "b*"
        #expect(!GlobName(pattern).matches(String(repeating: "a", count: 4000)))
    }

    @Test(arguments: [
        ("a", ["a"]), ("{a,b}", ["a", "b"]), ("x{a,b}y{c,d}z", ["xaycz", "xaydz", "xbycz", "xbydz"]),
        ("{a,{b,c}d}", ["a", "bd", "cd"]), ("{a}", ["{a}"]), ("{a,b", ["{a,b"]), ("a,b}", ["a,b}"]),
        ("{,x}", ["", "x"]),
        ("\\{a,b}", ["\\{a,b}"]), ("{a\\,b,c}", ["a\\,b", "c"]), ("{{a,b}", ["{a", "{b"]),
        ("{a,b}{c}", ["a{c}", "b{c}"]),
    ])
    func braces(text: String, expected: [String]) throws {
        let expanded = try #require(BraceExpansion.expand(Array(text.unicodeScalars), limit: 100))
        #expect(expanded.map { $0.map(String.init).joined() } == expected)
    }

    @Test func tooManyAlternativesAreRefused() {
        #expect(GlobPattern(String(repeating: "{a,b}", count: 8))?.alternatives.count == 256)
        #expect(GlobPattern(String(repeating: "{a,b}", count: 9)) == nil)
        #expect(GlobPattern(String(repeating: "{a,b}", count: 600)) == nil)
        #expect(GlobPattern(String(repeating: "{", count: 5000)) == nil)
        #expect(GlobPattern(String(repeating: "{", count: 4000))?.alternatives.count == 1)
    }

    /// Braces that do not close are looked for once in each text, and not once for each of them.
    @Test(.takes(atMost: .seconds(1 * 60)))
    func openBracesTakeNoTime() {
        let pattern = String(repeating: "{a,b}", count: 8) + String(repeating: "{", count: 3000)
        #expect(GlobPattern(pattern)?.alternatives.count == 256)
    }

    @Test func componentsAreNamesPatternsAndFolders() throws {
        let pattern = try #require(GlobPattern("/a/./**/**/b*/c"))
        #expect(pattern.alternatives.count == 1)
        #expect(pattern.alternatives[0].isAbsolute)
        let expected: [GlobPattern.Component] = [.name("a"), .anyFolders, .pattern(GlobName("b*")), .name("c")]
        #expect(pattern.alternatives[0].components == expected)
    }
}
