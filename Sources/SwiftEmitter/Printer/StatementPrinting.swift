import ScreenModel

extension SwiftPrinter {
    mutating func write(_ body: [Statement]) {
        for statement in body { write(statement) }
    }

    private mutating func write(_ statement: Statement) {
        switch statement {
        case .line(let text): fitting { printer, _ in printer.writeLine(text) }
        case .storing(let name):
            fitting { printer, layout in
                if layout == .oneLine {
                    printer.writeLine("self.", SwiftName.escapedMember(name), " = ", SwiftName.escaped(name))
                } else {
                    printer.writeLine("self.", SwiftName.escapedMember(name), " =")
                    printer.indented { $0.writeLine(SwiftName.escaped(name)) }
                }
            }
        case .expression(let expression):
            fitting { printer, layout in
                printer.startLine()
                if expression.needsReturn { printer.write("return ") }
                printer.write(expression, layout)
                printer.endLine()
            }
        case .example(let value): writeExample(value, after: "")
        case .block(let header, let body):
            fitting { printer, _ in printer.writeLine(header, " {") }
            indented { $0.write(body) }
            writeLine("}")
        }
    }

    private mutating func write(_ expression: Expression, _ layout: Layout) {
        switch expression {
        case .call(let call):
            write(call.callee)
            writeList(call.arguments.map(\.element), layout)
            write(call.suffix)
        case .written(let expression) where layout == .broken:
            let pieces = OperatorBreaks.pieces(of: expression.text)
            write(pieces[0])
            indented { printer in
                for piece in pieces.dropFirst() {
                    printer.endLine()
                    printer.startLine()
                    printer.write(piece)
                }
            }
        case .written, .code: write(expression.text)
        }
    }
}

extension Call.Argument {
    fileprivate var text: String {
        guard let label else { return value.text }
        return "\(SwiftName.escapedLabel(label)): \(value.text)"
    }

    /// A call in the list is spread over lines where it is too long for one.
    fileprivate var element: ListElement {
        guard case .call(let call) = value, call.suffix.isEmpty else { return ListElement(text) }
        var element = ListElement((label.map { "\(SwiftName.escapedLabel($0)): " } ?? "") + call.callee)
        element.arguments = call.arguments.map(\.element)
        return element
    }
}

extension Expression {
    /// The expression on one line.
    fileprivate var text: String {
        switch self {
        case .written(let expression): expression.text
        case .code(let text): text
        case .call(let call): "\(call.callee)(\(call.arguments.map(\.text).joined(separator: ", ")))\(call.suffix)"
        }
    }
}

extension Expression {
    /// Whether the expression would be read as something else at the start of a getter: as a block, as a directive, or
    /// as the word that declares an accessor.
    fileprivate var needsReturn: Bool {
        guard case .written(let expression) = self else { return false }
        return ["{", "#line"].contains(where: expression.text.hasPrefix)
            || expression.names.contains { Self.accessorWords.contains($0) }
    }

    private static let accessorWords: Set<String> = [
        "_modify", "_read", "async", "borrow", "consuming", "didSet", "get", "init", "modify", "mutate", "mutating",
        "nonmutating", "read", "set", "unsafeAddress", "unsafeMutableAddress", "willSet", "yielding",
    ]
}
