/// Lines of Swift that are indented where they are put together.
struct SwiftLines {
    private(set) var lines: [String] = []

    static let step = "    "
    static let width = 120

    init(_ lines: [String] = []) {
        self.lines = lines
    }

    mutating func add(_ line: String) { lines.append(line) }

    mutating func add(_ lines: [String]) { self.lines += lines }

    /// A blank line before what follows, where something stands before it.
    mutating func separate() {
        if let last = lines.last, !last.isEmpty { lines.append("") }
    }

    /// `head {`, what stands in the braces, and the closing one.
    mutating func block(_ head: String, _ body: [String]) {
        guard !body.isEmpty else { return add(SwiftLines.wrapped(head + " {}")) }
        add(SwiftLines.wrapped(head.isEmpty ? "{" : head + " {"))
        add(body.map(SwiftLines.indented))
        add("}")
    }

    static func block(_ head: String, _ body: [String]) -> [String] {
        var lines = SwiftLines()
        lines.block(head, body)
        return lines.lines
    }

    static func indented(_ line: String) -> String {
        line.isEmpty ? line : step + line
    }

    /// A signature or a call that is too long for its line, one argument a line.
    static func wrapped(_ line: String) -> [String] {
        guard line.utf8.count > width - 2 * step.count, let list = outermostList(in: line), !list.items.isEmpty else {
            return [line]
        }
        return ["\(list.head)("]
            + list.items.enumerated().map { number, item in
                indented(item) + (number < list.items.count - 1 ? "," : "")
            } + [")\(list.tail)"]
    }

    /// The list in the first parentheses that hold something.
    private static func outermostList(in line: String) -> (head: String, items: [String], tail: String)? {
        var items: [String] = []
        var depth = 0
        var start: String.Index?
        var open: String.Index?
        var isText = false
        for index in line.indices {
            let character = line[index]
            if character == "\"" { isText.toggle() }
            guard !isText else { continue }
            switch character {
            case "(", "[", "{", "<":
                if depth == 0, open == nil, character == "(" {
                    open = index
                    start = line.index(after: index)
                }
                if open != nil { depth += 1 }
            case ")", "]", "}", ">":
                guard open != nil else { continue }
                if character == ">", index > line.startIndex, line[line.index(before: index)] == "-" { continue }
                depth -= 1
                guard depth == 0, let first = open, let from = start else { continue }
                let item = line[from..<index].drop { $0 == " " }
                if item.isEmpty { return nil }
                items.append(String(item))
                return (String(line[..<first]), items, String(line[line.index(after: index)...]))
            case ",":
                guard depth == 1, let from = start else { continue }
                items.append(String(line[from..<index].drop { $0 == " " }))
                start = line.index(after: index)
            default: break
            }
        }
        return nil
    }
}
