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
    private let foreignModules: ForeignModules
    private let namesakes: [String]
    /// The documents as they were compiled last.
    private var drafted: DraftedSpecs?
    private var compiled: CompiledSpecs?
    /// The types of the sources that the project knows; those that no document names any more do no harm meanwhile.
    private var types: ListedTypes?

    private static let roundLimit = 48

    init(
        _ project: ProjectRehearsal,
        _ draft: ProjectDraft,
        of code: CodeIndex,
        before: ProjectRehearsal.Outcome,
        known: [String: YAMLEditor] = [:]
    ) {
        (self.project, self.draft, self.known) = (project, draft, known)
        self.before = FindingCounts(before)
        index = code
        foreignModules = ForeignModules(index)
        namesakes = draft.isNew ? foreignModules.namesakes : []
    }

    /// Reads off the code what the documents say and what it does, and leaves what holds and what is open.
    mutating func complete(_ extracted: inout ExtractedProject) {
        guard let outcome = settle(&extracted) else { return }
        // Some of what named types may be gone.
        draft.foreignTypes = draft.foreignTypes.filter(ListedTypes.areNamed(in: outcome.specs))
        types = draft.typesPath.map { _ in ListedTypes(index, outcome.specs) }
        let unsaid = UnsaidMembers(outcome.code.subject)
        let names = index.jobs.map(extracted.documents, unsaid.names)
        for (number, names) in names.enumerated() { extracted.documents[number].unsaid = names }
    }

    /// Adds to the documents what the code does, takes out what does not hold, and opens what nobody knows.
    ///
    /// - Returns: What is found beside the documents as they are, but for what they leave open.
    private mutating func settle(_ extracted: inout ExtractedProject) -> ProjectRehearsal.Outcome? {
        addBehaviour(to: &extracted)
        for _ in 0..<Self.roundLimit {
            let specs = drafted(extracted)
            let outcome = outcome(of: specs)
            var found = before.newFindings(in: outcome)
            let isFitted = fitDialect(to: &found, outcome)
            let open = found.filter { Amendments.openKeys[$0.rule.text] != nil }
            found.removeAll { Amendments.openKeys[$0.rule.text] != nil }
            var amendments = amendments(of: extracted, by: found, outcome, specs)
            holdAsCodeDoes(outcome, specs, &amendments)
            let isAmended = amendments.apply()
            if isFitted || isAmended {
                extracted = amendments.project
                if amendments.areUnread { addBehaviour(to: &extracted) }
                continue
            }
            amendments = self.amendments(of: extracted, by: open, outcome, specs)
            guard amendments.apply() else { return outcome }
            extracted = amendments.project
            // What is said to be open is asked for no more.
            guard amendments.drops else { return outcome }
        }
        return nil
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

    private mutating func addBehaviour(to extracted: inout ExtractedProject) {
        addBehaviour([.view, .routes], to: &extracted)
        // Which routes actions take is known once documents say where those lead.
        addBehaviour([.leads], to: &extracted)
    }

    /// Adds what the code does, which is read by what the documents say so far.
    private mutating func addBehaviour(_ parts: [BehaviourExtraction.Part], to extracted: inout ExtractedProject) {
        let drafted = drafted(extracted)
        let specs = compiled(drafted)
        listTypes(namedIn: specs)
        let files = specs.compilation.files
        let code = project.analysed(specs).code
        var behaviour = BehaviourExtraction(extracted, code.subject, in: draft.folders) { range in
            files.path(of: range).flatMap { drafted.entry(in: $0, at: Int(range.lower)) }
        }
        extracted = behaviour.extract(parts)
    }

    /// The documents as files.
    func drafted(_ extracted: ExtractedProject) -> DraftedSpecs {
        DraftedSpecs(extracted, in: draft.specs, known, likeThose: drafted)
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
        let listed = draft.typesPath.map { _ in ListedTypes(index, specs) }
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

    /// Whether no more is found than before, with other texts in place of some.
    func isAsQuiet(with texts: FileOverlay, beside drafted: DraftedSpecs) -> Bool {
        var overlay = overlay(drafted)
        overlay.texts.merge(texts.texts) { $1 }
        return before.newFindings(in: project.outcome(overlay)).isEmpty
    }

    /// The file that lists types of the sources.
    var typesText: String? {
        draft.typesPath.flatMap { types?.text(for: $0) }
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

    // MARK: Findings

    private func amendments(
        of extracted: ExtractedProject,
        by findings: [Diagnostic],
        _ outcome: ProjectRehearsal.Outcome,
        _ drafted: DraftedSpecs
    ) -> Amendments {
        var amendments = Amendments(extracted)
        let rest = UnreachedScreens(outcome, drafted).settle(findings, &amendments)
        for finding in rest { amend(finding, outcome, drafted, &amendments) }
        return amendments
    }

    private func amend(
        _ finding: Diagnostic,
        _ outcome: ProjectRehearsal.Outcome,
        _ drafted: DraftedSpecs,
        _ amendments: inout Amendments
    ) {
        let own = OwnReferences(outcome.code.subject).references(for: finding)
        if hold(own, outcome, drafted, &amendments) { return }
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
            let module = finding.range.flatMap { code.file($0.file)?.module }
            if let own = amendments.document(of: subject.owner, near: module) {
                if isVocabulary, isType, let name = subject.member, amendments.know(name, own) { return }
                return amendments.drop(own, [], since: "\(finding.rule.text): \(finding.message)")
            }
            let other = subject.member.flatMap { amendments.document(of: $0, near: module) }
            for number in other.map({ [$0] }) ?? documents(naming: subject.owner, outcome, drafted) {
                amendments.drop(number, [], since: "\(finding.rule.text): \(finding.message)")
            }
            return
        }
        if let key = Amendments.openKeys[finding.rule.text] {
            return amendments.open(key, document, path)
        }
        // A circle that the screen closes by what it says of its own: that it does otherwise than the architecture stays true.
        if finding.rule == RetainCycle.description.id, path.count > 1, path[0] == "protocols" {
            return amendments.hold(.any, by: path[1], document)
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

    /// Lets screens say how they hold others.
    ///
    /// - Returns: Whether it is theirs to say.
    private func hold(
        _ own: [OwnReferences.Reference],
        _ outcome: ProjectRehearsal.Outcome,
        _ drafted: DraftedSpecs,
        _ amendments: inout Amendments
    ) -> Bool {
        let documents = own.compactMap { document(of: $0.component, outcome, drafted) }
        guard !own.isEmpty, documents.count == own.count else { return false }
        for (own, document) in zip(own, documents) { amendments.hold(own.reference, by: own.channel, document) }
        return true
    }

    /// Lets new documents say how their screens hold others where the architecture says nothing of it, or something else.
    private func holdAsCodeDoes(
        _ outcome: ProjectRehearsal.Outcome,
        _ drafted: DraftedSpecs,
        _ amendments: inout Amendments
    ) {
        let references = OwnReferences(outcome.code.subject).references(
            leftOpen: draft.isNew ? draft.dialect?.channelsLeftOpen ?? [] : [],
            by: draft.dialect?.name,
            beside: outcome.findings
        )
        for own in references {
            guard let document = document(of: own.component, outcome, drafted), amendments.isNew(document) else {
                continue
            }
            amendments.hold(own.reference, by: own.channel, document)
        }
    }

    private func document(
        of component: IndexedComponent,
        _ outcome: ProjectRehearsal.Outcome,
        _ drafted: DraftedSpecs
    ) -> Int? {
        let place = component.declaration.name.range
        return outcome.files.path(of: place).flatMap { drafted.entry(in: $0, at: Int(place.lower)) }?.document
    }

    /// The documents of screens that give a class of the code a role, or a protocol to a channel.
    private func documents(naming type: String, _ outcome: ProjectRehearsal.Outcome, _ drafted: DraftedSpecs) -> [Int] {
        let subject = outcome.code.subject
        let players = subject.code.types(named: type).flatMap { subject.roles.roles(of: $0) }.compactMap(
            \.screen.component
        )
        let speakers = subject.specs.components.filter { component in
            component.component.interfaces.contains { $0.kind == .channel && $0.name == type }
        }
        return (players + speakers).map(\.declaration.name.range).compactMap { range in
            outcome.files.path(of: range).flatMap { drafted.entry(in: $0, at: Int(range.lower)) }?.document
        }
    }

    /// The types of the sources that a place of a document names.
    private func named(at range: SourceRange?, in outcome: ProjectRehearsal.Outcome) -> [String] {
        guard let range, let file = outcome.files[range.file] else { return [] }
        let words = file.text(range.offsets).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return words.filter { $0.first?.isUppercase == true && !outcome.code.subject.code.types(named: $0).isEmpty }
    }

    /// The rules by which the class of a view may know what its document names, and nothing else.
    private static let vocabularyRules: Set<String> = ["view-only-talks-to-presenter", "role-outside-channels"]
}
