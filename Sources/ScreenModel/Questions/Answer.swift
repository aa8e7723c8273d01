/// An answer that a file has for the questions of others, as a hash by which a later run tells whether it is the same.
///
/// In halves, so that thousands of them need no padding.
package struct Answer: Hashable, Sendable, BitwiseCopyable {
    /// The question, by its details.
    package let question: UInt32
    private let low: UInt32
    private let high: UInt32

    package init(to question: Question, value: UInt64) {
        self.question = question.detail
        low = UInt32(truncatingIfNeeded: value)
        high = UInt32(truncatingIfNeeded: value >> 32)
    }
}
