/// What stands in a document, as plain values: of YAML's forms those that the spec language has.
package indirect enum DocumentValue: Hashable, Sendable {
    case text(String)
    case flag(Bool)
    case list([DocumentValue])
    /// In the order in which it is to be written; no key twice.
    case mapping([DocumentEntry])

    package static let empty = DocumentValue.mapping([])

    package static func texts(_ texts: [String]) -> DocumentValue {
        .list(texts.map { .text($0) })
    }

    package var entries: [DocumentEntry] {
        if case .mapping(let entries) = self { entries } else { [] }
    }

    package var isEmpty: Bool {
        switch self {
        case .text, .flag: false
        case .list(let elements): elements.isEmpty
        case .mapping(let entries): entries.isEmpty
        }
    }
}

/// A key with its value, and what is open about it.
package struct DocumentEntry: Hashable, Sendable {
    package let key: String
    package var value: DocumentValue
    /// What nobody knows of it, or of what could stand beside it: comments before its line.
    package var openPoints: [OpenPoint]
    /// What people read before its line.
    package let comments: [String]

    package init(_ key: String, _ value: DocumentValue, openPoints: [OpenPoint] = [], comments: [String] = []) {
        (self.key, self.value, self.openPoints, self.comments) = (key, value, openPoints, comments)
    }

    package init(_ key: String, _ text: String) {
        self.init(key, .text(text))
    }
}

/// Where something stands in a document: the keys that lead to it, elements of lists by their numbers.
package typealias DocumentPath = [String]

extension [DocumentEntry] {
    package subscript(_ key: String) -> DocumentValue? {
        get { first { $0.key == key }?.value }
        set {
            let position = firstIndex { $0.key == key }
            switch (position, newValue) {
            case (let position?, let value?): self[position].value = value
            case (let position?, nil): remove(at: position)
            case (nil, let value?): append(DocumentEntry(key, value))
            case (nil, nil): break
            }
        }
    }

    /// Puts an entry behind the last of some that are there; one with its key stays as it is.
    ///
    /// - Parameter position: Where it goes if none of them is there.
    package mutating func insert(_ entry: DocumentEntry, behind keys: [String], orAt position: Int = 0) {
        guard self[entry.key] == nil else { return }
        insert(entry, at: lastIndex { keys.contains($0.key) }.map { $0 + 1 } ?? position)
    }

    /// Whether there is something at a path.
    package func holds(_ path: DocumentPath) -> Bool {
        var value = DocumentValue.mapping(self)
        for step in path {
            switch value {
            case .mapping(let entries):
                guard let inner = entries[step] else { return false }
                value = inner
            case .list(let elements):
                guard let number = Int(step), elements.indices.contains(number) else { return false }
                value = elements[number]
            case .text, .flag: return false
            }
        }
        return true
    }

    /// Takes out what a path leads to; what would be left empty goes with it.
    ///
    /// - Returns: Whether there was something.
    package mutating func remove(_ path: DocumentPath) -> Bool {
        // A message without any key is one all the same.
        remove(path, keeping: path.count > 2 && Self.messageKeys.contains(path[2]) ? path.count - 2 : nil)
    }

    private static let messageKeys: Set<String> = ["trigger", "leadsTo", "to", "presentation", "summary"]

    /// - Parameter rest: How many elements are left of the path at an entry that stays where nothing is left in it.
    fileprivate mutating func remove(_ path: DocumentPath, keeping rest: Int?) -> Bool {
        guard let first = path.first, let position = firstIndex(where: { $0.key == first }) else { return false }
        if path.count == 1 {
            remove(at: position)
            return true
        }
        let inner = Array<String>(path.dropFirst())
        let isRemoved = self[position].value.remove(inner, keeping: rest)
        if isRemoved, self[position].value.isEmpty, self[position].openPoints.isEmpty, inner.count != rest {
            remove(at: position)
        }
        return isRemoved
    }
}

extension DocumentValue {
    fileprivate mutating func remove(_ path: DocumentPath, keeping rest: Int?) -> Bool {
        switch self {
        case .mapping(var entries):
            guard entries.remove(path, keeping: rest) else { return false }
            self = .mapping(entries)
            return true
        case .list(var elements):
            guard let number = path.first.flatMap({ Int($0) }), elements.indices.contains(number) else { return false }
            if path.count == 1 {
                elements.remove(at: number)
            } else if !elements[number].remove(Array(path.dropFirst()), keeping: rest) {
                return false
            }
            self = .list(elements)
            return true
        case .text, .flag: return false
        }
    }
}
