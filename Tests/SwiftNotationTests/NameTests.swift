import Foundation
import SwiftNotation
import TestSupport
import Testing

@Suite struct NameTests {
    @Test(arguments: Fixtures.cases(in: "Fixtures/Identifiers", suffix: ".input"))
    func identifiersAreChecked(_ input: URL) throws {
        try GoldenNotation.check(input, read: SwiftNotation.identifier)
    }

    @Test(arguments: Fixtures.cases(in: "Fixtures/ParameterKeys", suffix: ".input"))
    func keysOfParametersAreLabelAndName(_ input: URL) throws {
        try GoldenNotation.check(input) { text in
            SwiftNotation.parameterKey(text).map { key in "label \(key.label ?? "none"), name \(key.name)" }
        }
    }

    @Test func emptyTextIsNoName() {
        #expect(!SwiftNotation.isIdentifier(""))
        #expect(SwiftNotation.isIdentifier("`class`"))
        guard case .failure(let error) = SwiftNotation.parameterKey("") else {
            Issue.record("An empty key is no parameter")
            return
        }
        #expect(error.offset == 0 && error.length == 0)
    }
}
