extension XMLReader {
    /// The place of an attribute's value in the tag that was read last.
    package func place(of name: StaticString) -> Range<Int>? {
        let count = name.utf8CodeUnitCount
        let start = UnsafeBufferPointer(start: name.utf8Start, count: count)
        return attributes.first { $0.name.count == count && bytes[$0.name].elementsEqual(start) }?.value
    }

    /// An attribute's value in the tag that was read last.
    package func value(of name: StaticString) -> String? {
        place(of: name).map { XMLText.attribute(bytes[$0]) }
    }

    package func name(of tag: Tag) -> String {
        String(decoding: bytes[tag.name], as: UTF8.self)
    }
}
