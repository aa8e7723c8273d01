/// The little of Swift's notation that reading the catalogue needs: lists that brackets keep together.
enum Notation {
    /// The parts between commas that stand outside all brackets, without the spaces around them.
    static func list(_ text: Substring) -> [String] {
        var parts: [String] = []
        var depth = 0
        var start = text.startIndex
        var previous: Character = " "
        for position in text.indices {
            let character = text[position]
            if "(<[".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append(trimmed(text[start..<position]))
                start = text.index(after: position)
            }
            previous = character
        }
        let last = trimmed(text[start...])
        return last.isEmpty ? parts : parts + [last]
    }

    /// Where the bracket that the text starts with is closed.
    static func closingBracket(of text: Substring) -> Substring.Index? {
        var depth = 0
        var previous: Character = " "
        for position in text.indices {
            let character = text[position]
            if "(<[".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && previous != "-") {
                depth -= 1
                if depth == 0 { return position }
            }
            previous = character
        }
        return nil
    }

    /// The first place of a character outside all brackets.
    static func firstOutsideBrackets(_ wanted: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        var previous: Character = " "
        for position in text.indices {
            let character = text[position]
            if depth == 0, character == wanted { return position }
            if "(<[".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            previous = character
        }
        return nil
    }

    static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension Substring {
    /// The last occurrence of a text, byte by byte: the catalogue is read at every start, and has nothing that needs more.
    func range(ofLast wanted: String) -> Range<Index>? {
        let length = wanted.utf8.count
        guard utf8.count >= length else { return nil }
        var start = utf8.index(endIndex, offsetBy: -length)
        while true {
            if utf8[start...].starts(with: wanted.utf8) { return start..<utf8.index(start, offsetBy: length) }
            guard start > startIndex else { return nil }
            start = utf8.index(before: start)
        }
    }
}
