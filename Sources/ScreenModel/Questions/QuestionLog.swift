import ScreenSpecConcurrency

/// The questions that one file asked.
///
/// A class, since whoever is asked writes them down; locked, since what it is handed on with is shared between threads.
package final class QuestionLog: @unchecked Sendable {
    private let lock = Lock()
    /// With repetitions: to tell them at the end is cheaper than each time.
    private var asked: [Question] = []

    package init() {}

    package func insert(_ question: Question) {
        lock.withLock { asked.append(question) }
    }

    /// All questions, in the order of their details, when no more will be asked. The log gives its memory back.
    package func finish() -> [Question] {
        let questions = questions
        lock.withLock { asked = [] }
        return questions
    }

    /// In the order of their details, each once.
    package var questions: [Question] {
        let sorted = lock.withLock { asked.sorted { ($0.detail, $0.subject) < ($1.detail, $1.subject) } }
        return sorted.reduce(into: []) { questions, question in
            if questions.last != question { questions.append(question) }
        }
    }
}
