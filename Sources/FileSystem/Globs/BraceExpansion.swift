/// The texts that braces spell out: `{a,b}/{c,d}` is `a/c`, `a/d`, `b/c`, `b/d`. Braces nest.
enum BraceExpansion {
    /// `nil` above the limit. A brace that does not close, or holds no comma, stands for itself.
    static func expand(_ scalars: [Unicode.Scalar], limit: Int) -> [[Unicode.Scalar]]? {
        // Each text still to be looked at, with the place from which on it may hold braces.
        var pending: [(text: [Unicode.Scalar], from: Int)] = [(scalars, 0)]
        var finished: [[Unicode.Scalar]] = []
        while let (text, from) = pending.popLast() {
            guard let group = firstGroup(in: text, from: from) else {
                finished.append(text)
                guard finished.count <= limit else { return nil }
                continue
            }
            let head = text[..<group.open]
            let tail = text[(group.close + 1)...]
            // The last goes on first, so that texts come off in the order of writing.
            for part in group.parts.reversed() {
                pending.append((Array(head) + text[part] + tail, group.open))
            }
            guard pending.count <= limit * 4 else { return nil }
        }
        return finished
    }

    private struct Group {
        let open: Int
        /// The brace, or else the last comma so far.
        var close: Int
        var parts: [Range<Int>] = []

        init(open: Int) {
            self.open = open
            close = open
        }

        /// Where the part that is being read starts.
        var start: Int { close + 1 }
    }

    /// The outermost of the first braces that close and hold a comma, found in one pass.
    private static func firstGroup(in text: [Unicode.Scalar], from start: Int) -> Group? {
        var open: [Group] = []
        var first: Group?
        var index = start
        while index < text.count {
            switch text[index] {
            case "\\": index += 1
            case "{": open.append(Group(open: index))
            case ",":
                if var group = open.popLast() {
                    group.parts.append(group.start..<index)
                    group.close = index
                    open.append(group)
                }
            case "}":
                guard var group = open.popLast(), !group.parts.isEmpty else { break }
                group.parts.append(group.start..<index)
                group.close = index
                if first.map({ group.open < $0.open }) ?? true { first = group }
            default: break
            }
            if open.isEmpty, let first { return first }
            index += 1
        }
        return first
    }
}
