import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

/// Reads one file's tree into declarations and collects what is wrong with it.
///
/// A reader never stops at a mistake: what can't be read is reported and left at its default, so that one
/// run shows every mistake.
struct SpecReader {
    let tree: YAMLTree
    let file: SourceFile
    private(set) var diagnostics: [Diagnostic] = []
    /// The view, screen or type that is being read: the first half of each finding's subject.
    var owner = ""
    /// By the mappings that go on in a document of their own, where that starts and ends.
    var joinedDocuments: [NodeID: SourceRange] = [:]
    /// The keys that lead to the node that is being read: the second half.
    private var path: [NodeID] = []
    /// Where comments say that keys are open.
    private let openPoints: [Suppression]

    init(tree: YAMLTree, file: SourceFile, openPoints: [Suppression] = []) {
        self.tree = tree
        self.file = file
        self.openPoints = openPoints
    }

    /// Whether a comment says that nobody knows the value of a key yet.
    func isOpen(_ key: OpenKey, at node: NodeID) -> Bool {
        let place = Int(range(of: node).lower)
        return openPoints.contains {
            $0.openKeys.contains(key) && $0.covered.map { $0.offsets.contains(place) } ?? false
        }
    }

    // MARK: Findings

    mutating func report(
        _ rule: RuleDescription,
        at range: SourceRange,
        _ message: String,
        help: [String?] = [],
        notes: [Diagnostic.Note?] = [],
        fixes: [Diagnostic.Fix?] = []
    ) {
        diagnostics.append(
            rule.finding(at: range, message.asSentence, help: help, notes: notes, fixes: fixes, subject: subject)
        )
    }

    /// Runs the body with a key on the path of subjects.
    mutating func within<Result>(_ key: NodeID, _ body: (inout SpecReader) -> Result) -> Result {
        path.append(key)
        defer { path.removeLast() }
        return body(&self)
    }

    /// Runs the body and takes back what it reported, for callers who decide later whether it counts.
    mutating func collecting<Result>(_ body: (inout SpecReader) -> Result) -> (Result, [Diagnostic]) {
        let count = diagnostics.count
        let result = body(&self)
        let reported = Array(diagnostics[count...])
        diagnostics.removeSubrange(count...)
        return (result, reported)
    }

    private var subject: Subject {
        // The first key is that of the document, which the owner stands for.
        let members = path.map { tree.text(of: $0) }
        return Subject(owner, members.isEmpty ? nil : members.joined(separator: "."))
    }

    // MARK: Nodes

    func range(of node: NodeID) -> SourceRange {
        tree.range(of: node)
    }

    func name(of node: NodeID) -> Name {
        Name(tree.text(of: node), at: tree.range(of: node))
    }

    /// The place of a part of a scalar's text, as far as the text stands in the file as it was read.
    func range(of node: NodeID, offset: Int, length: Int) -> SourceRange {
        tree.range(of: node, within: offset..<offset + length)
    }

    /// How many bytes of quotes stand before the text of a scalar.
    func textOffset(of node: NodeID) -> Int {
        Int(tree.range(of: node, within: 0..<0).lower) - Int(range(of: node).lower)
    }

    /// What a node is, as a message says it: "a list", "the text 'x'".
    func describe(_ node: NodeID) -> String {
        switch tree.kind(of: node) {
        case .mapping: return "a mapping"
        case .sequence: return "a list"
        case .scalar:
            if tree.isNull(node) { return "nothing" }
            let text = tree.text(of: node)
            return text.count > 40 ? "the text '\(text.prefix(40))…'" : "'\(text)'"
        }
    }
}
