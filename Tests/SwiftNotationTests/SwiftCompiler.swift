import Foundation
import SwiftNotation
import TestSupport
import Testing

/// The Swift compiler's parser, for a second opinion.
enum SwiftCompiler {
    static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/swiftc" }
        .first(where: FileManager.default.isExecutableFile)

    /// The two places where expressions come to stand in generated Swift: a default, and the body of a property.
    static func uses(of expressions: [ExpressionFacts]) -> [String] {
        expressions.flatMap { expression in
            [
                "struct Use { var value: Int = \(expression.text) }",
                "struct Use { var value: Int {\n    \(needsReturn(expression) ? "return " : "")\(expression.text)\n} }",
            ]
        }
    }

    /// Where a getter would start with what opens a block, an accessor or a directive, it is written with `return`.
    private static func needsReturn(_ expression: ExpressionFacts) -> Bool {
        let accessors = ["_modify", "_read", "didSet", "get", "init", "modify", "mutating", "read", "set", "willSet"]
        return ["{", "#line"].contains(where: expression.text.hasPrefix)
            || accessors.contains(where: expression.text.hasPrefix)
    }

    /// Parses all declarations in one go and records those that the compiler refuses, where they are more than allowed.
    static func expectParsing(_ declarations: [String], version: String, allowed: Int = 0) throws {
        let compiler = try #require(path)
        try TemporaryFolder.with { folder in
            var text = ""
            var firstLines: [Int] = []
            var line = 1
            for declaration in declarations {
                firstLines.append(line)
                text += declaration + "\n"
                line += 1 + declaration.utf8.count { $0 == UInt8(ascii: "\n") }
            }
            try folder.write(text, to: "declarations.swift")
            let file = folder.url.appendingPathComponent("declarations.swift").path
            let result = try run(compiler, ["-frontend", "-parse", "-swift-version", version, file])
            var refused: [Int: String] = [:]
            for (message, line) in errors(in: result.errors) {
                refused[firstLines.lastIndex { $0 <= line } ?? 0] = message
            }
            #expect(refused.count <= allowed)
            #expect(result.status == 0 || !refused.isEmpty)
            guard refused.count > allowed else { return }
            for (index, message) in refused { Issue.record("Swift refuses '\(declarations[index])': \(message)") }
        }
    }

    private static func errors(in output: String) -> [(message: String, line: Int)] {
        output.split(separator: "\n").compactMap { row in
            guard let found = row.range(of: ": error: "), let place = row.range(of: ".swift:") else { return nil }
            return (String(row[found.upperBound...]), Int(row[place.upperBound...].prefix { $0.isNumber }) ?? 0)
        }
    }
}
