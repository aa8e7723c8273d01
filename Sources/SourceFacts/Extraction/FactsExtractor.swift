import SourceText

#if Check
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax
#endif

/// Parses Swift files into facts, one after the other, in memory that it keeps from one to the next.
package final class FactsExtractor {
    #if Check
    private var visitor: FactsVisitor?
    private let blocks = FactBlocks()
    #endif

    package init() {}

    /// - Parameter flags: What the caller knows about the file, such as that ScreenSpec has generated it.
    package func extract(_ bytes: [UInt8], flags: FileFacts.Flags = []) -> FileFacts {
        #if Check
        return bytes.withUnsafeBufferPointer { extract($0, flags: flags) }
        #else
        return FileFacts(unchecked: FactsWriter().words(flags: flags, sourceByteCount: bytes.count))
        #endif
    }

    #if Check
    /// Files that are larger leave no memory behind.
    private static let keptByteCount = 1 << 18

    private func extract(_ source: UnsafeBufferPointer<UInt8>, flags: FileFacts.Flags) -> FileFacts {
        defer { if source.count > Self.keptByteCount { visitor = nil } }
        guard !NestingEstimate.mayBeTooDeep(source) || !NestingScan.isTooDeep(source) else {
            return FileFacts(
                unchecked: FactsWriter().words(flags: flags.union(.tooDeep), sourceByteCount: source.count)
            )
        }
        if let skeleton = TestSkeleton(of: source) {
            let facts = facts(parsing: skeleton, of: source, flags)
            // What looked like an import may be a comment, and of broken code all is to be told.
            if facts.isTest, !facts.hasSyntaxErrors { return facts }
            blocks.takeBack(facts.words)
        }
        return facts(parsing: source, of: source, flags)
    }

    private func facts(
        parsing skeleton: TestSkeleton,
        of source: UnsafeBufferPointer<UInt8>,
        _ given: FileFacts.Flags
    ) -> FileFacts {
        skeleton.bytes.withUnsafeBufferPointer { text in
            skeleton.pieces.withUnsafeBufferPointer { pieces in
                facts(parsing: text, SourcePieces(pieces: pieces), of: source, given)
            }
        }
    }

    /// - Parameters:
    ///   - text: The source, or what stands for it.
    ///   - pieces: Where that stood in the source, unless it is the source.
    ///   - again: Whether to look for closures that the parser mistakes.
    private func facts(
        parsing text: UnsafeBufferPointer<UInt8>,
        _ pieces: SourcePieces? = nil,
        of source: UnsafeBufferPointer<UInt8>,
        _ given: FileFacts.Flags,
        again: Bool = true
    ) -> FileFacts {
        // What only Swift 6 refuses, such as a space before an attribute's arguments, compiles in most projects.
        var parser = Parser(text, maximumNestingLevel: FactsExtraction.nestingLimit, swiftVersion: .v5)
        let tree = SourceFileSyntax.parse(from: &parser)
        if again, tree.hasError, let other = MistakenSignatures.bytes(in: tree, of: text) {
            let facts = other.withUnsafeBufferPointer {
                self.facts(parsing: $0, pieces, of: source, given, again: false)
            }
            if !facts.hasSyntaxErrors { return facts }
            blocks.takeBack(facts.words)
        }
        return withExtendedLifetime(tree) { facts(of: tree, count: text.count, pieces, source, given) }
    }

    /// - Parameter count: The bytes of the text that was parsed.
    private func facts(
        of tree: SourceFileSyntax,
        count: Int,
        _ pieces: SourcePieces?,
        _ source: UnsafeBufferPointer<UInt8>,
        _ given: FileFacts.Flags
    ) -> FileFacts {
        let root = tree.raw
        guard let endOfFile = RawSourceFileSyntax(root)?.endOfFileToken.raw,
            let offsets = SyntaxOffsets(endOfFile: endOfFile, count: count, pieces: pieces)
        else {
            return FileFacts(unchecked: FactsWriter().words(flags: given, sourceByteCount: source.count))
        }
        var flags = given
        let visitor = visitor(offsets, source)
        visitor.visit(SyntaxNode(root))
        if visitor.isTooDeep { flags.insert(.tooDeep) }
        if visitor.isTest { flags.insert(.test) }
        if tree.hasError {
            flags.insert(.hasSyntaxErrors)
            SyntaxErrors(offsets: offsets).collect(tree, into: visitor.writer)
        }
        SourceSuppressions(offsets: offsets, source: source).collect(root, into: visitor.writer)
        return FileFacts(unchecked: visitor.writer.words(flags: flags, sourceByteCount: source.count, in: blocks))
    }

    private func visitor(_ offsets: SyntaxOffsets, _ source: UnsafeBufferPointer<UInt8>) -> FactsVisitor {
        if let visitor {
            visitor.start(offsets, source)
            return visitor
        }
        let visitor = FactsVisitor(offsets: offsets, source: source)
        self.visitor = visitor
        return visitor
    }
    #endif
}
