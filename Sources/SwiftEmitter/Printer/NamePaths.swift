import ScreenModel

extension SwiftName {
    /// `CreateOrder.Request`, wherever a type is named by its path.
    static func typePath(_ path: String) -> String {
        escapingParts(of: path, first: escapedType, others: escapedMemberType)
    }

    /// `product.name`, wherever a value is named by its path.
    static func valuePath(_ path: String) -> String {
        escapingParts(of: path, first: escaped, others: escapedMember)
    }

    private static func escapingParts(
        of path: String,
        first: (String) -> String,
        others: (String) -> String
    ) -> String {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return first(path) }
        let names = path.split(separator: ".").map(String.init)
        return (names.prefix(1).map(first) + names.dropFirst().map(others)).joined(separator: ".")
    }
}
