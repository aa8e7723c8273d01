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
            if let token = node.tokenView {
                let start = offsets.start(of: token)
                let lower = start ?? reached
                let upper = lower + (start == nil ? 0 : token.textByteLength)
                reached = upper
                guard let message = message(token) else { continue }
                add(message, lower, upper, &writer)
                count += 1
            } else if node.kind == .unexpectedNodes, let lower = offsets.lower(node), let upper = offsets.upper(node) {
                add("this is not expected here", lower, upper, &writer)
                reached = upper
                count += 1
            } else if node.hasError, let missing = Self.missing(node.kind) {
                add("\(missing) is missing", reached, reached, &writer)
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

    private func add(_ message: String, _ lower: Int, _ upper: Int, _ writer: inout FactsWriter) {
        let row = writer.add(.syntaxErrors)
        writer.set(row, SyntaxErrorFact.Column.message, text: message)
        writer.set(row, SyntaxErrorFact.Column.lower, min(lower, offsets.count))
        writer.set(row, SyntaxErrorFact.Column.upper, min(max(lower, upper), offsets.count))
    }
}
#endif
