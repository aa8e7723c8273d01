/// A rule without a command, as compilers of C write it and Make and Ninja read it.
enum Depfile {
    /// Every input also stands as a target of its own: Make then builds on when one of them is gone.
    static func text(target: String, inputs: [String]) -> String {
        let inputs = inputs.map(escaped)
        let list = inputs.map { " \\\n  \($0)" }.joined()
        return "\(escaped(target)):\(list)\n" + inputs.map { "\n\($0):\n" }.joined()
    }

    /// A space, a tab, `#` or `:` follows a backslash, as do the backslashes in front of one; `$` is written twice.
    static func escaped(_ path: String) -> String {
        var result = ""
        var backslashes = ""
        for character in path.unicodeScalars {
            switch character {
            case "\\":
                backslashes += "\\"
                continue
            case " ", "\t", "#", ":": result += backslashes + backslashes + "\\"
            case "$": result += backslashes + "$"
            default: result += backslashes
            }
            backslashes = ""
            result.unicodeScalars.append(character)
        }
        return result + backslashes
    }
}
