import SystemTypes
import ScreenModel

/// The modules that declarations need: the fewest that suffice, sorted.
struct Imports {
    private var modules: Set<String> = []
    /// The module of each type, by its first name; types of this module and of the standard library are not among them.
    private let moduleOfType: [String: String]

    init(of declarations: [SwiftDeclaration], moduleOfType: [String: String]) {
        self.moduleOfType = moduleOfType
        for declaration in declarations { add(declaration) }
    }

    var names: [String] {
        guard modules.count > 1 else { return Array(modules) }
        return modules.filter { module in
            !modules.contains { Self.modulesExported[$0]?.contains(module) == true }
        }.sorted()
    }

    /// What comes with each module of the system, found once.
    private static let modulesExported = Dictionary(
        uniqueKeysWithValues: SystemTypes.modules.map { ($0, Set(SystemTypes.modulesExported(by: $0))) }
    )

    private mutating func add(_ declaration: SwiftDeclaration) {
        switch declaration.kind {
        case .type(let type):
            if type.isObjC { modules.insert("Foundation") }
            for inherited in type.inherits { add(inherited) }
            for member in type.members { add(member) }
        case .property(let property): add(property)
        case .function(let function): add(function)
        case .enumCase(let enumCase):
            for payload in enumCase.payload { add(payload.type) }
        case .preview: modules.insert("UIKit")
        }
    }

    private mutating func add(_ property: PropertyDeclaration) {
        switch property.annotation {
        case .inferred: break
        case .type(let type): add(type)
        case .optionalClosure(let closure):
            for parameter in closure.parameters { add(parameter) }
            add(closure.throwing)
            add(closure.result)
        }
        if let value = property.defaultValue { add(value) }
        if let value = property.example { add(value) }
        switch property.kind {
        case .computed(let body), .observed(let body): add(body)
        case .requirement(_, _, let throwing): add(throwing)
        case .constant, .variable: break
        }
    }

    private mutating func add(_ function: FunctionDeclaration) {
        for parameter in function.parameters { add(parameter) }
        add(function.throwing)
        if let result = function.returns { add(result) }
        add(namesIn: function.genericParameters)
        add(namesIn: function.genericRequirements)
        if let body = function.body { add(body) }
    }

    private mutating func add(_ parameter: ParameterDeclaration) {
        add(parameter.type)
        if let value = parameter.defaultValue { add(value) }
    }

    private mutating func add(_ throwing: Throwing) {
        if case .typed(let error) = throwing { add(error) }
    }

    private mutating func add(_ type: SwiftType) {
        type.forEachName { name in
            if let first = name.components.first { add(typeNamed: first.name) }
        }
    }

    private mutating func add(typeNamed name: String) {
        if let module = moduleOfType[name] { modules.insert(module) }
    }

    /// Generic clauses are kept as text.
    private mutating func add(namesIn text: String?) {
        guard let text else { return }
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            add(typeNamed: String(word))
        }
    }
}

// MARK: - Bodies

extension Imports {
    private mutating func add(_ body: [Statement]) {
        for statement in body {
            switch statement {
            case .expression(let expression): add(expression)
            case .example(let value): add(value)
            case .block(_, let inner): add(inner)
            case .storing, .line: break
            }
        }
    }

    private mutating func add(_ expression: Expression) {
        switch expression {
        case .written(let expression): add(expression)
        case .code: break
        case .call(let call):
            if let module = call.module { modules.insert(module) }
            for argument in call.arguments { add(argument.value) }
        }
    }

    private mutating func add(_ value: ExampleValue) {
        switch value {
        case .expression(let expression): add(expression)
        case .reference: break
        // What a text says is nothing to import.
        case .literal(let text, _): if !text.hasPrefix("\"") { add(namesIn: text) }
        case .list(let elements): for element in elements { add(element) }
        case .dictionary(let pairs):
            for pair in pairs {
                add(pair.key)
                add(pair.value)
            }
        case .call(let callee, let arguments):
            add(namesIn: callee)
            for argument in arguments { add(argument.value) }
        }
    }

    private mutating func add(_ expression: SwiftExpression) {
        for name in expression.names { add(typeNamed: name) }
        if StandardLibraryMembers.missAny(of: expression.text) { modules.insert("Foundation") }
    }
}
