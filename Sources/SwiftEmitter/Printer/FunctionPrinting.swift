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
        if function.isInitializer {
            write(function.name)
        } else {
            write("func ", SwiftName.escaped(function.name))
        }
        if let genericParameters = function.genericParameters { write(genericParameters) }
        writeList(function.parameters.map(\.listElement), layout)
        write(function.throwing.effects(isAsync: function.isAsync))
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
        if let requirements = function.genericRequirements { write(" where ", requirements) }
        if let body = function.body { write(body.isEmpty ? " {}" : " {") }
        endLine()
    }
}

extension ParameterDeclaration {
    /// `withUsername username: String`
    fileprivate var listElement: ListElement {
        ListElement(head, type: type.notation, defaultValue: defaultValue?.text)
    }

    /// Where a parameter is declared, its name needs as few backticks as its label.
    private var head: String {
        let name = SwiftName.escapedLabel(name)
        return switch label {
        case nil: "_ \(name):"
        case self.name: "\(name):"
        case let label?: "\(SwiftName.escapedLabel(label)) \(name):"
        }
    }
}
