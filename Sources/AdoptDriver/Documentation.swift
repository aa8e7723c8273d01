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
        let lines = TextLines(file.bytes)
        var start = lines.start(of: offset)
        var text: [String] = []
        var isPlain = false
        while start > lines.start {
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
        if isPlain, start == lines.start { (text, start) = ([], lines.start(of: offset)) }
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
