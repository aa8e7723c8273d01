import Foundation
import ScreenSpecConcurrency

/// What a compile costs that has little or nothing to do, beside asking the system for every file.
struct IncrementalSection: Section {
    static let name = "incremental"
    static let summary = "a compile after nothing, one spec or one model has changed"

    private static let mostTimesStat = 3.0
    private static let mostTimesUnchanged = 4.0

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws {
        let compiler = try MeasuredPackage.compiler(arguments)
        let count = arguments.specCounts.max() ?? 10_000
        let figures = try ScratchFolder.with(arguments) { try measure(count, compiler, in: $0) }
        let medians = figures.mapValues(Timing.median)
        func seconds(_ way: Way) -> Double { medians[way] ?? .nan }
        let (cold, unchanged, stat) = (seconds(.cold), seconds(.unchanged), seconds(.stat))
        var table = Table(["what", "s", ": stat", ": unchanged", ": cold"])
        for way in Way.allCases {
            let seconds = seconds(way)
            table.append([
                way.rawValue, seconds.rounded(to: 4), (seconds / stat).rounded(to: 2),
                (seconds / unchanged).rounded(to: 2), (seconds / cold).rounded(to: 3),
            ])
        }
        print(table.text)
        print(
            """

            Bars: nothing changed at most \(Self.mostTimesStat) times stat: \(result(unchanged <= Self.mostTimesStat * stat)); \
            one spec at most \(Self.mostTimesUnchanged) times nothing: \
            \(result(seconds(.oneSpec) <= Self.mostTimesUnchanged * unchanged)).

            Measured: \(count) specs, of which \(SharedModel.viewCount(of: count)) are views whose view models are made from \
            one model; medians of \(arguments.runCount) runs in which all take turns, after one that is not counted. The \
            times are those of screenspec-compile from its start to its end; cold is without outputs and without the \
            folder .screenspec. The one spec is a cell, of which a property's summary changes, and with it the output; the model gets another property. \
            Stat is one call for each spec and output by its absolute path, without the start of a program.
            """
        )
    }

    /// What is timed, in the order of the rows.
    private enum Way: String, CaseIterable {
        case stat = "stat, one thread"
        case statOnAllCores = "stat, all cores"
        case unchanged = "nothing changed"
        case oneSpec = "one spec changed"
        case oneModel = "one model changed"
        case broken = "one spec broken"
        case stillBroken = "nothing changed since"
        case mended = "mended"
        case added = "one spec added"
        case gone = "one spec removed"
        case severity = "a rule's severity changed"
        case cold = "cold"
    }

    private func measure(_ count: Int, _ compiler: String, in folder: URL) throws -> [Way: [Double]] {
        let shared = SharedModel(viewCount: SharedModel.viewCount(of: count))
        let corpus = Corpus(specCount: max(10, count - shared.viewCount - 1), with: shared.files)
        try corpus.write(to: folder)
        guard let cell = corpus.files.first(where: { $0.path.hasSuffix("Cell.view.yaml") }) else { return [:] }
        let project = folder.appendingPathComponent("screenspec.yaml")
        let settings = (try? String(contentsOf: project, encoding: .utf8)) ?? "version: 1\n"
        let added = folder.appendingPathComponent("Specs/Shared/Added.view.yaml")
        var figures: [Way: [Double]] = [:]
        for run in 0...arguments.runCount {
            func time(_ way: Way, status: Int32 = 0) throws {
                let seconds = try Child.run([compiler], in: folder, expecting: status...status).seconds
                if run > 0 { figures[way, default: []].append(seconds) }
            }
            for name in ["Generated", ".screenspec"] { try ScratchFolder.clear(folder.appendingPathComponent(name)) }
            try time(.cold)
            // The outputs are too young for their times to tell anything: this run looks at them once more.
            _ = try Child.run([compiler], in: folder)
            let paths = try Self.paths(in: folder)
            let stats = [Way.stat: Jobs(1), .statOnAllCores: .all].mapValues { Self.seconds(toAskFor: paths, $0) }
            if run > 0 { for (way, seconds) in stats { figures[way, default: []].append(seconds) } }
            try time(.unchanged)
            let changed = cell.text.replacing("What the person calls it", with: "Revision \(run) of its name")
            try write(changed, over: cell, in: folder)
            try time(.oneSpec)
            let model = Corpus.File(path: SharedModel.path, text: SharedModel.text(revision: run + 1))
            try write(model.text, over: model, in: folder)
            try time(.oneModel)
            try write(changed + "broken: [\n", over: cell, in: folder)
            try time(.broken, status: 1)
            try time(.stillBroken, status: 1)
            try write(changed, over: cell, in: folder)
            try time(.mended)
            try Data(SharedModel.view("Added").utf8).write(to: added)
            try time(.added)
            try FileManager.default.removeItem(at: added)
            try time(.gone)
            try Data((settings + "rules: {unshown-property: off}\n").utf8).write(to: project)
            try time(.severity)
            try Data(settings.utf8).write(to: project)
        }
        return figures
    }

    private func write(_ text: String, over file: Corpus.File, in folder: URL) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(file.path))
    }

    /// All specs and outputs.
    private static func paths(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".swift") }
            .map { folder.path + "/" + $0 }
    }

    private static func seconds(toAskFor paths: [String], _ jobs: Jobs) -> Double {
        let chunks = stride(from: 0, to: paths.count, by: 512).map { Array(paths[$0..<min($0 + 512, paths.count)]) }
        let elapsed = ContinuousClock().measure {
            _ = jobs.map(chunks) { chunk in
                chunk.count { path in
                    var status = stat()
                    return stat(path, &status) == 0
                }
            }
        }
        return elapsed / .seconds(1)
    }

    private func result(_ isMet: Bool) -> String { isMet ? "met" : "MISSED" }
}
