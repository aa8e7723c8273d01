/// Names in camel case.
extension StringProtocol {
    /// `LoginButton` for `loginButton`.
    package var firstUppercased: String { prefix(1).uppercased() + dropFirst() }

    /// `loginButton` for `LoginButton`.
    package var firstLowercased: String { prefix(1).lowercased() + dropFirst() }

    /// `["login", "Button"]`, `["UI", "Text", "Field"]`: of several capitals the last one starts the next word.
    package var camelCaseWords: [String] {
        let characters = Array(self)
        var words: [String] = []
        for (index, character) in characters.enumerated() {
            let follows = index > 0 && (characters[index - 1].isLowercase || characters[index - 1].isNumber)
            let starts = index > 0 && index + 1 < characters.count && characters[index + 1].isLowercase
            if words.isEmpty || character.isUppercase && (follows || starts) {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }
}
