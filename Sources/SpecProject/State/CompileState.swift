import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// What a compile leaves to the next one: all that it read and wrote, and what came of it.
///
/// It is true whatever happens to the disk: "as long as these files hold this, that is what there is to report, and these
/// outputs are as they should be".
package struct CompileState: Sendable {
    /// What was asked for: a state answers no other question.
    package var key: String
    /// An output that was not written, since there was an error, stands there with an unknown hash.
    package var watched: WatchTable
    /// Whether the same folders are sure to lead to the same specs.
    package var foldersDecide: Bool
    /// For each spec the place of its module in the project.
    package var specModules: [Int32]
    /// For each output the place of its spec among all specs; -1 for what no single spec makes. Those of one spec are neighbours.
    package var outputSpecs: [Int32]
    /// The findings of the whole run, as they were reported.
    package var findings: [Diagnostic]
    /// The output folders, as people see them.
    package var outputFolders: [String]

    package init(
        key: String,
        watched: WatchTable,
        foldersDecide: Bool,
        specModules: [Int32],
        outputSpecs: [Int32],
        findings: [Diagnostic],
        outputFolders: [String]
    ) {
        self.key = key
        self.watched = watched
        self.foldersDecide = foldersDecide
        self.specModules = specModules
        self.outputSpecs = outputSpecs
        self.findings = findings
        self.outputFolders = outputFolders
    }

    package var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// Notes the stamps of files that hold what they held.
    package mutating func update(_ refreshed: [StateChanges.Refreshed]) {
        for file in refreshed {
            watched.update(file.index, file.stamp, at: file.moment, hash: watched.entries[file.index].hash)
        }
    }
}

extension ProjectSources {
    /// The folders that were looked into, with their paths as people see them.
    package func watchedFolders(from folder: String) -> [WatchedFile] {
        folders.values.sorted { $0.path < $1.path }.map { $0.displayed(from: folder) }
    }
}

extension WatchedFile {
    package func displayed(from folder: String) -> WatchedFile {
        var file = self
        file.path = Paths.display(path, from: folder)
        return file
    }
}

/// What is known of all specs of a project: what only a run needs that compiles some of them.
package struct SpecMemory: Sendable {
    /// What the project file says of how specs are compiled.
    let projectDigest: UInt64
    /// The rules over specs that were running.
    let rules: [String]
    /// All modules of the project, in the order of the project file.
    let modules: [String?]
    /// In the order of the specs.
    let results: [SpecResult]
    /// The bytes of the parts, by their numbers, that are as they were read.
    let parts: [Int: [UInt8]]

    /// - Parameter earlier: What the run went on from.
    package init(_ inputs: ProjectInputs, _ analysis: SpecAnalysis, after earlier: SpecMemory? = nil) {
        projectDigest = inputs.project.compileDigest
        rules = inputs.policy.rulesOverSpecs
        modules = inputs.sources.modules.map(\.name)
        results = analysis.results
        let isOfSameFiles = earlier?.results.count == results.count && results.count == analysis.files.count
        parts = isOfSameFiles ? earlier?.parts(without: analysis.targets) ?? [:] : [:]
    }

    init(
        projectDigest: UInt64,
        rules: [String],
        modules: [String?],
        results: [SpecResult],
        parts: [Int: [UInt8]]
    ) {
        self.projectDigest = projectDigest
        self.rules = rules
        self.modules = modules
        self.results = results
        self.parts = parts
    }

    /// Whether what is known holds for a run: specs are compiled in the same way, and no rule is on that did not look at them.
    package func holds(for inputs: ProjectInputs) -> Bool {
        inputs.project.compileDigest == projectDigest && inputs.sources.modules.map(\.name) == modules
            && Set(inputs.policy.rulesOverSpecs).isSubset(of: rules)
    }

    /// What is known of the files of a run.
    package func known(of files: SpecFiles) -> KnownResults {
        KnownResults(results, of: files)
    }
}
