extension XMLReader {
    /// The place of an attribute's value in the tag that was read last.
    package func place(of name: String) -> Range<Int>? {
        attributes.first { bytes[$0.name].elementsEqual(name.utf8) }?.value
    }

    /// An attribute's value in the tag that was read last.
    package func value(of name: String) -> String? {
        place(of: name).map { XMLText.attribute(bytes[$0]) }
    }

    package func name(of tag: Tag) -> String {
        String(decoding: bytes[tag.name], as: UTF8.self)
    }
}
