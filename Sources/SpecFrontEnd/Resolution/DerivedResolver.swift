import SystemTypes
import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// Resolves a derived property: what it formats exists, and its type is what a format makes.
    ///
    /// - Parameter names: What all properties of the content are called.
    mutating func resolve(
        _ derived: inout DerivedProperty,
        of content: ContentDeclaration,
        names: KnownNames,
        in section: String
    ) {
        let member = "\(section).\(derived.name.text)"
        resolve(&derived.type, member: member)
        switch derived.value {
        case .expression(let expression):
            types.noteTypes(in: expression)
            checkNames(in: expression, known: names, member: member)
        case .format(var format):
            resolve(&format, of: derived, content: content, member: member)
            derived.value = .format(format)
        }
    }

    private mutating func resolve(
        _ format: inout Format,
        of derived: DerivedProperty,
        content: ContentDeclaration,
        member: String
    ) {
        types.noteModule("Foundation", of: "FormatStyle")
        guard let operand = content.type(ofProperty: format.property.text) else {
            let candidates =
                content.properties.map(\.name.text)
                + content.derived.map(\.name.text).filter { $0 != derived.name.text }
            return reportUnknown(
                .unknownProperty,
                format.property,
                "there is no property '\(format.property.text)' to format",
                among: candidates,
                member: member
            )
        }
        format.operandType = operand.type
        if !isUndecided(operand.type), !format.style.accepts(operand.type, knowledge) {
            report(
                .typeMismatch,
                at: format.property.range,
                "'\(format.style.rawValue)' formats \(format.style.expectation), and '\(format.property.text)' is of type \(operand.type)",
                member: member,
                notes: [Diagnostic.Note(at: operand.range, "Its type is written here.")]
            )
        }
        let isText = derived.type.type.unwrapped.isNamed("String")
        let losesNil = operand.type.isOptional && !derived.type.type.isOptional
        if !isText || losesNil, !isUndecided(derived.type.type) {
            let wanted = operand.type.isOptional ? "String?" : "String"
            report(
                .typeMismatch,
                at: derived.type.range,
                "a format makes a value of type \(wanted)\(operand.type.isOptional ? ", since '\(format.property.text)' is optional" : ""), and '\(derived.name.text)' is of type \(derived.type.type)",
                member: member,
                fixes: [Diagnostic.Fix("Change the type to \(wanted)", at: derived.type.range, with: wanted)]
            )
        }
        if let code = format.code { checkCurrency(code, in: &format, content: content, member: member) }
        let target = scope.project.settings.minimumDeployment
        if target < format.style.since {
            report(
                .deploymentTarget,
                at: format.property.range,
                "'\(format.style.rawValue)' needs \(format.style.since), and the project's minimumDeployment is \(target)",
                help: ["Raise it, or write the format as a 'swift' expression."],
                member: member
            )
        }
    }

    private mutating func checkCurrency(
        _ code: Format.CurrencyCode,
        in format: inout Format,
        content: ContentDeclaration,
        member: String
    ) {
        let name = code.name
        guard let property = content.type(ofProperty: name.text) else {
            guard case .property = code else { return }
            return reportUnknown(
                .unknownProperty,
                name,
                "'\(name.text)' is neither an ISO currency code, such as USD, nor a property",
                among: content.properties.map(\.name.text),
                member: member
            )
        }
        format.code = .property(name)
        if !property.type.isNamed("String"), !isUndecided(property.type) {
            report(
                .typeMismatch,
                at: name.range,
                "a currency code is a String, and '\(name.text)' is of type \(property.type)",
                member: member
            )
        }
    }

    /// A name in an expression that is close to a property's is most often a slip.
    mutating func checkNames(in expression: SwiftExpression, known: KnownNames, member: String) {
        for name in expression.names where !known.contains(name) && name.first?.isLowercase == true {
            guard !expression.words.contains(name), SystemTypes.module(of: name) == nil, !Self.globals.contains(name),
                let closest = Spelling.closest(to: name, among: known.inOrder)
            else { continue }
            report(
                .misspeltName,
                at: expression.range,
                "the expression names '\(name)', which nothing here is called; did you mean '\(closest)'?",
                member: member
            )
        }
    }

    /// Functions that every expression can call, so that none is taken for a slip.
    private static let globals: Set<String> = [
        "abs", "max", "min", "zip", "type", "self", "print", "stride", "repeatElement", "sequence", "swap", "round",
        "floor", "ceil", "sqrt", "pow",
    ]
}

/// The names that an expression may hold, to be looked up for each one that it does.
struct KnownNames {
    let inOrder: [String]
    private let all: Set<String>

    init(_ names: [String]) {
        inOrder = names
        all = Set(names)
    }

    func contains(_ name: String) -> Bool { all.contains(name) }
}

extension Format.Style {
    var since: DeploymentTarget {
        DeploymentTarget(major: self == .duration ? 16 : 15, minor: 0)
    }

    fileprivate var expectation: String {
        switch self {
        case .currency, .number, .percent: "numbers"
        case .date, .relativeDate: "a Date"
        case .byteCount: "whole numbers"
        case .duration: "a Duration"
        case .list: "a list of strings"
        }
    }

    private static let wholeNumbers = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let numbers = wholeNumbers + ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"]

    fileprivate func accepts(_ type: SwiftType, _ knowledge: TypeKnowledge) -> Bool {
        let type = type.unwrapped
        switch self {
        case .currency, .number: return Self.numbers.contains { type.isNamed($0) }
        case .percent: return Self.numbers.contains { type.isNamed($0) }
        case .date, .relativeDate: return type.isNamed("Date")
        case .byteCount: return Self.wholeNumbers.contains { type.isNamed($0) }
        case .duration: return type.isNamed("Duration")
        case .list:
            guard case .array(let element) = type else {
                return knowledge.fits(type, .array(.named("String"))) && !type.isNamed("String")
            }
            return element.isNamed("String")
        }
    }
}
