extension Note {
    /// Shows a note:
    ///
    /// - its title, which is as long as a person made it, and so may take more than one line of the comment that stands
    ///   here
    /// - its text
    ///
    /// ```swift
    /// note.viewModel = Note.ViewModel(title: "A", text: "B", tags: [])
    /// ```
    nonisolated struct ViewModel: Hashable, Sendable {
        /// Ends a comment? */ No. "\(x)" `code`   tab   bell
        let title: String

        /// First line.
        /// Second line.
        /// Third line.
        let text: String

        /// Spaces around.
        let tags: [String]

        /// Turned  around
        let direction: Bool
    }
}
