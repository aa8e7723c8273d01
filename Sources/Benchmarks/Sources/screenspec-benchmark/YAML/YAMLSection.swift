import CLibYAML
import Foundation
import YAMLTree
import Yams

/// Bytes to a located tree, beside libyaml's bare event loop and Yams.
struct YAMLSection: Section {
    static let name = "yaml"
    static let summary = "bytes to a located tree, on one thread"

    private static let leastOfEventLoop = 0.5
    private static let leastTimesYams = 4.0

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws {
        var table = Table([
            "specs", "bytes", "nodes", "event loop MB/s", "tree MB/s", "Yams MB/s", "tree : event loop", "tree : Yams",
        ])
        var ratios: [(ofEventLoop: Double, timesYams: Double)] = []
        for count in arguments.specCounts {
            let files = Corpus(specCount: count).files.map { Array($0.text.utf8) }
            let nodeCount = try Contenders.checked(files)
            let seconds = try Timing.medians(
                runs: arguments.runCount,
                of: [
                    { try Contenders.runEventLoop(files) },
                    { try Contenders.makeTrees(files) },
                    { try Contenders.composeWithYams(files) },
                ]
            )
            let byteCount = files.reduce(0) { $0 + $1.count }
            let speeds = seconds.map { Double(byteCount) / $0 / 1_000_000 }
            ratios.append((speeds[1] / speeds[0], speeds[1] / speeds[2]))
            table.append(
                [String(count), String(byteCount), String(nodeCount)] + speeds.map { $0.rounded(to: 1) }
                    + [(speeds[1] / speeds[0]).rounded(to: 2), (speeds[1] / speeds[2]).rounded(to: 1)]
            )
        }
        print(table.text)
        print(notes(ratios))
    }

    private func notes(_ ratios: [(ofEventLoop: Double, timesYams: Double)]) -> String {
        let ofEventLoop = ratios.map(\.ofEventLoop).min() ?? 0
        let timesYams = ratios.map(\.timesYams).min() ?? 0
        return """

            Bars: at least \(Self.leastOfEventLoop) of the event loop: \(ofEventLoop >= Self.leastOfEventLoop ? "met" : "MISSED"), \
            at least \(Self.leastTimesYams) times Yams: \(timesYams >= Self.leastTimesYams ? "met" : "MISSED").

            Measured: the corpus of Corpus.swift in memory, file by file; medians of \(arguments.runCount) runs in which the \
            three take turns, after one that is not counted. The event loop is yaml_parser_parse and yaml_event_delete over \
            every event. The tree is YAMLTree.parse, released after each file. Yams is Yams.compose of strings that were \
            made before. All three run on one libyaml, \(String(cString: yaml_get_version_string())): the copy that Yams \
            carries, since it is linked into this program.
            """
    }
}
