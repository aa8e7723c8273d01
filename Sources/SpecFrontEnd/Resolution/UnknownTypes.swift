import SystemTypes
import ScreenSpecDiagnostics

/// Makes one finding of all uses of a name that nothing declares: one mistake is one error, with its uses noted.
package enum UnknownTypes {
    /// The uses that a finding lists before it only counts.
    private static let listedUses = 5
    /// The names for which a close one is looked for; a project that is far off needs its externalTypes, not spelling.
    private static let spelledNames = 50

    package static func diagnostics(_ uses: [UnknownUse], scope: Scope) -> [Diagnostic] {
        var byName: [String: [UnknownUse]] = [:]
        var names: [String] = []
        for use in uses {
            if byName[use.name] == nil { names.append(use.name) }
            byName[use.name, default: []].append(use)
        }
        let candidates =
            names.isEmpty
            ? []
            : scope.symbols.typeNames + scope.externals.names + scope.dependencies.names.sorted() + SystemTypes.names
        return names.enumerated().compactMap { index, name in
            guard let uses = byName[name]?.sorted(by: { $0.range < $1.range }), let first = uses.first else {
                return nil
            }
            // The name alone may have been meant for that of another module.
            let closest =
                scope.dependencies.types(called: name).first
                ?? (index < spelledNames ? Spelling.closest(to: name, among: candidates) : nil)
            return diagnostic(
                name,
                first: first,
                others: uses.dropFirst(),
                closest: closest,
                listedIn: scope.externals.file
            )
        }
    }

    private static func diagnostic(
        _ name: String,
        first: UnknownUse,
        others: ArraySlice<UnknownUse>,
        closest: String?,
        listedIn file: String?
    ) -> Diagnostic {
        let isSystem = SystemTypes.hasSystemPrefix(name)
        let hint = closest.map { "; did you mean '\($0)'?" } ?? ""
        var notes = others.prefix(listedUses).map { Diagnostic.Note(at: $0.range, "It is used here too.") }
        if others.count > listedUses {
            notes.append(Diagnostic.Note(at: nil, "It is used \(others.count - listedUses) more times."))
        }
        return RuleDescription.unknownType.finding(
            at: first.range,
            (isSystem
                ? "'\(name)' looks like a system type, and none is known of that name\(hint)"
                : "Nothing declares the type '\(name)'\(hint)").asSentence,
            help: closest == nil
                ? ["Declare it in 'models', or list it under 'externalTypes' in the project file."]
                    + (file.map { ["'screenspec types --write \($0)' lists those of the sources."] } ?? []) : [],
            notes: notes,
            fixes: [closest.map { Diagnostic.Fix(replacing: first.range, with: $0) }],
            subject: first.subject,
            isDoubtful: isSystem
        )
    }
}
