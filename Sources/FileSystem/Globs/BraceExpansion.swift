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
        var open: Int
        var close: Int
        var parts: [Range<Int>]
    }

    private static func firstGroup(in text: [Unicode.Scalar], from start: Int) -> Group? {
        var index = start
        while index < text.count {
            if text[index] == "\\" {
                index += 2
                continue
            }
            if text[index] == "{", let group = group(in: text, openedAt: index) { return group }
            index += 1
        }
        return nil
    }

    private static func group(in text: [Unicode.Scalar], openedAt open: Int) -> Group? {
        var depth = 0
        var partStart = open + 1
        var parts: [Range<Int>] = []
        var index = open
        while index < text.count {
            switch text[index] {
            case "\\": index += 1
            case "{": depth += 1
            case "," where depth == 1:
                parts.append(partStart..<index)
                partStart = index + 1
            case "}":
                depth -= 1
                guard depth == 0 else { break }
                guard !parts.isEmpty else { return nil }
                return Group(open: open, close: index, parts: parts + [partStart..<index])
            default: break
            }
            index += 1
        }
        return nil
    }
}
