#if Check
@_spi(RawSyntax) import SwiftSyntax

/// Where nodes of a tree stand in the source.
///
/// The text of a token points into the parser's copy of the source, so that its offset is a difference of addresses, and no
/// parent needs to be known.
struct SyntaxOffsets {
    private let base: UnsafePointer<UInt8>
    let count: Int

    /// - Parameter endOfFile: The last token of the tree, which stands behind the last byte.
    init?(endOfFile: RawSyntax, count: Int) {
        guard let end = endOfFile.tokenView?.rawText.baseAddress else { return nil }
        base = end - count
        self.count = count
    }

    /// The offset of a token's text; `nil` for one that is missing from the source.
    func start(of token: RawSyntaxTokenView) -> Int? {
        guard token.presence == .present, let address = token.rawText.baseAddress else { return nil }
        let offset = address - base
        return offset >= 0 && offset <= count ? offset : nil
    }

    /// Where a token's text stands.
    func range(of token: RawSyntaxTokenView) -> Range<Int>? {
        guard token.presence == .present else { return nil }
        let text = token.rawText
        guard let address = text.baseAddress else { return nil }
        let offset = address - base
        return offset >= 0 && offset <= count ? offset..<offset + text.count : nil
    }

    /// Where the node's text starts, behind space and comments; `nil` where nothing of it stands in the source.
    func lower(_ node: RawSyntax) -> Int? {
        firstToken(node).flatMap(start)
    }

    func upper(_ node: RawSyntax) -> Int? {
        guard let token = lastToken(node), let start = start(of: token) else { return nil }
        return start + token.textByteLength
    }

    /// Where the space and the comments before the node start.
    func fullLower(_ node: RawSyntax) -> Int? {
        guard let token = firstToken(node), let start = start(of: token) else { return nil }
        return max(0, start - token.leadingTriviaByteLength)
    }

    /// Without recursion: a chain of calls may have a hundred thousand levels.
    private func firstToken(_ node: RawSyntax) -> RawSyntaxTokenView? {
        var node = node
        while true {
            if let token = node.tokenView { return token }
            guard let layout = node.layoutView,
                let child = layout.children.first(where: { ($0?.byteLength ?? 0) > 0 }) ?? nil
            else { return nil }
            node = child
        }
    }

    private func lastToken(_ node: RawSyntax) -> RawSyntaxTokenView? {
        var node = node
        while true {
            if let token = node.tokenView { return token }
            guard let layout = node.layoutView,
                let child = layout.children.last(where: { ($0?.byteLength ?? 0) > 0 }) ?? nil
            else { return nil }
            node = child
        }
    }
}

extension RawSyntax {
    var isMissing: Bool { byteLength == 0 }
}

extension SyntaxText {
    var buffer: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: baseAddress, count: baseAddress == nil ? 0 : count)
    }
}
#endif
