#if Check
@_spi(RawSyntax) import SwiftSyntax

/// The first things in a file that are not Swift. The rest of the file is read as if they were not there.
struct SyntaxErrors {
    let offsets: SyntaxOffsets
    private static let limit = 3

    func collect(_ root: RawSyntax, into writer: inout FactsWriter) {
        var pending = [root]
        var reached = 0
        var count = 0
        while let node = pending.popLast(), count < Self.limit {
            defer { reached = max(reached, offsets.upper(node) ?? reached) }
            if let token = node.tokenView {
                guard let message = message(token) else { continue }
                let lower = offsets.start(of: token) ?? reached
                add(message, lower, lower + (token.presence == .present ? token.textByteLength : 0), &writer)
                count += 1
            } else if node.kind == .unexpectedNodes, let lower = offsets.lower(node), let upper = offsets.upper(node) {
                add("this is not expected here", lower, upper, &writer)
                count += 1
            } else if node.hasError, let children = node.layoutView?.children {
                // What is left of the first error has been passed when it is met.
                for child in children.reversed() {
                    if let child { pending.append(child) }
                }
                reached = max(reached, (offsets.fullLower(node) ?? reached))
                continue
            }
        }
    }

    private func message(_ token: RawSyntaxTokenView) -> String? {
        guard token.presence == .present else {
            return token.rawText.isEmpty ? "\(Self.words(token.rawKind)) is missing" : "'\(token.rawText)' is missing"
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

    private func add(_ message: String, _ lower: Int, _ upper: Int, _ writer: inout FactsWriter) {
        let row = writer.add(.syntaxErrors)
        writer.set(row, SyntaxErrorFact.Column.message, text: message)
        writer.set(row, SyntaxErrorFact.Column.lower, min(lower, offsets.count))
        writer.set(row, SyntaxErrorFact.Column.upper, min(max(lower, upper), offsets.count))
    }
}
#endif
