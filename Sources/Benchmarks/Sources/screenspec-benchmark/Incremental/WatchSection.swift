import Foundation

/// How long after a save a watching compiler has replaced the output.
struct WatchSection: Section {
    static let name = "watch"
    static let summary = "from a saved spec to its output, under --watch"

    private static let mostMilliseconds = 100.0

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// How a spec comes to be another one.
    private enum Way: String, CaseIterable {
        case written = "written over"
        case replaced = "replaced by rename"
        case mended = "mended after an error"
        case added = "added"
        case removed = "removed"
    }

    func run() throws {
        let compiler = try MeasuredPackage.compiler(arguments)
        var table = Table(["specs", "what", "median ms", "most ms"])
        var most = 0.0
        for count in Set([arguments.specCounts.min() ?? 100, arguments.specCounts.max() ?? 10_000]).sorted() {
            let figures = try ScratchFolder.with(arguments) { try measure(count, compiler, in: $0) }
            for way in Way.allCases {
                let milliseconds = (figures[way] ?? []).map { $0 * 1_000 }
                let median = Timing.median(milliseconds)
                if way == .written || way == .replaced { most = max(most, median) }
                table.append([
                    String(count), way.rawValue, median.rounded(to: 1), (milliseconds.max() ?? .nan).rounded(to: 1),
                ])
            }
        }
        print(table.text)
        print(
            """

            Bar: recompiled at most \(Int(Self.mostMilliseconds)) ms after a save: \
            \(most <= Self.mostMilliseconds ? "met" : "MISSED").

            Measured: \(arguments.runCount) times in turn in one watching screenspec-compile, after once that is not \
            counted. The time is that from the system call that ends the save, a close or a rename, until the output is \
            another file, or is there, or gone; it is looked for every fifth of a millisecond.
            """
        )
    }

    private func measure(_ count: Int, _ compiler: String, in folder: URL) throws -> [Way: [Double]] {
        let corpus = Corpus(specCount: count)
        try corpus.write(to: folder)
        guard let cell = corpus.files.first(where: { $0.path.hasSuffix("Cell.view.yaml") }) else { return [:] }
        let spec = folder.appendingPathComponent(cell.path)
        let name = spec.deletingPathExtension().appendingPathExtension("swift").lastPathComponent
        let output = folder.appendingPathComponent("Generated").appendingPathComponent(name).path
        let newSpec = spec.deletingLastPathComponent().appendingPathComponent("Added.models.yaml")
        let newOutput = folder.appendingPathComponent("Generated/Added.models.swift").path
        return try Watching.with(compiler, in: folder) { watching in
            var figures: [Way: [Double]] = [:]
            for run in 0...arguments.runCount {
                func text(_ revision: String) -> String {
                    cell.text.replacing("What the person calls it", with: "Revision \(run), \(revision), of its name")
                }
                func time(_ way: Way, _ path: String, _ save: () throws -> Void) throws {
                    let seconds = try watching.seconds(untilOtherFile: path, after: save)
                    if run > 0 { figures[way, default: []].append(seconds) }
                }
                try time(.written, output) { try Data(text("written").utf8).write(to: spec) }
                let other = spec.appendingPathExtension("new")
                try Data(text("renamed").utf8).write(to: other)
                try time(.replaced, output) { rename(other.path, spec.path) }
                try Data((text("broken") + "broken: [\n").utf8).write(to: spec)
                try watching.waitForMessage()
                try time(.mended, output) { try Data(text("mended").utf8).write(to: spec) }
                let models = "models:\n  Added: {generate: true, properties: {name: String}}\n"
                try time(.added, newOutput) { try Data(models.utf8).write(to: newSpec) }
                try time(.removed, newOutput) { try FileManager.default.removeItem(at: newSpec) }
            }
            return figures
        }
    }
}
