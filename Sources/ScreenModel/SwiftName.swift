/// Names as Swift source needs them: in backticks where a keyword stands in the way.
package enum SwiftName {
    /// The name of a declaration, or of a variable or type where it is used without a dot before it.
    package static func escaped(_ name: String) -> String {
        mayBeKeyword(name) && (isReserved(name) || isMetatypeMember(name)) ? "`\(name)`" : name
    }

    /// Whether a name looks like a keyword: short, and without a capital letter after its first. Most names do not, and
    /// need no look into a table.
    private static func mayBeKeyword(_ name: String) -> Bool {
        name.utf8.count <= longestReserved && name.utf8.dropFirst().allSatisfy { $0 >= UInt8(ascii: "a") }
    }

    /// What Swift puts after the dot of a type itself.
    static func isMetatypeMember(_ name: String) -> Bool {
        name == "Type" || name == "Protocol"
    }

    /// The label of an argument, a parameter, a payload or a tuple's element: only three keywords are none.
    package static func escapedLabel(_ label: String) -> String {
        nonLabels.contains(label) ? "`\(label)`" : label
    }

    /// A name after a dot: only what Swift itself puts there needs backticks.
    package static func escapedMember(_ name: String) -> String {
        name == "init" || name == "self" || isMetatypeMember(name) ? "`\(name)`" : name
    }

    /// The first name of a type's path.
    package static func escapedType(_ name: String) -> String {
        // The keywords that start with a capital are types.
        guard let first = name.utf8.first, first >= UInt8(ascii: "a"), mayBeKeyword(name) else { return name }
        return isReserved(name) || typeModifiers.contains(name) ? "`\(name)`" : name
    }

    /// A later name of a type's path.
    package static func escapedMemberType(_ name: String) -> String {
        isReserved(name) || isMetatypeMember(name) ? "`\(name)`" : name
    }

    /// Whether the name is a keyword wherever it stands, and so never a name without backticks.
    package static func isReserved(_ name: String) -> Bool {
        name.utf8.count <= longestReserved && reserved.contains(name)
    }

    /// Whether it is made of letters, digits and underscores, and so a key or a part of one as it is.
    package static func isWord(_ name: String) -> Bool {
        guard !name.isEmpty, name != "_" else { return false }
        // To ask what a character is takes its time, and nearly all are of ASCII.
        return name.utf8.allSatisfy(isOfWord) || name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// Keywords that are types all the same.
    package static let keywordTypes: Set<String> = ["Any", "Self"]

    /// What a type starts with and so cannot be called: `any` in `any Theme`.
    private static let typeModifiers: Set<String> = [
        "any", "async", "await", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
    ]
    private static let nonLabels: Set<String> = ["inout", "let", "var"]

    private static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
    private static let longestReserved = 15
}
