import ScreenSpecConcurrency

/// Answers about the code that are kept from one index to the next.
///
/// While one is worked out, the index notes into which files that leads. It holds for the next index as well where no file has come,
/// gone or got another outline, and those files are the same: then all that was asked is answered the same. So a question has to
/// hold whatever its answer depends on beside the code.
final class KeptAnswers<Question: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
    private struct Entry {
        let answer: Answer
        /// The indices of the files that it depends on.
        let files: [Int32]
        /// The numbers of the index for which it was found, and of the last one that asked for it.
        let made: Int
        var asked: Int
    }

    private let lock = Lock()
    private var entries: [Question: Entry] = [:]
    /// Counts the indexes from the first that kept answers.
    private let number: Int
    /// By the indices of files, the number of the index in which each was another one last.
    private let changes: [Int32: Int]

    /// What nobody has asked for in so many indexes is not kept any further.
    private static var lifetime: Int { 4 }

    /// - Parameters:
    ///   - before: `nil` where nothing is kept.
    ///   - changed: The indices of files that are not the same as they were then; `nil` where others have come or gone.
    init(_ before: KeptAnswers?, without changed: Set<Int>?) {
        guard let before, let changed else {
            (number, changes) = (0, [:])
            return
        }
        let number = before.number + 1
        self.number = number
        changes = before.changes.merging(changed.map { (Int32($0), number) }, uniquingKeysWith: { $1 })
        entries = before.lock.withLock { before.entries }
        if number.isMultiple(of: Self.lifetime) {
            entries = entries.filter { $0.value.asked + Self.lifetime > number }
        }
    }

    /// - Parameters:
    ///   - types: Those whose code is looked at.
    ///   - answer: Asks nothing but the index that it is given.
    func callAsFunction(
        _ question: Question,
        in code: CodeIndex,
        about types: some Sequence<CodeType> = [],
        _ answer: (CodeIndex) -> Answer
    ) -> Answer {
        let entry = known(question) ?? made(question, in: code, about: types, answer)
        // Who asks to find another answer looks into the same files.
        if let visits = code.visits { for file in entry.files { visits.note(Int(file)) } }
        return entry.answer
    }

    private func known(_ question: Question) -> Entry? {
        lock.withLock {
            guard let place = entries.index(forKey: question) else { return nil }
            let entry = entries.values[place]
            if entry.asked == number { return entry }
            guard !entry.files.contains(where: { changes[$0, default: 0] > entry.made }) else { return nil }
            entries.values[place].asked = number
            return entry
        }
    }

    private func made(
        _ question: Question,
        in code: CodeIndex,
        about types: some Sequence<CodeType>,
        _ answer: (CodeIndex) -> Answer
    ) -> Entry {
        let visits = FileVisits(fileCount: code.files.count)
        for type in types { visits.note(type) }
        let found = answer(code.noting(visits))
        let entry = Entry(answer: found, files: visits.files, made: number, asked: number)
        lock.withLock { entries[question] = entry }
        return entry
    }
}
