import ArchitectureRules
import ScreenModel
import SourceText
import SpecFrontEnd

/// What a compile of a whole project knows of its specs that a later one can use.
struct CompileMemory: Sendable {
    /// The project file, if there is one, and the interfaces of modules whose specs were not read.
    var projectFiles: [WatchedFile]
    /// In the order of their paths.
    var specs: [WatchedFile]
    var sources: ProjectSources
    /// By the order of specs.
    var records: [SpecRecord]
    /// The findings that stand in specs, before severities and suppressions; those on the ways between screens aside, which
    /// are worked out again whenever something changes.
    private(set) var findings: [Diagnostic] = []
    var suppressions = Suppressions()
    private(set) var isDivisible: Bool

    init(
        _ project: LoadedProject,
        _ interfaces: LoadedInterfaces,
        _ specs: LoadedFiles,
        _ sources: ProjectSources,
        _ linked: Linking,
        _ jobs: Jobs
    ) {
        projectFiles = (project.watched.map { [$0] } ?? []) + interfaces.watched
        self.specs = specs.watched
        self.sources = sources
        var records: [FileID: SpecRecord] = [:]
        // One file is all there is to compile: what it holds is not worth writing down apart.
        isDivisible = sources.diagnostics.isEmpty && specs.watched.count > 1
        self.records = []
        guard isDivisible else { return }
        for (index, module) in linked.modules.enumerated() {
            if !module.standsAlone { isDivisible = false }
            for (id, record) in module.records(at: index, jobs) { records[id] = record }
        }
        self.records = specs.readable.compactMap { records[$0] }
        if self.records.count != specs.watched.count { isDivisible = false }
    }

    /// Takes in what was found in specs and between them; what was found elsewhere keeps the project in one piece.
    mutating func add(_ found: [Diagnostic], in specs: [FileID]) {
        let specs = Set(specs)
        for finding in found where finding.rule != UnreachedScreen.card.id {
            if let file = finding.range?.file, specs.contains(file) {
                findings.append(finding)
            } else {
                isDivisible = false
            }
        }
    }
}

extension Linking.Module {
    /// Whether every finding of a file stands in that file and depends on nothing but what the file looks up.
    var standsAlone: Bool {
        scope.symbols.diagnostics.isEmpty
            && linked.allSatisfy { file in
                file.unknownTypes.isEmpty && file.diagnostics.allSatisfy { $0.range?.file == file.file.id }
            }
    }

    /// The record of each file.
    func records(at index: Int, of isWanted: (FileID) -> Bool = { _ in true }, _ jobs: Jobs) -> [(FileID, SpecRecord)] {
        var next = 0
        var work: [(parsed: ParsedFile, file: SpecFile, outlines: Range<Int>)] = []
        for (parsed, file) in zip(parsed, program.files) {
            let outlines = next..<next + Linker.outlineCount(of: parsed)
            next = outlines.upperBound
            if isWanted(file.id) { work.append((parsed, file, outlines)) }
        }
        let all = scope.symbols.outlines
        return jobs.map(work) { item in
            (
                item.file.id,
                SpecRecord(item.parsed, item.file, outlines: all[item.outlines], scope: scope, module: index)
            )
        }
    }
}
