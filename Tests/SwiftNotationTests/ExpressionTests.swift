import Foundation
import SwiftNotation
import TestSupport
import Testing

@Suite struct ExpressionTests {
    @Test(arguments: Fixtures.cases(in: "Fixtures/Expressions", suffix: ".input"))
    func expressionsAreReadAndTheirNamesFound(_ input: URL) throws {
        try GoldenNotation.check(input) { text in
            SwiftNotation.expression(text).map { facts in
                let types = facts.typeNames.isEmpty ? "" : "; types: \(facts.typeNames.joined(separator: " "))"
                let words = facts.words.isEmpty ? "" : "; words: \(facts.words.joined(separator: " "))"
                return "names: \(facts.names.joined(separator: " "))\(types)\(words)"
            }
        }
    }
}
