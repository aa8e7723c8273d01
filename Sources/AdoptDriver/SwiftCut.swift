import ScreenSpecDiagnostics
import SourceFacts

/// A Swift file without declarations that are generated from now on: what is left keeps its bytes.
struct SwiftCut {
    let file: SourceFile
    private var ranges: [Range<Int>] = []
    private(set) var refusals: [AdoptRefusal] = []

    init(_ file: SourceFile) {
        self.file = file
    }

    /// Cuts a declaration with its documentation out, and the extension around it where nothing else is in that.
    mutating func add(_ declaration: DeclarationFact, place: (SourceRange) -> String?) {
        var cut = declaration
        while let around = cut.parent, around.kind == .extension, around.members.isEmpty, around.nested.count == 1,
            around.inheritedTypes.isEmpty, around.attributes.isEmpty, around.genericRequirements.isEmpty,
            hasNothingBut(cut, in: around)
        {
            cut = around
        }
        let lines = TextLines(file.bytes)
        let start = Documentation(before: Int(cut.range.lower), in: file).start
        let range = start..<Int(cut.range.upper)
        let name = declaration.qualifiedName
        func refuse(_ message: String) {
            refusals.append(AdoptRefusal(.loss, message, at: place(declaration.nameRange)))
        }
        let end = lines.end(of: range.upperBound)
        guard lines.isBlank(lines.start(of: Int(cut.range.lower))..<Int(cut.range.lower)),
            lines.isBlank(range.upperBound..<end)
        else { return refuse("'\(name)' shares a line with something else.") }
        guard !isSpokenOf(above: start, lines) else {
            return refuse("The comment above '\(name)' would stand above something else.")
        }
        ranges.append(withBlankLine(lines.start(of: start)..<lines.next(after: end), lines))
    }

    /// Whether a comment stands right above a line that is no heading, and not what the file starts with, unless a generator reads it.
    private func isSpokenOf(above start: Int, _ lines: TextLines) -> Bool {
        func line(before start: Int) -> (start: Int, text: Substring)? {
            guard start > lines.start else { return nil }
            let above = lines.start(of: lines.endOfPrevious(before: start))
            let text = file.text(above..<start).split(whereSeparator: \.isNewline).first ?? ""
            return (above, text.drop { $0 == " " || $0 == "\t" })
        }
        guard let above = line(before: start) else { return false }
        let words = above.text.drop { $0 == "/" || $0 == " " }
        guard above.text.hasPrefix("//") || above.text.hasSuffix("*/"), !words.hasPrefix("MARK") else { return false }
        var first = above
        while let previous = line(before: first.start), !previous.text.isEmpty { first = previous }
        return first.start > lines.start || words.hasPrefix("sourcery:") || words.hasPrefix("@mockable")
    }

    /// An extension may hold comments that nobody wants to lose.
    private func hasNothingBut(_ declaration: DeclarationFact, in around: DeclarationFact) -> Bool {
        let start = Documentation(before: Int(declaration.range.lower), in: file).start
        let own = start..<Int(declaration.range.upper)
        return SwiftComments.all(in: file.bytes, around.range.offsets).allSatisfy { own.contains($0.lowerBound) }
    }

    // MARK: The result

    /// `nil` where nothing is left that says something.
    var result: [UInt8]? {
        var bytes: [UInt8] = []
        var position = 0
        // Two that follow one another may both have the blank line between them.
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            bytes += file.bytes[position..<max(position, range.lowerBound)]
            position = max(position, range.upperBound)
        }
        bytes += file.bytes[position...]
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let isEmpty = lines.allSatisfy { line in
            let text = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            return text.isEmpty || text.hasPrefix("//") || text.hasPrefix("import ")
        }
        return isEmpty ? nil : bytes
    }

    /// Whether it declares what it did, but for what is cut out.
    func isWhole(_ bytes: [UInt8]) -> Bool {
        let (old, new) = (FactsExtraction.extract(file.bytes), FactsExtraction.extract(bytes))
        guard new.facts.syntaxErrors.isEmpty || !old.facts.syntaxErrors.isEmpty else { return false }
        func isCut(_ place: SourceRange) -> Bool { ranges.contains { $0.contains(Int(place.lower)) } }
        func names(_ facts: OwnedFacts, without isCut: (SourceRange) -> Bool) -> [String] {
            facts.withFacts { facts in
                facts.declarations.filter { !isCut($0.nameRange) }.map(\.qualifiedName)
                    + facts.members.filter { !isCut($0.nameRange) }.map {
                        "\($0.owner?.qualifiedName ?? "").\($0.name)"
                    }
            }.sorted()
        }
        return names(old, without: isCut) == names(new) { _ in false }
    }

    /// Of two blank lines around it one goes with it.
    private func withBlankLine(_ range: Range<Int>, _ lines: TextLines) -> Range<Int> {
        let before = lines.start(of: lines.endOfPrevious(before: range.lowerBound))
        let isBlankBefore = range.lowerBound == lines.start || lines.isBlank(before..<lines.end(of: before))
        let end = range.upperBound
        guard isBlankBefore, end < file.bytes.count, lines.isBlank(end..<lines.end(of: end)) else {
            guard end == file.bytes.count else { return range }
            // At the end of the file, the one before it; and a file that ended without a break goes on to do so.
            let start = isBlankBefore && before < range.lowerBound ? before : range.lowerBound
            let endsWithBreak = file.bytes.last.map(TextLines.isBreak) ?? false
            return endsWithBreak ? start..<end : lines.endOfPrevious(before: start)..<end
        }
        return range.lowerBound..<lines.next(after: lines.end(of: end))
    }
}
