/// One element of a list in parentheses, cut where it may be spread over lines.
struct ListElement {
    /// `withUsername username:`, or all of an element that is never broken.
    var head: String
    var type: String?
    /// `= nil`, without the sign.
    var defaultValue: String?
    /// Of an element that is a call, whose callee is the head.
    var arguments: [ListElement]?

    init(_ head: String, type: String? = nil, defaultValue: String? = nil) {
        self.head = head
        self.type = type
        self.defaultValue = defaultValue
    }
}

extension SwiftPrinter {
    /// `(a, b)`, or each on a line of its own.
    mutating func writeList(_ elements: [ListElement], _ layout: Layout) {
        write("(")
        if layout == .oneLine || elements.isEmpty {
            for (index, element) in elements.enumerated() {
                if index > 0 { write(", ") }
                write(element)
            }
        } else {
            endLine()
            indented { printer in
                for (index, element) in elements.enumerated() {
                    printer.writeElementLines(element, ending: index < elements.count - 1 ? "," : "")
                }
            }
            startLine()
        }
        write(")")
    }

    private mutating func write(_ element: ListElement) {
        write(element.head)
        if let arguments = element.arguments { writeList(arguments, .oneLine) }
        if let type = element.type { write(" ", type) }
        if let value = element.defaultValue { write(" = ", value) }
    }

    /// An element on a line, or on several where one is too short: broken after `=`, or else after the colon, and of a call
    /// between its arguments.
    private mutating func writeElementLines(_ element: ListElement, ending: String) {
        let start = mark()
        startLine()
        write(element)
        write(ending)
        endLine()
        if fits(since: start) { return }
        if let arguments = element.arguments {
            rewind(to: start)
            startLine()
            write(element.head)
            writeList(arguments, .broken)
            write(ending)
            endLine()
            return
        }
        guard let type = element.type else { return }
        rewind(to: start)
        if let value = element.defaultValue {
            writeLine(element.head, " ", type, " =")
            let fitsBeforeValue = fits(since: start)
            indented { $0.writeLine(value, ending) }
            if fitsBeforeValue { return }
            rewind(to: start)
        }
        writeLine(element.head)
        indented { printer in
            printer.startLine()
            printer.write(type)
            if let value = element.defaultValue { printer.write(" = ", value) }
            printer.write(ending)
            printer.endLine()
        }
    }
}
