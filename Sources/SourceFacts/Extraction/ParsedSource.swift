#if Check
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax
#endif

/// A file between parsing and facts.
struct ParsedSource {
    let bytes: [UInt8]
    let flags: FileFacts.Flags
    #if Check
    /// What stands for the bytes because they look like tests.
    private(set) var skeleton: TestSkeleton?
    /// Of the skeleton if there is one; `nil` where brackets are nested too deeply to parse.
    private(set) var tree: SourceFileSyntax?
    #endif

    init(_ bytes: [UInt8], flags: FileFacts.Flags) {
        self.bytes = bytes
        self.flags = flags
        #if Check
        bytes.withUnsafeBufferPointer { parse($0) }
        #endif
    }

    /// To be called when nothing more is to be read off it.
    mutating func dropTree() {
        #if Check
        tree = nil
        #endif
    }

    #if Check
    private mutating func parse(_ source: UnsafeBufferPointer<UInt8>) {
        guard !NestingEstimate.mayBeTooDeep(source) || !NestingScan.isTooDeep(source) else { return }
        skeleton = TestSkeleton(of: source)
        tree = skeleton.map { $0.bytes.withUnsafeBufferPointer(Self.tree) } ?? Self.tree(of: source)
    }

    /// The tree has a copy of the text.
    static func tree(of text: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
        // What only Swift 6 refuses, such as a space before an attribute's arguments, compiles in most projects.
        var parser = Parser(text, maximumNestingLevel: FactsExtraction.nestingLimit, swiftVersion: .v5)
        return SourceFileSyntax.parse(from: &parser)
    }
    #endif
}
