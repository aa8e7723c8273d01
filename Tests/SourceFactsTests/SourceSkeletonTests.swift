import Foundation
import SourceFacts
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// Tests are read without what their bodies do; what they declare is the same as if they were read whole.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct SourceSkeletonTests {
    /// The tests of this project.
    private static let tests: [URL] = files(
        below: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    )

    private static func files(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    @Test func declarationsAreThoseOfTheWholeFile() throws {
        var count = 0
        for url in Self.tests + Sources.fixtures {
            let text = try String(contentsOf: url, encoding: .utf8)
            // As long, so that every place stays.
            let untested = text.replacing("import Testing", with: "import Untests")
                .replacing("import XCTest", with: "import Untest")
                .replacing("@testable", with: "@untested")
            guard untested != text else { continue }
            let skeleton = Sources.facts(text)
            guard skeleton.isTest else { continue }
            count += 1
            let whole = Sources.facts(untested)
            #expect(!whole.isTest)
            #expect(skeleton.syntaxErrors.count == whole.syntaxErrors.count, "\(url.lastPathComponent)")
            #expect(Self.outline(skeleton) == Self.outline(whole), "\(url.lastPathComponent)")
            let mentioned = Set(skeleton.mentionedNames.map(\.string))
            // The elements of tuples have numbers for names.
            #expect(
                whole.mentionedNames.map(\.string).filter { !mentioned.contains($0) && Int($0) == nil } == [],
                "\(url.lastPathComponent)"
            )
        }
        #expect(count > 100)
    }

    @Test func functionsAreNotReadAndWordsAre() {
        let facts = Sources.facts(
            "import XCTest\nfinal class A: XCTestCase { func testB() { subject.login(as: \"name\") } }\n"
        )
        #expect(facts.uses.isEmpty)
        #expect(facts.calls.isEmpty)
        #expect(Set(facts.mentionedNames.map(\.string)).isSuperset(of: ["subject", "login", "as", "name"]))
    }

    @Test func whatIsImportedToBeTestedMakesTests() {
        let facts = Sources.facts("import Cuckoo\n@testable import Shop\nclass MockA { func b() { stub.call() } }\n")
        #expect(facts.isTest)
        #expect(facts.calls.isEmpty)
        #expect(facts.mentionedNames.contains { $0 == "stub" })
    }

    @Test(arguments: [
        "#if DEBUG\n@testable import Shop\n#endif\nfunc f() { g() }\n",
        "// @testable import Shop\nfunc f() { g() }\n",
        "import Foundation\n// import XCTest\nfunc f() { g() }\n",
        "/*\n import XCTest\n */\nfunc f() { g() }\n",
        "let text = \"\"\"\n    import XCTest\n    \"\"\"\nfunc f() { g() }\n",
        "import XCTestDynamicOverlay\nfunc f() { g() }\n",
    ])
    func whatOnlyLooksLikeATestIsReadWhole(_ text: String) {
        let facts = Sources.facts(text)
        #expect(!facts.isTest)
        #expect(facts.calls.count == 1)
    }

    @Test func placesBehindFunctionsAreThoseOfTheSource() throws {
        let text = """
            import XCTest
            func a() { b(\(String(repeating: "c, ", count: 99))d) }; func é() { f() }
            // screenspec:allow private-subviews -- tests
            final class G {
                func h() {
                    i()
                }
                var j = 1
            }

            """
        let facts = Sources.facts(text)
        func slice(_ range: SourceRange) -> String {
            String(decoding: Array(text.utf8)[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
        }
        #expect(facts.calls.isEmpty)
        let type = try #require(facts.declarations.first)
        #expect(slice(type.nameRange) == "G")
        #expect(slice(type.range).hasPrefix("final class G {\n"))
        #expect(slice(type.range).hasSuffix("var j = 1\n}"))
        #expect(facts.members.map { slice($0.nameRange) } == ["a", "é", "h", "j"])
        #expect(facts.suppressions.all.map { slice($0.range) } == ["screenspec:allow private-subviews -- tests"])
    }

    @Test func propertiesStayWhatTheyAre() {
        let facts = Sources.facts(
            """
            import XCTest
            final class A: XCTestCase {
                var whole: Int { a() }
                var both: Int { get { b() } set { c(newValue) } }
                var modified: Int { @inlinable get { d() } mutating _modify { yield &e().f } }
                var observed: Int { didSet { g() } }
                var initial: Int = h() { willSet { i() } }
                lazy var made: Int = { j() }()
                static subscript(index: Int) -> Int { k() }
            }
            """
        )
        #expect(!facts.hasSyntaxErrors)
        #expect(
            facts.members.filter(\.isProperty).map { "\($0.name) \($0.kind)" } == [
                "whole computedProperty", "both computedProperty", "modified computedProperty",
                "observed storedProperty", "initial storedProperty", "made storedProperty",
            ]
        )
        #expect(facts.members.first { $0.name == "both" }?.traits.contains(.setter) == true)
        #expect(facts.members.first { $0.name == "whole" }?.traits.contains(.setter) == false)
        // A value may be a closure, so that what stands behind one is read.
        let called = Self.called(in: facts)
        #expect(called.isSuperset(of: ["h", "i", "j"]))
        #expect(called.isDisjoint(with: ["a", "b", "c", "d", "e", "g", "k"]))
        #expect(Set(facts.mentionedNames.map(\.string)).isSuperset(of: ["a", "b", "c", "d", "e", "f", "g", "k"]))
    }

    @Test(arguments: [
        #"let a = "}""#, #"let a = "\"}""#, #"let a = "\(b("}"))}""#, #"let a = "\(b { "\(c)}" })""#,
        ##"let a = #"}\"#"##, ##"let a = #"\#(b("}"))""#"##, ##"let a = #"\(""#"##,
        "let a = \"\"\"\n  } \"\" \\\"\"\" \\(b(\"}\"))\n  \"\"\"",
        "/* } /* } */ } */", "// } \"", "/// } /*", "let `class` = 1",
        "let a = b / c; /* } */", "_ = \"\"", "_ = [:].class", "a.init { }",
    ])
    func whatStandsInTextsAndCommentsIsNoBrace(_ statement: String) {
        let facts = Sources.facts("import XCTest\nfunc f() {\n\(statement)\nz()\n}\nfunc g() { z() }\n")
        #expect(!facts.hasSyntaxErrors)
        #expect(facts.members.map(\.name.string) == ["f()", "g()"])
        #expect(facts.uses.isEmpty)
    }

    @Test(arguments: [
        ##"let a = #/"}/#"##, #"let a = /"/"#, #"let a = /\/*"/"#, #"let a = /\//"#, "struct A {}", "final class A {}",
        "a(#selector(b))",
    ])
    func bodiesThatHaveToStayAreRead(_ statement: String) {
        let facts = Sources.facts("import XCTest\nfunc f() {\n\(statement)\nz()\n}\nfunc g() {}\n")
        #expect(!facts.hasSyntaxErrors)
        #expect(facts.members.map(\.name.string) == ["f()", "g()"])
        #expect(Self.called(in: facts).contains("z"))
    }

    @Test func bracesThatDoNotFitAreReported() {
        #expect(Sources.facts("import XCTest\nfunc f() { if a {\nfunc g() {}\n").hasSyntaxErrors)
        #expect(Sources.facts("import XCTest\nfunc f() { } }\n").hasSyntaxErrors)
    }

    private static func called(in facts: FileFacts) -> Set<String> {
        var names: Set<String> = []
        for call in facts.calls {
            if let last = call.calledPath.last { names.insert(last.name.string) }
        }
        return names
    }

    /// What the file declares, with all places.
    private static func outline(_ facts: FileFacts) -> [String] {
        facts.declarations.filter { !$0.isInsideFunction }.map {
            "\($0.kind) \($0.qualifiedName) \($0.range) \($0.nameRange) \($0.closeBraceOffset ?? -1)"
        }
            + facts.members.filter { !$0.traits.contains(.inFunction) }.map { member in
                "\(member.kind) \(member.name) \(member.range) \(member.nameRange) \(member.traits) \(member.parameters.count)"
            }
    }
}
