/// An answer that a file has for the questions of others, as a hash by which a later run tells whether it is the same.
package struct Answer: Hashable, Sendable, BitwiseCopyable {
    package let value: UInt64
    /// The question, by its details.
    package let question: UInt32

    package init(to question: Question, value: UInt64) {
        self.question = question.detail
        self.value = value
    }
}
