/// Answers by their questions, each worked out by whoever asks first; whoever asks for the same meanwhile waits for it.
///
/// Public, though no user of the package sees it, so that it can be compiled for each kind of question in other targets.
public final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    @usableFromInline final class Answer {
        /// Held while the value is worked out.
        @usableFromInline let making = Lock()
        /// Guarded by the lock of the memo.
        @usableFromInline var value: Value?

        @usableFromInline init() {}
    }

    /// Guards `answers` and their values; never held while one is worked out.
    @usableFromInline let lock = Lock()
    @usableFromInline var answers: [Key: Answer] = [:]
    @usableFromInline let limit: Int

    /// - Parameter limit: How many answers are kept, where questions have no end.
    @inlinable public init(limit: Int = .max) {
        self.limit = limit
    }

    /// `make` may ask for the answers to other questions, as long as none of them leads back to this one.
    @inlinable public func callAsFunction(_ key: Key, _ make: () -> Value) -> Value {
        if let value = lock.withLock({ answers[key]?.value }) { return value }
        let answer = lock.withLock { entry(for: key) }
        return answer.making.withLock { () -> Value in
            if let value = lock.withLock({ answer.value }) { return value }
            let made = make()
            lock.withLock { answer.value = made }
            return made
        }
    }

    @inlinable func entry(for key: Key) -> Answer {
        if let answer = answers[key] { return answer }
        let answer = Answer()
        if answers.count < limit { answers[key] = answer }
        return answer
    }
}
