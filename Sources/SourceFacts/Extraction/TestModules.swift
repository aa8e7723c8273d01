#if Check
/// What only tests import: the modules to write tests with, and what is to be tested, by `@testable`.
enum TestModules {
    static let attribute: StaticString = "testable"
    private static let names = ["XCTest", "Testing", "Quick", "Nimble"].map { Array($0.utf8) }
    private static let keyword = Array("import ".utf8)
    private static let writtenAttribute = Array("@testable".utf8)

    static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        names.contains { $0.elementsEqual(name) }
    }

    /// Whether what stands before the first brace of a source reads as if it imported what tests do; it may be a comment.
    static func seemImported(by source: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while offset + keyword.count < source.count, source[offset] != UInt8(ascii: "{") {
            if source[offset] == keyword[0], source[offset..<offset + keyword.count].elementsEqual(keyword) {
                let start = offset + keyword.count
                let name = source[start...].prefix { !$0.isSpace }
                if contains(UnsafeBufferPointer(rebasing: name)) { return true }
            } else if source[offset] == writtenAttribute[0], source[offset...].starts(with: writtenAttribute) {
                return true
            }
            offset += 1
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self <= UInt8(ascii: " ") }
}
#endif
