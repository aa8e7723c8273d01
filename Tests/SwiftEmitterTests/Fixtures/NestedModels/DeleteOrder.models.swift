extension CreateOrder {
    nonisolated struct Undo: Hashable, Sendable {
        var number: Int
    }
}
