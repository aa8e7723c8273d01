/// How many connections documents have, and of how many it is known whether the other end is there.
package struct ConnectionCounts: Sendable {
    /// Outlets, actions, and what else has to be there by its name.
    package private(set) var all = 0
    /// How many are not decided, by the reason.
    package private(set) var undecided: [(reason: String, count: Int)] = []

    init(_ connections: [MetConnection]) {
        var counts: [MeantClass.Reason: Int] = [:]
        for met in connections where met.file.isChecked {
            all += 1
            if case .undecided(let reason) = met.end { counts[reason, default: 0] += 1 }
        }
        undecided = MeantClass.Reason.allCases.compactMap { reason in
            counts[reason].map { (reason.rawValue, $0) }
        }
    }
}

extension CodeSubject {
    /// `nil` where there are no documents.
    package var connectionCounts: ConnectionCounts? {
        interfaces.files.isEmpty ? nil : ConnectionCounts(analysis(InterfaceConnections.self).all)
    }
}
