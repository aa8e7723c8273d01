import Foundation
import ScreenSpecConcurrency
import ScreenSpecFileSystem

/// The check of hand-written Swift beside the bare parser.
struct CheckSection: Section {
    static let name = "check"
    static let summary = "reading and checking hand-written Swift, on all cores"

    private static let mostTimesFloor = (app: 1.3, generated: 1.5)
    private static let mostUnchanged = 0.15
    private static let mostOneChanged = 0.3
    private static let mostBytes = 120 << 20

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// One program that is run with and without its cache, in the folder of the app.
    private struct Contender {
        let name: String
        let words: [String]
        var rounds: [CheckRound] = []
    }

    func run() throws {
        try ScratchFolder.with(arguments) { scratch in
            let app = scratch.appendingPathComponent("App")
            if let folder = arguments.appFolder {
                try FileManager.default.copyItem(at: URL(fileURLWithPath: folder), to: app)
            } else {
                try SampleApp(fileCount: 4_000).write(to: app)
            }
            try measure(app)
        }
    }

    private func measure(_ app: URL) throws {
        guard let program = Bundle.main.executablePath else {
            throw Child.Failure(description: "no path of this program")
        }
        let checker = try MeasuredPackage.program(arguments)
        var contenders = [
            Contender(name: "load", words: [program, CheckWay.load.rawValue]),
            Contender(name: "check", words: [checker, "check"]),
        ]
        let floor = [program, CheckWay.parse.rawValue]
        let changed = try someFile(in: app)
        for run in 0...arguments.runCount {
            for index in contenders.indices {
                let mark = "\n// Run \(run) of \(index).\n"
                let round = try round(of: contenders[index].words, floor: floor, in: app) {
                    try append(mark, to: changed)
                }
                if run > 0 { contenders[index].rounds.append(round) }
            }
        }
        report(contenders)
    }

    private func round(
        of words: [String],
        floor: [String],
        in app: URL,
        change: () throws -> Void
    ) throws -> CheckRound {
        let clone = app.deletingLastPathComponent().appendingPathComponent("Clone")
        /// What was written before is on the disk before the clock starts.
        func timed(_ words: [String], in folder: URL) throws -> Child {
            sync()
            // 1 says that there are findings.
            return try Child.run(words, in: folder, expecting: 0...1, isSilent: true)
        }
        try ScratchFolder.clear(app.appendingPathComponent(".screenspec"))
        let before = try timed(floor, in: app)
        let cold = try timed(words, in: app)
        let after = try timed(floor, in: app)
        let unchanged = try timed(words, in: app)
        // Other times and other inodes, and the cache that was carried over.
        _ = try Child.run(["cp", "-R", app.path, clone.path], in: app)
        let inClone = try timed(words, in: clone)
        try ScratchFolder.clear(clone)
        try change()
        let oneChanged = try timed(words, in: app)
        return CheckRound(
            floorSeconds: (before.seconds + after.seconds) / 2,
            cold: cold,
            unchanged: unchanged,
            inClone: inClone,
            oneChanged: oneChanged
        )
    }

    private var mostTimesFloor: Double {
        arguments.appFolder == nil ? Self.mostTimesFloor.generated : Self.mostTimesFloor.app
    }

    private func report(_ contenders: [Contender]) {
        var table = Table([
            "what", "floor s", "cold s", "cold : floor", "unchanged s", "of cold", "in a clone s", "of cold",
            "one changed s", "of cold", "peak MB",
        ])
        var results: [String] = []
        for contender in contenders {
            let rounds = contender.rounds
            let cold = rounds.median(\.coldOfFloor)
            let unchanged = rounds.median(\.unchangedOfCold)
            let inClone = rounds.median(\.cloneOfCold)
            let oneChanged = rounds.median(\.changedOfCold)
            table.append([
                contender.name, rounds.median(\.floorSeconds).rounded(to: 3),
                rounds.median(\.cold.seconds).rounded(to: 3), cold.rounded(to: 2),
                rounds.median(\.unchanged.seconds).rounded(to: 3), unchanged.rounded(to: 2),
                rounds.median(\.inClone.seconds).rounded(to: 3), inClone.rounded(to: 2),
                rounds.median(\.oneChanged.seconds).rounded(to: 3), oneChanged.rounded(to: 2),
                (Double(rounds.peakBytes) / Double(1 << 20)).rounded(to: 1),
            ])
            results += [
                result(
                    "\(contender.name) cold at most \(mostTimesFloor) of the floor",
                    cold <= mostTimesFloor
                ),
                result(
                    "unchanged, in a clone too, at most \(Self.mostUnchanged)",
                    max(unchanged, inClone) <= Self.mostUnchanged
                ),
                result("one changed at most \(Self.mostOneChanged)", oneChanged <= Self.mostOneChanged),
                result("at most \(Self.mostBytes >> 20) MB", rounds.peakBytes <= Self.mostBytes),
            ]
        }
        print(table.text)
        print(
            """

            Bars: \(results.joined(separator: ", ")).

            Measured: whole processes, medians of \(arguments.runCount) rounds in which both take turns, after one that is not \
            counted; the ratios are medians of the rounds' own. The floor reads every Swift file and parses it with \
            swift-syntax on \(Jobs.all.count) threads; it runs straight before and after each cold run, which is held against \
            the mean of the two. 'load' makes facts of the files or takes them from the cache, and 'check' is the whole \
            command with all rules. Cold is without a cache; a clone is a copy of app and cache with new times and inodes; \
            before the last run one file has changed. The peak is the highest of all runs.
            """
        )
    }

    private func result(_ bar: String, _ isMet: Bool) -> String {
        "\(bar): \(isMet ? "met" : "MISSED")"
    }

    private func someFile(in app: URL) throws -> URL {
        let found = FileDiscovery(folder: app.path, suffixes: [".swift"], wanted: .sources).find(["."])
        guard !found.paths.isEmpty else { throw ArgumentError("no Swift file in \(app.path)") }
        return URL(fileURLWithPath: found.paths[found.paths.count / 2])
    }

    private func append(_ text: String, to file: URL) throws {
        let old = try String(contentsOf: file, encoding: .utf8)
        try (old + text).write(to: file, atomically: true, encoding: .utf8)
    }
}
