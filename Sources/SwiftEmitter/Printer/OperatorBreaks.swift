/// Where an expression that is too long for a line may be broken: before the operators that bind least.
enum OperatorBreaks {
    /// The operators at which people break, those that bind least first.
    private static let levels: [Set<String>] = [["?", ":"], ["||"], ["&&"], ["??"], ["+", "-"]]

    /// The pieces of the expression, each but the first starting with an operator; one piece where there is none
    /// outside brackets and strings.
    static func pieces(of expression: String) -> [String] {
        let bytes = Array(expression.utf8)
        // A string with its own delimiters is left to those who write it.
        guard !expression.contains("#\""), !expression.contains("\"\"\"") else { return [expression] }
        let operators = spacedOperators(in: bytes)
        for level in levels {
            let breaks = operators.filter { level.contains(text(bytes[$0])) }.map(\.lowerBound)
            guard !breaks.isEmpty else { continue }
            let starts = [0] + breaks
            let ends = breaks.map { $0 - 1 } + [bytes.count]
            return zip(starts, ends).map { text(bytes[$0..<$1]) }
        }
        return [expression]
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// The operators with one space at either side that stand outside brackets and strings.
    private static func spacedOperators(in bytes: [UInt8]) -> [Range<Int>] {
        var operators: [Range<Int>] = []
        var depth = 0
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "\""): index = endOfString(in: bytes, from: index)
            case UInt8(ascii: " ") where depth == 0:
                let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
                if end < bytes.count, bytes[(index + 1)..<end].allSatisfy(isOperator) {
                    operators.append(index + 1..<end)
                    index = end - 1
                }
            default: break
            }
            index += 1
        }
        return operators.filter { !$0.isEmpty }
    }

    /// The closing quote of the string that starts at an index, past the strings in what is interpolated.
    private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
        var depths: [Int] = [0]
        var index = start + 1
        while index < bytes.count {
            let isInString = depths.count % 2 == 1
            switch bytes[index] {
            case UInt8(ascii: "\\") where isInString:
                index += 1
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") { depths.append(1) }
            case UInt8(ascii: "\"") where isInString:
                depths.removeLast()
                if depths.isEmpty { return index }
            case UInt8(ascii: "\""): depths.append(0)
            case UInt8(ascii: "(") where !isInString: depths[depths.count - 1] += 1
            case UInt8(ascii: ")") where !isInString:
                depths[depths.count - 1] -= 1
                if depths.last == 0 { depths.removeLast() }
            default: break
            }
            index += 1
        }
        return bytes.count - 1
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        "?:|&+-".utf8.contains(byte)
    }
}
