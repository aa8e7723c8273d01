import ScreenSpecDiagnostics

/// An answer that a file has for the questions of others, as a hash by which a later run tells whether it is the same.
package struct Answer: Hashable, Sendable, BitwiseCopyable {
    package let value: UInt64
    /// The question, by its details.
    package let question: UInt32
}

/// Something that the answer to a question is made of.
///
/// Answers are made of texts, types and lists of them and of nothing else, so that no part of one can be left out of its hash.
package protocol Answering {
    func add(to hash: inout StableHash)
}

extension String: Answering {
    package func add(to hash: inout StableHash) {
        hash.add(UInt64(utf8.count))
        hash.add(self)
    }
}

extension Bool: Answering {
    package func add(to hash: inout StableHash) { hash.add(self ? 1 as UInt8 : 0) }
}

extension UInt64: Answering {
    package func add(to hash: inout StableHash) { hash.add(self) }
}

extension SwiftType: Answering {
    package func add(to hash: inout StableHash) { description.add(to: &hash) }
}

extension Optional: Answering where Wrapped: Answering {
    package func add(to hash: inout StableHash) {
        (self != nil).add(to: &hash)
        if let value = self { value.add(to: &hash) }
    }
}

extension Array: Answering where Element: Answering {
    package func add(to hash: inout StableHash) {
        hash.add(UInt64(count))
        for element in self { element.add(to: &hash) }
    }
}

extension Answer {
    package init<each Part: Answering>(to question: Question, _ part: repeat each Part) {
        var hash = StableHash()
        repeat (each part).add(to: &hash)
        self.question = question.detail
        value = hash.value
    }
}
