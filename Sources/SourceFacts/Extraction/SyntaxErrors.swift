#if Check
import SwiftDiagnostics
import SwiftParserDiagnostics
@_spi(RawSyntax) import SwiftSyntax

/// The first things in a file that are not Swift. The rest of the file is read as if they were not there.
///
/// They are told in the parser's own words, which the compiler uses too. Of a file that is broken all over, or nested beyond
/// what people write, only what is missing is said: the parser's words would cost more than they are worth.
struct SyntaxErrors {
    let offsets: SyntaxOffsets
    private static let limit = 3

    func collect(_ tree: SourceFileSyntax, into writer: FactsWriter) {
        if Damage(tree.raw).isSmall {
            explain(tree, into: writer)
        } else {
            enumerate(tree.raw, into: writer)
        }
    }

    // MARK: In the parser's words

    private func explain(_ tree: SourceFileSyntax, into writer: FactsWriter) {
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
        for error in errors.prefix(Self.limit) {
            let lower = error.position.utf8Offset
            // What is highlighted elsewhere is said in notes.
            let end =
                error.highlights.first?.positionAfterSkippingLeadingTrivia == error.position
                ? error.highlights.last?.endPositionBeforeTrailingTrivia.utf8Offset : nil
            add(error.message, lower, end ?? lower, writer)
            for note in error.notes.prefix(Self.limit) {
                let lower = note.node.positionAfterSkippingLeadingTrivia.utf8Offset
                let upper = note.node.endPositionBeforeTrailingTrivia.utf8Offset
                add(note.message, lower, upper, isNote: true, writer)
            }
        }
    }

    // MARK: In few words

    private func enumerate(_ root: RawSyntax, into writer: FactsWriter) {
        var pending = [root]
        var reached = 0
        var count = 0
        while let node = pending.popLast(), count < Self.limit {
            if let token = node.tokenView {
                let start = offsets.start(of: token)
                let lower = start ?? reached
                let upper = lower + (start == nil ? 0 : token.textByteLength)
                reached = upper
                guard let message = message(token) else { continue }
                add(message, lower, upper, writer)
                count += 1
            } else if node.kind == .unexpectedNodes, let lower = offsets.lower(node), let upper = offsets.upper(node) {
                add("this is not expected here", lower, upper, writer)
                reached = upper
                count += 1
            } else if node.hasError, let missing = Self.missing(node.kind) {
                add("\(missing) is missing", reached, reached, writer)
                count += 1
            } else if node.hasError, let children = node.layoutView?.children {
                for child in children.reversed() {
                    if let child { pending.append(child) }
                }
            } else if let upper = offsets.upper(node) {
                reached = upper
            }
        }
    }

    private static func missing(_ kind: SyntaxKind) -> String? {
        switch kind {
        case .missingExpr: "an expression"
        case .missingType: "a type"
        case .missingDecl: "a declaration"
        case .missingStmt: "a statement"
        case .missingPattern: "a pattern"
        default: nil
        }
    }

    private func message(_ token: RawSyntaxTokenView) -> String? {
        guard token.presence == .present else {
            return token.rawText.isEmpty || token.rawText.hasPrefix("<#")
                ? "\(Self.words(token.rawKind)) is missing" : "'\(token.rawText)' is missing"
        }
        guard let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error else { return nil }
        return "this is not well formed (\(Self.words(diagnostic.kind)))"
    }

    private static func words(_ kind: RawTokenKind) -> String {
        switch kind {
        case .identifier: "a name"
        case .stringSegment, .stringQuote: "a string"
        case .integerLiteral, .floatLiteral: "a number"
        default: "something"
        }
    }

    /// `invalidUtf8` as `invalid utf8`.
    private static func words(_ kind: TokenDiagnostic.Kind) -> String {
        var words = ""
        for character in "\(kind)" {
            words += character.isUppercase ? " \(character.lowercased())" : "\(character)"
        }
        return words
    }

    private func add(
        _ message: String,
        _ lower: Int,
        _ upper: Int,
        isNote: Bool = false,
        _ writer: FactsWriter
    ) {
        let row = writer.add(.syntaxErrors)
        writer.set(row, SyntaxErrorFact.Column.isNote, isNote ? 1 : 0)
        writer.set(row, SyntaxErrorFact.Column.message, text: message)
        writer.set(row, SyntaxErrorFact.Column.lower, min(lower, offsets.count))
        writer.set(row, SyntaxErrorFact.Column.upper, min(max(lower, upper), offsets.count))
    }
}

/// How much of a tree the parser did not expect, and how deep the tree is.
private struct Damage {
    private(set) var isSmall = true

    /// The parser's messages are made in a time that grows with the square of their number and of the depth of what stands
    /// beside them, broken or not, and recursively.
    private static let errorLimit = 100
    private static let depthLimit = 1_000

    init(_ root: RawSyntax) {
        var errorCount = 0
        var pending = [(node: root, depth: 0)]
        while let (node, depth) = pending.popLast() {
            if let token = node.tokenView {
                if token.presence == .missing || token.tokenDiagnostic != nil { errorCount += 1 }
            } else {
                if node.kind == .unexpectedNodes { errorCount += 1 }
                for case let child? in node.places { pending.append((child, depth + 1)) }
            }
            guard errorCount <= Self.errorLimit, depth <= Self.depthLimit else {
                isSmall = false
                return
            }
        }
    }
}
#endif
