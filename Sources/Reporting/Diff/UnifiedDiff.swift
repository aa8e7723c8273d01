import ScreenSpecDiagnostics

/// The difference of two texts in the unified form, which people read and `patch` applies.
package struct UnifiedDiff: Sendable {
    package struct Hunk: Sendable {
        /// Lines counted from 0.
        package var old: Range<Int>
        package var new: Range<Int>
        /// The changes in it, as lines of the whole texts.
        package var changes: [LineDiff.Change]
        /// The places that its changed lines come from, in the order of the lines, each once.
        package var owners: [SourceRange]
    }

    package let hunks: [Hunk]
    private let old: EndedLines
    private let new: EndedLines

    private static let context = 3

    /// - Parameter owner: The place that a line of the new text, counted from 0, comes from.
    package init(from old: [UInt8], to new: [UInt8], owner: (Int) -> SourceRange? = { _ in nil }) {
        self.old = EndedLines(old)
        self.new = EndedLines(new)
        var numbers: [EndedLines.Line: Int] = [:]
        func number(_ line: EndedLines.Line) -> Int {
            numbers[line]
                ?? {
                    numbers[line] = numbers.count
                    return numbers.count - 1
                }()
        }
        let changes = LineDiff.changes(from: self.old.lines.map(number), to: self.new.lines.map(number))
        hunks = Self.hunks(changes, oldCount: self.old.lines.count, newCount: self.new.lines.count, owner)
    }

    /// - Parameter heading: What to say of a hunk at the end of its `@@` line, where `diff` shows a function's name and
    ///   `patch` looks at nothing.
    package func text(oldLabel: String, newLabel: String, heading: (Hunk) -> String = { _ in "" }) -> String {
        guard !hunks.isEmpty else { return "" }
        var text = "--- \(Self.quoted(oldLabel))\n+++ \(Self.quoted(newLabel))\n"
        for hunk in hunks {
            let heading = heading(hunk)
            text += "@@ -\(Self.span(hunk.old)) +\(Self.span(hunk.new)) @@\(heading.isEmpty ? "" : " " + heading)\n"
            var oldLine = hunk.old.lowerBound
            for change in hunk.changes {
                for line in oldLine..<change.old.lowerBound { text += " " + old.text(line) }
                for line in change.old { text += "-" + old.text(line) }
                for line in change.new { text += "+" + new.text(line) }
                oldLine = change.old.upperBound
            }
            for line in oldLine..<hunk.old.upperBound { text += " " + old.text(line) }
        }
        return text
    }

    /// As git writes a path that is no plain text: what would end the line or turn the terminal stands as its number.
    private static func quoted(_ label: String) -> String {
        let isPlain = label.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") }
        guard !isPlain else { return label }
        var text: [UInt8] = []
        for byte in label.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
            case 0..<0x20, 0x7F: text += "\\\(byte >> 6)\(byte >> 3 & 7)\(byte & 7)".utf8
            default: text.append(byte)
            }
        }
        return "\"\(String(decoding: text, as: UTF8.self))\""
    }

    /// `first,count` counted from 1; where there is no line, the one before.
    private static func span(_ lines: Range<Int>) -> String {
        let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
        return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
    }

    /// Changes near each other share a hunk, unless they come from different places and lines between them can tell
    /// their hunks apart.
    private static func hunks(
        _ changes: [LineDiff.Change],
        oldCount: Int,
        newCount: Int,
        _ owner: (Int) -> SourceRange?
    ) -> [Hunk] {
        var hunks: [Hunk] = []
        for change in changes {
            let owners = Self.owners(of: change, newCount, owner)
            var before = min(context, change.old.lowerBound)
            if let last = hunks.last, let previous = last.changes.last {
                let gap = change.old.lowerBound - previous.old.upperBound
                if gap < 2 || gap <= 2 * context && last.owners == owners {
                    hunks[hunks.count - 1].changes.append(change)
                    hunks[hunks.count - 1].owners += owners.filter { !last.owners.contains($0) }
                    continue
                }
                let after = min(context, gap / 2)
                hunks[hunks.count - 1].extend(after: after)
                before = min(context, gap - after)
            }
            hunks.append(
                Hunk(
                    old: (change.old.lowerBound - before)..<change.old.upperBound,
                    new: (change.new.lowerBound - before)..<change.new.upperBound,
                    changes: [change],
                    owners: owners
                )
            )
        }
        if let last = hunks.last?.changes.last {
            hunks[hunks.count - 1].extend(after: min(context, oldCount - last.old.upperBound))
        }
        return hunks
    }

    /// Lines that are gone belong to whatever stands before the place where they were.
    private static func owners(
        of change: LineDiff.Change,
        _ newCount: Int,
        _ owner: (Int) -> SourceRange?
    ) -> [SourceRange] {
        guard change.new.isEmpty else {
            var owners: [SourceRange] = []
            for line in change.new {
                if let place = owner(line), !owners.contains(place) { owners.append(place) }
            }
            return owners
        }
        let line = change.new.lowerBound
        let before = line > 0 ? owner(line - 1) : nil
        return [before ?? (line < newCount ? owner(line) : nil)].compactMap(\.self)
    }
}

extension UnifiedDiff.Hunk {
    /// Ends the hunk so many lines after its last change.
    fileprivate mutating func extend(after count: Int) {
        guard let last = changes.last else { return }
        old = old.lowerBound..<(last.old.upperBound + count)
        new = new.lowerBound..<(last.new.upperBound + count)
    }
}

/// A text as lines; the last one may lack its line break, which makes it another line.
private struct EndedLines: Sendable {
    struct Line: Hashable, Sendable {
        let bytes: ArraySlice<UInt8>
        let isEnded: Bool
    }

    let lines: [Line]

    init(_ bytes: [UInt8]) {
        var lines: [Line] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(Line(bytes: bytes[start..<offset], isEnded: true))
            start = offset + 1
        }
        if start < bytes.count { lines.append(Line(bytes: bytes[start...], isEnded: false)) }
        self.lines = lines
    }

    func text(_ index: Int) -> String {
        let line = lines[index]
        return String(decoding: line.bytes, as: UTF8.self)
            + (line.isEnded ? "\n" : "\n\\ No newline at end of file\n")
    }
}
