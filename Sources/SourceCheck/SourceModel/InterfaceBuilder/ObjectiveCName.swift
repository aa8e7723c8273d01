import SourceFacts
import ScreenSpecDiagnostics

/// What Objective-C, and so Interface Builder, calls members of Swift.
enum ObjectiveCName {
    /// The selector of a method: `tapWithSender:` of `tap(sender:)`.
    static func selector(of member: MemberFact) -> String {
        stated(member) ?? selector(baseName: member.baseName.string, labels: labels(of: member.name.string))
    }

    /// What Swift 2 called it: `tap:` of `tap(sender:)`.
    static func selectorOfOldSwift(of member: MemberFact) -> String {
        selector(baseName: member.baseName.string, labels: ["_"] + labels(of: member.name.string).dropFirst())
    }

    static func property(_ member: MemberFact) -> String {
        stated(member) ?? member.baseName.string
    }

    /// `name` of `@objc(name)`.
    private static func stated(_ member: MemberFact) -> String? {
        member.attributes.first(named: "objc")?.argument?.string
    }

    /// `["_", "for"]` of `tap(_:for:)`.
    static func labels(of name: String) -> [String] {
        guard let start = name.firstIndex(of: "(") else { return [] }
        return name[name.index(after: start)...].dropLast().split(separator: ":").map(String.init)
    }

    static func selector(baseName: String, labels: [String]) -> String {
        guard let first = labels.first else { return baseName }
        var selector = baseName
        if first != "_" {
            let connects =
                !prepositions.contains(firstWord(of: first)) && !prepositions.contains(lastWord(of: baseName))
            selector += (connects ? "With" : "") + first.firstUppercased
        }
        return selector + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static func firstWord(of name: String) -> String {
        String(name.prefix { !$0.isUppercase })
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    /// Those that the Swift compiler goes by.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    // MARK: Classes

    /// The module and the names of a class that the compiler has written in its own way: `_TtCC3App5Outer5Inner`.
    static func demangled(_ name: String) -> (module: String, path: String)? {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = name.dropFirst(3)
        let kinds = rest.prefix { "CVO".contains($0) }
        rest = rest.dropFirst(kinds.count)
        var names: [String] = []
        while let first = rest.first, first.isNumber {
            let digits = rest.prefix { $0.isNumber }
            guard let count = Int(digits), count < rest.count else { return nil }
            rest = rest.dropFirst(digits.count)
            names.append(String(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        guard rest.isEmpty, names.count == kinds.count + 1, names.count > 1 else { return nil }
        return (names[0], names.dropFirst().joined(separator: "."))
    }
}
