#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// Writes down the words that stand in a body of which `SourceSkeleton` may have left nothing.
    func words(inBody body: SyntaxNode) {
        guard isTest || isGeneratedElsewhere else { return }
        let lower = lower(body)
        let upper = upper(body)
        // What is declared in a body stands in words that are there already.
        guard lower < upper, upper <= source.count, lower >= endOfWords else { return }
        endOfWords = upper
        let text = UnsafeBufferPointer(rebasing: source[lower..<upper])
        SwiftWords(text).forEach { _ = writer.text($0) }
    }
}

/// The words of a piece of Swift, those in comments and strings as well.
struct SwiftWords {
    private let text: UnsafeBufferPointer<UInt8>

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    func forEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var offset = 0
        while offset < text.count {
            guard Self.isPart(text[offset]) else {
                offset += 1
                continue
            }
            let start = offset
            repeat { offset += 1 } while offset < text.count && Self.isPart(text[offset])
            if !Self.isDigit(text[start]) { body(UnsafeBufferPointer(rebasing: text[start..<offset])) }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    /// Letters, digits, the underscore, and whatever is not ASCII.
    private static func isPart(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
#endif
