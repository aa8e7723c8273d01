#if Check
/// The modules that only tests import.
enum TestModules {
    private static let names = ["XCTest", "Testing", "Quick", "Nimble"].map { Array($0.utf8) }
    private static let keyword = Array("import ".utf8)

    static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        names.contains { $0.elementsEqual(name) }
    }

    /// Whether what stands before the first brace of a source reads as if it imported one of them; it may be a comment.
    static func seemImported(by source: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while offset + keyword.count < source.count, source[offset] != UInt8(ascii: "{") {
            if source[offset] == keyword[0], source[offset..<offset + keyword.count].elementsEqual(keyword) {
                let start = offset + keyword.count
                let name = source[start...].prefix { !$0.isSpace }
                if contains(UnsafeBufferPointer(rebasing: name)) { return true }
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
