extension LaidOut {
    nonisolated struct ViewModel: Hashable, Sendable {
        let title: String
    }
}

extension Styled {
    nonisolated struct ViewModel: Hashable, Sendable {
        let title: String
    }
}

extension Photos {
    nonisolated struct ViewModel: Hashable, Sendable {
        let title: String
    }
}

extension Strange {
    nonisolated struct ViewModel: Hashable, Sendable {
        let title: String
    }
}

nonisolated struct GivenViewModel: Hashable, Sendable {
    let title: String
}

nonisolated struct ObservingViewState: Hashable, Sendable {
    let title: String
}
