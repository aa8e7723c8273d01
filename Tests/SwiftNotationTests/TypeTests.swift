import Foundation
import ScreenModel
import SwiftNotation
import TestSupport
import Testing

@Suite struct TypeTests {
    @Test(arguments: Fixtures.cases(in: "Fixtures/Types", suffix: ".input"))
    func typesAreReadAndPrinted(_ input: URL) throws {
        try GoldenNotation.check(input) { text in SwiftNotation.type(text).map(\.description) }
    }
}
