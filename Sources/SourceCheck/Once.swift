import Foundation

/// What is worked out when somebody asks for it, and only then; whoever asks meanwhile waits for it.
final class Once<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?

    /// `make` may not ask for the same again.
    func callAsFunction(_ make: () -> Value) -> Value {
        lock.withLock {
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }
}
