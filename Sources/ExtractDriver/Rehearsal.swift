import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SourceCheck
import SpecExtraction
import SpecFrontEnd
import YAMLEdits

/// Holds documents against what compiling and checking them finds, before they are written: what leads to a finding that was not there
/// without them is not proven, and is left out or said to be open.
struct Rehearsal {
    private let project: ProjectRehearsal
    private(set) var draft: ProjectDraft
    /// The files of specs that there are and that get more.
    private let known: [String: YAMLEditor]
    /// What is found without the documents.
    private let before: FindingCounts
    /// The types of the code, which no document changes.
    private let index: CodeIndex
    private let nameable: NameableTypes
    private let foreignModules: ForeignModules
    private let namesakes: [String]
    /// How often documents are amended.
    private let roundLimit: Int
    /// The documents as they were compiled last.
    private var drafted: DraftedSpecs?
    private var compiled: CompiledSpecs?
    /// The types of the sources that the project knows; those that no document names any more do no harm meanwhile.
    private var types: ListedTypes?

    init(
        _ project: ProjectRehearsal,
        _ draft: ProjectDraft,
        of code: CodeIndex,
        before: ProjectRehearsal.Outcome,
        known: [String: YAMLEditor] = [:],
        roundLimit: Int
    ) {
        self.roundLimit = roundLimit
        (self.project, self.draft, self.known) = (project, draft, known)
        self.before = FindingCounts(before)
        index = code
        nameable = NameableTypes(index)
        foreignModules = ForeignModules(index)
        namesakes = draft.isNew ? foreignModules.namesakes : []
    }

    /// Reads off the code what the documents say and what it does, and leaves what holds and what is open.
    mutating func complete(_ extracted: inout ExtractedProject) {
        let outcome = settle(&extracted) ?? dropUnsettled(&extracted)
        // Some of what named types may be gone.
        draft.foreignTypes = draft.foreignTypes.filter(ListedTypes.areNamed(in: outcome.specs))
        types = draft.typesPath.map { _ in ListedTypes(nameable, outcome.specs) }
        let unsaid = UnsaidMembers(outcome.code.subject)
        let names = index.jobs.map(extracted.documents, unsaid.names)
        for (number, names) in names.enumerated() { extracted.documents[number].unsaid = names }
    }

    /// Adds to the documents what the code does, takes out what does not hold, and opens what nobody knows.
    ///
    /// - Returns: What is found beside the documents as they are, but for what they leave open; `nil` where they are not settled after
    ///   so many rounds.
    private mutating func settle(_ extracted: inout ExtractedProject) -> ProjectRehearsal.Outcome? {
        addWays(to: &extracted)
        // Which routes actions take is known once documents say where those lead.
        var lacksLeads = true
        for _ in 0..<roundLimit {
            let specs = drafted(extracted)
            let outcome = outcome(of: specs)
            let isRead = lacksLeads && addBehaviour([.leads], to: &extracted, outcome.specs, outcome.code, specs)
            lacksLeads = false
            var found = before.newFindings(in: outcome)
            let isFitted = fitDialect(to: &found, outcome)
            let open = found.filter { Amendments.openKeys[$0.rule.text] != nil }
            found.removeAll { Amendments.openKeys[$0.rule.text] != nil }
            let amending = FindingAmendments(outcome, specs)
            var amendments = amending.amendments(of: extracted, by: found)
            amending.holdAsCodeDoes(&amendments, in: draft)
            let isAmended = amendments.apply()
            if isFitted || isAmended || isRead {
                extracted = amendments.project
                if amendments.areUnread {
                    addWays(to: &extracted)
                    lacksLeads = true
                }
                continue
            }
            amendments = amending.amendments(of: extracted, by: open)
            guard amendments.apply() else { return outcome }
            extracted = amendments.project
            // What is said to be open is asked for no more.
            guard amendments.drops else { return outcome }
        }
        return nil
    }

    /// Takes out each whole document that something is still found of, until nothing is.
    private mutating func dropUnsettled(_ extracted: inout ExtractedProject) -> ProjectRehearsal.Outcome {
        while true {
            let specs = drafted(extracted)
            let outcome = outcome(of: specs)
            let amending = FindingAmendments(outcome, specs)
            let found = before.newFindings(in: outcome)
            let open = found.filter { Amendments.openKeys[$0.rule.text] != nil }
            var amendments = Amendments(extracted)
            amending.dropDocuments(of: found.filter { Amendments.openKeys[$0.rule.text] == nil }, &amendments)
            var isSettled = !amendments.apply()
            if isSettled {
                amendments = amending.amendments(of: extracted, by: open)
                isSettled = !amendments.apply() || !amendments.drops
            }
            extracted = amendments.project
            if isSettled { return outcome }
        }
    }

    /// Lets the team's architecture allow what it asks for in vain.
    ///
    /// - Parameter found: Loses what is allowed from now on.
    /// - Returns: Whether the architecture is another one.
    private mutating func fitDialect(to found: inout [Diagnostic], _ outcome: ProjectRehearsal.Outcome) -> Bool {
        guard draft.isNew, let before = draft.dialect else { return false }
        let fitting = DialectFitting(outcome, hasDocuments: true)
        var dialect = before
        let count = found.count
        found.removeAll { finding in
            // Several findings may ask for one thing.
            var alone = before
            guard fitting.fit(&alone, to: [finding]) else { return false }
            _ = fitting.fit(&dialect, to: [finding])
            return true
        }
        draft.dialect = dialect
        return found.count < count
    }

