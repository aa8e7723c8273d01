import SourceText

/// What a run compiles, as the command line has it.
package struct CompileRequest: Sendable {
    /// Files, folders and globs, as seen from the working folder; none stands for what the project file names.
    package var paths: [String] = []
    /// The project file, or the folder that holds it.
    package var project: String?
    /// The folder for generated Swift, as seen from the working folder.
    package var output: String?
    /// The only module to compile.
    package var module: String?
    /// The file in which a build system says what there is to compile.
    package var buildDescription: String?
    /// The rules that the project file and suppressions may name.
    package var registry = RuleRegistry.screenspec
    package var workingFolder: String
    package var jobs: Jobs
    /// Whether the run may use what earlier ones have remembered, and remembers itself.
    package var isRemembered = false

    /// Whether what was written is named, rather than counted.
    package var namesOutputs = false

    package init(workingFolder: String = Paths.workingFolder, jobs: Jobs = .all) {
        self.workingFolder = workingFolder
        self.jobs = jobs
    }
}
