/// Thrown where nobody waits any longer for what was asked.
package struct Cancelled: Error, Hashable {
    package init() {}
}

/// Tells work that is under way whether somebody still waits for it. Passes look at it between files.
package struct Cancellation: Sendable {
    private let look: @Sendable () -> Bool

    package static let never = Cancellation { false }

    package init(_ isCancelled: @escaping @Sendable () -> Bool) {
        look = isCancelled
    }

    /// What is made from here on is worth nothing, and had better be made quickly.
    package var isCancelled: Bool { look() }

    package func check() throws(Cancelled) {
        if isCancelled { throw Cancelled() }
    }
}
