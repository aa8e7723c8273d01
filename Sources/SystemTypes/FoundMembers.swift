import Foundation

/// The members that were asked for by name, looked for once each: all specs of an app ask for the same few.
final class FoundMembers: @unchecked Sendable {
    static let shared = FoundMembers()

    private struct Question: Hashable {
        let member: String
        let type: String
    }

    private enum Answer {
        case found(Member)
        case missing
    }

    /// Guards `answers`; never held while one is looked for.
    private let lock = NSLock()
    private var answers: [Question: Answer] = [:]

    /// What is known already, or what `search` finds, and that from then on.
    func member(_ name: String, of type: String, search: () -> Member?) -> Member? {
        let question = Question(member: name, type: type)
        switch lock.withLock({ answers[question] }) {
        case .found(let member): return member
        case .missing: return nil
        case nil: break
        }
        let found = search()
        // The names that specs choose have no end, and for a program that runs for long neither has their sum.
        lock.withLock { if answers.count < Self.limit { answers[question] = found.map(Answer.found) ?? .missing } }
        return found
    }

    private static let limit = 100_000
}
