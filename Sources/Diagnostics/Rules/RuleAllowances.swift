/// What allows findings of a rule in one place, as people write it.
package struct RuleAllowances: Sendable {
    /// In specs and project files; `nil` where no finding stands there.
    package let yamlComment: String?
    /// In hand-written Swift.
    package let swiftComment: String?
    /// In the project file, for documents of Interface Builder, which keep no comments.
    package let exception: String?

    /// All of them, each on a line.
    package var lines: [String] { [yamlComment, swiftComment, exception].compactMap(\.self) }
}

extension RuleDescription {
    /// By the files of the example that something is reported in; where that is in words, it may be in both kinds.
    package var allowances: RuleAllowances {
        let marked = wrong.files.filter { $0.text.contains("⟦") }
        let reported = (marked.isEmpty ? wrong.files : marked).map(\.path)
        func isReported(in endings: String...) -> Bool {
            reported.contains { path in endings.contains(where: path.hasSuffix) }
        }
        let isInWords = reported.contains("")
        let words = "screenspec:allow \(id.text) because REASON"
        return RuleAllowances(
            yamlComment: isInWords || isReported(in: ".yaml") ? "# \(words)" : nil,
            swiftComment: isInWords || isReported(in: ".swift") ? "// \(words)" : nil,
            exception: isReported(in: ".storyboard", ".xib") ? "rules: {\(id.text): {except: [FOLDER]}}" : nil
        )
    }
}
