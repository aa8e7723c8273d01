#if Check
@_spi(ExperimentalLanguageFeatures) @_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// The source of tests without what their functions do.
///
/// Rules ask nothing of tests but what they declare and which names they mention, and to find where a body ends takes a part of
/// what it takes to parse it. Bodies that declare types, or have a selector, stay.
struct TestSkeleton {
    private(set) var bytes: [UInt8] = []
    /// Where those stood.
    private(set) var pieces: [SourcePieces.Piece] = []

    /// `nil` where a source does not look like tests, or where braces do not fit together.
    init?(of source: UnsafeBufferPointer<UInt8>) {
        guard TestModules.seemImported(by: source) else { return nil }
        var finder = BodyFinder(source)
        guard let bodies = finder.bodies(), !bodies.isEmpty else { return nil }
        bytes.reserveCapacity(source.count)
        pieces.reserveCapacity(bodies.count + 1)
        var offset = 0
        for body in bodies {
            append(source, offset..<body.lowerBound)
            offset = body.upperBound
        }
        append(source, offset..<source.count)
    }

    private mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        pieces.append(SourcePieces.Piece(start: bytes.count, shift: range.lowerBound - bytes.count))
        bytes += UnsafeBufferPointer(rebasing: source[range])
    }
}

/// Finds the bodies of the functions that a file or its types declare, with the parser's own lexer.
private struct BodyFinder {
    /// What a pair of braces holds.
    private enum Block {
        case members
        case body(start: Int)
        case other
    }

    /// What the last keyword of a declaration says of the next pair of braces.
    private enum Heading {
        case type, function, other
    }

    private let source: UnsafeBufferPointer<UInt8>
    private var found: [Range<Int>] = []
    private var blocks: [(block: Block, parenthesesOutside: Int)] = []
    private var parentheses = 0
    private var heading = Heading.other
    /// Whether the body that is being read has to stay.
    private var stays = false
    private var isInBody = false

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// What stands between the braces of each; `nil` where braces do not fit together.
    mutating func bodies() -> [Range<Int>]? {
        let tracker = UnsafeMutablePointer<LookaheadTracker>.allocate(capacity: 1)
        tracker.initialize(to: LookaheadTracker())
        defer { tracker.deallocate() }
        var lexemes = Lexer.tokenize(source, lookaheadTracker: tracker, experimentalFeatures: [])
        var offset = 0
        var followsPeriod = false
        while let lexeme = lexemes.next() {
            let lower = offset + lexeme.textRange.lowerBound
            offset += lexeme.byteLength
            let kind = lexeme.rawTokenKind
            switch kind {
            case .endOfFile: return blocks.isEmpty ? found : nil
            case .leftBrace: open(behind: lower + 1)
            case .rightBrace: guard close(at: lower) else { return nil }
            case .leftParen: parentheses += 1
            case .rightParen: parentheses -= 1
            case .keyword, .identifier:
                if isInBody {
                    stays = stays || Self.keepsBody(lexeme.tokenText)
                } else if kind == .keyword, !followsPeriod {
                    read(lexeme.tokenText)
                }
            default: break
            }
            followsPeriod = kind == .period
        }
        return nil
    }

    private static func keepsBody(_ word: SyntaxText) -> Bool {
        word == "selector" || word == "class" || word == "struct" || word == "enum" || word == "actor"
    }

    private var isAmongMembers: Bool {
        guard parentheses == 0 else { return false }
        guard let last = blocks.last else { return true }
        if case .members = last.block { return true }
        return false
    }

    private mutating func read(_ keyword: SyntaxText) {
        guard isAmongMembers else { return }
        switch keyword {
        case "func", "init", "deinit": heading = .function
        case "class", "struct", "enum", "extension", "protocol": heading = .type
        case "var", "let", "subscript", "case", "import", "typealias": heading = .other
        default: break
        }
    }

    private mutating func open(behind offset: Int) {
        var block = Block.other
        if isAmongMembers {
            switch heading {
            case .type: block = .members
            case .function:
                block = .body(start: offset)
                isInBody = true
                stays = false
            case .other: break
            }
            heading = .other
        }
        blocks.append((block, parentheses))
        parentheses = 0
    }

    /// `false` where nothing is open.
    private mutating func close(at offset: Int) -> Bool {
        guard let (block, outside) = blocks.popLast() else { return false }
        parentheses = outside
        if case .body(let start) = block {
            isInBody = false
            if !stays, start < offset { found.append(start..<offset) }
        }
        if isAmongMembers { heading = .other }
        return true
    }
}
#endif
