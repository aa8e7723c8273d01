import Foundation

/// What the Swift compiler needs for generated declarations, beside those that a person would write.
struct SwiftSection: Section {
    static let name = "swift"
    static let summary = "the Swift compiler over the output of 1,000 specs"

    private static let mostTimesHandWritten = 1.1
    private static let featureCount = 100
    private static let specsPerFeature = 10

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws {
        let compiler = try MeasuredPackage.compiler(arguments)
        let (generated, written) = try ScratchFolder.with(arguments) { try measure(compiler, in: $0) }
        let seconds = (Timing.median(generated.map(\.seconds)), Timing.median(written.map(\.seconds)))
        let bytes = (
            Timing.median(generated.map { Double($0.peakBytes) }), Timing.median(written.map { Double($0.peakBytes) })
        )
        var table = Table(["", "seconds", "peak MB"])
        table.append(["generated", seconds.0.rounded(to: 2), (bytes.0 / Double(1 << 20)).rounded(to: 1)])
        table.append(["hand-written", seconds.1.rounded(to: 2), (bytes.1 / Double(1 << 20)).rounded(to: 1)])
        table.append(["ratio", (seconds.0 / seconds.1).rounded(to: 3), (bytes.0 / bytes.1).rounded(to: 3)])
        print(table.text)
        let isMet = max(seconds.0 / seconds.1, bytes.0 / bytes.1) <= Self.mostTimesHandWritten
        print(
            """

            Bar: at most \(Self.mostTimesHandWritten) times the hand-written declarations: \(isMet ? "met" : "MISSED").

            Measured: swiftc -wmo -Onone -c, Swift 6 mode, over the output of \(Self.featureCount * Self.specsPerFeature) \
            specs and the app's own classes and models; and over the same classes with the declarations of \
            HandWritten.swift. UIKit is a stand-in with the classes that both name. Medians of \(arguments.runCount) runs \
            in which the two take turns, after one that is not counted; memory is the compiler's peak.
            """
        )
    }

    private func measure(_ compiler: String, in folder: URL) throws -> (generated: [Child], written: [Child]) {
        try Corpus(specCount: Self.featureCount * Self.specsPerFeature).write(to: folder)
        _ = try Child.run([compiler], in: folder)
        let features = (0..<Self.featureCount).map(Feature.init)
        try write([Corpus.File(path: "UIKit.swift", text: AppClasses.standIn)], to: folder)
        try write(features.map(AppClasses.source), to: folder.appendingPathComponent("Classes"))
        try write(features.flatMap { HandWritten(feature: $0).files }, to: folder.appendingPathComponent("Written"))
        let common = ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-Onone"]
        _ = try Child.run(common + ["-emit-module", "-module-name", "UIKit", "UIKit.swift"], in: folder)

        let classes = try sources(in: "Classes", of: folder)
        let ways = try ["Generated", "Written"].map { name in
            try common + ["-I", ".", "-module-name", "App", "-c", "-o", "App.o"] + classes
                + sources(in: name, of: folder)
        }
        var samples: [[Child]] = [[], []]
        for run in 0...arguments.runCount {
            for (index, way) in ways.enumerated() {
                let child = try Child.run(way, in: folder)
                if run > 0 { samples[index].append(child) }
            }
        }
        return (samples[0], samples[1])
    }

    private func write(_ files: [Corpus.File], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.path)) }
    }

    private func sources(in name: String, of folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path).sorted()
            .map { "\(name)/\($0)" }
    }
}
