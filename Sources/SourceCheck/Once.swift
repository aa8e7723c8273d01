import Foundation
import SpecFrontEnd

/// What is worked out when somebody asks for it, and only then; whoever asks meanwhile waits for it.
final class Once<Value: Sendable>: @unchecked Sendable {
    /// Held while the value is worked out.
    private let making = NSLock()
    /// Guards `value`; never held for long.
    private let lock = NSLock()
    private var value: Value?

    /// `make` may not ask for the same again.
    func callAsFunction(_ make: () -> Value) -> Value {
        if let value = lock.withLock({ value }) { return value }
        return making.withLock {
            if let value = lock.withLock({ value }) { return value }
            let made = make()
            lock.withLock { value = made }
            return made
        }
    }
}

/// The same for each of many questions.
final class OnceForEach<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]

    /// Two who ask for the same at the same time may both make it.
    func callAsFunction(_ key: Key, _ make: () -> Value) -> Value {
        if let known = lock.withLock({ values[key] }) { return known }
        let made = make()
        lock.withLock { values[key] = made }
        return made
    }
}
