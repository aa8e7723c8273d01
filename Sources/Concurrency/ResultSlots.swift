/// A place for each of so many results, which threads fill in any order.
///
/// Results are put where they stay: to collect those of each thread and to put them in order behind that would copy all of them
/// twice, while the other threads have nothing to do.
///
/// Public, though no user of the package sees it, so that it can be compiled for each kind of result in other targets.
public struct ResultSlots<Result: Sendable>: @unchecked Sendable {
    @usableFromInline let slots: UnsafeMutableBufferPointer<Result>

    @inlinable init(_ slots: UnsafeMutableBufferPointer<Result>) {
        self.slots = slots
    }

    /// Once for each place, from any thread.
    @inlinable public func put(_ result: Result, at place: Int) {
        precondition(place >= 0 && place < slots.count, "no such place")
        slots.initializeElement(at: place, to: result)
    }

    /// So many results, in the order of their places.
    ///
    /// - Parameter fill: Returns when each place has its result, and nobody will put one any more.
    @inlinable public static func filled(_ count: Int, by fill: (ResultSlots) -> Void) -> [Result] {
        Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            fill(ResultSlots(UnsafeMutableBufferPointer(rebasing: buffer[..<count])))
            initializedCount = count
        }
    }
}
