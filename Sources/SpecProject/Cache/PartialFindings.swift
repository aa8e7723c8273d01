import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecRules

/// What is found in a whole project of which a part was compiled.
struct PartialFindings: Sendable {
    /// The findings that stand in specs, before any silences others: of the part first, then of the whole project.
    var raw: [Diagnostic] = []
    var suppressions = Suppressions()
    /// What is wrong with architectures, all of which are part of every part.
    var architectures: [Diagnostic] = []
    private(set) var unreached: [Diagnostic]?
    /// What there is to report.
    private(set) var findings = Findings()

    /// Adds what is remembered of all other files.
    mutating func complete(
        _ project: LoadedProject,
        _ state: CompileState,
        records: [Int: SpecRecord],
        scopes: [Scope],
        _ otherModules: OtherModules,
        _ isTarget: (FileID) -> Bool
    ) {
        raw += state.details.findings.filter { $0.range.map { !isTarget($0.file) } ?? true }
        var others = state.details.suppressions.outside(isTarget)
        others.append(suppressions)
        suppressions = others
        suppressions.all.sort { $0.range < $1.range }

        let whole = WholeRecords(state, records)
        var earlier = raw.filter { !SpecRules.finds($0.rule) }
        earlier += otherModules.removed(from: architectures)
        for (module, uses) in whole.unknownTypes where scopes.indices.contains(module) {
            earlier += otherModules.removed(from: UnknownTypes.diagnostics(uses, scope: scopes[module]))
        }
        if whole.areCutShort { earlier = Linking.withoutConsequences(earlier) }
        var broken = raw.filter { SpecRules.finds($0.rule) }
        // Where a name is missing, so may be the way to a screen.
        let errors = LanguageRules.hidingErrors(among: earlier)
        if project.policy.isOn(UnreachedScreen.description), errors.isEmpty {
            let known = whole.keepScreens ? state.details.unreached : nil
            let found = known ?? UnreachedScreen.findings(in: whole.screens(of: state.details.modules))
            unreached = found
            broken += otherModules.removed(from: found)
        }
        var everything = project.suppressions
        everything.append(suppressions)
        let found = earlier + SpecRules.reliable(broken, after: errors)
        findings = RawFindings(found: found, suppressions: everything, policy: project.policy)
            .findings(in: Self.paths(project, state))
    }

    /// All files without their bytes, where settings of rules choose files by their paths.
    private static func paths(_ project: LoadedProject, _ state: CompileState) -> SourceFiles {
        guard project.project.rules.contains(where: \.isScoped) else { return SourceFiles() }
        return SourceFiles(
            state.watched.files.map { index in
                SourceFile(id: FileID(index: index), path: state.watched.path(index), bytes: [])
            }
        )
    }
}

/// The records of a whole project: those that were made anew, and all others as they are remembered.
private struct WholeRecords {
    private let records: RecordTable
    private let new: [Int: SpecRecord]
    private let firstFile: Int

    init(_ state: CompileState, _ new: [Int: SpecRecord]) {
        records = state.details.records
        self.new = new
        firstFile = state.watched.specs.lowerBound
    }

    private func share(_ spec: Int) -> SpecRecord.Share { new[spec]?.share ?? records.share(spec) }
    private func file(_ spec: Int) -> FileID { FileID(index: spec + firstFile) }

    /// Whether any file could not be read to its end.
    var areCutShort: Bool { (0..<records.count).contains { share($0).isCutShort } }

    /// The uses of types that nothing declares, by the places of modules in the project file.
    var unknownTypes: [Int: [UnknownUse]] {
        var uses: [Int: [UnknownUse]] = [:]
        for spec in 0..<records.count {
            let found: [UnknownUse]
            if let record = new[spec] {
                found = record.unknownTypes
            } else {
                guard records.hasUnknownTypes(spec) else { continue }
                found = (try? records.unknownTypes(spec, in: file(spec))) ?? []
            }
            if !found.isEmpty { uses[Int(share(spec).module), default: []] += found }
        }
        return uses
    }

    /// Whether no screen of the new records is another one, or stands elsewhere.
    var keepScreens: Bool {
        new.allSatisfy { spec, record in (try? records.screens(spec, in: file(spec))) == record.screens }
    }

    /// The screens of the whole project.
    func screens(of modules: [String?]) -> [NavigationScreen] {
        var byModule: [[NavigationScreen]] = Array(repeating: [], count: modules.count)
        for spec in 0..<records.count {
            let module = Int(share(spec).module)
            let screens = new[spec]?.screens ?? (try? records.screens(spec, in: file(spec))) ?? []
            for var screen in screens where byModule.indices.contains(module) {
                screen.module = modules[module]
                byModule[module].append(screen)
            }
        }
        return byModule.flatMap(\.self)
    }
}
