import CodeProject
import ScreenSpecDiagnostics
import SpecExtraction
import SpecProject
import YAMLEdits

/// The answer to "renamed to?": `Screen.old=new`.
package struct RenamedEntry: Hashable, Sendable {
    package let document: String
    package let old: String
    package let new: String

    /// `nil` where it is written otherwise.
    package init?(argument: String) {
        let sides = argument.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2, let dot = sides[0].lastIndex(of: ".") else { return nil }
        document = String(sides[0][..<dot])
        old = String(sides[0][sides[0].index(after: dot)...])
        new = String(sides[1])
        guard ![document, old, new].contains(where: \.isEmpty) else { return nil }
    }
}

/// Gives what is described the name that the code has for it, wherever its document says it.
struct Renames {
    /// The files that are changed, by their paths from the project's folder.
    private(set) var editors: [String: YAMLEditor] = [:]
    private(set) var problems: [Diagnostic] = []

    private static let sections = ["subviews", "inputs", "actions", "routes", "delegate", "dataSource", "viewModel"]
    /// The keys whose values name what stands elsewhere in the document.
    private static let references: Set<String> = ["trigger", "shows", "rows", "leadsTo", "control", "from"]

    init(_ renames: [RenamedEntry], _ outcome: ProjectRehearsal.Outcome) {
        for rename in renames { apply(rename, outcome) }
    }

    private mutating func apply(_ rename: RenamedEntry, _ outcome: ProjectRehearsal.Outcome) {
        let component = outcome.code.subject.specs.components.first {
            $0.name == rename.document && !$0.component.generates
        }
        guard let range = component?.declaration.name.range,
            let file = outcome.files[range.file]
        else { return refuse(rename, "there is no spec of '\(rename.document)'") }
        let editor = editors[file.path] ?? YAMLEditor(file)
        guard let document = editor.path(around: Int(range.lower))?.document,
            let path = Self.entry(named: rename.old, in: editor, document)
        else { return refuse(rename, "its spec has no '\(rename.old)'") }
        var changes = DocumentChanges(editor, document)
        if let taken = Self.entry(named: rename.new, in: editor, document) {
            guard taken.dropLast() == path.dropLast() else {
                return refuse(rename, "its spec has '\(rename.new)' elsewhere")
            }
            // An earlier run has added it.
            changes.remove(taken)
        }
        changes.removeComments(before: path) { $0.hasPrefix(GoneEntries.Entry.markStart) }
        let key = path.last ?? ""
        changes.rename(path, to: key == rename.old ? rename.new : key.replacing(rename.old, with: rename.new))
        for (place, text) in Self.scalars(of: changes.editor, document)
        where place.contains(where: Self.references.contains) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let renamed = parts.map { part -> String in
                part == rename.old ? rename.new : part == "not \(rename.old)" ? "not \(rename.new)" : String(part)
            }.joined(separator: ".")
            if renamed != text { changes.replace(place, with: renamed) }
        }
        if let (_, reason) = changes.refused.first { return refuse(rename, reason.words) }
        editors[file.path] = changes.editor
    }

    private mutating func refuse(_ rename: RenamedEntry, _ reason: String) {
        problems.append(
            RuleDescription.refusedUpdate.finding(
                at: nil,
                "'\(rename.document).\(rename.old)' can't be renamed: \(reason).",
                help: ["Write '--rename Screen.old=new', with names that the spec and the code have."]
            )
        )
    }

    private static func entry(named name: String, in editor: YAMLEditor, _ document: Int) -> DocumentPath? {
        func find(_ section: DocumentPath) -> DocumentPath? {
            guard let path = editor.path(of: section, in: document) else { return nil }
            return editor.keys(path).first { MessageName.base(of: $0) == name }.map { section + [$0] }
        }
        let known = editor.keys(YAMLPath(document: document))
        let others = known.filter { !sections.contains($0) && !["types", "protocols"].contains($0) }
        for section in sections + others {
            let inner =
                switch section {
                case "viewModel": [["viewModel", "properties"], ["viewModel", "cases"]]
                case "delegate", "dataSource": [[section, "methods"]]
                default: [[section]]
                }
            if let found = inner.lazy.compactMap(find).first { return found }
        }
        return nil
    }

    private static func scalars(of editor: YAMLEditor, _ document: Int) -> [(DocumentPath, String)] {
        func below(_ path: YAMLPath) -> [(DocumentPath, String)] {
            if let text = editor.text(path) { return [(editor.steps(to: path), text)] }
            return (0..<editor.count(path)).flatMap { below(path.child($0)) }
        }
        return below(YAMLPath(document: document))
    }
}
