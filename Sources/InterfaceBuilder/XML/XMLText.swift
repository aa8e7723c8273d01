/// What text stands for once references are replaced.
package enum XMLText {
    /// The value of an attribute: white space is a space each, as XML has it.
    package static func attribute(_ bytes: ArraySlice<UInt8>) -> String {
        decode(bytes, space: UInt8(ascii: " "))
    }

    /// Text between tags: lines end with a line feed, whatever the file has.
    package static func content(_ bytes: ArraySlice<UInt8>) -> String {
        decode(bytes, space: nil)
    }

    /// What stands in a CDATA section.
    package static func verbatim(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: withLineFeeds(bytes), as: UTF8.self)
    }

    private static func decode(_ bytes: ArraySlice<UInt8>, space: UInt8?) -> String {
        guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = withLineFeeds(bytes)[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "&"), let end = rest.firstIndex(of: UInt8(ascii: ";")),
                let scalar = try? scalar(of: rest[(rest.startIndex + 1)..<end], at: 0)
            {
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                rest = rest[(end + 1)...]
                continue
            }
            result.append(byte < 0x20 ? space ?? byte : byte)
            rest = rest.dropFirst()
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func withLineFeeds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "\r")) else { return Array(bytes) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in zip(bytes.indices, bytes) {
            if byte != UInt8(ascii: "\r") {
                result.append(byte)
            } else if index + 1 == bytes.endIndex || bytes[index + 1] != UInt8(ascii: "\n") {
                result.append(UInt8(ascii: "\n"))
            }
        }
        return result
    }

    /// What stands between `&` and `;`.
    static func scalar(of reference: ArraySlice<UInt8>, at offset: Int) throws(XMLFault) -> Unicode.Scalar {
        let text = String(decoding: reference, as: UTF8.self)
        guard text.hasPrefix("#") else {
            guard let scalar = entities[text] else { throw XMLFault(.entity(String(text.prefix(20))), at: offset) }
            return scalar
        }
        let isHexadecimal = text.hasPrefix("#x")
        let digits = text.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.utf8.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) == true,
            let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value),
            XMLCharacters.isAllowed(scalar)
        else { throw XMLFault(.characterReference(String(text.dropFirst().prefix(20))), at: offset) }
        return scalar
    }

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
}
