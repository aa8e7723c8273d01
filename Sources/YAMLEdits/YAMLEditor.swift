import ScreenSpecDiagnostics
import YAMLTree

/// Changes a YAML text at its places, and leaves all else byte for byte as it is: order, comments, blank lines, quotes, anchors, the
/// ends of lines and that of the file.
///
/// A change counts only once its result was read: what it says, and its comments, have to be what they were but for the change.
package struct YAMLEditor: Sendable {
    package private(set) var file: SourceFile
    package private(set) var tree: YAMLTree
    /// `nil` of a text that can't be changed.
    private(set) var outline: YAMLOutline?
    private var content: [YAMLContent.Value] = []

    package init(_ file: SourceFile) {
        let (tree, findings) = YAMLTree.parse(file)
        self.init(file, tree, isReadable: !findings.contains { $0.severity == .error })
    }

    private init(_ file: SourceFile, _ tree: YAMLTree, isReadable: Bool) {
        (self.file, self.tree) = (file, tree)
        outline = isReadable && !tree.isCutShort ? YAMLOutline(tree, file.bytes) : nil
        if let outline { content = YAMLContent.documents(outline, tree) }
    }

    // MARK: Changing

    /// Changes the text.
    package mutating func apply(_ edit: YAMLEdit) throws(YAMLEditRefusal) {
        self = try edited(edit).editor
    }

    /// What makes a change, or several one after the other, in the text as it is.
    package func edits(_ edits: [YAMLEdit]) throws(YAMLEditRefusal) -> [Diagnostic.Edit] {
        if edits.count == 1, let edit = edits.first { return try edited(edit).edits }
        var editor = self
        for edit in edits { try editor.apply(edit) }
        return difference(to: editor.file.bytes).map { [$0] } ?? []
    }

    private func edited(_ edit: YAMLEdit) throws(YAMLEditRefusal) -> (editor: YAMLEditor, edits: [Diagnostic.Edit]) {
        guard let outline else { throw .unreadable }
        let plan = YAMLEditPlan(outline: outline, tree: tree, lines: TextLines(file.bytes))
        if let path = edit.changedPath, outline.isShared(path) { throw .isShared }
        let wanted = try YAMLContent.documents(content, after: edit)
        let comments = try plan.comments(after: edit)
        for edits in try plan.candidates(for: edit) {
            let file = SourceFile(id: file.id, path: file.path, bytes: Self.bytes(file.bytes, after: edits))
            let editor = YAMLEditor(file)
            guard editor.outline != nil, editor.content == wanted, editor.commentTexts.sorted() == comments.sorted()
            else { continue }
            let ranges = edits.map { change in
                let range = SourceRange(file: file.id, lower: change.range.lowerBound, upper: change.range.upperBound)
                return Diagnostic.Edit(at: range, with: change.text)
            }
            return (editor, ranges)
        }
        throw .wouldChangeMore
    }

    private static func bytes(_ bytes: [UInt8], after edits: [YAMLEditPlan.Change]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in edits {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }

    /// The stretch in which another text differs.
    private func difference(to other: [UInt8]) -> Diagnostic.Edit? {
        let bytes = file.bytes
        guard bytes != other else { return nil }
        var prefix = zip(bytes, other).prefix { $0 == $1 }.count
        while prefix > 0, prefix < bytes.count, bytes[prefix] & 0xC0 == 0x80 { prefix -= 1 }
        let room = min(bytes.count, other.count) - prefix
        var suffix = zip(bytes.reversed(), other.reversed()).prefix { $0 == $1 }.count
        suffix = min(suffix, room)
        while suffix > 0, bytes[bytes.count - suffix] & 0xC0 == 0x80 { suffix -= 1 }
        let range = SourceRange(file: file.id, lower: prefix, upper: bytes.count - suffix)
        return Diagnostic.Edit(at: range, with: String(decoding: other[prefix..<other.count - suffix], as: UTF8.self))
    }

    // MARK: Reading

    /// The comments, each from its `#` on, in their order.
    package var commentTexts: [String] {
        tree.comments.map { file.text($0.range.offsets) }
    }

    /// Where a key or a value stands, by the first byte of it.
    package func path(at offset: Int) -> YAMLPath? {
        outline?.path { $0.keyRange.lowerBound == offset || $0.range.lowerBound == offset && $0.alias == nil }
    }

    /// The innermost entry or element that has a place in it.
    package func path(around offset: Int) -> YAMLPath? {
        outline?.path { $0.head <= offset && offset < max($0.end, $0.head + 1) }
    }

    /// The entry or the element with a key or a scalar around a place.
    package func pathOfScalar(around offset: Int) -> YAMLPath? {
        outline?.path {
            $0.keyRange.contains(offset) || $0.kind == .scalar && $0.alias == nil && $0.range.contains(offset)
        }
    }

    package func kind(_ path: YAMLPath) -> YAMLTree.Kind? {
        outline?[path].map { $0.alias == nil ? $0.kind : .scalar }
    }

    /// Whether a collection stands in brackets or braces.
    package func isFlow(_ path: YAMLPath) -> Bool {
        outline?[path]?.isFlow ?? false
    }

    /// How many entries or elements there are.
    package func count(_ path: YAMLPath) -> Int {
        outline?[path]?.children.count ?? 0
    }

    package var documentCount: Int { outline?.roots.count ?? 0 }

    /// The key of an entry.
    package func key(_ path: YAMLPath) -> String? {
        outline?[path]?.key.map(tree.text)
    }

    package func keys(_ path: YAMLPath) -> [String] {
        outline?[path]?.children.compactMap { $0.key.map(tree.text) } ?? []
    }

    /// The entry of a key.
    package func path(of key: String, in mapping: YAMLPath) -> YAMLPath? {
        guard let item = outline?[mapping], item.alias == nil else { return nil }
        let number = item.children.firstIndex { $0.key.map { tree.text(of: $0) == key } ?? false }
        return number.map(mapping.child)
    }

    /// What a scalar says; `nil` of a collection and of an alias.
    package func text(_ path: YAMLPath) -> String? {
        guard let item = outline?[path], item.alias == nil, item.kind == .scalar else { return nil }
        return tree.text(of: item.node)
    }

    package func isNull(_ path: YAMLPath) -> Bool {
        outline?[path].map { $0.alias == nil && tree.isNull($0.node) } ?? false
    }

    package func keyRange(_ path: YAMLPath) -> Range<Int>? {
        outline?[path].flatMap { $0.key == nil ? nil : $0.keyRange }
    }

    /// The bytes of a value.
    package func valueRange(_ path: YAMLPath) -> Range<Int>? {
        outline?[path]?.range
    }

    /// The numbers of comments that stand alone on the lines right before an entry, from the first to the last.
    package func comments(before path: YAMLPath) -> [Int] {
        guard let item = outline?[path] else { return [] }
        return YAMLEditPlan.comments(before: item.head, tree, TextLines(file.bytes))
    }
}

extension YAMLOutline {
    /// The innermost place that is asked for.
    func path(_ isWanted: (Item) -> Bool) -> YAMLPath? {
        func find(_ item: Item, _ steps: [Int]) -> [Int]? {
            for (number, child) in item.children.enumerated() {
                if let found = find(child, steps + [number]) { return found }
            }
            return isWanted(item) ? steps : nil
        }
        for (number, root) in roots.enumerated() {
            if let steps = find(root, []) { return YAMLPath(document: number, steps) }
        }
        return nil
    }
}

extension YAMLEdit {
    /// What is another after it; `nil` where that is a comment only.
    fileprivate var changedPath: YAMLPath? {
        switch self {
        case .insertEntry(_, in: let path, at: _), .insertElement(_, in: let path, at: _), .replace(let path, with: _),
            .rename(let path, to: _), .remove(let path):
            path
        case .addComment, .removeComment, .expand: nil
        }
    }
}
