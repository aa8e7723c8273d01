import ScreenModel
import TestSupport
import Testing

@testable import SwiftEmitter

@Suite("Formats")
struct FormatTests {
    struct Case: Sendable {
        var style: Format.Style
        var operand: String
        var value: String
        var code: Format.CurrencyCode?
        var expected: String
    }

    private static let cases: [Case] =
        ["Double", "Float", "CGFloat", "Decimal"].map {
            Case(style: .currency, operand: $0, value: "1234.5", code: usd, expected: "US$1,234.50")
        }
        + ["Int", "UInt8", "Int64"].map {
            Case(style: .currency, operand: $0, value: "12", code: usd, expected: "US$12.00")
        }
        + [Case(style: .currency, operand: "Int", value: "12", code: .property(code), expected: "€12.00")]
        + ["Double", "Float", "CGFloat", "Decimal"].map {
            Case(style: .number, operand: $0, value: "1234.5", expected: "1,234.5")
        }
        + [Case(style: .number, operand: "Int", value: "1234567", expected: "1,234,567")]
        + ["Double", "Float", "CGFloat", "Decimal"].map {
            Case(style: .percent, operand: $0, value: "0.25", expected: "25%")
        }
        + ["Int", "Int64", "UInt", "Int32"].map {
            Case(style: .byteCount, operand: $0, value: "2000000", expected: "2 MB")
        }
        + ["Duration", "TimeInterval", "Double", "Float", "Int", "CGFloat"].map {
            Case(style: .duration, operand: $0, value: $0 == "Duration" ? ".seconds(90)" : "90", expected: "0:01:30")
        }
        + [
            Case(style: .date, operand: "Date", value: "Date(timeIntervalSince1970: 0)", expected: "1 Jan 1970"),
            Case(style: .relativeDate, operand: "Date", value: ".now", expected: "now"),
            Case(style: .list, operand: "[String]", value: "[\"a\", \"b\", \"c\"]", expected: "a, b, and c"),
        ]

    private static let usd = Format.CurrencyCode.iso(ProgramParts.name("USD"))
    private static let code = ProgramParts.name("code")

    /// A struct for each case that has the value as it is, as an optional, and as one that is `nil`.
    private static func declaration(of test: Case, at index: Int) -> SwiftDeclaration {
        let operand: SwiftType = test.operand == "[String]" ? .array(.named("String")) : .named(test.operand)
        var content = ContentDeclaration(.viewModel, at: .none)
        content.properties = [
            ProgramParts.property("code", .named("String"), default: "\"EUR\""),
            ProgramParts.property("value", operand, default: test.value),
            ProgramParts.property("some", .optional(operand), default: test.value),
            ProgramParts.property("none", .optional(operand), default: "nil"),
        ]
        for property in content.properties.dropFirst() {
            var format = Format(style: test.style, property: property.name, code: test.code)
            format.operandType = property.type.type
            for (suffix, type) in [("Text", SwiftType.named("String")), ("Label", .optional(.named("String")))] {
                content.derived.append(ProgramParts.derived(property.name.text + suffix, type, .format(format)))
            }
        }
        var namespaces = Namespaces()
        return ProgramParts.content(content, named: "Case\(index)").declarations(in: &namespaces)[0]
    }

    @Test("give what a person expects, for every type and for optional ones, when they run")
    func run() throws {
        let declarations = Self.cases.enumerated().map { Self.declaration(of: $1, at: $0) }
        let file = EmittedFile(
            name: "Formats.swift",
            source: nil,
            declarations: declarations,
            moduleOfType: ["Decimal": "Foundation", "CGFloat": "Foundation"],
            emptyRemark: "",
            style: PrintStyle()
        )
        let prints = Self.cases.indices.map { index in
            """
            do {
                let test = Case\(index)()
                print(
                    test.valueText, test.valueLabel ?? "nil", test.someText, test.someLabel ?? "nil", test.noneText,
                    test.noneLabel ?? "nil", separator: "|")
            }
            """
        }
        let output = try SwiftProgram.run([
            "Formats.swift": String(decoding: file.body, as: UTF8.self), "main.swift": prints.joined(separator: "\n"),
        ])
        let lines = output.split(separator: "\n").map(String.init)
        try #require(lines.count == Self.cases.count, "\(output)")
        for (line, test) in zip(lines, Self.cases) {
            // The date is spelt as in the locale that the process has; its words are the same in all of English.
            let values = [test.expected, test.expected, test.expected, test.expected, "", "nil"].joined(separator: "|")
            #expect(line.replacing("\u{202F}", with: " ") == values, "\(test.style) of \(test.operand)")
        }
    }
}
