import Foundation
import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation
import TestSupport
import Testing

@Suite struct RequirementTests {
    @Test(arguments: Fixtures.cases(in: "Fixtures/Requirements", suffix: ".input"))
    func requirementsAreReadAndPrinted(_ input: URL) throws {
        let whole = SourceRange(file: FileID(index: 0), lower: 0, upper: 1000)
        try GoldenNotation.check(input) { text in
            SwiftNotation.requirement(text, rangeOfWhole: whole, offsetOfText: 0).map(\.description)
        }
    }
}
