import SpecExtraction

/// What the code has and a document does not say.
enum AddedEntries {
    /// The keys that the language lets differ, that are words for people, or that say how a document is read.
    private static let kept: Set<String> = [
        "screen", "view", "summary", "generate", "architecture", "types", "protocols", "models",
    ]
    /// What stands under one of them is said, whatever it is: who writes `entry: false` has decided so.
    private static let plain: Set<String> = ["entry", "inherits", "layout"]

    /// A document with what another one says beyond it, in the order of the other.
    ///
    /// - Parameter found: What the code shows.
    static func merged(_ known: [DocumentEntry], with found: [DocumentEntry]) -> [DocumentEntry] {
        var merged = known
        let names = Names(in: known)
        var previous: String?
        for entry in found {
            defer { previous = entry.key }
            if entry.key == "models" {
                merge(models: entry, into: &merged)
            } else if !kept.contains(entry.key) {
                merge(entry, into: &merged, behind: previous, names)
            }
        }
        return merged
    }

    private static func merge(
        _ entry: DocumentEntry,
        into merged: inout [DocumentEntry],
        behind previous: String?,
        _ names: Names
    ) {
        switch entry.value {
        case .text, .flag:
            guard plain.contains(entry.key), merged[entry.key] == nil else { return }
            merged.insert(entry, behind: previous)
        case .list(let elements):
            guard entry.key == "conforms" else { return }
            merge(elements, into: &merged, entry.key, behind: previous)
        case .mapping(let entries):
            let added: [DocumentEntry]
            switch entry.key {
            case "subviews", "interfaces":
                added = entries.filter { merged[entry.key]?.entries.names($0.key) != true }
            case "viewModel", "dataSource": return merge(content: entry, into: &merged, behind: previous)
            case "delegate":
                guard case .mapping(var known) = merged[entry.key] else {
                    return merged.insert(entry, behind: previous)
                }
                let methods = names.new(entry.value.entries["methods"]?.entries ?? [])
                if !methods.isEmpty { known.add(methods, to: "methods", behind: nil) }
                return merged[entry.key] = .mapping(known)
            default: added = names.new(entries)
            }
            guard !added.isEmpty else { return }
            merged.add(added, to: entry.key, behind: previous)
        }
    }

    private static func merge(
        _ elements: [DocumentValue],
        into merged: inout [DocumentEntry],
        _ key: String,
        behind previous: String?
    ) {
        var known: [DocumentValue] = []
        switch merged[key] {
        case .list(let elements): known = elements
        case nil: break
        default: return
        }
        let added = elements.filter { !known.contains($0) }
        guard !added.isEmpty else { return }
        if merged[key] == nil {
            merged.insert(DocumentEntry(key, .list(added)), behind: previous)
        } else {
            merged[key] = .list(known + added)
        }
    }

    /// Members of what a view shows, or of a model.
    private static func merge(content: DocumentEntry, into merged: inout [DocumentEntry], behind previous: String?) {
        guard let known = merged[content.key] else { return merged.insert(content, behind: previous) }
        guard case .mapping(var inner) = known else { return }
        let names = Names(of: MemberSections.inner.flatMap { inner[$0]?.entries ?? [] })
        for section in content.value.entries {
            switch section.value {
            case .mapping(let entries) where MemberSections.inner.contains(section.key):
                let added = names.new(entries)
                if !added.isEmpty { inner.add(added, to: section.key, behind: nil) }
            case .list(let elements) where section.key == "conforms":
                merge(elements, into: &inner, section.key, behind: nil)
            default: break
            }
        }
        merged[content.key] = .mapping(inner)
    }

    private static func merge(models: DocumentEntry, into merged: inout [DocumentEntry]) {
        guard case .mapping(var known) = merged["models"] else { return }
        for model in models.value.entries where known[model.key] != nil {
            merge(content: model, into: &known, behind: nil)
        }
        merged["models"] = .mapping(known)
    }

    /// The messages that a document describes, in whichever section and however they are written.
    private struct Names {
        private static let others: Set<String> = [
            "subviews", "interfaces", "viewModel", "viewModels", "dataSource", "models",
        ]
        private var counts: [String: Int] = [:]
        private var keys: Set<String> = []

        init(in entries: [DocumentEntry]) {
            let sections = entries.filter { !Self.others.contains($0.key) }
            self.init(
                of: sections.flatMap { section in
                    (section.key == "delegate" ? section.value.entries["methods"] : section.value)?.entries ?? []
                }
            )
        }

        init(of messages: [DocumentEntry]) {
            for message in messages {
                counts[MessageName.base(of: message.key), default: 0] += 1
                keys.insert(message.key)
            }
        }

        /// Of several with one name, those that are written as nothing in the document is, where all others are there.
        func new(_ entries: [DocumentEntry]) -> [DocumentEntry] {
            let byName = Dictionary(grouping: entries) { MessageName.base(of: $0.key) }
            return entries.filter { entry in
                let name = MessageName.base(of: entry.key)
                let known = counts[name, default: 0]
                guard known > 0 else { return true }
                let alike = byName[name] ?? []
                return known < alike.count && !keys.contains(entry.key)
                    && alike.count(where: { keys.contains($0.key) }) == known
            }
        }
    }
}

extension [DocumentEntry] {
    fileprivate func names(_ name: String) -> Bool { contains { $0.key == name } }

    /// Puts a section behind another one, or at the end.
    fileprivate mutating func insert(_ entry: DocumentEntry, behind key: String?) {
        insert(entry, behind: [key].compactMap(\.self), orAt: count)
    }

    fileprivate mutating func add(_ entries: [DocumentEntry], to key: String, behind previous: String?) {
        if self[key] == nil {
            insert(DocumentEntry(key, .mapping(entries)), behind: previous)
        } else {
            self[key] = .mapping((self[key]?.entries ?? []) + entries)
        }
    }
}
