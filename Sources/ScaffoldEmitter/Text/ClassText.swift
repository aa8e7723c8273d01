import ScreenModel
import SwiftEmitter

/// A class that is still to be written, in the parts that its text has.
struct ClassText {
    let name: String
    /// `UIViewController`, then protocols.
    var inherits: [String] = []
    var summary: String?
    var access: AccessLevel = .internal
    /// `@MainActor`, `nonisolated`.
    var isolation: String?
    /// Whether another class of the specs inherits from it.
    var isFinal = true
    var imports: Set<String> = []
    /// Properties, each with the lines that it takes; groups have a blank line between them.
    var properties: [[String]] = []
    /// Initializers and methods.
    var methods: [[String]] = []
    /// Further conformances, by what they conform to.
    var extensions: [(conformances: [String], methods: [[String]])] = []

    init(_ name: String) {
        self.name = name
    }

    /// "public ", or nothing.
    var accessPrefix: String { access == .internal ? "" : "\(access.rawValue) " }

    /// The file, without a header.
    var text: String {
        var lines = SwiftLines()
        for module in imports.sorted() { lines.add("import \(module)") }
        lines.separate()
        if let summary {
            let words = CommentText.lines(of: summary, width: SwiftLines.width - 4)
            lines.add(words.map { $0.isEmpty ? "///" : "/// \($0)" })
        }
        if isolation == "@MainActor" { lines.add("@MainActor") }
        let list = inherits.isEmpty ? "" : ": \(inherits.joined(separator: ", "))"
        let before = isolation.map { $0 == "@MainActor" ? "" : "\($0) " } ?? ""
        let head = "\(before)\(accessPrefix)\(isFinal ? "final " : "")class \(name)"
        if head.utf8.count + list.utf8.count + 2 > SwiftLines.width {
            lines.add("\(head):")
            let last = inherits.count - 1
            lines.add(inherits.enumerated().map { SwiftLines.indented($1 + ($0 < last ? "," : "")) })
            lines.block("", body)
        } else {
            lines.block(head + list, body)
        }
        for part in extensions where !part.methods.isEmpty || !part.conformances.isEmpty {
            lines.separate()
            let list = part.conformances.isEmpty ? "" : ": \(part.conformances.joined(separator: ", "))"
            lines.block("extension \(name)\(list)", Self.separated(part.methods))
        }
        return lines.lines.joined(separator: "\n") + "\n"
    }

    private var body: [String] {
        Self.separated(properties.filter { !$0.isEmpty } + methods)
    }

    /// Each once, in the order of the first of each.
    static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { found, name in if !found.contains(name) { found.append(name) } }
    }

    private static func separated(_ parts: [[String]]) -> [String] {
        var lines = SwiftLines()
        for part in parts where !part.isEmpty {
            lines.separate()
            lines.add(part)
        }
        return lines.lines
    }
}
