import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd
import SpecRules

/// What a compile of a whole project knows of its specs that a later one can use.
struct CompileMemory: Sendable {
    /// The project file, if there is one, and the interfaces of modules whose specs were not read.
    let projectFiles: [WatchedFile]
    let projectDigest: UInt64
    /// In the order of their paths.
    let specs: [WatchedFile]
    let sources: ProjectSources
    /// By the order of specs.
    private(set) var records = RecordTable()
    /// The findings that stand in specs, before any silences others; those on the ways between screens aside.
    private(set) var findings: [Diagnostic] = []
    private(set) var unreached: [Diagnostic]?
    /// The rules over specs that are on.
    private(set) var rules: [String] = []
    private(set) var suppressions = Suppressions()
    private(set) var isDivisible: Bool
    /// Whether nothing was found before the specs were looked into.
    var isSound = true

    private let files: Set<FileID>
    private let others: OtherModules

    init(
        _ project: LoadedProject,
        _ interfaces: LoadedInterfaces,
        _ specs: LoadedFiles,
        _ sources: ProjectSources,
        _ linked: Linking,
        _ others: OtherModules,
        _ jobs: Jobs
    ) {
        projectFiles = project.watched + interfaces.watched
        self.others = others
        projectDigest = project.compileDigest
        self.specs = specs.watched
        self.sources = sources
        files = Set(specs.readable)
        // One file is all there is to compile: what it holds is not worth writing down apart.
        isDivisible = sources.diagnostics.isEmpty && specs.watched.count > 1
        guard isDivisible else { return }
        var encoded: [FileID: [UInt8]] = [:]
        for (index, module) in linked.modules.enumerated() {
            if !module.linked.allSatisfy(\.standsAlone) { isDivisible = false }
            // Bytes, since a project has many records, and all its outputs stand beside them in memory.
            for (id, record) in module.records(at: index, jobs, RecordTable.encoded) { encoded[id] = record }
        }
        let inOrder = specs.readable.compactMap { encoded[$0] }
        records.reserve(inOrder.count, byteCount: inOrder.reduce(0) { $0 + $1.count })
        for record in inOrder { records.append(encoded: record) }
        if records.count != specs.watched.count { isDivisible = false }
    }

    /// Takes in what was found in specs and between them; what was found elsewhere keeps the project in one piece.
    mutating func add(_ parsed: [ParsedFile], _ linked: Linking, _ broken: [Diagnostic], _ policy: Policy) {
        let own = parsed.filter { !others.contains($0.id) }
        suppressions = Suppressions(
            own.flatMap(\.suppressions.all),
            malformed: own.flatMap(\.suppressions.malformed)
        )
        rules = policy.rulesOverSpecs
        let isUnreached = { (finding: Diagnostic) in finding.rule == UnreachedScreen.description.id }
        unreached = policy.isOn(UnreachedScreen.description) ? broken.filter(isUnreached) : nil
        findings = others.withoutWarnings(parsed.flatMap(\.diagnostics))
        findings += others.removed(from: linked.modules.flatMap(\.diagnostics) + broken.filter { !isUnreached($0) })
        if !findings.allSatisfy({ $0.range.map { files.contains($0.file) } ?? false }) { isDivisible = false }
    }
}

extension Policy {
    /// The rules over specs that are on, by their names.
    var rulesOverSpecs: [String] {
        SpecRules.rules.map(\.description).filter(isOn).map(\.id.text)
    }
}

extension Linker.LinkedFile {
    /// Whether all that was found in the file stands in it.
    var standsAlone: Bool {
        diagnostics.allSatisfy { $0.range?.file == file.id } && unknownTypes.allSatisfy { $0.range.file == file.id }
    }
}

extension Linking.Module {
    /// What is made of the record of each file.
    func records<Made: Sendable>(
        at index: Int,
        of isWanted: (FileID) -> Bool = { _ in true },
        _ jobs: Jobs,
        _ make: @escaping @Sendable (SpecRecord) -> Made
    ) -> [(FileID, Made)] {
        var next = 0
        var work: [(parsed: ParsedFile, linked: Linker.LinkedFile, outlines: Range<Int>)] = []
        for (parsed, linked) in zip(parsed, linked) {
            let outlines = next..<next + Linker.outlineCount(of: parsed)
            next = outlines.upperBound
            if isWanted(parsed.id) { work.append((parsed, linked, outlines)) }
        }
        let all = scope.symbols.outlines
        return jobs.map(work) { item in
            let outlines = all[item.outlines]
            let record = SpecRecord(item.parsed, item.linked, outlines: outlines, scope: scope, module: index)
            return (item.parsed.id, make(record))
        }
    }
}
