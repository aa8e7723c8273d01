import ScreenSpecDiagnostics
import YAMLTree

/// A mapping with fixed keys: the one description that reads it, explains it, and makes its schema and its table
/// in the reference.
struct MappingShape<Root>: Sendable {
    /// What it is, in messages: "a subview".
    let name: String
    let keys: [Key<Root>]
    /// Reads a key that is none of the fixed ones; `false` where it is unknown.
    let other: (@Sendable (_ key: NodeID, _ value: NodeID, inout Root, inout SpecReader) -> Bool)?
    let otherSchema: Schema?

    init(
        _ name: String,
        keys: [Key<Root>],
        otherSchema: Schema? = nil,
        other: (@Sendable (_ key: NodeID, _ value: NodeID, inout Root, inout SpecReader) -> Bool)? = nil
    ) {
        self.name = name
        self.keys = keys
        self.other = other
        self.otherSchema = otherSchema
    }

    var schema: Schema {
        .mapping(
            Schema.Mapping(
                name: name,
                keys: keys.map {
                    Schema.Key(
                        name: $0.name,
                        summary: $0.summary,
                        isRequired: $0.isRequired,
                        defaultText: $0.defaultText,
                        schema: $0.schema
                    )
                },
                others: otherSchema
            )
        )
    }

    /// Reads a mapping into a value that holds the defaults already; `false` if the node is no mapping.
    ///
    /// - Parameter head: What stands for the first of the keys, however it is spelt.
    func read(
        _ node: NodeID,
        headedBy head: NodeID? = nil,
        into root: inout Root,
        _ reader: inout SpecReader
    ) -> Bool {
        if reader.tree.isNull(node), !keys.contains(where: \.isRequired) { return true }
        guard reader.tree.kind(of: node) == .mapping else {
            reader.reportShape(
                of: node,
                expected: "\(name), a mapping",
                help: keys.isEmpty ? [] : ["Its keys are \(keys.map(\.name).joined(separator: ", "))."]
            )
            return false
        }
        var isFound = Array(repeating: false, count: keys.count)
        var misspelt: [(key: NodeID, value: NodeID, index: Int)] = []
        for (key, value) in reader.wholeEntries(of: node) {
            guard let index = key == head ? 0 : reader.index(of: key, in: keys) else {
                guard let value, !reader.within(key, { other?(key, value, &root, &$0) ?? false }) else { continue }
                let meant = reader.reportUnknownKey((key, value), in: node, of: name, keys: keys.map(\.name))
                if let index = keys.firstIndex(where: { $0.name == meant }) { misspelt.append((key, value, index)) }
                continue
            }
            isFound[index] = true
            guard let value else { continue }
            reader.within(key) { keys[index].read(key, value, &root, &$0) }
        }
        // What is under a misspelt key counts, so that the one mistake is not told again wherever somebody names it.
        for (key, value, index) in misspelt where !isFound[index] {
            isFound[index] = true
            reader.within(key) { keys[index].read(key, value, &root, &$0) }
        }
        for (index, key) in keys.enumerated() where key.isRequired && !isFound[index] {
            // What a merge key would have brought is not missed as well.
            if reader.tree.entries(of: node).contains(where: { reader.tree.textEquals($0.key, "<<") }) { break }
            reader.report(
                .missingKey,
                at: reader.headRange(of: node),
                "\(name) needs the key '\(key.name)'",
                help: [key.summary]
            )
        }
        return true
    }

    /// A shape that starts from a value made for each node.
    func shape(initial: @escaping @Sendable (NodeID, SpecReader) -> Root) -> Shape<Root> {
        Shape(schema) { node, reader in
            var root = initial(node, reader)
            return read(node, into: &root, &reader) ? root : nil
        }
    }
}

extension SpecReader {
    fileprivate func index<Root>(of key: NodeID, in keys: [Key<Root>]) -> Int? {
        guard tree.kind(of: key) == .scalar else { return nil }
        let name = tree.text(of: key)
        return keys.firstIndex { $0.name == name }
    }

    /// The first line of a mapping, where what it lacks is reported.
    func headRange(of node: NodeID) -> SourceRange {
        let whole = range(of: node)
        let text = file.bytes[whole.offsets.clamped(to: 0..<file.bytes.count)]
        let length = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.count
        return whole.slice(offset: 0, length: length)
    }

    /// - Returns: The key that it is most likely meant for.
    @discardableResult
    mutating func reportUnknownKey(
        _ entry: (key: NodeID, value: NodeID),
        in mapping: NodeID,
        of name: String,
        keys: [String]
    ) -> String? {
        let key = tree.text(of: entry.key)
        let range = range(of: entry.key)
        let closest = Spelling.closest(to: key, among: keys)
        if let closest {
            report(
                .unknownKey,
                at: range,
                "unknown key '\(key)' in \(name); did you mean '\(closest)'?",
                fixes: [Diagnostic.Fix(replacing: range, with: closest)]
            )
        } else if tree.isFlow(mapping), isAbsent(entry.value) {
            report(
                .unknownKey,
                at: range,
                "inside { } a comma ends a value, so '\(key)' is read as a key",
                help: [
                    key.hasSuffix("”") || key.hasSuffix("“")
                        ? "“ and ” are no quotes in YAML: write \" in their place."
                        : "Quote the text before it, or write one key a line."
                ]
            )
        } else {
            report(
                .unknownKey,
                at: range,
                "unknown key '\(key)' in \(name)",
                help: ["Its keys are \(keys.joined(separator: ", "))."]
            )
        }
        return closest
    }
}
