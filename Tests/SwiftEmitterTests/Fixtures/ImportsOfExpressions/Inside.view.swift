import Foundation

extension TagCell {
    // Neither Hashable nor Sendable: 'raw' is of type 'Any'.
    /// What a row shows.
    nonisolated struct ViewModel {
        /// Whatever the tag is.
        let raw: Any

        /// Whether the tag is none that was seen.
        var isNew: Bool {
            Set<UUID>().isEmpty && raw is String
        }
    }
}
