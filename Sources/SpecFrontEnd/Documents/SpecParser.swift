import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

/// One spec file as it stands, before any name of it is resolved: it depends on nothing but the file's bytes.
package struct ParsedFile: Sendable {
    package let id: FileID
    package let path: String
    package var documents: [ParsedDocument]
    package var diagnostics: [Diagnostic]
    package var suppressions: Suppressions
    /// Whether the file could not be read to its end, so that documents of it may be missing.
    package let isCutShort: Bool
}

extension ParsedFile {
    package var models: [Model] {
        documents.flatMap { document -> [Model] in
            if case .models(let models) = document { models } else { [] }
        }
    }

    package var architectures: [Architecture] {
        documents.compactMap { document in
            if case .architecture(let architecture) = document { architecture } else { nil }
        }
    }
}

/// One YAML document, read into its declaration.
package indirect enum ParsedDocument: Sendable {
    case component(ComponentDeclaration, pending: [PendingChannel])
    case models([Model])
    case architecture(Architecture)
}

/// Reads spec files.
package enum SpecParser {
    /// Reads one file into its documents; whatever is wrong is in the result's findings.
    package static func parse(_ file: SourceFile) -> ParsedFile {
        let (tree, diagnostics) = YAMLTree.parse(file)
        let suppressions = SpecSuppressions.read(tree, in: file)
        var reader = SpecReader(tree: tree, file: file, openPoints: suppressions.all.filter(\.isOpenPoint))
        let documents = tree.roots.compactMap { reader.document($0) }
        let lacksDocuments = !reader.joinedDocuments.isEmpty
        if tree.roots.isEmpty, diagnostics.isEmpty {
            reader.report(
                .emptySpec,
                at: SourceRange(file: file.id, lower: 0, upper: 0),
                "this file declares nothing",
                help: ["Start it with view, screen, models or architecture, or remove it."]
            )
        }
        return ParsedFile(
            id: file.id,
            path: file.path,
            documents: documents,
            diagnostics: diagnostics.filter { !reader.isInJoinedDocument($0) } + reader.diagnostics,
            suppressions: suppressions,
            isCutShort: tree.isCutShort || lacksDocuments
        )
    }
}

extension SpecReader {
    private typealias Entry = (key: NodeID, value: NodeID)

    fileprivate mutating func document(_ root: NodeID) -> ParsedDocument? {
        guard tree.kind(of: root) == .mapping, let first = tree.entries(of: root).first else {
            reportUnknownDocument(at: headRange(of: root), "a document is a mapping, found \(describe(root))")
            return nil
        }
        guard let (kind, head) = head(of: root, startingWith: first) else { return nil }
        switch kind {
        case .view: return view(root, head)
        case .screen: return screen(root, head)
        case .models: return models(root, head)
        case .architecture: return architecture(root, head)
        case .project: return nil
        }
    }

    /// What declares a document: its first entry. One that is misspelt or comes later is reported and counts nevertheless, since who
    /// names the document makes no mistake.
    private mutating func head(of root: NodeID, startingWith first: Entry) -> (DocumentKind, Entry)? {
        let key = tree.text(of: first.key)
        func kind(_ word: String) -> DocumentKind? { DocumentKind.specs.first { $0.rawValue == word } }
        if let kind = kind(key) { return (kind, first) }
        let words = DocumentKind.specs.map(\.rawValue)
        if let meant = Spelling.closest(to: key, among: words).flatMap(kind) {
            let place = range(of: first.key)
            reportUnknownDocument(
                at: place,
                "'\(key)' declares nothing; did you mean '\(meant)'?",
                fixes: [Diagnostic.Fix("Replace with '\(meant)'", at: place, with: meant.rawValue)]
            )
            return (meant, first)
        }
        for entry in tree.entries(of: root).dropFirst() {
            guard let kind = kind(tree.text(of: entry.key)) else { continue }
            reportUnknownDocument(
                at: range(of: entry.key),
                "'\(kind)' must be the first key of its document",
                help: ["Move it to the top."]
            )
            return (kind, entry)
        }
        reportUnknownDocument(
            at: range(of: first.key),
            "'\(key)' declares nothing",
            help: ["The first key of a document is \(words.formattedList)."]
        )
        return nil
    }

    private mutating func reportUnknownDocument(
        at range: SourceRange,
        _ message: String,
        help: [String] = [],
        fixes: [Diagnostic.Fix] = []
    ) {
        report(.unknownDocument, at: range, message, help: help, fixes: fixes)
    }

    private mutating func typeName(_ node: NodeID, of kind: String) -> Name? {
        guard let text = scalarText(node, expected: "the name of the \(kind)") else { return nil }
        owner = text
        // A class may stand in another type; what a screen is called is the start of names.
        return kind == "view" ? identifierPath(text, at: node) : identifier(text, at: node)
    }

    private mutating func view(_ root: NodeID, _ head: Entry) -> ParsedDocument? {
        let name = typeName(head.value, of: "view")
        findJoinedDocument(in: root)
        var component = ComponentDeclaration(name: name ?? Name("", at: range(of: head.value)), range: range(of: root))
        guard MappingShape<ComponentDeclaration>.view.read(root, headedBy: head.key, into: &component, &self),
            name != nil
        else {
            return nil
        }
        return .component(component, pending: [])
    }

    private mutating func screen(_ root: NodeID, _ head: Entry) -> ParsedDocument? {
        let name = typeName(head.value, of: "screen")
        findJoinedDocument(in: root)
        let component = ComponentDeclaration(name: name ?? Name("", at: range(of: head.value)), range: range(of: root))
        var draft = ScreenDraft(component: component)
        guard MappingShape<ScreenDraft>.screen.read(root, headedBy: head.key, into: &draft, &self), name != nil else {
            return nil
        }
        draft.readMisspeltKeys(of: root, &self)
        draft.screen.isOpenEntry = !draft.screen.isEntry && isOpen(.entry, at: root)
        draft.screen.hasOpenRoutes = isOpen(.routes, at: root)
        draft.component.screen = draft.screen
        return .component(draft.component, pending: draft.pending)
    }

    private mutating func models(_ root: NodeID, _ head: Entry) -> ParsedDocument? {
        owner = "models"
        for entry in tree.entries(of: root) where entry.key != head.key {
            reportUnknownKey(entry, in: root, of: "a models document", keys: ["models"])
        }
        return Shape<[Model]>.models.read(head.value, &self).map(ParsedDocument.models)
    }

    private mutating func architecture(_ root: NodeID, _ head: Entry) -> ParsedDocument? {
        guard let text = scalarText(head.value, expected: "the name of the architecture") else { return nil }
        owner = text
        var draft = ArchitectureDraft(
            architecture: Architecture(name: Name(text, at: range(of: head.value)), range: range(of: root))
        )
        guard MappingShape<ArchitectureDraft>.architecture.read(root, headedBy: head.key, into: &draft, &self) else {
            return nil
        }
        return .architecture(draft.architecture)
    }
}
