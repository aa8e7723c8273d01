import ArgumentParser
import ScreenSpecConcurrency

/// How many threads a command uses.
package struct JobsOption: ParsableArguments {
    @Option(name: .shortAndLong, help: Self.help)
    private var jobs: Int?

    package init() {}

    package func validate() throws {
        try Self.validate(jobs)
    }

    package var value: Jobs { jobs.map(Jobs.init) ?? .all }

    static var help: ArgumentHelp { ArgumentHelp("The number of threads.", valueName: "count") }

    static func validate(_ count: Int?) throws {
        if let count, count < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
    }
}
