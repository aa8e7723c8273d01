#if Check
/// What only tests import: the modules to write tests with, and what is to be tested, by `@testable`.
enum TestModules {
    static let attribute: StaticString = "testable"
    private static let names = ["XCTest", "Testing", "Quick", "Nimble"].map { Array($0.utf8) }
    private static let keyword: StaticString = "import "
    private static let imports = BytePattern(keyword)
    private static let attributes = BytePattern("@testable")
    private static let brace = BytePattern("{")

    static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        names.contains { $0.elementsEqual(name) }
    }

    /// Whether what stands before the first brace of a source reads as if it imported what tests do; it may be a comment.
    static func seemImported(by source: UnsafeBufferPointer<UInt8>) -> Bool {
        let head = UnsafeBufferPointer(rebasing: source[..<(brace.firstOffset(in: source) ?? source.count)])
        if attributes.occurs(in: head) { return true }
        var offset = 0
        while let found = imports.firstOffset(in: head, from: offset) {
            offset = found + keyword.utf8CodeUnitCount
            let name = head[offset...].prefix { !$0.isSpace }
            if contains(UnsafeBufferPointer(rebasing: name)) { return true }
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self <= UInt8(ascii: " ") }
}
#endif
