/// What stands on the command line.
struct Arguments {
    private(set) var sections: [String] = []
    private(set) var specCounts = [100, 1_000, 10_000]
    private(set) var runCount = 7
    private(set) var corpusFolder: String?
    /// The `screenspec-compile` to measure; built where none is named.
    private(set) var compiler: String?
    /// The `screenspec` to measure; built where none is named.
    private(set) var program: String?
    private(set) var scratchFolder: String?
    /// A folder with the Swift of a real app.
    private(set) var appFolder: String?
    private(set) var wantsHelp = false

    init(_ words: [String]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h": wantsHelp = true
            case "--specs": specCounts = try Self.value(of: word, &rest).split(separator: ",").map(Self.number)
            case "--runs": runCount = try Self.number(Self.value(of: word, &rest)[...])
            case "--corpus": corpusFolder = try Self.value(of: word, &rest)
            case "--compiler": compiler = try Self.value(of: word, &rest)
            case "--program": program = try Self.value(of: word, &rest)
            case "--app": appFolder = try Self.value(of: word, &rest)
            case "--scratch": scratchFolder = try Self.value(of: word, &rest)
            case _ where word.hasPrefix("-"): throw ArgumentError("no option '\(word)'; --help lists them")
            default: sections.append(word)
            }
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw ArgumentError("\(option) needs a value") }
        return value
    }

    private static func number(_ text: Substring) throws -> Int {
        guard let number = Int(text), number > 0 else { throw ArgumentError("'\(text)' is no number above 0") }
        return number
    }
}

struct ArgumentError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
