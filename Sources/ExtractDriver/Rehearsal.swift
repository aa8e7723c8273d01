import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SpecExtraction
import SpecRules
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
    /// The code beside the documents as they are; `nil` where they were changed since.
    private var latest: ProjectRehearsal.Analysed?
    private(set) var typesText: String?
    /// What is left of new findings that no document is to blame for.
    private(set) var remaining: [Diagnostic] = []

    private static let roundLimit = 24

    init(
        _ project: ProjectRehearsal,
        _ draft: ProjectDraft,
        before: ProjectRehearsal.Outcome,
        known: [String: YAMLEditor] = [:]
    ) {
        (self.project, self.draft, self.known) = (project, draft, known)
        self.before = FindingCounts(before)
        index = before.code.subject.code
    }

    /// Reads off the code what the documents say and what it does, and leaves what holds and what is open.
    mutating func complete(_ extracted: inout ExtractedProject) {
        settle(&extracted)
        addBehaviour([.view, .routes], to: &extracted)
        // Which routes actions take is known once it is known where those lead.
        addBehaviour([.leads], to: &extracted)
        // Some of what named types of packages may be gone.
        draft.foreignTypes = []
        latest = nil
        settle(&extracted, opening: true)
        let unsaid = UnsaidMembers(subject(with: extracted))
        for index in extracted.documents.indices {
            extracted.documents[index].unsaid = unsaid.names(of: extracted.documents[index])
        }
    }

    /// Takes out of the documents what does not hold.
    ///
    /// - Parameter opening: Whether they are to say what they leave open.
    private mutating func settle(_ extracted: inout ExtractedProject, opening: Bool = false) {
        for _ in 0..<Self.roundLimit {
            let drafted = drafted(extracted)
            let outcome = outcome(of: drafted)
            remaining = before.newFindings(in: outcome)
            if draft.isNew, var dialect = draft.dialect,
                DialectFitting(outcome).fit(&dialect, to: remaining, findsNames: false)
            {
                draft.dialect = dialect
                latest = nil
                continue
            }
            var amendments = Amendments(extracted)
            for finding in remaining where opening || Self.openKeys[finding.rule.text] == nil {
                amend(finding, outcome, drafted, &amendments)
            }
            guard amendments.apply() else { return }
            extracted = amendments.project
            latest = nil
        }
    }

    /// Adds what the code does, which is read by what the documents say so far.
    private mutating func addBehaviour(_ parts: [BehaviourExtraction.Part], to extracted: inout ExtractedProject) {
        let drafted = drafted(extracted)
        let analysed = latest ?? project.analysed(overlay(drafted))
        let (specs, code) = (analysed.specs, analysed.code)
        let files = specs.compilation.files
        var behaviour = BehaviourExtraction(extracted, code.subject) { range in
            files.path(of: range).flatMap { drafted.entry(in: $0, at: Int(range.lower)) }
        }
        extracted = behaviour.extract(parts)
        latest = nil
        settle(&extracted)
    }

    func drafted(_ extracted: ExtractedProject) -> DraftedSpecs {
        DraftedSpecs(extracted, in: draft.specs, known)
    }

    /// The code beside the documents.
    func subject(with extracted: ExtractedProject) -> CodeSubject {
        (latest ?? project.analysed(overlay(drafted(extracted)))).code.subject
    }

    // MARK: Rounds

    /// Compiles and checks the documents, with the types that they name in the project file and in the file of types.
    mutating func outcome(of drafted: DraftedSpecs) -> ProjectRehearsal.Outcome {
        var specs = project.compiled(overlay(drafted))
        for _ in 0..<4 {
            let names = Set(specs.compilation.analysis.results.flatMap(\.unknownTypes).map(\.name))
            let text = draft.typesPath.map { ListedTypes(index, specs).text(for: $0) }
            let foreign = draft.isNew ? names.filter { index.types(named: $0).isEmpty } : []
            if text == typesText, draft.foreignTypes.isSuperset(of: foreign) { break }
            typesText = text
            draft.foreignTypes.formUnion(foreign)
            specs = project.compiled(overlay(drafted))
        }
        let analysed = project.analysed(specs)
        latest = analysed
        return project.outcome(of: analysed)
    }

    /// Whether no more is found than before, with other texts in place of some.
    func isAsQuiet(with texts: FileOverlay, beside drafted: DraftedSpecs) -> Bool {
        var overlay = overlay(drafted)
        overlay.texts.merge(texts.texts) { $1 }
        let found = before.newFindings(in: project.outcome(overlay))
        return found.allSatisfy { $0.rule == RuleDescription.outdatedTypes.id }
    }

    private func overlay(_ drafted: DraftedSpecs) -> FileOverlay {
        var overlay = draft.overlay
        overlay.texts.merge(drafted.overlay(in: draft.folder).texts) { $1 }
        if draft.isNew { overlay.texts[draft.path] = Array(draft.text(namesTypes: typesText != nil).utf8) }
        for (path, editor) in known where drafted.editors[path] == nil {
            overlay.texts[Paths.join(draft.folder, path)] = editor.file.bytes
        }
        if let typesText, let path = draft.typesPath {
            overlay.texts[Paths.join(draft.folder, path)] = Array(typesText.utf8)
        }
        return overlay
    }

    // MARK: Findings

    private func amend(
        _ finding: Diagnostic,
        _ outcome: ProjectRehearsal.Outcome,
        _ drafted: DraftedSpecs,
        _ amendments: inout Amendments
    ) {
        let ranges = [finding.range].compactMap(\.self) + finding.notes.compactMap(\.range)
        let places = ranges.lazy.compactMap { range in
            outcome.files.path(of: range).flatMap { drafted.entry(in: $0, at: Int(range.lower)) }
        }
        let subject = finding.subject
        let code = outcome.code.subject.code
        let isType = subject.member.map { !code.types(named: $0).isEmpty } ?? false
        let isVocabulary = Self.vocabularyRules.contains(finding.rule.text)
        guard let (document, path) = places.first else {
            // What is found in the code alone comes of what a document says of the class, or of the one that it reaches for.
            if let own = amendments.document(of: subject.owner) {
                if isVocabulary, isType, let name = subject.member, amendments.know(name, own) { return }
                return amendments.drop(own, [], since: "\(finding.rule.text): \(finding.message)")
            }
            if let other = subject.member.flatMap(amendments.document) {
                amendments.drop(other, [], since: "\(finding.rule.text): \(finding.message)")
            }
            return
        }
        if let key = Self.openKeys[finding.rule.text] {
            return amendments.open(key, document, path)
        }
        if isVocabulary {
            let names = isType ? [subject.member].compactMap(\.self) : named(at: finding.range, in: outcome)
            let isLearned = names.reduce(false) { amendments.know($1, document) || $0 }
            if isLearned { return }
        }
        if finding.rule == RuleDescription.undeclaredAction.id, let handler = subject.member,
            amendments.handle(String(handler.prefix { $0 != "(" }), document)
        {
            return
        }
        amendments.drop(document, path, since: "\(finding.rule.text): \(finding.message)")
    }

    /// The types of the sources that a place of a document names.
    private func named(at range: SourceRange?, in outcome: ProjectRehearsal.Outcome) -> [String] {
        guard let range, let file = outcome.files[range.file] else { return [] }
        let words = file.text(range.offsets).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return words.filter { $0.first?.isUppercase == true && !outcome.code.subject.code.types(named: $0).isEmpty }
    }

    /// The keys that rules ask for, which nobody knows the values of.
    private static let openKeys = [
        "untriggered-action": "trigger", "unshown-property": "shows", "unsent-message": "from",
    ]

    /// The rules by which the class of a view may know what its document names, and nothing else.
    private static let vocabularyRules: Set<String> = ["view-only-talks-to-presenter", "role-outside-channels"]
}
