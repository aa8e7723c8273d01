#if Check
@_spi(RawSyntax) import SwiftSyntax

/// Where nodes of a tree stand in the source.
///
/// The text of a token points into the parser's copy of the source, so that its offset is a difference of addresses, and no
/// parent needs to be known.
struct SyntaxOffsets {
    private let base: UnsafePointer<UInt8>
    /// The bytes of the text that was parsed.
    let count: Int
    /// Where that stood in the source, unless it is the source.
    private let pieces: SourcePieces?

    /// - Parameters:
    ///   - endOfFile: The last token of the tree, which stands behind the last byte.
    ///   - count: The bytes of the text that was parsed.
    init?(endOfFile: RawSyntax, count: Int, pieces: SourcePieces?) {
        guard let end = endOfFile.tokenView?.rawText.baseAddress else { return nil }
        base = end - count
        self.count = count
        self.pieces = pieces
    }

    /// The offset of a token's text; `nil` for one that is missing from the source.
    func start(of token: RawSyntaxTokenView) -> Int? {
        range(of: token)?.lowerBound
    }

    /// Where a token's text stands.
    func range(of token: RawSyntaxTokenView) -> Range<Int>? {
        range(of: token.rawText.buffer)
    }

    /// Where the text of a token stands; `nil` for that of a token which is missing, since it does not come from the source.
    func range(of text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let address = text.baseAddress else { return nil }
        let offset = address - base
        guard offset >= 0, offset <= count else { return nil }
        let range = offset..<offset + text.count
        return pieces?.source(of: range) ?? range
    }

    /// Where the node's text starts, behind space and comments; `nil` where nothing of it stands in the source.
    func lower(_ node: RawSyntax) -> Int? {
        firstToken(node).flatMap(start)
    }

    func upper(_ node: RawSyntax) -> Int? {
        lastToken(node).flatMap(range)?.upperBound
    }

    /// The same of a node whose places are known.
    func lower(_ node: SyntaxNode) -> Int? {
        if node.isToken { return lower(node.raw) }
        return Self.firstPresent(of: node.places).flatMap(lower)
    }

    func upper(_ node: SyntaxNode) -> Int? {
        if node.isToken { return upper(node.raw) }
        return Self.lastPresent(of: node.places).flatMap(upper)
    }

    // The first and the last token of which something stands in the source, found without recursion: a chain of calls may have
    // a hundred thousand levels. Where it is asked for on each level of one, the visitor hands on what it has found.

    private func firstToken(_ node: RawSyntax) -> RawSyntaxTokenView? {
        var node = node
        while true {
            if let token = node.tokenView { return token }
            guard let child = Self.firstPresent(of: node.places) else { return nil }
            node = child
        }
    }

    private func lastToken(_ node: RawSyntax) -> RawSyntaxTokenView? {
        var node = node
        while true {
            if let token = node.tokenView { return token }
            guard let child = Self.lastPresent(of: node.places) else { return nil }
            node = child
        }
    }

    private static func firstPresent(of places: UnsafeBufferPointer<RawSyntax?>) -> RawSyntax? {
        for case let child? in places where !child.isMissing { return child }
        return nil
    }

    private static func lastPresent(of places: UnsafeBufferPointer<RawSyntax?>) -> RawSyntax? {
        var place = places.count
        while place > 0 {
            place -= 1
            if let child = places[place], !child.isMissing { return child }
        }
        return nil
    }
}

extension SyntaxText {
    var buffer: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: baseAddress, count: baseAddress == nil ? 0 : count)
    }
}
#endif
