import ScreenSpecDiagnostics

/// The comment right before a declaration that speaks of it.
struct Documentation {
    /// Its paragraphs without their signs.
    let text: String
    /// Where its first line starts; the start of the line that it would stand before, where there is none.
    let start: Int

    /// - Parameters:
    ///   - offset: Where the declaration starts.
    ///   - isGenerated: Whether plain comments are the generator's own, and say nothing that a spec does.
    init(before offset: Int, in file: SourceFile, isGenerated: Bool = false) {
        let lines = SwiftLines(file)
        var start = lines.start(of: offset)
        var text: [String] = []
        var isPlain = false
        while start > lines.first {
            let previous = lines.start(of: lines.endOfPrevious(before: start))
            let line = file.text(previous..<start).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            guard let words = Self.words(of: line) else { break }
            let isDocumentation = line.drop { $0 == " " || $0 == "\t" }.hasPrefix("///")
            if isGenerated, !isDocumentation { break }
            isPlain = isPlain || !isDocumentation
            text.append(words)
            start = previous
        }
        // What a file starts with speaks of the file.
        if isPlain, start == lines.first { (text, start) = ([], lines.start(of: offset)) }
        (self.text, self.start) = (Self.paragraphs(of: text.reversed()), start)
    }

    /// Lines of one paragraph are one; those of lists and code stand by themselves.
    private static func paragraphs(of lines: some Sequence<String>) -> String {
        var text = ""
        for line in lines {
            let goesOn = !text.isEmpty && !text.hasSuffix("\n") && (line.first?.isLetter ?? false)
            text += text.isEmpty ? line : goesOn ? " \(line)" : "\n\(line)"
        }
        return text
    }

    /// What the text says, however its lines are broken.
    var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// What a line of a comment says; `nil` of other lines, and of what is meant for programs and for whoever writes the file.
    private static func words(of line: String) -> String? {
        let line = line.drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix("//"), !line.hasPrefix("////") else { return nil }
        let isDocumentation = line.hasPrefix("///")
        let text = line.dropFirst(isDocumentation ? 3 : 2)
        let words = text.hasPrefix(" ") ? text.dropFirst() : text
        return isDocumentation || isWords(words) ? String(words) : nil
    }

    /// Whether a plain comment speaks of what stands below it: it is no heading, no line of a box, nothing to do, and no directive.
    private static func isWords(_ text: Substring) -> Bool {
        guard let first = text.split(separator: " ").first, first.contains(where: \.isLetter) else { return false }
        let marks = ["MARK", "TODO", "FIXME", "XXX", "HACK", "WARNING", "NOTE", "@"]
        let code: Set<Substring> = ["func", "var", "let", "case", "init", "protocol", "struct", "import", "static"]
        guard !marks.contains(where: first.hasPrefix), !code.contains(first) else { return false }
        // 'swiftlint:disable', 'sourcery: AutoMockable', 'swift-format-ignore'.
        return !first.contains(":") && !first.hasPrefix("swift-format")
    }
}

/// The lines of a Swift file, which end in any of the ways that Swift knows.
struct SwiftLines {
    private let bytes: [UInt8]

    init(_ file: SourceFile) {
        bytes = file.bytes
    }

    /// Behind the mark of the order of bytes.
    var first: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    func start(of offset: Int) -> Int {
        bytes[..<max(offset, 0)].lastIndex(where: Self.isBreak).map { $0 + 1 } ?? first
    }

    func end(of offset: Int) -> Int {
        bytes[offset...].firstIndex(where: Self.isBreak) ?? bytes.count
    }

    /// Behind the break that a line ends with.
    func next(after end: Int) -> Int {
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return end + (isPair ? 2 : 1)
    }

    /// Where the line before a line ends, without its break.
    func endOfPrevious(before start: Int) -> Int {
        guard start > first else { return start }
        let isPair = start > 1 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
        return start - (isPair ? 2 : 1)
    }

    func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    var endsWithBreak: Bool { bytes.last.map(Self.isBreak) ?? false }

    private static func isBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
