/// A value that is made when it is first asked for, by whichever thread.
package final class Lazy<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private let make: @Sendable () -> Value
    private var made: Value?

    package init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    package var value: Value {
        lock.withLock {
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
