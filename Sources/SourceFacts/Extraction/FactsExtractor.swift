#if Check
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax
#endif

/// Parses Swift files into facts, one after the other, in memory that it keeps from one to the next.
package final class FactsExtractor {
    #if Check
    private var visitor: FactsVisitor?
    #endif

    package init() {}

    /// - Parameter flags: What the caller knows about the file, such as that ScreenSpec has generated it.
    package func extract(_ bytes: [UInt8], flags: FileFacts.Flags = []) -> OwnedFacts {
        #if Check
        return bytes.withUnsafeBufferPointer { extract($0, flags: flags) }
        #else
        return FactsWriter().facts(flags: flags, sourceByteCount: bytes.count)
        #endif
    }

    #if Check
    /// Files that are larger leave no memory behind.
    private static let keptByteCount = 1 << 18

    private func extract(_ source: UnsafeBufferPointer<UInt8>, flags: FileFacts.Flags) -> OwnedFacts {
        var flags = flags
        if !flags.contains(.generated), GeneratorNotice.stands(in: source) { flags.insert(.generatedElsewhere) }
        guard !NestingScan.isTooDeep(source) else {
            return FactsWriter().facts(flags: flags.union(.tooDeep), sourceByteCount: source.count)
        }
        defer { if source.count > Self.keptByteCount { visitor = nil } }
        let found = collect(source, flags)
        return (visitor?.writer ?? FactsWriter()).facts(flags: found, sourceByteCount: source.count)
    }

    /// Has the visitor write down what there is in a file.
    ///
    /// - Parameter flags: What is known about the file; the result has more of it.
    private func collect(_ source: UnsafeBufferPointer<UInt8>, _ flags: FileFacts.Flags) -> FileFacts.Flags {
        if let skeleton = Self.skeleton(of: source, flags) {
            let found = collect(parsing: skeleton, of: source, flags)
            // What looked like an import may be a comment, and of broken code all is to be told.
            let isSkeletonEnough = !found.isDisjoint(with: [.test, .generatedElsewhere])
            if isSkeletonEnough, !found.contains(.hasSyntaxErrors) { return found }
        }
        return collect(parsing: source, of: source, flags)
    }

    private static func skeleton(of source: UnsafeBufferPointer<UInt8>, _ flags: FileFacts.Flags) -> SourceSkeleton? {
        if flags.contains(.generatedElsewhere) { return SourceSkeleton(of: source, keepsExtensions: true) }
        return TestModules.seemImported(by: source) ? SourceSkeleton(of: source, keepsExtensions: false) : nil
    }

    private func collect(
        parsing skeleton: SourceSkeleton,
        of source: UnsafeBufferPointer<UInt8>,
        _ flags: FileFacts.Flags
    ) -> FileFacts.Flags {
        skeleton.bytes.withUnsafeBufferPointer { text in
            skeleton.pieces.withUnsafeBufferPointer { pieces in
                collect(parsing: text, SourcePieces(pieces: pieces), of: source, flags)
            }
        }
    }

    /// - Parameters:
    ///   - text: The source, or what stands for it.
    ///   - pieces: Where that stood in the source, unless it is the source.
    ///   - again: Whether to look for closures that the parser mistakes.
    private func collect(
        parsing text: UnsafeBufferPointer<UInt8>,
        _ pieces: SourcePieces? = nil,
        of source: UnsafeBufferPointer<UInt8>,
        _ flags: FileFacts.Flags,
        again: Bool = true
    ) -> FileFacts.Flags {
        // What only Swift 6 refuses, such as a space before an attribute's arguments, compiles in most projects.
        var parser = Parser(text, maximumNestingLevel: FactsExtraction.nestingLimit, swiftVersion: .v5)
        let tree = SourceFileSyntax.parse(from: &parser)
        if again, tree.hasError, let other = MistakenSignatures.bytes(in: tree, of: text) {
            let found = other.withUnsafeBufferPointer { collect(parsing: $0, pieces, of: source, flags, again: false) }
            if !found.contains(.hasSyntaxErrors) { return found }
        }
        return withExtendedLifetime(tree) { collect(tree, count: text.count, pieces, of: source, flags) }
    }

    /// - Parameter count: The bytes of the text that was parsed.
    private func collect(
        _ tree: SourceFileSyntax,
        count: Int,
        _ pieces: SourcePieces?,
        of source: UnsafeBufferPointer<UInt8>,
        _ known: FileFacts.Flags
    ) -> FileFacts.Flags {
        let root = tree.raw
        guard let endOfFile = RawSourceFileSyntax(root)?.endOfFileToken.raw,
            let offsets = SyntaxOffsets(endOfFile: endOfFile, count: count, pieces: pieces)
        else {
            visitor?.writer.clear()
            return known
        }
        let visitor = visitor(offsets, source)
        visitor.isGeneratedElsewhere = known.contains(.generatedElsewhere)
        visitor.visit(SyntaxNode(root))
        var flags = known
        if visitor.isTooDeep { flags.insert(.tooDeep) }
        if visitor.isTest { flags.insert(.test) }
        if tree.hasError {
            flags.insert(.hasSyntaxErrors)
            SyntaxErrors(offsets: offsets).collect(tree, into: visitor.writer)
        }
        SourceSuppressions(offsets: offsets, source: source).collect(root, into: visitor.writer)
        var queries = TextQueries(source: source)
        queries.collect(into: visitor.writer)
        return flags
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
