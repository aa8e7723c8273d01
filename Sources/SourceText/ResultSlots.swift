/// A place for each of so many results, which several threads fill in any order and one takes out when all are there.
///
/// Results are put where they stay: to collect those of each thread and to put them in order behind that would copy all of them
/// twice, while the other threads have nothing to do.
///
/// Public, though no user of the package sees it, so that it can be compiled for each kind of result in other targets.
public final class ResultSlots<Result: Sendable>: @unchecked Sendable {
    @usableFromInline let slots: UnsafeMutablePointer<Result>
    @usableFromInline let count: Int
    @usableFromInline var areTaken = false

    @inlinable public init(count: Int) {
        self.count = count
        slots = .allocate(capacity: count)
    }

    @inlinable deinit {
        slots.deallocate()
    }

    /// Once for each place, from any thread.
    @inlinable public func put(_ result: Result, at place: Int) {
        precondition(place >= 0 && place < count, "no such place")
        (slots + place).initialize(to: result)
    }

    /// The results in the order of their places, once each has one; whoever put them has said so to the one who takes them.
    ///
    /// Called once: they move out.
    @inlinable public func takeAll() -> [Result] {
        precondition(!areTaken, "the results are taken")
        areTaken = true
        return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            buffer.baseAddress?.moveInitialize(from: slots, count: count)
            initializedCount = count
        }
    }
}
