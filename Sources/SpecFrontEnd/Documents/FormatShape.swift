import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

private let formatMapping = MappingShape<FormatDraft>(
    "a format",
    keys: Format.Style.allCases.map { style in
        .optional(style.rawValue, .name("the property to format"), "\(style.meaning)") { root, value, _, _ in
            root.styles.append((style, value))
        }
    } + [
        .optional(
            "code",
            .name("a currency code"),
            "Of currency: an ISO code such as USD, or a String property that holds one.",
            into: \.code
        )
    ]
)

extension Shape where Value == Format {
    static let format = Shape(formatMapping.schema) { node, reader in
        var draft = FormatDraft()
        guard formatMapping.read(node, into: &draft, &reader) else { return nil }
        guard let (style, property) = draft.styles.first else {
            // A misspelt style is reported as an unknown key.
            guard reader.tree.entries(of: node).allSatisfy({ reader.tree.textEquals($0.key, "code") }) else {
                return nil
            }
            reader.report(
                .missingKey,
                at: reader.headRange(of: node),
                "a format names its style and a property, such as {date: start}",
                help: ["Styles are \(Format.Style.allCases.map(\.rawValue).formattedList(with: "and"))."]
            )
            return nil
        }
        for (extra, name) in draft.styles.dropFirst() {
            reader.report(
                .conflictingKeys,
                at: name.range,
                "a format has one style, and '\(style.rawValue)' is one already",
                help: ["Remove '\(extra.rawValue)'."]
            )
        }
        var format = Format(style: style, property: property)
        switch (style, draft.code) {
        case (.currency, let code?): format.code = code.text.isCurrencyCode ? .iso(code) : .property(code)
        case (.currency, nil) where !reader.hasKey("code", in: node):
            reader.report(
                .missingKey,
                at: reader.headRange(of: node),
                "a currency needs its 'code'",
                help: ["It is an ISO code such as USD, or a String property that holds one."]
            )
        case (_, let code?):
            reader.report(
                .conflictingKeys,
                at: code.range,
                "'code' belongs to 'currency'",
                help: ["Remove it from '\(style.rawValue)'."]
            )
        case (_, nil): break
        }
        return format
    }
}

private struct FormatDraft: Sendable {
    var styles: [(Format.Style, Name)] = []
    var code: Name?
}

extension Format.Style {
    fileprivate var meaning: String {
        switch self {
        case .currency: "An amount of money, with `code`."
        case .number: "A number with the separators of the locale."
        case .percent: "A share, where 1 is the whole."
        case .date: "A day, without the time."
        case .relativeDate: "A date as people speak of it: yesterday, in two weeks."
        case .byteCount: "A size of data."
        case .duration: "A Duration (iOS 16)."
        case .list: "A list of words: a, b, and c."
        }
    }
}

extension String {
    /// Whether this is the form of an ISO 4217 code: three capital letters.
    fileprivate var isCurrencyCode: Bool {
        utf8.count == 3 && utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }
}
