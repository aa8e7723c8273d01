/// Lines of a terminal: `$ screenspec …`, and what it prints.
struct ConsoleExample {
    private struct Step {
        let command: String
        var output: [String] = []
    }

    private var steps: [Step] = []

    init(_ lines: [String]) throws {
        for line in lines {
            if line.hasPrefix("$ ") {
                steps.append(Step(command: String(line.dropFirst(2))))
            } else if steps.isEmpty {
                throw MarkdownPage.Mistake(description: "a console block begins with a command: '\(line)'")
            } else {
                steps[steps.count - 1].output.append(line)
            }
        }
    }

    /// The lines with what the commands really print, standard error included.
    func performed(in project: ExampleProject) throws -> [String] {
        try steps.flatMap { step in
            let completed = try project.run(step.command)
            var output = completed.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if output.last?.isEmpty == true { output.removeLast() }
            return ["$ " + step.command] + (ElidedLines(step.output).match(output) ? step.output : output)
        }
    }
}
