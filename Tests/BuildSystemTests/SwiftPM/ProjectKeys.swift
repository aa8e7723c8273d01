import Foundation

/// What a project file asks for that every module has a say in.
///
/// A plugin cannot read YAML: a key of the file stands at the start of a line, and what belongs to it before the next one.
struct ProjectKeys {
    private var texts: [Substring: String] = [:]

    init(_ text: String) {
        var key: Substring?
        for line in text.split(whereSeparator: \.isNewline) {
            let code = Self.withoutComment(line)
            if let first = code.first, first.isLetter, let colon = code.firstIndex(of: ":") {
                key = code[..<colon]
                texts[code[..<colon], default: ""] += code[code.index(after: colon)...]
            } else if let key {
                texts[key, default: ""] += "\n" + code
            }
        }
    }

    /// - Parameter project: The project file, or a folder, which asks for nothing.
    init(of project: URL) {
        self.init((try? String(contentsOf: project, encoding: .utf8)) ?? "")
    }

    func asks(for form: SpecFiles.Form) -> Bool {
        texts[Substring(form.key)] != nil
    }

    /// Whether the app has the examples, with previews of its views.
    var hasPreviews: Bool {
        let words = (texts["examples"] ?? "").split { !$0.isLetter }
        return zip(words, words.dropFirst()).contains { $0 == "previews" && $1 == "true" }
    }

    /// `#` begins a comment where it stands at the start of a line or after a space.
    private static func withoutComment(_ line: Substring) -> Substring {
        var previous: Character = " "
        for index in line.indices {
            if line[index] == "#", previous.isWhitespace { return line[..<index] }
            previous = line[index]
        }
        return line
    }
}
