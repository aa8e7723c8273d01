import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

/// What a node may look like, and the value that it stands for: reader and schema in one.
struct Shape<Value>: Sendable {
    let schema: Schema
    /// Reads a node; `nil` after it reported why it can't.
    let read: @Sendable (NodeID, inout SpecReader) -> Value?

    init(_ schema: Schema, read: @escaping @Sendable (NodeID, inout SpecReader) -> Value?) {
        self.schema = schema
        self.read = read
    }

    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
        Shape<Other>(schema) { node, reader in read(node, &reader).map(transform) }
    }
}

extension SpecReader {
    /// Reports that a node has another shape than the one that is expected there.
    mutating func reportShape(of node: NodeID, expected: String, help: [String] = []) {
        if tree.standsForError(node) { return }
        report(
            .wrongShape,
            at: range(of: node),
            "expected \(expected), found \(describe(node))",
            help: help + (tree.isNull(node) ? ["Write it after the colon or remove the key."] : [])
        )
    }

    /// The text of a scalar that holds something, or a report.
    mutating func scalarText(_ node: NodeID, expected: @autoclosure () -> String) -> String? {
        guard tree.kind(of: node) == .scalar, !tree.isNull(node) else {
            reportShape(of: node, expected: expected())
            return nil
        }
        return tree.text(of: node)
    }
}

// MARK: - Scalars

extension Shape where Value == String {
    /// A sentence for people.
    static let summary = Shape(.text("text")) { node, reader in
        reader.scalarText(node, expected: "a sentence").map { text in
            let hasLines = reader.tree.withText(of: node) { $0.contains(UInt8(ascii: "\n")) }
            guard hasLines || text.allSatisfy(\.isWhitespace) else { return text }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
            return lines.joined(separator: "\n")
        }
    }

    static func text(_ expected: String) -> Shape {
        Shape(.text(expected)) { node, reader in reader.scalarText(node, expected: expected) }
    }
}

extension Shape where Value == Name {
    /// A name of any form, kept with its place.
    static func name(_ expected: String) -> Shape {
        Shape(.text(expected)) { node, reader in
            reader.scalarText(node, expected: expected).map { Name($0, at: reader.range(of: node)) }
        }
    }
}

extension Shape where Value == Bool {
    static let boolean = Shape(.boolean) { node, reader in
        if reader.tree.kind(of: node) == .scalar, reader.tree.style(of: node) == .plain {
            if reader.tree.textEquals(node, "true") { return true }
            if reader.tree.textEquals(node, "false") { return false }
        }
        reader.reportShape(of: node, expected: "true or false")
        return nil
    }
}

extension Shape where Value == Int {
    static func integer(in allowed: ClosedRange<Int>) -> Shape {
        let expected =
            allowed.count == 1
            ? "\(allowed.lowerBound)" : "a whole number from \(allowed.lowerBound) to \(allowed.upperBound)"
        return Shape(.integer(allowed)) { node, reader in
            if reader.tree.kind(of: node) == .scalar, let value = Int(reader.tree.text(of: node)),
                allowed.contains(value)
            {
                return value
            }
            reader.reportShape(of: node, expected: expected)
            return nil
        }
    }
}

extension Shape where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    /// One of the words of an enumeration.
    static var word: Shape {
        let words = Value.allCases.map(\.rawValue)
        return Shape(.enumeration(words)) { node, reader in
            guard let text = reader.scalarText(node, expected: words.formattedList) else { return nil }
            if let value = Value(rawValue: text) { return value }
            reader.reportWord(text, at: node, among: words)
            return nil
        }
    }
}

extension SpecReader {
    mutating func reportWord(_ text: String, at node: NodeID, among words: [String]) {
        let closest = Spelling.closest(to: text, among: words)
        let isShort = words.count <= 4
        report(
            .unknownWord,
            at: range(of: node),
            (words.count == 1
                ? "expected \(words[0]), found '\(text)'"
                : "'\(text)' is \(isShort ? "none of \(words.formattedList)" : "no word that is known here")")
                + (closest.map { "; did you mean '\($0)'?" } ?? ""),
            help: isShort || closest != nil ? [] : ["Write \(words.formattedList)."],
            fixes: [closest.map { Diagnostic.Fix(replacing: range(of: node), with: $0) }]
        )
    }
}

// MARK: - Collections

extension Shape {
    /// A list of values.
    static func list<Element>(of element: Shape<Element>, _ expected: String) -> Shape where Value == [Element] {
        Shape(.list(element.schema)) { node, reader in
            guard reader.tree.kind(of: node) == .sequence else {
                reader.reportShape(of: node, expected: expected)
                return nil
            }
            return reader.tree.elements(of: node).compactMap { element.read($0, &reader) }
        }
    }

    /// One value, or a list of them.
    static func oneOrMore<Element>(_ element: Shape<Element>, _ expected: String) -> Shape where Value == [Element] {
        Shape(.alternatives([element.schema, .list(element.schema)])) { node, reader in
            guard reader.tree.kind(of: node) == .sequence else { return element.read(node, &reader).map { [$0] } }
            return reader.tree.elements(of: node).compactMap { element.read($0, &reader) }
        }
    }

    /// A mapping whose keys are names that the spec chooses; nothing is one without any.
    static func dictionary<Element>(
        _ keyMeaning: String,
        _ value: Schema,
        _ expected: String,
        entry: @escaping @Sendable (_ key: NodeID, _ value: NodeID, inout SpecReader) -> Element?
    ) -> Shape where Value == [Element] {
        Shape(.dictionary(keys: keyMeaning, values: value)) { node, reader in
            if reader.tree.isNull(node) { return [] }
            guard reader.tree.kind(of: node) == .mapping else {
                reader.reportShape(of: node, expected: expected)
                return nil
            }
            var elements: [Element] = []
            for (key, value) in reader.wholeEntries(of: node) {
                guard let value, let element = reader.within(key, { entry(key, value, &$0) }) else { continue }
                elements.append(element)
            }
            return elements
        }
    }
}
