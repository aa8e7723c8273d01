import Foundation

/// One spec from the start of the program to its end, beside a program that does nothing.
struct StartSection: Section {
    static let name = "start"
    static let summary = "one spec, from start to end"

    private static let mostExtraSeconds = 0.012
    private static let runsPerRun = 5

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws {
        let compiler = try MeasuredPackage.compiler(arguments)
        let (empty, one) = try ScratchFolder.with(arguments) { try measure(compiler, in: $0) }
        var table = Table(["empty program ms", "one spec ms", "difference ms"])
        table.append([empty, one, one - empty].map { ($0 * 1_000).rounded(to: 1) })
        print(table.text)
        print(
            """

            Bar: at most \((Self.mostExtraSeconds * 1_000).rounded(to: 0)) ms more: \
            \(one - empty <= Self.mostExtraSeconds ? "met" : "MISSED").

            Measured: screenspec-compile over a view with data, formats and actions, its output removed before each run, \
            and an empty Swift program that links Foundation, built by swiftc -O; medians of \(runCount) runs in which the \
            two take turns.
            """
        )
    }

    private var runCount: Int { arguments.runCount * Self.runsPerRun }

    private func measure(_ compiler: String, in folder: URL) throws -> (empty: Double, one: Double) {
        let source = folder.appendingPathComponent("empty.swift")
        try Data("import Foundation\n".utf8).write(to: source)
        let empty = folder.appendingPathComponent("empty").path
        _ = try Child.run(["swiftc", "-O", source.path, "-o", empty], in: folder)

        let corpus = Corpus(specCount: 3)
        let spec = corpus.files[2]
        for file in [spec, corpus.projectFile] {
            let url = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.text.utf8).write(to: url)
        }
        var samples: (empty: [Double], one: [Double]) = ([], [])
        for _ in 0..<runCount {
            samples.empty.append(try Child.run([empty], in: folder).seconds)
            try ScratchFolder.clear(folder.appendingPathComponent("Generated"))
            samples.one.append(try Child.run([compiler], in: folder).seconds)
        }
        return (Timing.median(samples.empty), Timing.median(samples.one))
    }
}
