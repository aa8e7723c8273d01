import Foundation

extension Themed {
    // Neither Hashable nor Sendable: 'theme' is of type 'any Theme'.
    // Neither Hashable nor Sendable: 'onTap' is of type '() -> Void'.
    // Not Sendable: 'text' is of type 'NSAttributedString'.
    /// What a themed view shows.
    nonisolated struct ViewModel {
        let title: String
        let theme: any Theme
        let text: NSAttributedString
        let onTap: () -> Void
    }
}
