import CodeProject
import ScreenModel
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
        guard let range = Self.place(of: rename.document, outcome), let file = outcome.files[range.file]
        else {
            guard !Self.isGenerated(rename.document, outcome) else {
                return refuse(
                    rename,
                    "the Swift of '\(rename.document)' is generated",
                    help: "Write the other name into the spec, and compile."
                )
            }
            return refuse(rename, "there is no spec of '\(rename.document)'")
        }
        let editor = editors[file.path] ?? YAMLEditor(file)
        let described = editor.path(around: Int(range.lower))
        let document = described?.document ?? 0
        let steps = described.map(editor.steps) ?? []
        let model = steps.first == "models" ? steps : []
        guard let path = Self.entry(named: rename.old, in: editor, document, below: model)
        else { return refuse(rename, "its spec has no '\(rename.old)'") }
        var changes = DocumentChanges(editor, document)
        if let taken = Self.entry(named: rename.new, in: editor, document, below: model) {
            guard taken.dropLast() == path.dropLast() else {
                return refuse(rename, "its spec has '\(rename.new)' elsewhere")
            }
            // An earlier run has added it.
            changes.remove(taken)
        }
        changes.removeComments(before: path) { $0.hasPrefix(GoneEntries.Entry.markStart) }
        var key = path.last ?? ""
        key.replaceSubrange(MessageName(in: key).range, with: rename.new)
        changes.renamePlaces(before: path, from: rename.old, to: rename.new)
        changes.rename(path, to: key)
        for (place, text) in model.isEmpty ? Self.scalars(of: changes.editor, document) : []
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

    private mutating func refuse(
        _ rename: RenamedEntry,
        _ reason: String,
        help: String = "Write '--rename Screen.old=new', with names that the spec and the code have."
    ) {
        problems.append(
            RuleDescription.refusedUpdate.finding(
                at: nil,
                "'\(rename.document).\(rename.old)' can't be renamed: \(reason).",
                help: [help]
            )
        )
    }

    /// Where the spec of a screen, a view or a model has its name.
    private static func place(of name: String, _ outcome: ProjectRehearsal.Outcome) -> SourceRange? {
        let specs = outcome.code.subject.specs
        let component = specs.components.first { $0.name == name && !$0.component.generates }
        if let component { return component.declaration.name.range }
        return models(outcome).first { $0.name.text == name && !$0.generates }?.name.range
    }

    /// Whether the spec of a screen, a view or a model makes its Swift, so that the code has no name of its own.
    private static func isGenerated(_ name: String, _ outcome: ProjectRehearsal.Outcome) -> Bool {
        outcome.code.subject.specs.components.contains { $0.name == name && $0.component.generates }
            || models(outcome).contains { $0.name.text == name && $0.generates }
    }

    private static func models(_ outcome: ProjectRehearsal.Outcome) -> [Model] {
        outcome.code.subject.specs.programs.flatMap(\.files).flatMap(\.documents).flatMap { document -> [Model] in
            if case .models(let models) = document { models } else { [] }
        }
    }

    /// - Parameter model: The path of the model whose members are looked at; none is all that a screen or view has.
    private static func entry(
        named name: String,
        in editor: YAMLEditor,
        _ document: Int,
        below model: DocumentPath
    ) -> DocumentPath? {
        let entries = editor.entries(YAMLPath(document: document))
        let paths = MemberSections.paths(in: entries).filter { path in
            path.starts(with: model) && path.first != "types" && path.first != "protocols"
        }
        let likely = sections.flatMap { section in paths.filter { $0.first == section } }
        return (likely + paths).lazy.compactMap { path -> DocumentPath? in
            let key = editor.path(of: path, in: document).map(editor.keys)?.first { MessageName.base(of: $0) == name }
            return key.map { path + [$0] }
        }.first
    }

    private static func scalars(of editor: YAMLEditor, _ document: Int) -> [(DocumentPath, String)] {
        func below(_ path: YAMLPath) -> [(DocumentPath, String)] {
            if let text = editor.text(path) { return [(editor.steps(to: path), text)] }
            return (0..<editor.count(path)).flatMap { below(path.child($0)) }
        }
        return below(YAMLPath(document: document))
    }
}
