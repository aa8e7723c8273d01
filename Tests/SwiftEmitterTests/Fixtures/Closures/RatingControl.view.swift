import Foundation

extension RatingControl {
    /// What is called when a person does something in `RatingControl`.
    nonisolated struct Actions {
        /// The number of stars is another than before.
        var userRated: (@MainActor (_ stars: Int) -> Void)?

        var userSwiped: (@MainActor (_ start: CGPoint, _ end: CGPoint, _ animation: () -> Void) -> Void)?
        var userAskedForHelp: (@MainActor () async throws -> [String])?
    }
}

@MainActor
protocol RatingControlDelegate: AnyObject {
    func ratingControlUserTappedTwice(_ ratingControl: RatingControl)
}
