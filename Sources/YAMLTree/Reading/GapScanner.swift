import ScreenSpecCLibrary
import ScreenSpecDiagnostics

/// Finds comments and tabs between scalars, which libyaml drops.
///
/// `#` and tab are looked up ahead, so a stretch that holds neither costs one comparison.
struct GapScanner {
    private(set) var comments: [YAMLTree.Comment] = []
    /// Those that are no text.
    private(set) var tabs = FaultPlaces()
    private let source: UnsafeBufferPointer<UInt8>
    private let file: FileID
    private var nextHash = -1
    private var nextTab = -1
    private var candidate = -1
    /// Up to here all has been looked at.
    private(set) var position: Int

    init(source: UnsafeBufferPointer<UInt8>, file: FileID) {
        self.source = source
        self.file = file
        position = ByteOrderMark.utf8Length(in: source)
        find(from: position)
    }

    /// Looks at everything before a token, which then is up to the caller.
    mutating func scan(to end: Int) {
        while candidate < end {
            if candidate == nextTab {
                find(from: addTabs(from: candidate, to: end))
            } else if startsComment(at: candidate) {
                let lineEnd = source.endOfLine(from: candidate)
                comments.append(
                    YAMLTree.Comment(
                        range: SourceRange(file: file, lower: candidate, upper: lineEnd),
                        standsAlone: source.isBlank(before: candidate)
                    )
                )
                find(from: lineEnd)
            } else {
                find(from: candidate + 1)
            }
        }
        position = max(position, end)
    }

    /// Goes on behind text in which `#` and tab have no meaning.
    mutating func skip(to end: Int) {
        if candidate < end { find(from: end) }
        position = max(position, end)
    }

    /// Goes on behind a plain scalar: a `#` in it is text, a tab is not wanted.
    mutating func skipPlainText(to end: Int) {
        while nextTab < end {
            let runEnd = addTabs(from: nextTab, to: end)
            nextTab = source.firstOffset(of: UInt8(ascii: "\t"), from: runEnd)
        }
        skip(to: end)
        candidate = min(nextHash, nextTab)
    }

    /// Takes note of the tabs from here on and returns where they end.
    private mutating func addTabs(from start: Int, to limit: Int) -> Int {
        var end = start + 1
        while end < min(limit, source.count), source[end] == UInt8(ascii: "\t") { end += 1 }
        tabs.insert(start..<end)
        return end
    }

    private mutating func find(from start: Int) {
        if nextHash < start { nextHash = source.firstOffset(of: UInt8(ascii: "#"), from: start) }
        if nextTab < start { nextTab = source.firstOffset(of: UInt8(ascii: "\t"), from: start) }
        candidate = min(nextHash, nextTab)
    }

    private func startsComment(at offset: Int) -> Bool {
        guard offset > ByteOrderMark.utf8Length(in: source) else { return true }
        switch source[offset - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
        default: return false
        }
    }
}
