import ScreenModel

extension SwiftPrinter {
    mutating func write(_ function: FunctionDeclaration, access: AccessLevel?) {
        fitting { $0.writeHeader(of: function, access: access, $1) }
        guard let body = function.body, !body.isEmpty else { return }
        indented { $0.write(body) }
        writeLine("}")
    }

    private mutating func writeHeader(of function: FunctionDeclaration, access: AccessLevel?, _ layout: Layout) {
        startLine()
        writeModifiers(function.modifiers, access: access)
        write(function.isInitializer ? function.name : "func \(SwiftName.escaped(function.name))")
        if let genericParameters = function.genericParameters { write(genericParameters) }
        writeList(function.parameters, layout) { $0.write($1) }
        write(effects(isAsync: function.isAsync, throwing: function.throwing))
        if let result = function.returns, !result.isVoid {
            if layout != .oneLine, function.parameters.isEmpty {
                endLine()
                indented { $0.startLine() }
                write("-> ")
            } else {
                write(" -> ")
            }
            write(result.notation)
        }
        if let requirements = function.genericRequirements { write(" where \(requirements)") }
        if let body = function.body { write(body.isEmpty ? " {}" : " {") }
        endLine()
    }

    /// `withUsername username: String`
    private mutating func write(_ parameter: ParameterDeclaration) {
        switch parameter.label {
        case nil: write("_ \(SwiftName.escaped(parameter.name))")
        case parameter.name: write(SwiftName.escaped(parameter.name))
        case let label?: write("\(SwiftName.escapedLabel(label)) \(SwiftName.escaped(parameter.name))")
        }
        write(": \(parameter.type.notation)")
        if let value = parameter.defaultValue { write(" = \(value.text)") }
    }
}
