/// Writes values as YAML: one entry a line, and in braces what fits on one.
///
/// It knows where each entry came to stand, so that what is found at a place of the text can be led back to what was written there.
package struct YAMLWriter: Sendable {
    /// An entry of the text, from the first byte of its key to the last one of its value.
    package struct Place: Hashable, Sendable {
        package let range: Range<Int>
        /// The keys that lead to it, elements of sequences by their numbers.
        package let path: [String]
    }

    package private(set) var text = ""
    package private(set) var places: [Place] = []

    /// What fits on a line.
    static let width = 110
    /// How deep a mapping has to stand to be written in braces: what a document is made of keeps its lines.
    private static let leastFlowDepth = 2

    /// - Parameter depth: Of the mapping that the entries stand in; that of a document is 0.
    package init(_ entries: [YAMLEntry], depth: Int = 0, indentation: Int = 0) {
        writeLines(entries, depth: depth, indentation: indentation, path: [])
    }

    /// On one line.
    package static func flow(_ entry: YAMLEntry) -> String {
        "\(key(entry.key)): \(flow(entry.value, inFlow: true))"
    }

    private var offset: Int { text.utf8.count }

    // MARK: Lines

    private mutating func writeLines(_ entries: [YAMLEntry], depth: Int, indentation: Int, path: [String]) {
        for entry in entries {
            let margin = String(repeating: " ", count: indentation)
            for comment in entry.comments { text += "\(margin)\(comment)\n" }
            text += margin
            let start = offset
            let inner = path + [entry.key]
            text += Self.key(entry.key) + ":"
            if entry.value.isFlow(depth: depth + 1, least: Self.leastFlowDepth),
                isShort(entry.value, from: indentation + entry.key.count + 2) || !entry.value.hasParts
            {
                text += " "
                writeFlow(entry.value, path: inner, inFlow: false)
                note(start, inner)
                text += "\n"
            } else {
                text += "\n"
                writeBlock(entry.value, depth: depth + 1, indentation: indentation + 2, path: inner)
                note(start, inner)
            }
        }
    }

    private mutating func writeBlock(_ value: YAMLValue, depth: Int, indentation: Int, path: [String]) {
        switch value {
        case .mapping(let entries): writeLines(entries, depth: depth, indentation: indentation, path: path)
        case .sequence(let elements):
            for (number, element) in elements.enumerated() {
                text += String(repeating: " ", count: indentation) + "- "
                let start = offset
                writeFlow(element, path: path + ["\(number)"], inFlow: false)
                note(start, path + ["\(number)"])
                text += "\n"
            }
        case .text, .word: writeFlow(value, path: path, inFlow: false)
        }
    }

    private func isShort(_ value: YAMLValue, from column: Int) -> Bool {
        column + Self.flow(value, inFlow: false).count <= Self.width
    }

    private mutating func note(_ start: Int, _ path: [String]) {
        places.append(Place(range: start..<offset, path: path))
    }

    // MARK: In braces

    private mutating func writeFlow(_ value: YAMLValue, path: [String], inFlow: Bool) {
        switch value {
        case .text(let plain): text += YAMLScalar.text(plain, inFlow: inFlow)
        case .word(let word): text += word
        case .sequence(let elements):
            text += "["
            for (number, element) in elements.enumerated() {
                if number > 0 { text += ", " }
                let start = offset
                writeFlow(element, path: path + ["\(number)"], inFlow: true)
                note(start, path + ["\(number)"])
            }
            text += "]"
        case .mapping(let entries):
            text += "{"
            for (number, entry) in entries.enumerated() {
                if number > 0 { text += ", " }
                let start = offset
                text += Self.key(entry.key) + ": "
                writeFlow(entry.value, path: path + [entry.key], inFlow: true)
                note(start, path + [entry.key])
            }
            text += "}"
        }
    }

    static func flow(_ value: YAMLValue, inFlow: Bool) -> String {
        var writer = YAMLWriter([])
        writer.writeFlow(value, path: [], inFlow: inFlow)
        return writer.text
    }

    private static func key(_ key: String) -> String {
        // A key must not be taken for the value behind it.
        YAMLScalar.text(key, inFlow: true)
    }
}

extension YAMLValue {
    fileprivate func isFlow(depth: Int, least: Int) -> Bool {
        switch self {
        case .text, .word: true
        case .sequence(let elements): elements.allSatisfy { $0.isFlow(depth: depth + 1, least: 0) }
        case .mapping(let entries):
            (entries.isEmpty || depth >= least)
                && entries.allSatisfy { $0.comments.isEmpty && $0.value.isFlow(depth: depth + 1, least: least) }
        }
    }
}