    /// Adds what sets actions off, what subviews show, and where routes lead.
    private mutating func addWays(to extracted: inout ExtractedProject) {
        let drafted = drafted(extracted)
        let specs = compiled(drafted)
        listTypes(namedIn: specs)
        _ = addBehaviour([.view, .routes], to: &extracted, specs, project.analysed(specs).code, drafted)
    }

    /// Adds what the code does, which is read by what the documents say so far.
    ///
    /// - Returns: Whether the documents say something else than before.
    private func addBehaviour(
        _ parts: [BehaviourExtraction.Part],
        to extracted: inout ExtractedProject,
        _ specs: CompiledSpecs,
        _ code: AnalysedCode,
        _ drafted: DraftedSpecs
    ) -> Bool {
        let files = specs.compilation.files
        var behaviour = BehaviourExtraction(extracted, code.subject, in: draft.folders) { range in
            drafted.entry(at: range, in: files)
        }
        let before = extracted
        extracted = behaviour.extract(parts)
        return zip(before.documents, extracted.documents).contains { $0.entries != $1.entries }
    }

    /// The documents as files.
    func drafted(_ extracted: ExtractedProject) -> DraftedSpecs {
        DraftedSpecs(extracted, in: draft.specs, known, likeThose: drafted, index.jobs)
    }

    /// The code beside the documents.
    func subject(with extracted: ExtractedProject) -> CodeSubject {
        project.analysed(overlay(drafted(extracted))).code.subject
    }

    // MARK: Rounds

    /// Compiles and checks the documents.
    mutating func outcome(of drafted: DraftedSpecs) -> ProjectRehearsal.Outcome {
        project.outcome(of: analysed(drafted))
    }

    /// The code beside the documents, with the types that those name in the project file and in the file of types.
    private mutating func analysed(_ drafted: DraftedSpecs) -> ProjectRehearsal.Analysed {
        var specs = compiled(drafted)
        for _ in 0..<Self.listingLimit where listTypes(namedIn: specs) { specs = compiled(drafted) }
        return project.analysed(specs)
    }

    private static let listingLimit = 4

    private mutating func compiled(_ drafted: DraftedSpecs) -> CompiledSpecs {
        let specs = project.compiled(overlay(drafted), after: compiled)
        (self.drafted, compiled) = (drafted, specs)
        return specs
    }

    /// Lists the types that documents name.
    ///
    /// - Returns: Whether there are more than before.
    @discardableResult
    private mutating func listTypes(namedIn specs: CompiledSpecs) -> Bool {
        let names = Set(specs.compilation.analysis.results.flatMap(\.unknownTypes).map(\.name))
        let listed = draft.typesPath.map { _ in ListedTypes(nameable, specs) }
        let foreign = draft.isNew ? foreignTypes(unknown: names, in: specs) : []
        let areListed = listed.map { types?.holdAll(of: $0) ?? false } ?? true
        if areListed, draft.foreignTypes.isSuperset(of: foreign) { return false }
        types = listed
        for name in foreign where draft.foreignTypes.insert(name).inserted {
            draft.foreignModules[name] = foreignModules.module(of: name)
        }
        return true
    }

    /// What no source of the project's own declares, and what the system declares otherwise.
    private func foreignTypes(unknown names: Set<String>, in specs: CompiledSpecs) -> Set<String> {
        let foreign = names.filter(foreignModules.isForeign)
        return namesakes.isEmpty ? foreign : foreign.union(namesakes.filter(ListedTypes.areNamed(in: specs)))
    }

    /// Whether no more is found than before, with other texts in the place of some.
    func isAsQuiet(with texts: FileOverlay, beside drafted: DraftedSpecs) -> Bool {
        before.newFindings(in: outcome(with: texts, beside: drafted)).isEmpty
    }

    /// What is found with other texts in the place of some.
    func outcome(with texts: FileOverlay, beside drafted: DraftedSpecs) -> ProjectRehearsal.Outcome {
        var overlay = overlay(drafted)
        overlay.texts.merge(texts.texts) { $1 }
        for path in texts.absent { overlay.texts[path] = nil }
        overlay.absent.formUnion(texts.absent)
        return project.outcome(overlay)
    }

    /// The file that lists types of the sources.
    var typesText: String? {
        draft.typesPath.flatMap { types?.text(for: $0) }
    }

    /// The project file, where there is none yet, and the file of types, where that changes.
    ///
    /// - Parameter paths: Those of new documents.
    func projectFiles(naming paths: some Sequence<String>) -> [FileChanges.Change] {
        var files: [FileChanges.Change] = []
        if draft.isNew {
            let text = draft.naming(paths).text(namesTypes: typesText != nil)
            files.append(FileChanges.Change(ProjectParser.fileName, text))
        }
        if let typesText, let path = draft.typesPath {
            let old = try? FileReader().read(Paths.join(draft.folder, path))
            let new = Array(typesText.utf8)
            if old != new { files.append(FileChanges.Change(path, from: old, to: new)) }
        }
        return files
    }

    private func overlay(_ drafted: DraftedSpecs) -> FileOverlay {
        var overlay = draft.overlay
        overlay.texts.merge(drafted.overlay(in: draft.folder).texts) { $1 }
        if draft.isNew {
            let named = draft.naming(drafted.newPaths)
            overlay.texts[draft.path] = Array(named.text(namesTypes: types != nil).utf8)
        }
        for (path, editor) in known where drafted.editors[path] == nil {
            overlay.texts[Paths.join(draft.folder, path)] = editor.file.bytes
        }
        if let typesText, let path = draft.typesPath {
            overlay.texts[Paths.join(draft.folder, path)] = Array(typesText.utf8)
        }
        return overlay
    }
}
