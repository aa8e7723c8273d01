import Foundation
import TestSupport

/// The texts of the golden files, which other tests start from.
enum Corpus {
    static func accepted(_ folder: String) throws -> [String] {
        try lines(of: Fixtures.url("Fixtures/\(folder)/accepted.input"))
    }

    static func all(_ folder: String) throws -> [String] {
        try Fixtures.cases(in: "Fixtures/\(folder)", suffix: ".input").flatMap(lines)
    }

    private static func lines(of file: URL) throws -> [String] {
        try file.readText().split(separator: "\n").filter { !$0.hasPrefix("##") }.map(GoldenNotation.unfolded)
    }
}
