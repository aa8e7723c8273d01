extension SwiftName {
    /// `CreateOrder.Request`, wherever a type is named by its path.
    package static func typePath(_ path: String) -> String {
        escapingParts(of: path, first: escapedType, others: escapedMemberType)
    }

    /// `product.name`, wherever a value is named by its path.
    package static func valuePath(_ path: String) -> String {
        escapingParts(of: path, first: escaped, others: escapedMember)
    }

    /// A case of an enum, where a value of the enum is expected: behind the name of a type, `Type` and `Protocol` are no cases of it.
    package static func caseValue(_ name: String, of path: String) -> String {
        "\(isMetatypeMember(name) ? "" : typePath(path)).\(escapedMember(name))"
    }

    private static func escapingParts(
        of path: String,
        first: (String) -> String,
        others: (String) -> String
    ) -> String {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return first(path) }
        var text = ""
        var rest = path[...]
        while let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
            let name = String(rest[..<dot])
            text += text.isEmpty ? first(name) : others(name)
            text += "."
            rest = rest[rest.utf8.index(after: dot)...]
        }
        return text + others(String(rest))
    }
}
