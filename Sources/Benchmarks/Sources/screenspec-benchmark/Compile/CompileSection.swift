import Foundation
import ScreenSpecConcurrency

/// The whole compile beside the least that any compiler has to do.
struct CompileSection: Section {
    static let name = "compile"
    static let summary = "the whole compile, on all cores"

    private static let mostTimesFloor = 8.0
    private static let mostGrowth = 11.0
    private static let mostBytes = 250 << 20

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    private struct Figures {
        let specCount: Int
        let inputBytes: Int
        let outputBytes: Int
        let cold: Double
        let unchanged: Double
        let floor: Double
        let peakBytes: Int

        var timesFloor: Double { cold / floor }
    }

    func run() throws {
        let compiler = try MeasuredPackage.compiler(arguments)
        let figures = try arguments.specCounts.map { count in
            try ScratchFolder.with(arguments) { try measure(count, compiler, in: $0) }
        }
        var table = Table([
            "specs", "bytes in", "bytes out", "cold s", "unchanged s", "floor s", "cold : floor", "peak MB", "growth",
        ])
        for (index, row) in figures.enumerated() {
            table.append([
                String(row.specCount), String(row.inputBytes), String(row.outputBytes), row.cold.rounded(to: 3),
                row.unchanged.rounded(to: 3), row.floor.rounded(to: 3), row.timesFloor.rounded(to: 2),
                (Double(row.peakBytes) / Double(1 << 20)).rounded(to: 1),
                index == 0 ? "-" : (row.cold / figures[index - 1].cold).rounded(to: 1),
            ])
        }
        print(table.text)
        print(notes(figures))
    }

    private func measure(_ count: Int, _ compiler: String, in folder: URL) throws -> Figures {
        let corpus = Corpus(specCount: count)
        try corpus.write(to: folder)
        let outputs = folder.appendingPathComponent("Generated")
        let copies = folder.appendingPathComponent("Floor")
        _ = try Child.run([compiler, "--strict"], in: folder)
        let floor = try Floor(specs: corpus.files.map { Array($0.text.utf8) }, outputsIn: outputs)

        var cold: [Child] = []
        var unchanged: [Child] = []
        var least: [Double] = []
        for run in 0...arguments.runCount {
            try ScratchFolder.clear(outputs)
            try ScratchFolder.clear(folder.appendingPathComponent(".screenspec"))
            let first = try Child.run([compiler], in: folder)
            let second = try Child.run([compiler], in: folder)
            try ScratchFolder.clear(copies)
            let elapsed = try ContinuousClock().measure { try floor.run(jobs: .all, to: copies) }
            guard run > 0 else { continue }
            cold.append(first)
            unchanged.append(second)
            least.append(elapsed / .seconds(1))
        }
        return Figures(
            specCount: count,
            inputBytes: floor.specs.reduce(0) { $0 + $1.count },
            outputBytes: floor.outputByteCount,
            cold: Timing.median(cold.map(\.seconds)),
            unchanged: Timing.median(unchanged.map(\.seconds)),
            floor: Timing.median(least),
            peakBytes: (cold + unchanged).map(\.peakBytes).max() ?? 0
        )
    }

    private func notes(_ figures: [Figures]) -> String {
        var results: [String] = []
        if let largest = figures.max(by: { $0.specCount < $1.specCount }) {
            results.append(
                result("at most \(Self.mostTimesFloor) times the floor", largest.timesFloor <= Self.mostTimesFloor)
            )
            results.append(result("at most \(Self.mostBytes >> 20) MB", largest.peakBytes <= Self.mostBytes))
            if let tenth = figures.first(where: { $0.specCount * 10 == largest.specCount }) {
                let growth = largest.cold / tenth.cold
                results.append(
                    result(
                        "at most \(Self.mostGrowth) times as long for ten times as many specs",
                        growth <= Self.mostGrowth
                    )
                )
            }
        }
        return """

            Bars for the most specs: \(results.joined(separator: ", ")).

            Measured: the corpus of Corpus.swift on disk, in one file system with the outputs and the floor's; medians of \
            \(arguments.runCount) runs in which the three take turns, after one that is not counted. Cold and unchanged are \
            screenspec-compile from its start to its end, without outputs and with those that it has just written. The \
            floor is libyaml's bare event loop over the specs' bytes and then a write of the same outputs, each to a \
            temporary file that is renamed, on \(Jobs.all.count) threads; to start, and to read specs and outputs from the \
            disk, is not in it. Peak memory is the most of all runs, as the system has it for the ended process.
            """
    }

    private func result(_ bar: String, _ isMet: Bool) -> String {
        "\(bar): \(isMet ? "met" : "MISSED")"
    }
}
