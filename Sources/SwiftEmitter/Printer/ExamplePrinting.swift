import ScreenModel

extension SwiftPrinter {
    /// A value behind what stands before it on its line; where the line is too short, each part has one of its own.
    mutating func writeExample(_ value: ExampleValue, after head: String, ending: String = "") {
        let start = mark()
        writeLine(head, value.swift, ending)
        guard !fits(since: start) else { return }
        rewind(to: start)
        switch value {
        case .call(let callee, let arguments) where !arguments.isEmpty:
            if arguments.count == 1, arguments[0].value.isBracketed {
                // The brackets of a lone argument stand for those of the call.
                return writeExample(
                    arguments[0].value,
                    after: "\(head)\(callee)(\(arguments[0].head)",
                    ending: ")\(ending)"
                )
            }
            writeParts("\(head)\(callee)(", arguments.map { ($0.head, $0.value) }, ")\(ending)", last: "")
        case .list(let elements) where !elements.isEmpty:
            // An element alone has no comma, by swift-format's word.
            let comma = elements.count > 1 ? "," : ""
            writeParts("\(head)[", elements.map { ("", $0) }, "]\(ending)", last: comma)
        case .dictionary(let pairs) where !pairs.isEmpty:
            let comma = pairs.count > 1 ? "," : ""
            writeParts("\(head)[", pairs.map { ("\($0.key.swift): ", $0.value) }, "]\(ending)", last: comma)
        default: writeUnbroken(value, after: head, ending: ending)
        }
    }

    private mutating func writeParts(
        _ opening: String,
        _ parts: [(head: String, value: ExampleValue)],
        _ closing: String,
        last: String
    ) {
        writeLine(opening)
        indented { printer in
            for (index, part) in parts.enumerated() {
                printer.writeExample(part.value, after: part.head, ending: index < parts.count - 1 ? "," : last)
            }
        }
        writeLine(closing)
    }

    /// What is never broken stands on a line of its own, where there is something before it.
    private mutating func writeUnbroken(_ value: ExampleValue, after head: String, ending: String) {
        fitting { printer, layout in
            guard layout != .oneLine, !head.isEmpty else { return printer.writeLine(head, value.swift, ending) }
            printer.writeLine(String(head.dropLast(head.hasSuffix(" ") ? 1 : 0)))
            printer.indented { $0.writeLine(value.swift, ending) }
        }
    }
}

extension ExampleValue {
    fileprivate var isBracketed: Bool {
        switch self {
        case .list(let elements): !elements.isEmpty
        case .dictionary(let pairs): !pairs.isEmpty
        default: false
        }
    }
}
