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
        let code = DeclaredCode(declaration: cut, file: file)
        let start = code.documentation(before: Int(cut.range.lower)).start
        let range = start..<Int(cut.range.upper)
        let name = declaration.qualifiedName
        func refuse(_ message: String) {
            refusals.append(AdoptRefusal(.loss, message, at: place(declaration.nameRange)))
        }
        let end = lineEnd(of: range.upperBound)
        guard isBlank(code.lineStart(of: Int(cut.range.lower))..<Int(cut.range.lower)), isBlank(range.upperBound..<end)
        else { return refuse("'\(name)' shares a line with something else.") }
        // What stands right above speaks of it, unless it is a heading.
        let above = lineStart(before: start)
        let line = file.text(above..<start).drop { $0 == " " || $0 == "\t" }
        let isComment = line.hasPrefix("//") || line.split(whereSeparator: \.isNewline).first?.hasSuffix("*/") == true
        if start > above, isComment, !line.drop(while: { $0 == "/" || $0 == " " }).hasPrefix("MARK") {
            return refuse("The comment above '\(name)' would stand above something else.")
        }
        ranges.append(withBlankLine(code.lineStart(of: start)..<lineAfter(end)))
    }

    /// An extension may hold comments that nobody wants to lose.
    private func hasNothingBut(_ declaration: DeclarationFact, in around: DeclarationFact) -> Bool {
        let code = DeclaredCode(declaration: declaration, file: file)
        let own = code.documentation(before: Int(declaration.range.lower)).start..<Int(declaration.range.upper)
        return SwiftComments.all(in: file.bytes, around.range.offsets).allSatisfy { own.contains($0.lowerBound) }
    }

    // MARK: The result

    /// `nil` where nothing is left that says something.
    var result: [UInt8]? {
        var bytes: [UInt8] = []
        var position = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= position {
            bytes += file.bytes[position..<range.lowerBound]
            position = range.upperBound
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
    func isWhole(_ bytes: [UInt8], without cut: [String]) -> Bool {
        let (old, new) = (FactsExtraction.extract(file.bytes), FactsExtraction.extract(bytes))
        guard new.facts.syntaxErrors.isEmpty || !old.facts.syntaxErrors.isEmpty else { return false }
        func names(_ facts: OwnedFacts) -> [String] {
            facts.withFacts { facts in
                facts.declarations.map(\.qualifiedName)
                    + facts.members.map { "\($0.owner?.qualifiedName ?? "").\($0.name)" }
            }
        }
        func isCut(_ name: String) -> Bool {
            cut.contains { name == $0 || name.hasPrefix("\($0).") }
        }
        let extensions = Set(cut.compactMap { $0.split(separator: ".").dropLast().joined(separator: ".") })
        let wanted = names(old).filter { !isCut($0) }
        let found = names(new)
        // Of extensions around what is cut, some may be gone.
        return wanted.filter { !extensions.contains($0) }.sorted() == found.filter { !extensions.contains($0) }.sorted()
    }

    // MARK: Lines

    private func isBlank(_ range: Range<Int>) -> Bool {
        file.bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    private func lineEnd(of offset: Int) -> Int {
        file.bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? file.bytes.count
    }

    private func lineAfter(_ end: Int) -> Int {
        guard end < file.bytes.count else { return end }
        let isPair =
            file.bytes[end] == UInt8(ascii: "\r") && end + 1 < file.bytes.count
            && file.bytes[end + 1] == UInt8(ascii: "\n")
        return end + (isPair ? 2 : 1)
    }

    private var endsWithBreak: Bool {
        file.bytes.last == UInt8(ascii: "\n") || file.bytes.last == UInt8(ascii: "\r")
    }

    private func endOfPrevious(before start: Int) -> Int {
        guard start > 0 else { return start }
        let isPair =
            start > 1 && file.bytes[start - 1] == UInt8(ascii: "\n")
            && file.bytes[start - 2] == UInt8(ascii: "\r")
        return start - (isPair ? 2 : 1)
    }

    private func lineStart(before start: Int) -> Int {
        guard start > 0 else { return 0 }
        var end = start - 1
        if end > 0, file.bytes[end] == UInt8(ascii: "\n"), file.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return file.bytes[..<end].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0
    }

    /// Of two blank lines around it one goes with it.
    private func withBlankLine(_ range: Range<Int>) -> Range<Int> {
        let before = lineStart(before: range.lowerBound)
        let isBlankBefore = range.lowerBound == 0 || isBlank(before..<lineEnd(of: before))
        let end = range.upperBound
        guard isBlankBefore, end < file.bytes.count, isBlank(end..<lineEnd(of: end)) else {
            guard end == file.bytes.count else { return range }
            // At the end of the file, the one before it; and a file that ended without a break goes on to do so.
            let start = isBlankBefore && before < range.lowerBound ? before : range.lowerBound
            return endsWithBreak ? start..<end : endOfPrevious(before: start)..<end
        }
        return range.lowerBound..<lineAfter(lineEnd(of: end))
    }
}
