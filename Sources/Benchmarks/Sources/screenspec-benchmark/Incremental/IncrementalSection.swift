import CompileDriver
import Foundation

/// What a compile costs that has little or nothing to do, beside asking the system for every file.
struct IncrementalSection: Section {
    static let name = "incremental"
    static let summary = "a compile after nothing, one spec or one model has changed"

    private static let mostTimesStat = 3.0
    private static let mostOfCold = 0.06
    private static let mostTimesUnchanged = 2.0
    private static let mostOfColdForModel = 0.25

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    private struct Figures {
        var cold: [Double] = []
        var unchanged: [Double] = []
        var oneSpec: [Double] = []
        var oneModel: [Double] = []
        var stat: [Double] = []
        var statOnAllCores: [Double] = []
    }

    func run() throws {
        let compiler = try MeasuredPackage.compiler(arguments)
        let count = arguments.specCounts.max() ?? 10_000
        let figures = try ScratchFolder.with(arguments) { try measure(count, compiler, in: $0) }
        let (cold, unchanged) = (Timing.median(figures.cold), Timing.median(figures.unchanged))
        let (oneSpec, oneModel) = (Timing.median(figures.oneSpec), Timing.median(figures.oneModel))
        let stat = Timing.median(figures.stat)
        var table = Table(["what", "s", ": stat", ": unchanged", ": cold"])
        for (what, seconds) in [
            ("stat, one thread", stat), ("stat, all cores", Timing.median(figures.statOnAllCores)),
            ("nothing changed", unchanged), ("one spec changed", oneSpec), ("one model changed", oneModel),
            ("cold", cold),
        ] {
            table.append([
                what, seconds.rounded(to: 4), (seconds / stat).rounded(to: 2), (seconds / unchanged).rounded(to: 2),
                (seconds / cold).rounded(to: 3),
            ])
        }
        print(table.text)
        print(
            """

            Bars: nothing changed at most \(Self.mostTimesStat) times stat: \(verdict(unchanged <= Self.mostTimesStat * stat)); \
            and at most \(Self.mostOfCold) of cold: \(verdict(unchanged <= Self.mostOfCold * cold)); \
            one spec at most \(Self.mostTimesUnchanged) times nothing: \
            \(verdict(oneSpec <= Self.mostTimesUnchanged * unchanged)); \
            one model at most \(Self.mostOfColdForModel) of cold: \(verdict(oneModel <= Self.mostOfColdForModel * cold)).

            Measured: \(count) specs, of which \(Self.viewCount(of: count)) are views whose view models are made from one \
            model; medians of \(arguments.runCount) runs in which all take turns, after one that is not counted. The \
            times are those of screenspec-compile from its start to its end; cold is without outputs and without the \
            folder .screenspec. The one spec is a cell, of which a summary changes; the model gets another property. \
            Stat is one call for each spec and output by its absolute path, without the start of a program.
            """
        )
    }

    private static func viewCount(of count: Int) -> Int { max(1, count / 10) }

    private func measure(_ count: Int, _ compiler: String, in folder: URL) throws -> Figures {
        let shared = SharedModel(viewCount: Self.viewCount(of: count))
        let corpus = Corpus(specCount: max(10, count - shared.viewCount - 1), with: shared.files)
        try corpus.write(to: folder)
        guard let cell = corpus.files.first(where: { $0.path.hasSuffix("Cell.view.yaml") }) else { return Figures() }
        var figures = Figures()
        for run in 0...arguments.runCount {
            for name in ["Generated", ".screenspec"] { try ScratchFolder.clear(folder.appendingPathComponent(name)) }
            let cold = try Child.run([compiler], in: folder).seconds
            // The outputs are too young for their times to tell anything: this run looks at them once more.
            _ = try Child.run([compiler], in: folder)
            let paths = try Self.paths(in: folder)
            let stat = Self.seconds(toAskFor: paths, Jobs(1))
            let statOnAllCores = Self.seconds(toAskFor: paths, .all)
            let unchanged = try Child.run([compiler], in: folder).seconds
            try write(
                cell.text.replacing("summary: A row", with: "summary: Revision \(run), a row"),
                over: cell,
                in: folder
            )
            let oneSpec = try Child.run([compiler], in: folder).seconds
            let model = Corpus.File(path: SharedModel.path, text: SharedModel.text(revision: run + 1))
            try write(model.text, over: model, in: folder)
            let oneModel = try Child.run([compiler], in: folder).seconds
            guard run > 0 else { continue }
            figures.cold.append(cold)
            figures.unchanged.append(unchanged)
            figures.oneSpec.append(oneSpec)
            figures.oneModel.append(oneModel)
            figures.stat.append(stat)
            figures.statOnAllCores.append(statOnAllCores)
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

    private func verdict(_ isMet: Bool) -> String { isMet ? "met" : "MISSED" }
}
