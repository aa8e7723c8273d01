import ScreenModel
import ScreenSpecDiagnostics

/// Turns declarations into Swift text, in one buffer.
struct SwiftPrinter {
    let style: PrintStyle
    private(set) var bytes: [UInt8] = []
    private(set) var owners = LineOwners()
    /// Where the innermost declaration that is being written starts, comments included.
    var declarationStart = Mark()
    private var line = 0
    private var depth = 0
    private var owner: SourceRange?

    init(style: PrintStyle) {
        self.style = style
        bytes.reserveCapacity(1024)
    }

    /// A place in the text that can be gone back to.
    struct Mark {
        fileprivate var offset = 0
        fileprivate var line = 0
        fileprivate var isLeftAlone = false
    }

    mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        line += 1
    }

    mutating func startLine() {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * style.indentation))
    }

    /// Pieces are written one after the other, so that they need not be joined to a string first.
    mutating func write(_ first: String, _ second: String, _ third: String = "", _ fourth: String = "") {
        write(first)
        write(second)
        write(third)
        write(fourth)
    }

    mutating func writeLine(_ first: String, _ second: String = "", _ third: String = "", _ fourth: String = "") {
        startLine()
        write(first, second, third, fourth)
        endLine()
    }

    mutating func indented(_ body: (inout SwiftPrinter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// The characters that a line has left after its indentation.
    var room: Int {
        max(style.width - depth * style.indentation, 1)
    }

    /// Writes lines that a place of the spec asks for, and with them the blank line that may follow.
    mutating func owned(by range: SourceRange?, _ body: (inout SwiftPrinter) -> Void) {
        let outer = owner
        if let range, range.file != SourceRange.none.file { owner = range }
        claimNextLine()
        body(&self)
        owner = outer
    }

    /// Counts the lines from here on as the declaration's that is being written.
    mutating func claimNextLine() {
        owners.start(atLine: line, owner: owner)
    }
}

// MARK: - Width

/// How far a declaration is spread over lines.
enum Layout: CaseIterable {
    case oneLine
    case broken
    /// For what has two levels to break.
    case exploded
}

extension SwiftPrinter {
    func mark() -> Mark {
        Mark(offset: bytes.count, line: line)
    }

    /// Writes in the first layout in which all lines keep to the width.
    ///
    /// Where names are so long that none does, swift-format is told to leave the declaration alone: it would take
    /// apart what nobody would.
    mutating func fitting(_ write: (inout SwiftPrinter, Layout) -> Void) {
        let start = mark()
        for layout in Layout.allCases {
            rewind(to: start)
            write(&self, layout)
            if fits(since: start) { return }
        }
        leaveAlone()
    }

    mutating func rewind(to mark: Mark) {
        bytes.removeSubrange(mark.offset...)
        line = mark.line
    }

    private mutating func leaveAlone() {
        guard !declarationStart.isLeftAlone else { return }
        declarationStart.isLeftAlone = true
        var text = bytes[declarationStart.offset...].prefix { $0 == UInt8(ascii: " ") }
        text.append(contentsOf: "// swift-format-ignore\n".utf8)
        bytes.insert(contentsOf: text, at: declarationStart.offset)
        line += 1
    }

    /// Whether all lines keep to the width that were written since the mark, which stands at the start of one.
    func fits(since mark: Mark) -> Bool {
        if bytes.count - mark.offset <= style.width { return true }
        var start = mark.offset
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if end - start > style.width, characterCount(start..<end) > style.width { return false }
            start = end + 1
        }
        return true
    }

    private func characterCount(_ range: Range<Int>) -> Int {
        String(decoding: bytes[range], as: UTF8.self).count
    }
}
