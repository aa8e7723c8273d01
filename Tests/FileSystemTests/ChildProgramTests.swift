import Foundation
import Testing

@testable import ScreenSpecFileSystem

@Suite("A child program")
struct ChildProgramTests {
    private func shell(_ script: String, environment: [String: String] = [:]) -> ChildProgram.Command {
        ChildProgram.Command("sh", ["-c", script], environment: environment)
    }

    @Test("that does not exist is missing, by its name and by its path")
    func missing() {
        for program in ["screenspec-no-such-program", "/no/such/program"] {
            #expect(throws: ChildProgram.Failure.missing) { try ChildProgram.run(.init(program, [])) }
            #expect(throws: ChildProgram.Failure.missing) { try ChildProgram(.init(program, [])) }
        }
    }

    @Test("that is no program cannot be started, and the reason is said")
    func noProgram() {
        let error = #expect(throws: ChildProgram.Failure.self) { try ChildProgram.run(.init("/", [])) }
        guard case .notStarted(let reason) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(reason.code == EACCES)
    }

    @Test func aProgramThatDoesNotEndIsLate() {
        #expect(throws: ChildProgram.Failure.late) {
            try ChildProgram.run(shell("sleep 600"), deadline: .now + .milliseconds(50))
        }
    }

    @Test("may print much to both streams, and has nothing to read")
    func muchOutput() throws {
        let script =
            "cat; i=0; while [ $i -lt 4000 ]; do echo output-output-output-output; echo errors-errors >&2; i=$((i+1)); done; exit 3"
        let completed = try ChildProgram.run(shell(script))
        #expect(completed.status == 3)
        #expect(completed.output.count == 4000 * 28)
        #expect(completed.errors.utf8.count == 4000 * 14)
    }

    @Test("that says more than its limit is given up")
    func limit() {
        #expect(throws: ChildProgram.Failure.endless) {
            try ChildProgram.run(shell("while true; do echo more; done"), limit: 100_000)
        }
    }

    @Test("that a signal ends has no status, and leaves no descriptor behind")
    func signal() throws {
        for _ in 0..<300 {
            let completed = try ChildProgram.run(shell("test $X = y && kill -9 $$", environment: ["X": "y"]))
            #expect(completed.status == nil)
        }
    }

    @Test("answers one question after another, long ones too")
    func questions() throws {
        let program = try ChildProgram(.init("cat", []))
        for size in [1, 10, 300_000] {
            let question = [UInt8](repeating: UInt8(ascii: "a"), count: size) + [UInt8(ascii: "\n")]
            let answer = try program.ask(
                question,
                until: { $0.last == UInt8(ascii: "\n") },
                limit: 1 << 20,
                deadline: ContinuousClock.now + .seconds(60)
            )
            #expect(answer == question)
        }
    }

    @Test("that ends, never answers or never stops is noticed")
    func badAnswers() throws {
        func ask(_ script: String, within duration: Duration = .seconds(60)) throws {
            _ = try ChildProgram(shell(script)).ask(
                [],
                until: { $0.contains(UInt8(ascii: ".")) },
                limit: 100_000,
                deadline: ContinuousClock.now + duration
            )
        }
        #expect(throws: ChildProgram.Failure.ended) { try ask("echo unfinished") }
        #expect(throws: ChildProgram.Failure.late) { try ask("read line", within: .milliseconds(100)) }
        #expect(throws: ChildProgram.Failure.endless) { try ask("while true; do echo more; done") }
    }
}
