import DocumentationEmitter
import ScreenSpecFileSystem

/// The programs that ScreenSpec runs where they are there.
struct ToolExaminations {
    var all: [Examination] { [graphviz, git] }

    private var graphviz: Examination {
        let words = "'screenspec docs' says in words what diagrams would show."
        guard let path = Environment.program(named: "dot") else {
            return Examination(
                "Graphviz",
                "not found: there is no 'dot' in PATH",
                state: .missing,
                advice: [words, "Install it with 'brew install graphviz' or 'apt-get install graphviz'."]
            )
        }
        // It speaks of itself to standard error.
        guard let answer = answer(of: path, ["-V"]), let version = GraphvizVersion(in: answer) else {
            return Examination("Graphviz", path, state: .wrong, advice: ["It does not say its version.", words])
        }
        guard version >= .oldest else {
            return Examination(
                "Graphviz",
                "\(version.text), \(path)",
                state: .wrong,
                advice: ["Diagrams need \(GraphvizVersion.oldest.text) or later.", words]
            )
        }
        return Examination("Graphviz", "\(version.text), \(path)")
    }

    private var git: Examination {
        guard let path = Environment.program(named: "git") else {
            return Examination(
                "git",
                "not found: there is no 'git' in PATH",
                state: .missing,
                advice: ["'screenspec check --changed-since' needs it."]
            )
        }
        guard let answer = answer(of: path, ["--version"]), answer.hasPrefix("git version ") else {
            return Examination(
                "git",
                path,
                state: .wrong,
                advice: ["It does not say its version.", "'screenspec check --changed-since' needs it."]
            )
        }
        let version = answer.dropFirst("git version ".count).prefix { !$0.isWhitespace }
        return Examination("git", "\(version), \(path)")
    }

    /// What a program prints, and nothing where it fails or takes longer than anybody waits.
    private func answer(of path: String, _ arguments: [String]) -> String? {
        let command = ChildProgram.Command(path, arguments)
        let deadline = ContinuousClock.now + .seconds(10)
        guard let completed = try? ChildProgram.run(command, limit: 1 << 16, deadline: deadline),
            completed.status == 0
        else { return nil }
        return String(decoding: completed.output, as: UTF8.self) + completed.errors
    }
}
