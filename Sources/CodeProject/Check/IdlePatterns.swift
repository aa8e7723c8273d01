import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd

/// Patterns in the project file that meet no file, so that the setting does not do what it says.
enum IdlePatterns {
    /// - Parameter paths: Of all files that were checked, as findings show them.
    static func findings(in project: ProjectFile, paths: [String]) -> [Diagnostic] {
        // Wanted only where something is wrong.
        lazy var folders = Self.folders(of: paths)
        var found: [Diagnostic] = []
        func look(_ text: String, at range: SourceRange, _ member: String) {
            let selection = PathSelection(patterns: [text])
            guard !paths.contains(where: selection.contains) else { return }
            found.append(
                PolicyRules.selectsNothing.finding(
                    at: range,
                    "'\(text)' meets no file that is checked.",
                    help: [suggestion(for: text, folders)],
                    subject: Subject(Subject.project.owner, "\(member) \(text)")
                )
            )
        }
        for rule in project.generate { look(rule.folder.text, at: rule.folder.range, "generate") }
        for setting in project.rules {
            for pattern in setting.paths + setting.except {
                look(pattern.text, at: pattern.range, "rules.\(setting.rule.id.text)")
            }
        }
        return found
    }

    private static func suggestion(for pattern: String, _ folders: [String]) -> String {
        guard !PathSelection.isPattern(pattern), let close = Spelling.closest(to: pattern, among: folders) else {
            return "Correct it, or remove it."
        }
        return "Did you mean '\(close)'?"
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
