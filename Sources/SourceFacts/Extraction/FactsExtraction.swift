/// Parses a Swift file into facts and drops the tree.
package enum FactsExtraction {
    /// How deeply brackets may be nested; what lies deeper is not looked at. Real code stays far below.
    static let nestingLimit = 200

    /// The stack that a thread needs for the nesting that the limit allows, in debug builds too.
    package static let stackSize = 64 << 20

    /// The facts of one file; who reads many uses one ``FactsExtractor`` for all of them.
    ///
    /// - Parameter flags: What the caller knows about the file, such as that ScreenSpec has generated it.
    package static func extract(_ bytes: [UInt8], flags: FileFacts.Flags = []) -> OwnedFacts {
        FactsExtractor().extract(bytes, flags: flags)
    }

    /// Whether this build can read Swift at all.
    package static var isAvailable: Bool {
        #if Check
        return true
        #else
        return false
        #endif
    }
}
