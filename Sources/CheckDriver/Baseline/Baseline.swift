import ScreenSpecReporting

/// Findings that a team knows and does not want to hear of, as a file that is committed: sorted, one a line.
package struct Baseline: Hashable, Sendable {
    /// In order, each once.
    package let entries: [FindingKey]

    /// The name of the file where nobody gives another one.
    package static let defaultName = "screenspec-baseline.txt"
    static let version = 2
    /// Up to this version, all uses of one type by another one were one finding, and one entry.
    static let lastVersionWithoutPlaces = 1
    static let headerStart = "# ScreenSpec baseline, version "

    /// Whether an entry of a rule about uses of types knows all uses, as in baselines of version 1.
    let knowsAllPlaces: Bool

    package init(_ entries: some Sequence<FindingKey>, knowsAllPlaces: Bool = false) {
        self.entries = Set(entries).sorted()
        self.knowsAllPlaces = knowsAllPlaces
    }

    /// The whole file.
    package var text: String {
        let header = [
            "\(Self.headerStart)\(Self.version)",
            "# Known findings, one a line: rule, screen or type, member, and a number where several are alike.",
            "# 'screenspec check --prune-baseline' takes out those that are fixed.",
        ]
        return (header + entries.map(\.text)).map { $0 + "\n" }.joined()
    }
}
