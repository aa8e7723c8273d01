import ScreenModel

extension SwiftPrinter {
    mutating func write(_ body: [Statement]) {
        for statement in body { write(statement) }
    }

    private mutating func write(_ statement: Statement) {
        switch statement {
        case .line(let text): writeLine(text)
        case .storing(let name):
            fitting { printer, _ in
                printer.writeLine("self.\(SwiftName.escapedMember(name)) = \(SwiftName.escaped(name))")
            }
        case .expression(let expression):
            fitting { printer, layout in
                printer.startLine()
                if expression.needsReturn { printer.write("return ") }
                printer.write(expression, layout)
                printer.endLine()
            }
        case .block(let header, let body):
            fitting { printer, _ in printer.writeLine("\(header) {") }
            indented { $0.write(body) }
            writeLine("}")
        }
    }

    private mutating func write(_ expression: Expression, _ layout: Layout) {
        switch expression {
        case .written(let expression): write(expression.text)
        case .code(let text): write(text)
        case .call(let call):
            write(call.callee)
            writeList(call.arguments, layout) { printer, argument in
                if let label = argument.label { printer.write("\(SwiftName.escapedLabel(label)): ") }
                printer.write(argument.value, .oneLine)
            }
            write(call.suffix)
        }
    }
}

extension Expression {
    /// Whether the expression would be read as something else at the start of a getter: as a block, or as the word
    /// that declares an accessor.
    fileprivate var needsReturn: Bool {
        guard case .written(let expression) = self else { return false }
        return expression.text.hasPrefix("{") || expression.names.contains { Self.accessorWords.contains($0) }
    }

    private static let accessorWords: Set<String> = [
        "_modify", "_read", "async", "borrow", "consuming", "didSet", "get", "init", "modify", "mutate", "mutating",
        "nonmutating", "read", "set", "unsafeAddress", "unsafeMutableAddress", "willSet", "yielding",
    ]
}
