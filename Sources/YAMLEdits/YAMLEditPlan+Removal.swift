import ScreenSpecDiagnostics
import YAMLTree

extension YAMLEditPlan {
    // MARK: In lines

    func removal(_ number: Int, in block: Item) -> [Change] {
        let item = block.children[number]
        let start = lines.start(of: item.head)
        let end = item.end
        if lines.isBlank(start..<item.head) { return removal(ofLines: start..<end) }
        // The first one stands beside the dash of an element.
        let next = block.children[number + 1]
        let rest = end..<next.head
        let hasComments = tree.comments.contains { comment in
            rest.contains(comment.range.offsets.lowerBound) && comment.standsAlone
        }
        return hasComments ? [Change(item.head..<lines.end(of: end), "")] : [Change(item.head..<next.head, "")]
    }

    func removal(of comment: YAMLTree.Comment) -> [Change] {
        let range = comment.range.offsets
        let start = lines.start(of: range.lowerBound)
        if comment.standsAlone { return removal(ofLines: start..<range.upperBound) }
        var lower = range.lowerBound
        while lower > start, lines.isBlank(lower - 1..<lower) { lower -= 1 }
        return [Change(lower..<range.upperBound, "")]
    }

    /// - Parameter range: From the start of a line on.
    private func removal(ofLines range: Range<Int>) -> [Change] {
        guard !lines.endsWithBreak(range.upperBound) else {
            return [Change(range.lowerBound..<lines.next(after: range.upperBound), "")]
        }
        // The file goes on to end as it did, without a break.
        return [Change(lines.endOfPrevious(before: range.lowerBound)..<lines.bytes.count, "")]
    }

    // MARK: In brackets and braces

    func insertion(_ text: String, in flow: Item, at number: Int) -> [Change] {
        guard let last = flow.children.last else {
            let place = flow.range.lowerBound + 1
            return [Change(place..<place, text)]
        }
        guard number >= flow.children.count else {
            let head = flow.children[number].head
            let start = lines.start(of: head)
            if lines.isBlank(start..<head) {
                return [Change(start..<start, "\(lines.text(start..<head))\(text),\(lines.lineBreak)")]
            }
            return [Change(head..<head, "\(text), ")]
        }
        let (comma, end) = (comma(behind: last.end, in: flow), lines.end(of: last.end))
        let start = lines.start(of: last.head)
        guard lines.isBlank(start..<last.head), end < flow.range.upperBound else {
            // A list that ends in a comma goes on to.
            if let comma { return [Change(comma + 1..<comma + 1, " \(text),")] }
            return [Change(last.end..<last.end, ", \(text)")]
        }
        let line = "\(lines.lineBreak)\(lines.text(start..<last.head))\(text)\(comma == nil ? "" : ",")"
        let added = Change(end..<end, line)
        if comma != nil { return [added] }
        return last.end == end
            ? [Change(end..<end, "," + line)] : [Change(last.end..<last.end, ","), added]
    }

    func flowRemovals(_ number: Int, in flow: Item) -> [[Change]] {
        let item = flow.children[number]
        let comma = comma(behind: item.end, in: flow)
        let start = lines.start(of: item.head)
        let end = lines.end(of: comma.map { $0 + 1 } ?? item.end)
        var candidates: [[Change]] = []
        let previous = number > 0 ? flow.children[number - 1] : nil
        let isOnItsOwn =
            lines.isBlank(start..<item.head) && start > flow.range.lowerBound && end < flow.range.upperBound
            && (number + 1 == flow.children.count || flow.children[number + 1].head > end)
        if isOnItsOwn {
            let line = Change(start..<lines.next(after: end), "")
            let before = previous.flatMap { self.comma(behind: $0.end, in: flow) }
            if comma == nil, let before { candidates.append([Change(before..<before + 1, ""), line]) }
            candidates.append([line])
        }
        if number + 1 < flow.children.count {
            candidates.append([Change(item.head..<flow.children[number + 1].head, "")])
        }
        if let previous {
            candidates.append([Change(previous.end..<item.end, "")])
        } else if flow.children.count == 1 {
            candidates.append([Change(flow.range.lowerBound + 1..<flow.range.upperBound - 1, "")])
        }
        return candidates
    }

    private func comma(behind offset: Int, in flow: Item) -> Int? {
        var offset = offset
        while offset < flow.range.upperBound {
            switch lines.bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
            case UInt8(ascii: "#"): offset = lines.end(of: offset)
            case UInt8(ascii: ","): return offset
            default: return nil
            }
        }
        return nil
    }

    // MARK: Comments

    /// Those that there are to be after an edit.
    func comments(after edit: YAMLEdit) throws(YAMLEditRefusal) -> [String] {
        var comments = tree.comments.map { ($0.range.offsets, lines.text($0.range.offsets)) }
        var added: [String] = []
        switch edit {
        case .insertEntry(let entry, _, _): added = entry.comments + entry.value.comments
        case .insertElement(let value, _, _): added = value.comments
        case .replace(let path, let value):
            guard let item = outline[path] else { throw .noSuchPlace }
            comments.removeAll { item.range.contains($0.0.lowerBound) }
            added = value.comments
        case .remove(let path):
            guard let item = outline[path] else { throw .noSuchPlace }
            let end = comma(behind: item.end, inside: path) ?? item.end
            let line = lines.end(of: end)
            let isLast = !outline.hasItem(from: end, to: line)
            comments.removeAll {
                (item.head..<item.end).contains($0.0.lowerBound) || isLast && (end...line).contains($0.0.lowerBound)
            }
        case .addComment(let text, _): added = [text]
        case .removeComment(let number):
            guard comments.indices.contains(number) else { throw .noSuchPlace }
            comments.remove(at: number)
        case .rename, .expand: break
        }
        return comments.map(\.1) + added
    }

    private func comma(behind offset: Int, inside path: YAMLPath) -> Int? {
        guard let flow = path.parent.flatMap({ outline[$0] }), flow.isFlow else { return nil }
        return comma(behind: offset, in: flow).map { $0 + 1 }
    }

    /// The numbers of those that stand alone on the lines right before a place.
    static func comments(before offset: Int, _ tree: YAMLTree, _ lines: TextLines) -> [Int] {
        var start = lines.start(of: offset)
        let column = lines.column(of: offset)
        var numbers: [Int] = []
        var index = tree.comments.count - 1
        while index >= 0 {
            let comment = tree.comments[index]
            let place = comment.range.offsets.lowerBound
            if place < start {
                guard comment.standsAlone, lines.next(after: place) == start, lines.column(of: place) == column else {
                    break
                }
                numbers.append(index)
                start = lines.start(of: place)
            }
            index -= 1
        }
        return numbers.reversed()
    }
}

extension YAMLOutline {
    /// Whether an entry, an element, or a closing bracket stands in a stretch: all comments behind it are somebody else's.
    fileprivate func hasItem(from lower: Int, to upper: Int) -> Bool {
        func has(_ item: Item) -> Bool {
            if item.head >= lower, item.head < upper { return true }
            if item.isFlow, item.range.upperBound > lower, item.range.upperBound <= upper { return true }
            return item.children.contains(where: has)
        }
        return roots.contains(where: has)
    }
}
