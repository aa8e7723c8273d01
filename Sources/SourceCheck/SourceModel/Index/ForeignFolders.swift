/// Folders of other people's code that lies in a project as it came: read for what it declares, and not checked.
package enum ForeignFolders {
    /// The folder of other people's code that a file lies in, as a path from the project's folder.
    package static func folder(of path: String) -> String? {
        var path = path
        return path.withUTF8 { bytes in
            var start = 0
            for end in bytes.indices where bytes[end] == UInt8(ascii: "/") {
                if isForeign(UnsafeBufferPointer(rebasing: bytes[start..<end])) {
                    return String(decoding: bytes[..<end], as: UTF8.self)
                }
                start = end + 1
            }
            return nil
        }
    }

    /// `Vendor`, `ThirdParty`, `third-party`.
    private static func isForeign(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first, initials.contains(first) else { return false }
        let letters = name.filter { !separators.contains($0) }.map { $0 | lowercaseBit }
        return names.contains { $0.utf8.elementsEqual(letters) }
    }

    private static let names = ["vendor", "vendors", "thirdparty", "thirdparties", "3rdparty"]
    private static let initials = Array("vVtT3".utf8)
    private static let separators = Array(" -_".utf8)
    private static let lowercaseBit: UInt8 = 0x20
}
