/// The names of types in a piece of Swift notation: what `[NSAttributedString.Key: Any]?` or a parameter list mentions.
///
/// A type starts with an upper-case letter. So does the odd parameter (`url URL: URL`), and a generic parameter that is
/// being declared; those stand before a colon in round or angle brackets and are left out.
package enum TypeNames {
    package static func mentioned(in text: some StringProtocol) -> [String] {
        var names: [String] = []
        var brackets: [Character] = []
        var rest = Substring(text)
        while let first = rest.first {
            switch first {
            case "(", "[", "<":
                brackets.append(first)
                rest = rest.dropFirst()
            case ")", "]", ">":
                brackets.removeLast(brackets.isEmpty ? 0 : 1)
                rest = rest.dropFirst()
            case "-" where rest.hasPrefix("->"):
                rest = rest.dropFirst(2)
            case _ where first.isLetter || first == "_" || first == "`":
                let name = rest.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }
                rest = rest.dropFirst(name.count)
                let declares = rest.first == ":" && (brackets.last == "(" || brackets.last == "<")
                if !declares, startsLikeType(name) { names.append(withoutMetatype(name)) }
            case "@":
                rest = rest.dropFirst().drop { $0.isLetter }
            default:
                rest = rest.dropFirst()
            }
        }
        return names
    }

    private static func startsLikeType(_ name: Substring) -> Bool {
        name != "Self" && (name.drop { $0 == "_" }.first?.isUppercase ?? false)
    }

    private static func withoutMetatype(_ name: Substring) -> String {
        for suffix in [".Type", ".Protocol"] where name.hasSuffix(suffix) { return String(name.dropLast(suffix.count)) }
        return String(name)
    }
}
