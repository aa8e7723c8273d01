import ScreenModel
import ScreenSpecDiagnostics

/// Makes up values where a spec has no example of what every view has to bear: nothing, too much, every case.
struct MadeUpExamples {
    private let symbols: SymbolTable
    /// Types that are being made up, since one may hold itself.
    private var open: Set<String> = []
    /// How many values were made up for one example: types that hold several of the next one would make ever more.
    private var count = 0
    /// The modules of types that made up values name.
    private(set) var modules: [String: String] = [:]

    /// What holds more is nothing that a person would look at.
    private static let limit = 1000

    init(_ scope: Scope) {
        symbols = scope.symbols
    }

    /// The examples that a type lacks.
    mutating func missing(
        of path: String,
        _ construction: Construction,
        besides written: [Example],
        at range: SourceRange
    ) -> [Example] {
        var examples: [Example] = []
        open.insert(path)
        switch construction.form {
        case .cases(let cases):
            for found in cases where !written.contains(where: { $0.value.isCase(found.name, of: path) }) {
                count = 0
                guard let value = value(of: found, in: path) else { continue }
                examples.append(
                    Example(
                        name: "\(found.name)Example",
                        value: value,
                        madeUpFor: "The case '\(found.name)'.",
                        origin: range
                    )
                )
            }
        case .structure(let parts):
            var standard = written.first?.value
            if standard == nil, let arguments = arguments(parts, isSparing: false) {
                let value = ExampleValue.call(SwiftName.typePath(path), arguments)
                examples.append(Example(name: "example", value: value, madeUpFor: "Whatever there is.", origin: range))
                standard = value
            }
            for (name, reason, extreme) in Self.extremes {
                guard case .call(let callee, let arguments) = standard else { break }
                let value = ExampleValue.call(callee, arguments.map { replacing($0, parts, extreme) })
                let isKnown = (written + examples).contains { $0.value == value }
                guard !isKnown else { continue }
                examples.append(Example(name: name, value: value, madeUpFor: reason, origin: range))
            }
        }
        let names = written.map(\.name)
        return examples.filter { !names.contains($0.name) }
    }

    // MARK: Extremes

    private enum Extreme {
        case empty
        case long
        case absent
    }

    private static let extremes: [(String, String, Extreme)] = [
        ("emptyExample", "No text, and no element of any collection.", .empty),
        ("longTextExample", "Texts that are longer than there is room for.", .long),
        ("absentExample", "Nothing of all that may be absent.", .absent),
    ]

    private static let longText =
        "A text that is much longer than there is room for, and goes on and on"

    private func replacing(
        _ argument: ExampleValue.Argument,
        _ parts: [Construction.Part],
        _ extreme: Extreme
    ) -> ExampleValue.Argument {
        guard let type = parts.first(where: { $0.name == argument.name })?.type else { return argument }
        var argument = argument
        switch extreme {
        case .empty:
            if type.isText { argument.value = .literal("\"\"") }
            if type.isList { argument.value = .list([]) }
            if type.isMapping { argument.value = .dictionary([]) }
        case .long where type.unwrapped.isText: argument.value = .literal(SwiftLiteral.text(Self.longText))
        case .absent where type.isOptional: argument.value = .literal("nil", shown: "nothing")
        case .long, .absent: break
        }
        return argument
    }

    // MARK: Values

