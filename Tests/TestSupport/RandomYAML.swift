/// A generator of random YAML of every form, the same for each seed.
package struct RandomYAML {
    private var state: UInt64
    private var text = ""

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    package static func document(seed: UInt64) -> String {
        var generator = RandomYAML(seed: seed)
        if generator.chance(8) { generator.text += "# at the top\n---\n" }
        generator.writeBlock(depth: 0, indentation: 0)
        return generator.text
    }

    private mutating func random(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    private mutating func chance(_ one: Int) -> Bool { random(one) == 0 }

    private mutating func pick(_ choices: [String]) -> String { choices[random(choices.count)] }

    private mutating func endLine() {
        if chance(9) { text += pick(["  # a comment", " # ä # b", "   "]) }
        text += chance(15) ? "\r\n" : "\n"
        if chance(12) { text += pick(["\n", "# alone\n", "   # indented: [\n", "  \n"]) }
    }

    /// The lines of a mapping or a list at one indentation.
    private mutating func writeBlock(depth: Int, indentation: Int) {
        let isList = chance(3)
        for number in 0...random(4) {
            text += String(repeating: " ", count: indentation)
            if isList {
                text += "-"
                writeValue(depth: depth + 1, indentation: indentation, mayStandBeside: true)
            } else {
                text += chance(8) ? "\"key \(number)\"" : pick(["key", "naïve", "日本", "a b"]) + String(number)
                text += chance(10) ? " :" : ":"
                writeValue(depth: depth + 1, indentation: indentation, mayStandBeside: false)
            }
        }
    }

    private mutating func writeValue(depth: Int, indentation: Int, mayStandBeside: Bool) {
        switch random(depth > 4 ? 6 : 10) {
        case 0:
            endLine()
        case 1, 2:
            text += " " + pick(["one", "two words", "it's", "a:b", "x#y", "-1", "~", "𝄞 é", "http://a.b/c?d=e", "?x"])
            if chance(6) {
                text +=
                    "\n" + String(repeating: " ", count: indentation + 1 + random(4)) + pick(["more", "und mehr ü"])
            }
            endLine()
        case 3:
            text += " " + pick([#""a # b""#, #""\u00e9\n""#, "'it''s'", "\"\"", "'a: b'", "\"two\n\n   lines é\""])
            endLine()
        case 4:
            text += " " + pick(["|", ">", "|-", ">-", "|+"]) + (chance(5) ? " # header" : "") + "\n"
            for _ in 0...random(3) {
                text +=
                    String(repeating: " ", count: indentation + 2) + pick(["text", "# no comment", "ü: [", "x  "])
                    + "\n"
                if chance(4) { text += "\n" }
            }
        case 5:
            text += " "
            writeFlow(depth: depth)
            endLine()
        default:
            if mayStandBeside, chance(2) {
                text += " key: value"
                endLine()
                let more = String(repeating: " ", count: indentation + 2)
                if chance(2) { text += more + "other: 2\n" }
            } else {
                endLine()
                writeBlock(depth: depth, indentation: indentation + 1 + random(3))
            }
        }
    }

    private mutating func writeFlow(depth: Int) {
        let isMapping = chance(2)
        text += isMapping ? "{" : "["
        for number in 0..<random(4) {
            if number > 0 { text += pick([", ", ",", " , "]) }
            if isMapping { text += pick(["k", "\"q\" ", "é"]) + "\(number): " }
            if depth < 6, chance(3) {
                writeFlow(depth: depth + 1)
            } else {
                text += pick(["1", "a b", "'s'", "\"d é\"", "x: y", "~"].filter { !isMapping || $0 != "x: y" })
            }
        }
        text += isMapping ? "}" : "]"
    }
}
