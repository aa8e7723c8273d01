import Foundation

/// How long messages are, in characters; what stands in single quotes is somebody else's and does not count.
package struct MessageLengths: Sendable {
    package private(set) var lengths: [(message: String, length: Int)] = []

    /// The messages of golden lists of findings, whose lines are `path:line:column: rule-id: message` or
    /// `path:line:column: error: message [rule-id]`, those of notes and the like being indented.
    package init(inListsAt urls: [URL]) {
        for url in urls {
            let lines = (try? url.readText())?.split(separator: "\n") ?? []
            for line in lines where !line.hasPrefix(" ") {
                guard let match = line.firstMatch(of: /^(?:\S*\d+:\d+(?:-\d+:\d+)?: )?[a-z-]+: (.*?)(?: \[[a-z-]+\])?$/)
                else { continue }
                let message = String(match.output.1)
                lengths.append((message, Self.length(of: message)))
            }
        }
        lengths.sort { $0.length < $1.length }
    }

    static func length(of message: String) -> Int {
        let withoutApostrophes = message.replacing(/(\w)'(s\b|t\b)/) { "\($0.output.1)\($0.output.2)" }
        return withoutApostrophes.replacing(/'[^']*'/, with: "''").count
    }

    package var median: Int { lengths.isEmpty ? 0 : lengths[lengths.count / 2].length }

    package func messages(longerThan limit: Int) -> [String] {
        lengths.filter { $0.length > limit }.map(\.message)
    }
}
