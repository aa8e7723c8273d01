import ScreenSpecConcurrency

/// The questions that one file asked.
///
/// A class, since whoever is asked writes them down; locked, since what it is handed on with is shared between threads.
package final class QuestionLog: @unchecked Sendable {
    private let lock = Lock()
    private var asked: Set<Question> = []

    package init() {}

    package func insert(_ question: Question) {
        lock.withLock { _ = asked.insert(question) }
    }

    /// All questions, in the order of their details, when no more will be asked. The log gives its memory back.
    package func finish() -> [Question] {
        let questions = questions
        lock.withLock { asked = [] }
        return questions
    }

    /// In the order of their details.
    package var questions: [Question] {
        lock.withLock { asked.sorted { ($0.detail, $0.subject) < ($1.detail, $1.subject) } }
    }
}
