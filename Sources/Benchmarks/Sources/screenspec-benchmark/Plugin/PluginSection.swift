import Foundation

/// What the build plugin costs a package that applies it, beside the same package with its Swift committed.
struct PluginSection: Section {
    static let name = "plugin"
    static let summary = "a client package with the build plugin, and without"

    private static let mostFirstSeconds = 60.0
    private static let mostUnchangedRatio = 1.05
    private static let mostUnchangedSeconds = 0.03

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws {
        let (first, unchanged) = try ScratchFolder.with(arguments) { folder in
            let with = try ClientPackage.copy(to: folder.appendingPathComponent("with"))
            let firstWith = try with.build()
            let without = try with.committed(to: folder.appendingPathComponent("without"))
            let firstWithout = try without.build()
            return ((firstWith, firstWithout), try unchangedBuilds([with, without]))
        }
        var table = Table(["", "without s", "with s", "difference s"])
        table.append(["first debug build"] + [first.1, first.0, first.0 - first.1].map { $0.rounded(to: 1) })
        table.append(
            ["nothing changed"] + [unchanged[1], unchanged[0], unchanged[0] - unchanged[1]].map { $0.rounded(to: 3) }
        )
        print(table.text)
        let isQuick =
            unchanged[0] <= unchanged[1] * Self.mostUnchangedRatio
            || unchanged[0] - unchanged[1] <= Self.mostUnchangedSeconds
        print(
            """

            Bars: the first build at most \(Self.mostFirstSeconds.rounded(to: 0)) s more: \
            \(first.0 - first.1 <= Self.mostFirstSeconds ? "met" : "MISSED"); with nothing changed at most \
            \(Self.mostUnchangedRatio.rounded(to: 2)) times or \((Self.mostUnchangedSeconds * 1_000).rounded(to: 0)) ms \
            more: \(isQuick ? "met" : "MISSED").

            Measured: 'swift build --jobs 2', its dependencies resolved before the clock starts; the first build once, \
            builds with nothing changed as medians of \(arguments.runCount * 3) runs in which the two take turns.
            """
        )
    }

    private func unchangedBuilds(_ packages: [ClientPackage]) throws -> [Double] {
        var samples = packages.map { _ in [Double]() }
        for round in 0...arguments.runCount * 3 {
            for (index, package) in packages.enumerated() {
                let seconds = try package.build()
                // The first ones may still settle what the build before has left.
                if round > 0 { samples[index].append(seconds) }
            }
        }
        return samples.map(Timing.median)
    }
}
