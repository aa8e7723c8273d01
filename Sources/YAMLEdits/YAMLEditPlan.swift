import ScreenSpecDiagnostics
import YAMLTree

/// Which bytes an edit changes. Where several ways may be right, all are tried.
struct YAMLEditPlan {
    /// One stretch of bytes that another takes the place of.
    struct Change: Hashable {
        let range: Range<Int>
        let text: String

        init(_ range: Range<Int>, _ text: String) {
            (self.range, self.text) = (range, text)
        }
    }

    let outline: YAMLOutline
    let tree: YAMLTree
    let lines: TextLines

    typealias Item = YAMLOutline.Item

    /// In the order in which they are to be tried, each with changes in the order of their places.
    func candidates(for edit: YAMLEdit) throws(YAMLEditRefusal) -> [[Change]] {
        switch edit {
        case .insertEntry(let entry, let path, let number):
            let item = try item(path, .mapping)
            if item.isFlow { return [insertion(YAMLWriter.flow(entry), in: item, at: number)] }
            let column = try column(of: item)
            let text = YAMLWriter([entry], depth: path.steps.count, indentation: column).text
            return insertions(text, column: column, in: item, at: number, isRoot: path.steps.isEmpty)
        case .insertElement(let value, let path, let number):
            let item = try item(path, .sequence)
            if item.isFlow { return [insertion(YAMLWriter.flow(value, inFlow: true), in: item, at: number)] }
            let column = try column(of: item)
            let text = "\(spaces(column))- \(YAMLWriter.flow(value, inFlow: false))\n"
            return insertions(text, column: column, in: item, at: number, isRoot: path.steps.isEmpty)
        case .replace(let path, let value):
            return try replacements(path, with: value)
        case .rename(let path, let name):
            guard let item = outline[path], let key = item.key else { throw .noSuchPlace }
            return [[Change(item.keyRange, scalar(name, inFlow: true, like: key))]]
        case .remove(let path):
            guard let parent = path.parent, let number = path.steps.last, let owner = outline[parent],
                owner.children.indices.contains(number)
            else { throw .noSuchPlace }
            guard !owner.isFlow else { return flowRemovals(number, in: owner) }
            guard owner.children.count > 1 else { throw .wouldBeEmpty }
            return [removal(number, in: owner)]
        case .addComment(let text, let path):
            guard let item = outline[path] else { throw .noSuchPlace }
            let start = lines.start(of: item.head)
            guard lines.isBlank(start..<item.head) else { throw .sharesLine }
            return [[Change(start..<start, "\(lines.text(start..<item.head))\(text)\(lines.lineBreak)")]]
        case .removeComment(let number):
            guard tree.comments.indices.contains(number) else { throw .noSuchPlace }
            return [removal(of: tree.comments[number])]
        case .expand(let path):
            return [try expansion(path)]
        }
    }

    private func item(_ path: YAMLPath, _ kind: YAMLTree.Kind) throws(YAMLEditRefusal) -> Item {
        guard let item = outline[path], item.kind == kind, item.alias == nil else { throw .noSuchPlace }
        return item
    }

    // MARK: Adding

    /// How far the entries of a block stand from the start of their lines.
    private func column(of block: Item) throws(YAMLEditRefusal) -> Int {
        let own = block.children.first { lines.isBlank(lines.start(of: $0.head)..<$0.head) }
        guard let child = own ?? block.children.first else { throw .noSuchPlace }
        return lines.column(of: child.head)
    }

    /// - Parameter text: Lines that each end with a break.
    private func insertions(_ text: String, column: Int, in block: Item, at number: Int, isRoot: Bool) -> [[Change]] {
        let text = text.replacing("\n", with: lines.lineBreak)
        guard number > 0 else {
            let head = block.children[0].head
            let start = lines.start(of: head)
            guard lines.isBlank(start..<head) else {
                // Beside the dash of an element.
                let own = text.dropFirst(column)
                return [[Change(head..<head, "\(own)\(spaces(column))")]]
            }
            let comments = isRoot ? [] : Self.comments(before: head, tree, lines)
            let place = comments.first.map { lines.start(of: tree.comments[$0].range.offsets.lowerBound) } ?? start
            return [[Change(place..<place, text)]]
        }
        let previous = block.children[min(number, block.children.count) - 1]
        let end = previous.end
        guard lines.endsWithBreak(end) else {
            return [[Change(lines.bytes.count..<lines.bytes.count, lines.lineBreak + text.dropLast())]]
        }
        var place = lines.next(after: end)
        let first = [Change(place..<place, text)]
        // A text that keeps blank lines ends behind them.
        while lines.endsWithBreak(place), lines.isBlank(place..<lines.end(of: place)) {
            place = lines.next(after: place)
        }
        return [first, [Change(place..<place, text)]]
    }

