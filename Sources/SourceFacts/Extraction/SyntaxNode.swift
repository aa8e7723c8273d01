#if Check
@_spi(RawSyntax) import SwiftSyntax

/// A node of a `FlatTree`: as small as a pointer, and all that the visitor asks of it lies behind that.
struct SyntaxNode {
    /// Children stand one after the other, behind all nodes that were reached before them.
    struct Record {
        var raw: RawSyntax
        var kind: SyntaxKind
        /// In the layout of the parent; places with even numbers hold what the parser did not expect.
        var place: UInt16
        /// How far behind this one the first child stands.
        var childOffset: UInt32 = 0
        var childCount: UInt32 = 0
        /// Where the text starts, behind space and comments, and where it ends; `none` where nothing of it stands in the source.
        var lower: UInt32 = Record.none
        var upper: UInt32 = Record.none
        /// Whether anything of it stands in the source, be it space.
        var isPresent: Bool

        static let none = UInt32.max
    }

    private let record: UnsafePointer<Record>

    init(_ record: UnsafePointer<Record>) {
        self.record = record
    }

    var raw: RawSyntax { record.pointee.raw }
    var kind: SyntaxKind { record.pointee.kind }
    var isToken: Bool { kind == .token }
    var isMissing: Bool { !record.pointee.isPresent }
    var lower: Int? { Self.offset(record.pointee.lower) }
    var upper: Int? { Self.offset(record.pointee.upper) }
    /// In the layout of the parent, the first one being 1 where nothing unexpected counts.
    var place: Int { Int(record.pointee.place) }
    var childCount: Int { Int(record.pointee.childCount) }

    private static func offset(_ word: UInt32) -> Int? {
        word == Record.none ? nil : Int(word)
    }

    /// The text of a token, as swift-syntax has it; one that is missing has a text as well.
    var tokenText: SyntaxText? { raw.tokenView?.rawText }

    // MARK: Children

    /// Those that the parser has made, in order.
    var children: Children {
        Children(first: record + Int(record.pointee.childOffset), endIndex: childCount)
    }

    struct Children: RandomAccessCollection {
        fileprivate let first: UnsafePointer<Record>
        let endIndex: Int

        var startIndex: Int { 0 }

        subscript(position: Int) -> SyntaxNode { SyntaxNode(first + position) }
    }

    /// The child in one place of the layout.
    func child(_ place: Int) -> SyntaxNode? {
        let first = record + Int(record.pointee.childOffset)
        for position in 0..<childCount {
            let found = Int(first[position].place)
            if found == place { return SyntaxNode(first + position) }
            if found > place { return nil }
        }
        return nil
    }

    /// The first child of a kind.
    func first(_ kind: SyntaxKind) -> SyntaxNode? {
        let first = record + Int(record.pointee.childOffset)
        for position in 0..<childCount where first[position].kind == kind { return SyntaxNode(first + position) }
        return nil
    }

    func forEachChild(_ body: (SyntaxNode) -> Void) {
        let first = record + Int(record.pointee.childOffset)
        for position in 0..<childCount { body(SyntaxNode(first + position)) }
    }

    /// Itself, if it is of a kind.
    func of(_ kind: SyntaxKind) -> SyntaxNode? {
        self.kind == kind ? self : nil
    }
}
#endif
