/// Two texts side by side as lines, for the message of a failed comparison.
///
/// Made from the standard library alone, so that a mistake in the project's own diff cannot hide behind itself.
package struct LineDifference {
    private enum Line {
        case common(Substring)
        case removed(Substring)
        case inserted(Substring)
    }

    private let lines: [Line]
    private static let context = 3

    package init(from old: String, to new: String) {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = newLines.difference(from: oldLines)
        var removed: [Int: Substring] = [:]
        var inserted: [Int: Substring] = [:]
        for change in difference {
            switch change {
            case .remove(let offset, let element, _): removed[offset] = element
            case .insert(let offset, let element, _): inserted[offset] = element
            }
        }
        var lines: [Line] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < oldLines.count || newIndex < newLines.count {
            if let line = removed[oldIndex], oldIndex < oldLines.count {
                lines.append(.removed(line))
                oldIndex += 1
            } else if let line = inserted[newIndex], newIndex < newLines.count {
                lines.append(.inserted(line))
                newIndex += 1
            } else {
                lines.append(.common(newLines[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        self.lines = lines
    }

    /// Changed lines with `-` (expected) and `+` (actual), and three lines around them; what no eye sees is written out.
    package var text: String {
        var shown = Array(repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() {
            if case .common = line { continue }
            for near in max(0, index - Self.context)...min(lines.count - 1, index + Self.context) { shown[near] = true }
        }
        var result: [String] = []
        for (index, line) in lines.enumerated() where shown[index] {
            if index > 0, !shown[index - 1] { result.append("  …") }
            switch line {
            case .common(let text): result.append("  " + text)
            case .removed(let text): result.append("- " + Self.visible(text))
            case .inserted(let text): result.append("+ " + Self.visible(text))
            }
        }
        return result.joined(separator: "\n")
    }

    /// Trailing spaces, tabs and control characters as escapes.
    private static func visible(_ line: Substring) -> String {
        var text = ""
        for scalar in line.unicodeScalars {
            text += scalar.value < 0x20 || scalar.value == 0x7F ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return text.hasSuffix(" ") ? text + "⏎" : text
    }
}