    // MARK: Replacing

    private func replacements(_ path: YAMLPath, with value: YAMLValue) throws(YAMLEditRefusal) -> [[Change]] {
        guard let item = outline[path] else { throw .noSuchPlace }
        if case .text(let text) = value, item.kind == .scalar, item.alias == nil {
            let written = scalar(text, inFlow: isInFlow(path), like: item.node)
            return [[Change(item.range, item.range.isEmpty ? " \(written)" : written)]]
        }
        guard let indicatorEnd = item.indicatorEnd, !isInFlow(path) else {
            return [[Change(item.range, YAMLWriter.flow(value, inFlow: true))]]
        }
        let flow = YAMLWriter.flow(value, inFlow: false)
        let inPlace = Change(item.range, item.range.isEmpty ? " \(flow)" : flow)
        let column = lines.column(of: item.head)
        let isShort = !value.hasParts || column + flow.count <= YAMLWriter.width
        if !value.hasComments, isShort || item.key == nil {
            let isNext = item.properties.isEmpty && lines.holdsBreak(indicatorEnd..<item.range.lowerBound)
            return isNext ? [[Change(indicatorEnd..<item.range.upperBound, " \(flow)")], [inPlace]] : [[inPlace]]
        }
        guard item.key != nil, item.properties.isEmpty, case .mapping(let entries) = value else {
            throw .wouldChangeMore
        }
        let block = YAMLWriter(entries, depth: path.steps.count, indentation: column + 2).text
        return [lowering(item, from: indicatorEnd, to: block)]
    }

    /// Puts lines in place of a value, below what stands behind it.
    private func lowering(_ item: Item, from indicatorEnd: Int, to block: String) -> [Change] {
        let text = lines.lineBreak + block.dropLast().replacing("\n", with: lines.lineBreak)
        let end = lines.end(of: item.end)
        guard !lines.isBlank(item.end..<end), !lines.holdsBreak(indicatorEnd..<item.end) else {
            return [Change(indicatorEnd..<item.end, text)]
        }
        return [Change(indicatorEnd..<item.end, ""), Change(end..<end, text)]
    }

    private func expansion(_ path: YAMLPath) throws(YAMLEditRefusal) -> [Change] {
        let item = try item(path, .mapping)
        guard item.isFlow, let indicatorEnd = item.indicatorEnd, item.key != nil, !isInFlow(path),
            item.properties.isEmpty, !item.children.isEmpty, !lines.holdsBreak(item.range),
            item.children.allSatisfy({ $0.indicatorEnd != nil })
        else { throw .sharesLine }
        let margin = spaces(lines.column(of: item.head) + 2)
        let block = item.children.map { "\(margin)\(lines.text($0.head..<$0.end))\n" }.joined()
        return lowering(item, from: indicatorEnd, to: block)
    }

    /// Whether something around it stands in brackets or braces.
    private func isInFlow(_ path: YAMLPath) -> Bool {
        var path = path.parent
        while let parent = path {
            if outline[parent]?.isFlow == true { return true }
            path = parent.parent
        }
        return false
    }

    // MARK: Scalars

    /// With the quotes that one has.
    private func scalar(_ text: String, inFlow: Bool, like node: NodeID) -> String {
        switch tree.style(of: node) {
        case .doubleQuoted: return YAMLScalar.quoted(text)
        case .singleQuoted where text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value < 0x7F }):
            return "'\(text.replacing("'", with: "''"))'"
        case .plain, .singleQuoted, .literal, .folded: return YAMLScalar.text(text, inFlow: inFlow)
        }
    }

    func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
