import ScreenModel

extension SwiftPrinter {
    mutating func write(_ property: PropertyDeclaration, access: AccessLevel?) {
        if let value = property.example { return write(property, holding: value, access: access) }
        fitting { $0.writeHeader(of: property, access: access, $1) }
        switch property.kind {
        case .constant, .variable, .requirement: break
        case .computed(let body):
            indented { $0.write(body) }
            writeLine("}")
        case .observed(let didSet):
            indented { printer in
                printer.write([.block("didSet", didSet)])
            }
            writeLine("}")
        }
    }

    /// `static let empty = JogsViewModel(`, and each part on a line of its own.
    private mutating func write(_ property: PropertyDeclaration, holding value: ExampleValue, access: AccessLevel?) {
        var head = SwiftPrinter(style: style)
        head.writeModifiers(property.modifiers, access: access)
        head.write(property.keyword, " ", SwiftName.escaped(property.name))
        if case .type(let type) = property.annotation { head.write(": ", type.notation) }
        writeExample(value, after: String(decoding: head.bytes, as: UTF8.self) + " = ")
    }

    private mutating func writeHeader(of property: PropertyDeclaration, access: AccessLevel?, _ layout: Layout) {
        startLine()
        writeModifiers(property.modifiers, access: access)
        write(property.keyword, " ", SwiftName.escaped(property.name))
        guard property.annotation != .inferred else {
            write(" ", property.ending)
            return endLine()
        }
        write(":")
        if layout == .oneLine || (layout == .broken && property.hasBraces) {
            write(" ")
            write(property.annotation, layout)
        } else {
            endLine()
            indented { printer in
                printer.startLine()
                printer.write(property.annotation, layout)
            }
        }
        if layout != .oneLine, property.hasBraces {
            endLine()
            startLine()
            write(property.ending)
        } else if !property.ending.isEmpty {
            write(" ", property.ending)
        }
        endLine()
    }

    private mutating func write(_ annotation: PropertyDeclaration.Annotation, _ layout: Layout) {
        switch annotation {
        case .inferred: break
        case .type(let type): write(type.notation)
        case .optionalClosure(let closure):
            write("(")
            if layout == .exploded, !closure.parameters.isEmpty {
                endLine()
                indented { printer in
                    printer.startLine()
                    printer.write(closure, layout)
                    printer.endLine()
                }
                startLine()
            } else {
                write(closure, .oneLine)
            }
            write(")?")
        }
    }

    /// `@MainActor (_ username: String) -> Void`
    private mutating func write(_ closure: ClosureType, _ layout: Layout) {
        if style.writesIsolation { write("@MainActor ") }
        let parameters = closure.parameters.map { parameter in
            ListElement("_ \(SwiftName.escapedLabel(parameter.name)):", type: parameter.type.notation)
        }
        writeList(parameters, layout)
        write(closure.throwing.effects(isAsync: closure.isAsync))
        write(" -> ", closure.result.notation)
    }
}

extension Throwing {
    /// What stands in a declaration: ` async throws(LoadError)`.
    func effects(isAsync: Bool) -> String {
        let text = isAsync ? " async" : ""
        switch self {
        case .never: return text
        case .any: return text + " throws"
        case .typed(let error): return text + " throws(\(error.notation))"
        }
    }
}

extension PropertyDeclaration {
    fileprivate var keyword: String {
        kind == .constant ? "let" : "var"
    }

    /// Whether braces follow the type.
    fileprivate var hasBraces: Bool {
        switch kind {
        case .constant, .variable: false
        case .requirement, .computed, .observed: true
        }
    }

    /// What follows the type.
    fileprivate var ending: String {
        switch kind {
        case .constant, .variable:
            return defaultValue.map { "= \($0.text)" } ?? ""
        case .requirement(let isSettable, let isAsync, let throwing):
            return "{ get\(throwing.effects(isAsync: isAsync))\(isSettable ? " set" : "") }"
        case .computed, .observed: return defaultValue.map { "= \($0.text) {" } ?? "{"
        }
    }
}
