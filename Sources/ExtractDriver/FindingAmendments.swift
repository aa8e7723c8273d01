import CodeProject
import ScreenSpecDiagnostics
import SourceCheck
import SpecExtraction
import SpecRules

/// What becomes of documents by what is found beside them.
struct FindingAmendments {
    private let outcome: ProjectRehearsal.Outcome
    private let drafted: DraftedSpecs

    /// - Parameter drafted: The documents that the outcome is of.
    init(_ outcome: ProjectRehearsal.Outcome, _ drafted: DraftedSpecs) {
        (self.outcome, self.drafted) = (outcome, drafted)
    }

    func amendments(of extracted: ExtractedProject, by findings: [Diagnostic]) -> Amendments {
        var amendments = Amendments(extracted)
        let rest = UnreachedScreens(outcome, drafted).settle(findings, &amendments)
        for finding in rest { amend(finding, &amendments) }
        return amendments
    }

    private func amend(_ finding: Diagnostic, _ amendments: inout Amendments) {
        let own = OwnReferences(outcome.code.subject).references(for: finding)
        if hold(own, &amendments) { return }
        let ranges = [finding.range].compactMap(\.self) + finding.notes.compactMap(\.range)
        let places = ranges.lazy.compactMap { drafted.entry(at: $0, in: outcome.files) }
        let subject = finding.subject
        let code = outcome.code.subject.code
        let isType = subject.member.map { !code.types(named: $0).isEmpty } ?? false
        let isVocabulary = Self.vocabularyRules.contains(finding.rule)
        guard let (document, path) = places.first else {
            let own = ownDocument(finding, amendments)
            if let own, isVocabulary, isType, let name = subject.member, amendments.know(name, own) { return }
            return drop(documentsBehind(finding, amendments), for: finding, &amendments)
        }
        if let key = Amendments.openKeys[finding.rule.text] {
            return amendments.open(key, document, path, in: OpenPlaces(outcome.code.subject))
        }
        // A circle that the screen closes by what it says of its own: that it does otherwise than the architecture stays true.
        if finding.rule == RetainCycle.description.id, path.count > 1, path[0] == "protocols" {
            return amendments.hold(.any, by: path[1], document)
        }
        if isVocabulary {
            let names = isType ? [subject.member].compactMap(\.self) : named(at: finding.range)
            let isLearned = names.reduce(false) { amendments.know($1, document) || $0 }
            if isLearned { return }
        }
        if finding.rule == RuleDescription.undeclaredAction.id, let handler = subject.member,
            amendments.handle(String(handler.prefix { $0 != "(" }), document)
        {
            return
        }
        amendments.drop(document, path, since: hiddenType(finding) ?? "\(finding.rule.text): \(finding.message)")
    }

    /// Takes out the whole of what findings are about.
    func dropDocuments(of findings: [Diagnostic], _ amendments: inout Amendments) {
        for finding in findings {
            let ranges = [finding.range].compactMap(\.self) + finding.notes.compactMap(\.range)
            let place = ranges.lazy.compactMap { drafted.entry(at: $0, in: outcome.files) }.first
            let documents = place.map { [$0.document] } ?? documentsBehind(finding, amendments)
            drop(documents, for: finding, &amendments)
        }
    }

    private func drop(_ documents: [Int], for finding: Diagnostic, _ amendments: inout Amendments) {
        for number in documents {
            amendments.drop(number, [], since: "\(finding.rule.text): \(finding.message)")
        }
    }

    /// What is found in the code alone comes of what a document says of the class, or of the one that it reaches for.
    private func documentsBehind(_ finding: Diagnostic, _ amendments: Amendments) -> [Int] {
        if let own = ownDocument(finding, amendments) { return [own] }
        let other = finding.subject.member.flatMap { amendments.document(of: $0, near: module(of: finding)) }
        return other.map { [$0] } ?? documents(naming: finding.subject.owner)
    }

    private func ownDocument(_ finding: Diagnostic, _ amendments: Amendments) -> Int? {
        amendments.document(of: finding.subject.owner, near: module(of: finding))
    }

    private func module(of finding: Diagnostic) -> String? {
        finding.range.flatMap { outcome.code.subject.code.file($0.file)?.module }
    }

    /// That a type which nobody is said to declare is one that no other file sees.
    private func hiddenType(_ finding: Diagnostic) -> String? {
        guard finding.rule == RuleDescription.unknownType.id, let name = named(at: finding.range).first else {
            return nil
        }
        let code = outcome.code.subject.code
        let isHidden = code.types(named: name).allSatisfy { code[$0].isHidden }
        return isHidden ? "its type '\(name)' is private" : nil
    }

    /// Lets screens say how they hold others.
    ///
    /// - Returns: Whether it is theirs to say.
    private func hold(_ own: [OwnReferences.Reference], _ amendments: inout Amendments) -> Bool {
        let documents = own.compactMap { drafted.document(of: $0.component, in: outcome.files) }
        guard !own.isEmpty, documents.count == own.count else { return false }
        for (own, document) in zip(own, documents) { amendments.hold(own.reference, by: own.channel, document) }
        return true
    }

    /// Lets new documents say how their screens hold others where the architecture says nothing of it, or something else.
    func holdAsCodeDoes(_ amendments: inout Amendments, in draft: ProjectDraft) {
        let references = OwnReferences(outcome.code.subject).references(
            leftOpen: draft.isNew ? draft.dialect?.channelsLeftOpen ?? [] : [],
            by: draft.dialect?.name,
            beside: outcome.findings
        )
        for own in references {
            guard let document = drafted.document(of: own.component, in: outcome.files), amendments.isNew(document)
            else { continue }
            amendments.hold(own.reference, by: own.channel, document)
        }
    }

    /// The documents of screens that give a class of the code a role, or a protocol to a channel.
    private func documents(naming type: String) -> [Int] {
        let subject = outcome.code.subject
        let players = subject.code.types(named: type).flatMap { subject.roles.roles(of: $0) }.compactMap(
            \.screen.component
        )
        let speakers = subject.specs.components.filter { component in
            component.component.interfaces.contains { $0.kind == .channel && $0.name == type }
        }
        return (players + speakers).compactMap { drafted.document(of: $0, in: outcome.files) }
    }

    /// The types of the sources that a place of a document names.
    private func named(at range: SourceRange?) -> [String] {
        guard let range, let file = outcome.files[range.file] else { return [] }
        let words = file.text(range.offsets).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return words.filter { $0.first?.isUppercase == true && !outcome.code.subject.code.types(named: $0).isEmpty }
    }

    /// The rules by which the class of a view may know what its document names, and nothing else.
    static let vocabularyRules: Set<RuleID> = [
        ViewOnlyTalksToPresenter.description.id, RuleDescription.roleOutsideChannels.id,
    ]
}
