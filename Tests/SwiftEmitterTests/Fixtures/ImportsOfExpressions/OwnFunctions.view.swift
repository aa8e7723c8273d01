extension DistanceCell {
    /// What a row shows.
    nonisolated struct ViewModel: Hashable, Sendable {
        /// How far it is.
        let way: Double

        /// How far it is at most.
        var distance: Double {
            max(abs(way), -min(way, 0).magnitude)
        }
    }
}
