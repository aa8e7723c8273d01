/// What stands before `func` or `var`.
struct Modifiers {
    /// Attributes, and the modifiers that the model does not tell apart, as written.
    var attributes: [String] = []
    var isStatic = false
    var isMutating = false
}

extension RequirementParser {
    mutating func modifiers() throws(NotationError) -> Modifiers {
        var modifiers = Modifiers()
        var isolation: [String] = []
        while true {
            types.cursor.skipWhitespace()
            if cursor.isAt("@") {
                modifiers.attributes.append(try types.declarationAttribute())
                continue
            }
            if cursor.isAt("nonisolated(") {
                throw cursor.unexpected(
                    "'nonisolated' takes no argument in a requirement",
                    help: ["Write 'nonisolated'."]
                )
            }
            guard let word = modifier() else {
                modifiers.attributes += isolation
                return modifiers
            }
            switch word.text {
            case "static" where modifiers.isStatic: throw NotationError(word.range, "'static' is written twice")
            case "static": modifiers.isStatic = true
            case "mutating" where modifiers.isMutating: throw NotationError(word.range, "'mutating' is written twice")
            case "mutating": modifiers.isMutating = true
            case "nonisolated" where isolation.isEmpty: isolation = ["nonisolated"]
            default: throw refusal(of: word)
            }
        }
    }

    /// The modifier that stands here, read; a method may have the name of one, as in `open(url: URL)`.
    private mutating func modifier() -> Word? {
        guard let word = cursor.word(), !word.isQuoted, Self.known.contains(word.text) else { return nil }
        var ahead = cursor
        ahead.position = word.range.upperBound
        ahead.skipWhitespace()
        guard ahead.isAtWord || ahead.isAt("@") || word.isKeyword else { return nil }
        types.cursor = ahead
        return word
    }

    private func refusal(of modifier: Word) -> NotationError {
        let (reason, isToBeLeftOut) =
            switch modifier.text {
            case "public", "internal", "private", "fileprivate", "package", "open":
                ("a requirement is as visible as its protocol", true)
            case "class": ("a requirement on the type itself is written 'static'", false)
            case "optional": ("Swift protocols have no optional requirements", true)
            case "weak", "unowned": ("how a property holds its value is up to the type that has it", true)
            case "nonisolated": ("'nonisolated' is written twice", false)
            default: ("'\(modifier.text)' has no place in a requirement", true)
            }
        return NotationError(modifier.range, reason, help: isToBeLeftOut ? ["Leave '\(modifier.text)' out."] : [])
    }

    private static let known: Set<String> = [
        "class", "convenience", "distributed", "dynamic", "fileprivate", "final", "infix", "internal", "isolated",
        "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
        "prefix", "private", "public", "required", "static", "unowned", "weak",
    ]
}
