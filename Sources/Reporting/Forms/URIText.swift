import ScreenSpecFileSystem

/// Paths as parts of URIs (RFC 3986).
enum URIText {
    /// A relative reference for a relative path, a `file` URI for an absolute one.
    static func reference(to path: String) -> String {
        let encoded = encoded(path)
        return Paths.isAbsolute(path) ? "file://" + encoded : encoded
    }

    /// Everything but letters, digits and `-._~/` as bytes: a colon in the first part would end a scheme.
    private static func encoded(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return result
    }
}