    /// A value of a type: an example that somebody has written, or one that is made up; `nil` where nobody can.
    mutating func value(_ type: SwiftType, called name: String) -> ExampleValue? {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            return value(inner, called: name) ?? .literal("nil", shown: "nothing")
        case .array(let element): return .list(value(element, called: name).map { [$0] } ?? [])
        case .dictionary: return .dictionary([])
        case .attributed(_, let inner), .specified(_, let inner): return value(inner, called: name)
        case .tuple(let elements):
            var arguments: [ExampleValue.Argument] = []
            for element in elements {
                guard let value = value(element.type, called: element.label ?? name) else { return nil }
                arguments.append(ExampleValue.Argument(label: element.label, name: element.label ?? "", value: value))
            }
            return .call("", arguments)
        case .named(let named): return value(named, called: name)
        case .function, .existential, .opaque, .composition, .metatype, .invalid: return nil
        }
    }

    private mutating func value(_ type: SwiftType.TypeName, called name: String) -> ExampleValue? {
        count += 1
        guard count <= Self.limit else { return nil }
        let path = type.path
        guard let construction = symbols.construction(path) else {
            return symbols.declares(path) ? nil : platformValue(path, called: name)
        }
        if let example = construction.examples.first { return .reference(type: path, name: example.swiftName) }
        guard construction.isGenerated, open.count < 16, open.insert(path).inserted else { return nil }
        defer { open.remove(path) }
        switch construction.form {
        case .structure(let parts):
            return arguments(parts, isSparing: true).map { .call(SwiftName.typePath(path), $0) }
        case .cases(let cases):
            for found in cases {
                if let value = value(of: found, in: path) { return value }
            }
            return nil
        }
    }

    private mutating func value(of found: Construction.Case, in path: String) -> ExampleValue? {
        let callee = SwiftName.caseValue(found.name, of: path)
        if found.parts.isEmpty { return .literal(callee, shown: found.name) }
        return arguments(found.parts, isSparing: false).map { .call(callee, $0) }
    }

    /// - Parameter isSparing: Whether what has a default is left to it.
    private mutating func arguments(_ parts: [Construction.Part], isSparing: Bool) -> [ExampleValue.Argument]? {
        var arguments: [ExampleValue.Argument] = []
        for part in parts where !(isSparing && part.hasDefault) {
            guard let value = value(part.type, called: part.name) else {
                if part.hasDefault { continue }
                return nil
            }
            arguments.append(ExampleValue.Argument(label: part.label, name: part.name, value: value))
        }
        return arguments
    }

    private mutating func platformValue(_ type: String, called name: String) -> ExampleValue? {
        let text: String? =
            switch type {
            case "String", "Substring": Self.words(name)
            case "Character": "A"
            case "Bool": "true"
            case "Decimal", "Double", "Duration", "Float", "CGFloat", "TimeInterval", "Int", "Int8", "Int16", "Int32",
                "Int64",
                "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
                "1"
            case "Date": "2026-01-01"
            case "URL": "https://example.com"
            case "UUID": "00000000-0000-0000-0000-000000000001"
            default: nil
            }
        if let text, let literal = ExampleLiteral(type) {
            if let module = literal.module { modules[type] = module }
            return literal.value(text, isPlain: true)
        }
        switch type {
        case "Array", "Set": return .list([])
        case "Dictionary": return .dictionary([])
        case "Data": return .literal("Data()", shown: "no bytes")
        case "UIImage": return .literal("UIImage()", shown: "an image")
        default: return nil
        }
    }

    /// "Attempts left" for `attemptsLeft`, "Photo URL" for `photoURL`.
    private static func words(_ name: String) -> String {
        let words = name.camelCaseWords.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
        return words.joined(separator: " ").firstUppercased
    }
}

extension ExampleValue {
    /// Whether it is a case of a type, with whatever it holds.
    fileprivate func isCase(_ name: String, of path: String) -> Bool {
        let text = SwiftName.caseValue(name, of: path)
        return switch self {
        case .literal(let literal, _): literal == text
        case .call(let callee, _): callee == text
        default: false
        }
    }
}

extension SwiftType {
    fileprivate var isText: Bool { isNamed("String") || isNamed("Substring") }

    fileprivate var isList: Bool {
        switch self {
        case .array: true
        case .named(let name): ["Array", "Set"].contains(name.path)
        default: false
        }
    }

    fileprivate var isMapping: Bool {
        switch self {
        case .dictionary: true
        case .named(let name): name.path == "Dictionary"
        default: false
        }
    }
}
