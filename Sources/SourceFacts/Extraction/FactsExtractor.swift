#if Check
@_spi(RawSyntax) import SwiftSyntax
#endif

/// Parses Swift files into facts, in memory that it keeps from one to the next.
///
/// A processor is faster while it goes on doing one kind of thing, so that some files are parsed before their trees are read.
package final class FactsExtractor {
    private var parsed: [ParsedSource] = []
    private var parsedByteCount = 0
    #if Check
    private var visitor: FactsVisitor?
    #endif

    package init() {}

    /// The facts of one file.
    ///
    /// - Parameter flags: What the caller knows about the file, such as that ScreenSpec has generated it.
    package func extract(_ bytes: [UInt8], flags: FileFacts.Flags = []) -> FileFacts {
        facts(of: ParsedSource(bytes, flags: flags))
    }

    // MARK: Several files

    private static let fileLimit = 8
    private static let byteLimit = 48 << 10

    /// Parses a file, whose tree is kept until its facts are taken.
    package func parse(_ bytes: [UInt8], flags: FileFacts.Flags = []) {
        parsed.append(ParsedSource(bytes, flags: flags))
        parsedByteCount += bytes.count
    }

    /// Whether the facts had better be taken, before the trees are out of the processor's caches.
    package var isFull: Bool {
        parsed.count >= Self.fileLimit || parsedByteCount >= Self.byteLimit
    }

    /// The facts of the files that were parsed since the last time, in that order.
    package func takeFacts() -> [FileFacts] {
        defer {
            parsed.removeAll(keepingCapacity: true)
            parsedByteCount = 0
        }
        return parsed.indices.map { index in
            defer { parsed[index].dropTree() }
            return facts(of: parsed[index])
        }
    }

    // MARK: One file

    private static func noFacts(of source: ParsedSource, _ flags: FileFacts.Flags) -> FileFacts {
        FileFacts(unchecked: FactsWriter().words(flags: flags, sourceByteCount: source.bytes.count))
    }

    #if Check
    /// Files that are larger leave no memory behind.
    private static let keptByteCount = 1 << 18

    private func facts(of parsed: ParsedSource) -> FileFacts {
        defer { if parsed.bytes.count > Self.keptByteCount { visitor = nil } }
        guard let tree = parsed.tree else { return Self.noFacts(of: parsed, parsed.flags.union(.tooDeep)) }
        return parsed.bytes.withUnsafeBufferPointer { source in
            guard let skeleton = parsed.skeleton else { return facts(of: tree, source, of: parsed, source) }
            let facts = skeleton.bytes.withUnsafeBufferPointer { self.facts(of: tree, $0, of: parsed, source) }
            // What looked like an import may be a comment, and of broken code all is to be told.
            if facts.isTest, !facts.hasSyntaxErrors { return facts }
            facts.words.deallocate()
            return self.facts(of: ParsedSource.tree(of: source), source, of: parsed, source)
        }
    }

    /// - Parameter text: What the tree was made from: the source, or what stands for it.
    private func facts(
        of tree: SourceFileSyntax,
        _ text: UnsafeBufferPointer<UInt8>,
        of parsed: ParsedSource,
        _ source: UnsafeBufferPointer<UInt8>
    ) -> FileFacts {
        if tree.hasError, let other = MistakenSignatures.bytes(in: tree, of: text) {
            let facts = facts(readOff: other.withUnsafeBufferPointer(ParsedSource.tree), of: parsed, source)
            if !facts.hasSyntaxErrors { return facts }
            facts.words.deallocate()
        }
        return facts(readOff: tree, of: parsed, source)
    }

    private func facts(
        readOff tree: SourceFileSyntax,
        of parsed: ParsedSource,
        _ source: UnsafeBufferPointer<UInt8>
    ) -> FileFacts {
        let root = tree.raw
        guard let endOfFile = RawSourceFileSyntax(root)?.endOfFileToken.raw,
            let offsets = SyntaxOffsets(endOfFile: endOfFile, count: source.count)
        else { return Self.noFacts(of: parsed, parsed.flags) }
        var flags = parsed.flags
        let visitor = visitor(offsets, source)
        visitor.visit(SyntaxNode(root))
        if visitor.isTooDeep { flags.insert(.tooDeep) }
        if visitor.isTest { flags.insert(.test) }
        if tree.hasError {
            flags.insert(.hasSyntaxErrors)
            SyntaxErrors(offsets: offsets).collect(tree, into: visitor.writer)
        }
        SourceSuppressions(offsets: offsets, source: source).collect(root, into: visitor.writer)
        return withExtendedLifetime(tree) {
            FileFacts(unchecked: visitor.writer.words(flags: flags, sourceByteCount: source.count))
        }
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
    #else
    private func facts(of parsed: ParsedSource) -> FileFacts {
        Self.noFacts(of: parsed, parsed.flags)
    }
    #endif
}
