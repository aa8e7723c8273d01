import PlatformFacts
import ScreenModel
import SourceText

extension DocumentContext {
    /// Resolves a view model or data source: its types, what it derives, and how it is made.
    mutating func resolve(_ content: inout Content) {
        let section = content.declaration.kind.rawValue
        var declaration = content.declaration
        if var type = declaration.type {
            resolve(&type, member: section)
            declaration.type = type
        }
        checkNames(of: declaration, in: section)
        for index in declaration.properties.indices {
            resolve(
                &declaration.properties[index].type,
                member: "\(section).\(declaration.properties[index].name.text)"
            )
            if let value = declaration.properties[index].defaultValue { types.noteTypes(in: value) }
        }
        for index in declaration.cases.indices {
            for payload in declaration.cases[index].payload.indices {
                resolve(
                    &declaration.cases[index].payload[payload].type,
                    member: "\(section).\(declaration.cases[index].name.text)"
                )
            }
        }
        for index in declaration.derived.indices { resolve(&declaration.derived[index], of: declaration, in: section) }
        for index in declaration.initializers.indices {
            resolve(&declaration.initializers[index], of: declaration, in: section)
        }
        checkUniqueInitializers(declaration)
        content.declaration = declaration
        guard declaration.type == nil, declaration.style == .struct else { return }
        content.conformances = scope.conformances.conformances(ofContent: content.fullTypeName)
        if let requested = scope.project.settings.conformances { require(requested, of: &content, in: section) }
    }

    private mutating func checkNames(of content: ContentDeclaration, in section: String) {
        checkUnique(content.properties.map(\.name) + content.derived.map(\.name), "properties", in: section)
        // A stored and a derived property share one Swift type, so equal keys in both sections clash.
        for derived in content.derived {
            guard let stored = content.properties.first(where: { $0.name.text == derived.name.text }) else { continue }
            report(
                "duplicate-name",
                at: derived.name.range,
                "'\(derived.name.text)' is a stored property already; rename one",
                member: "\(section).\(derived.name.text)",
                notes: [Diagnostic.Note(at: stored.name.range, "The stored one is here.")]
            )
        }
        for enumCase in content.cases {
            checkUnique(
                enumCase.payload.map(\.name),
                full: enumCase.payload.map(\.name.text),
                "payloads",
                in: "\(section).\(enumCase.name.text)"
            )
        }
    }

    /// What the project's list of conformances asks for, a property's type must be able to give.
    private mutating func require(_ requested: [String], of content: inout Content, in section: String) {
        for obstacle in content.conformances.obstacles {
            let range =
                content.declaration.properties.first { $0.name.text == obstacle.property }?.type.range
                ?? content.declaration.range
            report(
                "missing-conformance",
                at: range,
                "the project asks view models to be \(obstacle.conformance), and '\(obstacle.property)' is of type \(obstacle.type), which is not; change its type, or 'conformances' in the project file",
                member: "\(section).\(obstacle.property)"
            )
        }
        content.conformances.obstacles = []
        content.conformances.names = requested
    }

    // MARK: Derived properties

