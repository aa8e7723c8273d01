import DocumentationEmitter
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// Draws with Graphviz' `dot`: each thread with a process of its own, which draws one graph after another, since
/// starting it takes longer than most diagrams.
///
/// Graphs with clusters have a process each: behind other graphs, `dot` lays them out otherwise, and after a large one
/// it may crash. Which process gets which graph is chance, and the same graph is to make the same picture.
package final class Graphviz: PictureDrawing, @unchecked Sendable {
    private let lock = Lock()
    private let executable: String?
    private let timeLimit: Duration
    private var idle: [ChildProgram] = []
    private var problems = DrawingProblems()

    /// - Parameter executable: The path of `dot`; `nil` where there is none.
    package init(executable: String?, timeLimit: Duration = .seconds(30)) {
        self.executable = executable
        self.timeLimit = timeLimit
    }

    /// The first `dot` in `PATH`.
    package static func find(in environment: [String: String] = Environment.variables) -> String? {
        Environment.program(named: "dot", in: environment)
    }

    package func svg(of graph: String) -> String? {
        guard let executable else {
            note { $0.isMissing = true }
            return nil
        }
        guard lock.withLock({ !problems.isHopeless }) else {
            note { $0.undrawnCount += 1 }
            return nil
        }
        do throws(ChildProgram.Failure) {
            let svg = try draw(graph, executable)
            guard GraphvizVersion(in: svg).map({ $0 >= .oldest }) ?? false else {
                note { $0.outdated = GraphvizVersion(in: svg)?.text ?? "unknown" }
                return nil
            }
            return svg
        } catch {
            note { $0.add(error) }
            return nil
        }
    }

    private func draw(_ graph: String, _ executable: String) throws(ChildProgram.Failure) -> String {
        if Self.hasClusters(graph) { return try draw(graph, with: start(executable)) }
        let program = if let waiting = lock.withLock({ idle.popLast() }) { waiting } else { try start(executable) }
        let svg = try draw(graph, with: program)
        lock.withLock { idle.append(program) }
        return svg
    }

    private func start(_ executable: String) throws(ChildProgram.Failure) -> ChildProgram {
        try ChildProgram(ChildProgram.Command(executable, ["-Tsvg"]))
    }

    private func draw(_ graph: String, with program: ChildProgram) throws(ChildProgram.Failure) -> String {
        let answer = try program.ask(
            Array(graph.utf8),
            until: Self.isPicture,
            limit: Self.longest,
            deadline: ContinuousClock.now + timeLimit
        )
        return String(decoding: answer, as: UTF8.self)
    }

    /// No label has a line break in it.
    private static func hasClusters(_ graph: String) -> Bool { graph.contains("\nsubgraph ") }

    private static func isPicture(_ answer: [UInt8]) -> Bool {
        answer.suffix(end.count).elementsEqual(end)
    }

    private static let end = Array("</svg>\n".utf8)
    private static let longest = 64 << 20

    private func note(_ change: (inout DrawingProblems) -> Void) {
        lock.withLock { change(&problems) }
    }

    /// What came in the way of diagrams, to be asked for when all pages are made.
    ///
    /// - Parameter pages: Pages that show earlier pictures, which were not compared.
    package func diagnostics(uncomparedPages pages: [String] = []) -> [Diagnostic] {
        lock.withLock { problems.diagnostics(timeLimit: timeLimit, uncomparedPages: pages) }
    }
}
