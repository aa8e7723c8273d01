import ScreenSpecDiagnostics

/// One thing that ScreenSpec needs or can use, as it is on this machine.
struct Examination: Sendable {
    enum State: String, Sendable {
        case sound = "ok"
        /// It is not there, and most of ScreenSpec does without it.
        case missing
        case wrong
    }

    let name: String
    let state: State
    /// What was found.
    let value: String
    /// What follows from it, and what to do.
    let advice: [String]

    init(_ name: String, _ value: String, state: State = .sound, advice: [String] = []) {
        self.name = name
        self.state = state
        self.value = value
        self.advice = advice
    }

    var json: JSON {
        [
            "name": .string(name), "state": .string(state.rawValue), "value": .string(value),
            "advice": .texts(advice),
        ]
    }

    /// - Parameter width: Of the column of names.
    func text(width: Int) -> String {
        let lines = [name.padded(to: width) + value] + advice.map { "".padded(to: width) + $0 }
        return lines.joined(separator: "\n")
    }
}
