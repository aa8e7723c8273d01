/// The answers to a question that is asked again and again, such as whether a class is a view.
struct Memo<Key: Hashable, Answer> {
    private var answers: [Key: Answer] = [:]
    private let ask: (Key) -> Answer

    init(_ ask: @escaping (Key) -> Answer) {
        self.ask = ask
    }

    mutating func callAsFunction(_ key: Key) -> Answer {
        if let known = answers[key] { return known }
        let answer = ask(key)
        answers[key] = answer
        return answer
    }
}
