import ScreenSpecDiagnostics

/// What the code of a project says, as documents that are still to be written, and what is left out of them.
package struct ExtractedProject: Sendable {
    /// In the order of their paths.
    package var documents: [ExtractedDocument] = []
    /// Models that are written where the documents which describe their types otherwise say less than they were to.
    package var reserves: [Reserve] = []
    /// Classes that get no document, and why.
    package var skipped: [SkippedType] = []
    /// What specs have no words for.
    package var others = OtherInterfaces.none

    package struct Reserve: Sendable {
        /// Of the type.
        let name: String
        /// That of the models of its file, with this one alone.
        var document: ExtractedDocument

        package init(_ name: String, _ document: ExtractedDocument) {
            (self.name, self.document) = (name, document)
        }
    }

    package init() {}

    /// Gives a document what is left of it where the rest does not hold, and models to the protocols that it names then, and to what
    /// it no longer describes.
    ///
    /// - Returns: Whether there is anything left.
    package mutating func leavePlain(_ number: Int) -> Bool {
        guard let plain = documents[number].plain else { return false }
        documents[number].entries = plain
        documents[number].plain = nil
        for interface in plain["interfaces"]?.entries ?? [] { describe(interface.key) }
        if plain["viewModel"] == nil { documents[number].described.forEach { describe($0) } }
        documents[number].describedPlainly.forEach { leaveModel($0) }
        return true
    }

    /// Takes out of the models what another document describes.
    private mutating func leaveModel(_ type: String) {
        for number in documents.indices where documents[number].kind == .models && documents[number].original == nil {
            _ = documents[number].entries.remove(["models", type])
        }
    }

    /// Gives models to a type that a document described otherwise until now.
    package mutating func describe(_ type: String) {
        guard let position = reserves.firstIndex(where: { $0.name == type }) else { return }
        let reserve = reserves.remove(at: position).document
        if let known = documents.firstIndex(where: { $0.kind == .models && $0.path == reserve.path }) {
            let models = documents[known].entries["models"]?.entries ?? []
            documents[known].entries["models"] = .mapping(models + (reserve.entries["models"]?.entries ?? []))
        } else {
            documents.append(reserve)
        }
    }
}

/// A document of a spec file.
package struct ExtractedDocument: Sendable {
    package enum Kind: String, Sendable {
        case screen, view, models
    }

    package let kind: Kind
    /// That of the class; `nil` where the project is one module.
    package let module: String?
    /// The screen's, the view's, or that of the Swift file which declares the models.
    package let name: String
    /// The file, from the folder of specs.
    package var path: String
    /// The class that is the view; of models the first type.
    package let type: String
    /// Where the sources declare it.
    package let place: SourceRange
    package var entries: [DocumentEntry] = []
    /// Why nobody knows what sets an action off, to go on with behind "because".
    package var obstacles: [DocumentPath: String] = [:]
    /// Of a document that there is, the name that it gives what it describes.
    package var origin: SourceRange?
    /// The document that there is, which gets what it does not say.
    package var original: OriginalDocument?
    /// What could not be proven to be right, and is left out again.
    package var dropped: [Dropped] = []
    /// Members of its classes that other code knows and it says nothing of.
    package var unsaid: [String] = []
    /// Of a screen of several roles, what it says as a controller that has nobody beside it: what is left where the rest does not hold.
    package var plain: [DocumentEntry]?
    /// The types that it describes as a screen of several roles, by their full names.
    package var described: [String] = []
    /// Those that it describes beside them as a controller that has nobody.
    package var describedPlainly: [String] = []
    /// Whether its routes are no messages of a protocol, so that one may go without the others.
    package var hasFreeRoutes = false

    package struct Dropped: Hashable, Sendable {
        package let path: DocumentPath
        /// The message of what was found about it.
        package let reason: String

        package init(_ path: DocumentPath, since reason: String) {
            (self.path, self.reason) = (path, reason)
        }
    }

    package init(
        _ kind: Kind,
        named name: String,
        of module: String? = nil,
        type: String,
        at place: SourceRange,
        path: String = ""
    ) {
        (self.kind, self.name, self.module, self.type) = (kind, name, module, type)
        (self.place, self.path) = (place, path)
    }
}

/// A class of which nothing is written.
package struct SkippedType: Hashable, Sendable {
    package let type: String
    package let place: SourceRange
    /// To go on with behind "since".
    package let reason: String

    package init(_ type: String, at place: SourceRange, since reason: String) {
        (self.type, self.place, self.reason) = (type, place, reason)
    }
}
