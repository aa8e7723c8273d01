#if Check
@_spi(RawSyntax) import SwiftSyntax

/// A node of the raw tree, with what the visitor asks of every node: its kind and its parts.
///
/// Nothing is copied out of the tree. Most of its nodes are punctuation and empty lists that no fact comes from, so that it is
/// cheaper to ask swift-syntax about those that are met than to lay all of them out.
struct SyntaxNode {
    let raw: RawSyntax
    let kind: SyntaxKind
    /// The places of the layout, some of which are empty. Swift-syntax is asked for them once, since each question to it is a
    /// call that cannot be inlined. They are there as long as the tree is.
    let places: UnsafeBufferPointer<RawSyntax?>

    init(_ raw: RawSyntax) {
        self.raw = raw
        kind = raw.kind
        places = kind == .token ? UnsafeBufferPointer(start: nil, count: 0) : raw.places
    }

    var isToken: Bool { kind == .token }
    /// Whether nothing of it stands in the source, not even space.
    var isMissing: Bool { raw.isMissing }

    /// The text of a token, as swift-syntax has it; one that is missing has a text as well.
    var tokenText: SyntaxText? { raw.tokenView?.rawText }

    // MARK: Children

    /// The places of the layout; those with even numbers hold what the parser did not expect. In a list, each holds an element.
    var placeCount: Int { places.count }

    /// The child in one place of the layout.
    func child(_ place: Int) -> SyntaxNode? {
        place < places.count ? places[place].map(SyntaxNode.init) : nil
    }

    /// The token in one place of the layout, be it missing from the source.
    func token(_ place: Int) -> RawSyntaxTokenView? {
        place < places.count ? places[place]?.tokenView : nil
    }

    /// The kind of the child in one place of the layout.
    func kind(of place: Int) -> SyntaxKind? {
        place < places.count ? places[place]?.kind : nil
    }

    /// Whether nothing stands in one place of the layout.
    func isEmpty(_ place: Int) -> Bool {
        place >= places.count || places[place].map(\.isMissing) ?? true
    }

    /// The first child of a kind.
    func first(_ kind: SyntaxKind) -> SyntaxNode? {
        for case let raw? in places where raw.kind == kind { return SyntaxNode(raw) }
        return nil
    }

    func forEachChild(_ body: (SyntaxNode) -> Void) {
        for case let raw? in places { body(SyntaxNode(raw)) }
    }

    /// Itself, if it is of a kind.
    func of(_ kind: SyntaxKind) -> SyntaxNode? {
        self.kind == kind ? self : nil
    }
}

extension RawSyntax {
    var isMissing: Bool { byteLength == 0 }

    /// Whether some path from here to a token has more levels, found without recursion.
    func isDeeper(than limit: Int) -> Bool {
        var pending = [(node: self, depth: 0)]
        while let (node, depth) = pending.popLast() {
            guard depth <= limit else { return true }
            for case let child? in node.places { pending.append((child, depth + 1)) }
        }
        return false
    }

    /// The places of the layout, some of which are empty; none where this is a token.
    ///
    /// They lie in the arena of the tree, whose memory neither moves nor goes as long as the tree is there: what is valid within the
    /// closure is so until then.
    var places: UnsafeBufferPointer<RawSyntax?> {
        guard let children = layoutView?.children else { return UnsafeBufferPointer(start: nil, count: 0) }
        guard let places = children.withContiguousStorageIfAvailable({ $0 }) else {
            preconditionFailure("the children of a node do not lie side by side")
        }
        return places
    }
}
#endif
