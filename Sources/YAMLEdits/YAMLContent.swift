import YAMLTree

/// What a document says, without where and how: what has to be the same after an edit, but for that.
indirect enum YAMLContent: Equatable, Sendable {
    /// - isWord: Whether it is no text, such as `true` or nothing.
    case scalar(String, isWord: Bool)
    case sequence([Value])
    case mapping([Entry])
    case alias(String)

    struct Value: Equatable, Sendable {
        /// Anchors and tags.
        var properties = ""
        var content: YAMLContent
    }

    struct Entry: Equatable, Sendable {
        var key: Value
        var value: Value
    }

    // MARK: Reading

    static func documents(_ outline: YAMLOutline, _ tree: YAMLTree) -> [Value] {
        outline.roots.map { value($0, tree) }
    }

    private static func value(_ item: YAMLOutline.Item, _ tree: YAMLTree) -> Value {
        if let alias = item.alias { return Value(properties: item.properties, content: .alias(alias)) }
        let content: YAMLContent
        switch item.kind {
        case .scalar: content = scalar(item.node, tree)
        case .sequence: content = .sequence(item.children.map { value($0, tree) })
        case .mapping:
            content = .mapping(
                item.children.map { child in
                    let key = child.key.map { scalar($0, tree) } ?? .scalar("", isWord: true)
                    return Entry(
                        key: Value(properties: child.keyProperties, content: key),
                        value: value(child, tree)
                    )
                }
            )
        }
        return Value(properties: item.properties, content: content)
    }

    private static func scalar(_ node: NodeID, _ tree: YAMLTree) -> YAMLContent {
        let text = tree.text(of: node)
        let isPlain = tree.style(of: node) == .plain
        return .scalar(text, isWord: isPlain && (tree.isNull(node) || YAMLScalar.words.contains(text.lowercased())))
    }

    /// What is to be written.
    init(_ value: YAMLValue) {
        switch value {
        case .text(let text): self = .scalar(text, isWord: false)
        case .word(let word): self = .scalar(word, isWord: true)
        case .sequence(let elements): self = .sequence(elements.map { Value(content: YAMLContent($0)) })
        case .mapping(let entries): self = .mapping(entries.map(Self.entry))
        }
    }

    private static func entry(_ entry: YAMLEntry) -> Entry {
        Entry(
            key: Value(content: .scalar(entry.key, isWord: false)),
            value: Value(content: YAMLContent(entry.value))
        )
    }

    // MARK: Editing

    static func documents(_ documents: [Value], after edit: YAMLEdit) throws(YAMLEditRefusal) -> [Value] {
        var documents = documents
        switch edit {
        case .insertEntry(let entry, let path, let number):
            try change(&documents, path) { (value) throws(YAMLEditRefusal) in
                guard case .mapping(var entries) = value.content else { throw .noSuchPlace }
                let new = Self.entry(entry)
                guard !entries.contains(where: { $0.key.content == new.key.content }) else { throw .hasKey }
                entries.insert(new, at: min(number, entries.count))
                value.content = .mapping(entries)
            }
        case .insertElement(let element, let path, let number):
            try change(&documents, path) { (value) throws(YAMLEditRefusal) in
                guard case .sequence(var elements) = value.content else { throw .noSuchPlace }
                elements.insert(Value(content: YAMLContent(element)), at: min(number, elements.count))
                value.content = .sequence(elements)
            }
        case .replace(let path, let new):
            try change(&documents, path) { (value) throws(YAMLEditRefusal) in value.content = YAMLContent(new) }
        case .rename(let path, let name):
            try changeSiblings(&documents, path) { (value, number) throws(YAMLEditRefusal) in
                guard case .mapping(var entries) = value.content else { throw .noSuchPlace }
                let key = YAMLContent.scalar(name, isWord: false)
                guard !entries.contains(where: { $0.key.content == key }) else { throw .hasKey }
                entries[number].key.content = key
                value.content = .mapping(entries)
            }
        case .remove(let path):
            try changeSiblings(&documents, path) { (value, number) throws(YAMLEditRefusal) in
                switch value.content {
                case .mapping(var entries):
                    entries.remove(at: number)
                    value.content = .mapping(entries)
                case .sequence(var elements):
                    elements.remove(at: number)
                    value.content = .sequence(elements)
                case .scalar, .alias: throw .noSuchPlace
                }
            }
        case .addComment, .removeComment, .expand: break
        }
        return documents
    }

    private static func change(
        _ documents: inout [Value],
        _ path: YAMLPath,
        _ body: (inout Value) throws(YAMLEditRefusal) -> Void
    ) throws(YAMLEditRefusal) {
        guard documents.indices.contains(path.document) else { throw .noSuchPlace }
        try documents[path.document].change(path.steps[...], body)
    }

    private static func changeSiblings(
        _ documents: inout [Value],
        _ path: YAMLPath,
        _ body: (inout Value, Int) throws(YAMLEditRefusal) -> Void
    ) throws(YAMLEditRefusal) {
        guard let parent = path.parent, let number = path.steps.last else { throw .noSuchPlace }
        try change(&documents, parent) { (value) throws(YAMLEditRefusal) in try body(&value, number) }
    }
}

extension YAMLContent.Value {
    fileprivate mutating func change(
        _ steps: ArraySlice<Int>,
        _ body: (inout YAMLContent.Value) throws(YAMLEditRefusal) -> Void
    ) throws(YAMLEditRefusal) {
        guard let step = steps.first else { return try body(&self) }
        switch content {
        case .sequence(var elements):
            guard elements.indices.contains(step) else { throw .noSuchPlace }
            try elements[step].change(steps.dropFirst(), body)
            content = .sequence(elements)
        case .mapping(var entries):
            guard entries.indices.contains(step) else { throw .noSuchPlace }
            try entries[step].value.change(steps.dropFirst(), body)
            content = .mapping(entries)
        case .scalar, .alias: throw .noSuchPlace
        }
    }
}
