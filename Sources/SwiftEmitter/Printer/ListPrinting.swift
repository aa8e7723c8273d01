/// One element of a list in parentheses, cut where it may be spread over lines.
struct ListElement {
    /// `withUsername username:`, or all of an element that is never broken.
    var head: String
    var type: String?
    /// `= nil`, without the sign.
    var defaultValue: String?

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
                write(element.text)
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

    /// An element on a line, or on two where one is too short: broken after `=`, or else after the colon.
    private mutating func writeElementLines(_ element: ListElement, ending: String) {
        let text = element.text + ending
        guard text.count > room, let type = element.type else { return writeLine(text) }
        let headAndType = "\(element.head) \(type) ="
        if let value = element.defaultValue, headAndType.count <= room {
            writeLine(headAndType)
            indented { $0.writeLine(value + ending) }
        } else {
            writeLine(element.head)
            indented { $0.writeLine(element.withoutHead + ending) }
        }
    }
}

extension ListElement {
    fileprivate var text: String {
        type == nil ? head : "\(head) \(withoutHead)"
    }

    fileprivate var withoutHead: String {
        let type = type ?? ""
        return defaultValue.map { "\(type) = \($0)" } ?? type
    }
}
