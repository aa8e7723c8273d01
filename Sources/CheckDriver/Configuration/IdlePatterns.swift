import CompileDriver
import SourceText
import SpecFrontEnd

/// Patterns in the settings of rules that meet no file, so that the setting does not do what it says.
enum IdlePatterns {
    /// - Parameter paths: Of all files that were checked, as findings show them.
    static func findings(in project: ProjectFile, paths: [String]) -> [Diagnostic] {
        let folders = Self.folders(of: paths)
        return project.rules.flatMap { setting in
            (setting.paths + setting.except).compactMap { pattern -> Diagnostic? in
                let selection = PathSelection(patterns: [pattern.text])
                guard !paths.contains(where: selection.contains) else { return nil }
                return Diagnostic(
                    "selects-nothing",
                    .warning,
                    at: pattern.range,
                    "'\(pattern.text)' meets no file that is checked\(suggestion(for: pattern.text, folders))",
                    subject: Subject(Subject.project.owner, "rules.\(setting.rule.id.text) \(pattern.text)")
                )
            }
        }
    }

    private static func suggestion(for pattern: String, _ folders: [String]) -> String {
        guard !PathSelection.isPattern(pattern), let close = Spelling.closest(to: pattern, among: folders) else {
            return "; correct it, or remove it."
        }
        return "; did you mean '\(close)'?"
    }

    /// The folders on the way to the files, each once.
    private static func folders(of paths: [String]) -> [String] {
        var folders: Set<String> = []
        for path in paths {
            var folder = Paths.folder(of: path)
            while folder != ".", folder != "/", folders.insert(folder).inserted { folder = Paths.folder(of: folder) }
        }
        return folders.sorted()
    }
}
