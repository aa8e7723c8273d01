import Foundation
import SourceFacts
import SourceText
import TestSupport
import Testing

/// Tests are read without what their functions do; what they declare is the same as if they were read whole.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct TestSkeletonTests {
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
            let skeleton = Sources.facts(text)
            guard skeleton.isTest else { continue }
            count += 1
            // As long, so that every place stays.
            let whole = Sources.facts(
                text.replacing("import Testing", with: "import Untests")
                    .replacing("import XCTest", with: "import Untest")
                    .replacing("@testable", with: "@untested")
            )
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

    @Test func bracesThatDoNotFitAreReported() {
        #expect(Sources.facts("import XCTest\nfunc f() { if a {\nfunc g() {}\n").hasSyntaxErrors)
        #expect(Sources.facts("import XCTest\nfunc f() { } }\n").hasSyntaxErrors)
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