    private mutating func resolve(_ derived: inout DerivedProperty, of content: ContentDeclaration, in section: String)
    {
        let member = "\(section).\(derived.name.text)"
        resolve(&derived.type, member: member)
        switch derived.value {
        case .expression(let expression):
            types.noteTypes(in: expression)
            checkNames(
                in: expression,
                known: content.properties.map(\.name.text) + content.derived.map(\.name.text),
                member: member
            )
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
                "unknown-property",
                format.property,
                "there is no property '\(format.property.text)' to format",
                among: candidates,
                member: member
            )
        }
        format.operandType = operand.type
        if !format.style.accepts(operand.type, knowledge) {
            report(
                "type-mismatch",
                at: format.property.range,
                "'\(format.style.rawValue)' formats \(format.style.expectation), and '\(format.property.text)' is of type \(operand.type)",
                member: member,
                notes: [Diagnostic.Note(at: operand.range, "Its type is written here.")]
            )
        }
        let isText = derived.type.type.unwrapped.isNamed("String") || derived.type.type.containsInvalid
        if !isText || (operand.type.isOptional && !derived.type.type.isOptional && !derived.type.type.containsInvalid) {
            let wanted = operand.type.isOptional ? "String?" : "String"
            report(
                "type-mismatch",
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
                "deployment-target",
                at: format.property.range,
                "'\(format.style.rawValue)' needs \(format.style.since), and the project's minimumDeployment is \(target); raise it, or write the format as a 'swift' expression",
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
                "unknown-property",
                name,
                "'\(name.text)' is neither an ISO currency code, such as USD, nor a property",
                among: content.properties.map(\.name.text),
                member: member
            )
        }
        format.code = .property(name)
        if !property.type.isNamed("String"), !property.type.containsInvalid {
            report(
                "type-mismatch",
                at: name.range,
                "a currency code is a String, and '\(name.text)' is of type \(property.type)",
                member: member
            )
        }
    }

    /// A name in an expression that is close to a property's is most often a slip.
    private mutating func checkNames(in expression: SwiftExpression, known: [String], member: String) {
        for name in expression.names where !known.contains(name) && name.first?.isLowercase == true {
            guard PlatformFacts.module(of: name) == nil, !Self.globals.contains(name),
                let closest = Spelling.closest(to: name, among: known)
            else { continue }
            report(
                "misspelt-name",
                .warning,
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

    // MARK: Initializers

    private mutating func resolve(
        _ initializer: inout ViewModelInitializer,
        of content: ContentDeclaration,
        in section: String
    ) {
        let member = "\(section).init"
        for index in initializer.parameters.indices { resolve(&initializer.parameters[index].type, member: member) }
        checkUnique(
            initializer.parameters.map { Name($0.name, at: $0.range) },
            full: initializer.parameters.map(\.name),
            "parameters",
            in: section
        )
        guard !initializer.isCustom else { return }
        if content.isEnum {
            return report(
                "conflicting-keys",
                at: initializer.range,
                "an enum has no stored properties to set; write 'custom: true' and the initializer by hand",
                member: member
            )
        }
        var set: [String: Name] = [:]
        for assignment in initializer.assignments {
            let name = assignment.property
            if let other = set.updateValue(name, forKey: name.text), other != name { continue }
            check(assignment, of: initializer, content: content, member: member)
        }
        let unset = content.properties.filter { $0.defaultValue == nil && set[$0.name.text] == nil }
        if !unset.isEmpty, !initializer.assignments.isEmpty {
            report(
                "unset-property",
                at: initializer.range,
                "the initializer leaves \(unset.map { "'\($0.name.text)'" }.joined(separator: ", ")) unset; add \(unset.count == 1 ? "it" : "them") to 'set', or give \(unset.count == 1 ? "it" : "them") a 'default'",
                member: member
            )
        }
    }

    private mutating func check(
        _ assignment: ViewModelInitializer.Assignment,
        of initializer: ViewModelInitializer,
        content: ContentDeclaration,
        member: String
    ) {
        let name = assignment.property
        guard let property = content.properties.first(where: { $0.name.text == name.text }) else {
            if content.derived.contains(where: { $0.name.text == name.text }) {
                return report(
                    "unknown-property",
                    at: name.range,
                    "'\(name.text)' is derived, so nothing sets it; remove it",
                    member: member
                )
            }
            return reportUnknown(
                "unknown-property",
                name,
                "there is no property '\(name.text)' to set",
                among: content.properties.map(\.name.text),
                member: member
            )
        }
        switch assignment.value {
        case .expression(let expression):
            types.noteTypes(in: expression)
            checkNames(in: expression, known: initializer.parameters.map(\.name), member: member)
        case .path(let path):
            guard !initializer.parameters.isEmpty,
                let type = type(ofPath: path, from: initializer.parameters, member: member),
                !knowledge.fits(type, property.type.type)
            else { return }
            report(
                "type-mismatch",
                at: path.range,
                "'\(path.text)' is of type \(type), and '\(name.text)' is of type \(property.type.type); write {swift: …} to convert it",
                member: member,
                notes: [Diagnostic.Note(at: property.type.range, "Its type is written here.")]
            )
        }
    }

    /// The type at the end of `product.maker.name`; `nil` after a report, or where nobody can tell.
    private mutating func type(ofPath path: Name, from parameters: [Parameter], member: String) -> SwiftType? {
        var parts = path.text.split(separator: ".").map(String.init)[...]
        guard let first = parts.popFirst() else { return nil }
        guard let parameter = parameters.first(where: { $0.name == first }) else {
            reportUnknown(
                "unknown-property",
                path.part(at: 0),
                "'\(path.text)' starts at no parameter of the initializer",
                among: parameters.map(\.name),
                member: member
            )
            return nil
        }
        var type = parameter.type.type
        for part in parts {
            guard case .named(let name) = type else {
                if type.isOptional {
                    report(
                        "type-mismatch",
                        at: path.range,
                        "'\(path.text)' goes through an optional, of type \(type); write {swift: …} to unwrap it",
                        member: member
                    )
                }
                return nil
            }
            switch knowledge.property(part, of: name.path) {
            case .found(let next, _): type = next
            case .unknown: return nil
            case .missing(let closest):
                report(
                    "unknown-property",
                    at: path.range,
                    "'\(name.path)' has no property '\(part)'"
                        + (closest.map { "; did you mean '\($0)'?" }
                            ?? "; declare it on the model, or write {swift: \(path.text)}"),
                    member: member
                )
                return nil
            }
        }
        return type
    }

    /// Two initializers that Swift could not tell apart.
    private mutating func checkUniqueInitializers(_ content: ContentDeclaration) {
        let signatures = content.initializers.map { initializer in
            "init(" + initializer.parameters.map { "\($0.label ?? "_"): \($0.type.type)" }.joined(separator: ", ") + ")"
        }
        checkUnique(
            content.initializers.map { Name("init", at: $0.range) },
            full: signatures,
            "initializers",
            in: content.kind.rawValue
        )
    }
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
        if type.containsInvalid { return true }
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
