import ScreenSpecDiagnostics
import YAMLTree

extension SpecReader {
    /// The entries of a mapping, in which those that a comma tore apart are reported and stand without a value.
    ///
    /// Inside `{ }` a comma ends a plain value: `{a: Result<Jog, LoadError>}` reads as `a: Result<Jog` and a key
    /// `LoadError>` without a value.
    mutating func wholeEntries(of mapping: NodeID) -> [(key: NodeID, value: NodeID?)] {
        let all = tree.entries(of: mapping)
        var whole: [(key: NodeID, value: NodeID?)] = []
        whole.reserveCapacity(all.count)
        guard tree.isFlow(mapping), all.contains(where: { isAbsent($0.value) }) else {
            for (key, value) in all where !tree.standsForError(key) && !isInJoinedDocument(key, of: mapping) {
                whole.append((key, value))
            }
            return whole
        }
        let entries = all.filter { !tree.standsForError($0.key) }
        var index = 0
        while index < entries.count {
            let head = entries[index]
            let rest = entries[(index + 1)...].prefix { isAbsent($0.value) }
            index += 1
            guard let last = rest.last, opensMoreThanItCloses(head.value) else {
                whole.append((head.key, head.value))
                continue
            }
            reportTorn(head.value, upTo: last.key)
            whole.append((head.key, nil))
            index += rest.count
        }
        return whole
    }

    /// Whether the elements of a flow list are the pieces of one type or expression.
    func isTorn(list elements: some Collection<NodeID>) -> Bool {
        elements.count > 1 && elements.first.map(opensMoreThanItCloses) == true
    }

    /// A key of a flow mapping that has neither a colon nor a value: most often the rest of a sentence with a comma.
    func isAbsent(_ value: NodeID) -> Bool {
        tree.isNull(value) && range(of: value).offsets.isEmpty
    }

    private mutating func reportTorn(_ head: NodeID, upTo rest: NodeID) {
        let range = SourceRange(
            file: file.id,
            lower: Int(self.range(of: head).lower),
            upper: Int(self.range(of: rest).upper)
        )
        let text = file.text(range.offsets)
        // In double quotes a backslash would start an escape.
        let isLiteral = text.contains { $0 == "\"" || $0 == "\\" }
        let quoted = isLiteral ? "'\(text.replacing("'", with: "''"))'" : "\"\(text)\""
        report(
            .tornValue,
            at: range,
            "a comma ends a value inside { }, so '\(text)' was torn apart",
            help: ["Quote the value."],
            fixes: [Diagnostic.Fix("Quote the value", at: range, with: quoted)]
        )
    }

    private func opensMoreThanItCloses(_ node: NodeID) -> Bool {
        guard tree.kind(of: node) == .scalar, tree.style(of: node) == .plain else { return false }
        return tree.withText(of: node) { bytes in
            var depth = 0
            var previous: UInt8 = 0
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"): depth -= 1
                default: break
                }
                previous = byte
            }
            return depth > 0
        }
    }
}
