import CodeProject
import ScreenSpecDiagnostics
import SourceCheck
import SpecExtraction

/// What documents describe and the code has no more, by the comparison that `check` makes.
struct GoneEntries {
    struct Entry: Hashable {
        let document: Int
        let path: DocumentPath
        /// As the document calls it.
        let name: String
        /// The only new name that it may have.
        var newName: String?

        /// The comment that marks it.
        var mark: String { "\(Self.markStart)\(name)\(question)" }

        var question: String { newName.map { ", renamed to '\($0)'?" } ?? "" }

        static let markStart = "# screenspec:gone "
    }

    private(set) var entries: [Entry] = []

    mutating func remove(_ entry: Entry) {
        entries.removeAll { $0 == entry }
    }

    /// Of what the code may have under another name, and else in another form, only the name is compared.
    private static let keys: Set<ComparedKey> = [
        .roleType, .contentType, .protocolType, .subview, .targetAction, .input, .closure, .method, .message, .property,
        .enumCase, .interfaceReceiver, .interfaceHolder,
    ]

    /// - Parameters:
    ///   - foundNames: The names that the code has, by the numbers of documents.
    init(
        _ outcome: ProjectRehearsal.Outcome,
        _ drafted: DraftedSpecs,
        _ extracted: ExtractedProject,
        foundNames: [Int: Set<String>]
    ) {
        struct Place: Hashable {
            let key: ComparedKey
            let range: SourceRange
        }
        let told = Set(outcome.findings.map { [$0.rule.text, $0.message] })
        let compared = SourceCheck.comparisons(outcome.code.subject).filter { Self.keys.contains($0.key) }
        let groups = Dictionary(grouping: compared) { Place(key: $0.key, range: $0.described) }
        for (place, comparisons) in groups.sorted(by: { $0.key.range < $1.key.range }) {
            let differences = comparisons.compactMap(\.difference)
            // What somebody allows, or a rule that is off does not tell, is wanted as it is.
            guard differences.contains(where: { told.contains([$0.rule.text, $0.message]) }),
                let (document, path) = drafted.entry(at: place.range, in: outcome.files),
                extracted.documents[document].original?.holds(path) == true,
                // A screen goes with its view, whoever else of it is left.
                differences.count == comparisons.count
                    || place.key == .roleType && extracted.documents[document].type.isEmpty
            else { continue }
            let key = path.last ?? ""
            let isName = path.count > 1 && Int(key) == nil
            let type = comparisons.lazy.compactMap(\.type).first
            let name = type ?? MessageName.base(of: key)
            guard !isName || type != nil || !(foundNames[document] ?? []).contains(name) else { continue }
            guard !entries.contains(where: { $0.document == document && $0.path == path }) else { continue }
            entries.append(Entry(document: document, path: path, name: name))
        }
        addNewNames(extracted)
    }

    /// Guesses which of what is new is what is gone, where there is one of each, or one of what was said of it.
    private mutating func addNewNames(_ extracted: ExtractedProject) {
        struct Section: Hashable {
            let document: Int
            let path: DocumentPath
        }
        let sections = Dictionary(grouping: entries.indices.filter { entries[$0].path.count > 1 }) {
            Section(document: entries[$0].document, path: Array(entries[$0].path.dropLast()))
        }
        for (section, gone) in sections {
            let document = extracted.documents[section.document]
            guard let original = document.original else { continue }
            let new = document.entries.entries(at: section.path).filter { !original.holds(section.path + [$0.key]) }
            for number in gone {
                let value = original.entries.entries(at: section.path).first { $0.key == entries[number].path.last }?
                    .value
                let alike = new.filter { $0.value == value }
                let only = new.count == 1 && gone.count == 1 ? new.first : alike.count == 1 ? alike.first : nil
                entries[number].newName = only.map { MessageName.base(of: $0.key) }
            }
        }
    }
}

extension [DocumentEntry] {
    fileprivate func entries(at path: DocumentPath) -> [DocumentEntry] {
        path.reduce(self) { $0[$1]?.entries ?? [] }
    }
}
