import ArgumentParser
import ScreenSpecConcurrency

/// How many threads a command uses.
package struct JobsOption: ParsableArguments {
    @Option(name: .shortAndLong, help: ArgumentHelp("The number of threads.", valueName: "count"))
    private var jobs: Int?

    package init() {}

    package func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
    }

    package var value: Jobs { jobs.map(Jobs.init) ?? .all }
}
