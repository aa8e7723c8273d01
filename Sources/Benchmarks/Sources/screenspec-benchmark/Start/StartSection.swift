import Foundation

/// One spec from the start of the program to its end, beside a program that does nothing, and one of many that has changed.
struct StartSection: Section {
    static let name = "start"
    static let summary = "one spec, from start to end, alone and among others"

    private static let mostTimesEmpty = 3.5
    private static let mostTimesAlone = 2.0
    private static let otherCount = 300
    private static let runsPerRun = 5

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    private struct Figures {
        var empty: [Double] = []
        var one: [Double] = []
        var oneOfMany: [Double] = []
    }

    func run() throws {
        let compiler = try MeasuredPackage.compiler(arguments)
        let figures = try ScratchFolder.with(arguments) { try measure(compiler, in: $0) }
        let (empty, one, oneOfMany) = (
            Timing.median(figures.empty), Timing.median(figures.one), Timing.median(figures.oneOfMany)
        )
        var table = Table([
            "empty program ms", "one spec ms", ": empty", "one of \(Self.otherCount) changed ms", ": one spec",
        ])
        table.append([
            (empty * 1_000).rounded(to: 1), (one * 1_000).rounded(to: 1), (one / empty).rounded(to: 2),
            (oneOfMany * 1_000).rounded(to: 1), (oneOfMany / one).rounded(to: 2),
        ])
        print(table.text)
        print(
            """

            Bars: one spec at most \(Self.mostTimesEmpty) times an empty program: \(result(one <= Self.mostTimesEmpty * empty)); \
            one of \(Self.otherCount) at most \(Self.mostTimesAlone) times one spec: \
            \(result(oneOfMany <= Self.mostTimesAlone * one)).

            Measured: screenspec-compile over a view with data, formats and actions, its output and all that is remembered removed \
            before each run; over \(Self.otherCount) specs that were compiled before, of which that view has changed; and an empty \
            Swift program that links Foundation, built by swiftc -O; medians of \(runCount) runs in which the three take turns.
            """
        )
    }

    private func result(_ isMet: Bool) -> String { isMet ? "met" : "MISSED" }

    private var runCount: Int { arguments.runCount * Self.runsPerRun }

    private func measure(_ compiler: String, in folder: URL) throws -> Figures {
        let source = folder.appendingPathComponent("empty.swift")
        try Data("import Foundation\n".utf8).write(to: source)
        let empty = folder.appendingPathComponent("empty").path
        _ = try Child.run(["swiftc", "-O", source.path, "-o", empty], in: folder)

        let corpus = Corpus(specCount: Self.otherCount)
        let spec = corpus.files[2]
        let alone = folder.appendingPathComponent("Alone")
        let many = folder.appendingPathComponent("Many")
        try corpus.write(to: many)
        for file in [spec, corpus.projectFile] { try write(file.text, to: file.path, in: alone) }
        _ = try Child.run([compiler], in: many)
        var figures = Figures()
        for run in 0...runCount {
            let seconds = try Child.run([empty], in: folder).seconds
            for name in ["Generated", ".screenspec"] { try ScratchFolder.clear(alone.appendingPathComponent(name)) }
            let one = try Child.run([compiler], in: alone).seconds
            let changed = spec.text.replacing("summary: ", with: "summary: Revision \(run) of ", maxReplacements: 1)
            try write(changed, to: spec.path, in: many)
            let oneOfMany = try Child.run([compiler], in: many).seconds
            guard run > 0 else { continue }
            figures.empty.append(seconds)
            figures.one.append(one)
            figures.oneOfMany.append(oneOfMany)
        }
        return figures
    }

    private func write(_ text: String, to path: String, in folder: URL) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
