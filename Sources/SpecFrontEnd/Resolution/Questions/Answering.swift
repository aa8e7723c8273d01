import ScreenModel
import ScreenSpecDiagnostics

/// Something that the answer to a question is made of.
///
/// Answers are made of texts, types and lists of them and of nothing else, so that no part of one can be left out of its hash.
protocol Answering {
    func add(to hash: inout StableHash)
}

extension String: Answering {
    func add(to hash: inout StableHash) {
        hash.add(UInt64(utf8.count))
        hash.add(self)
    }
}

extension Bool: Answering {
    func add(to hash: inout StableHash) { hash.add(self ? 1 as UInt8 : 0) }
}

extension UInt64: Answering {
    func add(to hash: inout StableHash) { hash.add(self) }
}

extension SwiftType: Answering {
    func add(to hash: inout StableHash) { description.add(to: &hash) }
}

extension Optional: Answering where Wrapped: Answering {
    func add(to hash: inout StableHash) {
        (self != nil).add(to: &hash)
        if let value = self { value.add(to: &hash) }
    }
}

extension Array: Answering where Element: Answering {
    func add(to hash: inout StableHash) {
        hash.add(UInt64(count))
        for element in self { element.add(to: &hash) }
    }
}

/// What an answer is made of, as one number.
struct AnswerHash {
    let value: UInt64

    init<each Part: Answering>(_ part: repeat each Part) {
        var hash = StableHash()
        repeat (each part).add(to: &hash)
        value = hash.value
    }
}

extension Answer {
    init(to question: Question, _ hash: AnswerHash) {
        self.init(to: question, value: hash.value)
    }
}
