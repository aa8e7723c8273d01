// Neither Hashable nor Sendable: 'retry' is of type '() -> Void'.
nonisolated struct TrapsViewModel {
    let title: String
    let retry: () -> Void
}

nonisolated protocol TrapsWorking: AnyObject, Sendable {
    func run(on actor: isolated Worker, count: Int)
}

@MainActor
protocol TrapsControlling: AnyObject {
    func run(on actor: isolated Worker)
}

/// What the view is to show.
@MainActor
protocol TrapsViewInterface: AnyObject {
    func display(_ viewModel: TrapsViewModel)
    func best() -> Int
    func best() -> String
    func show()
    func show(title: String)
    func showTitle()
    func size() -> Int
    func size(of document: Document) -> Int
    func sizeOf() -> Int
    func later(_ work: @escaping @Sendable () async -> Void)
    func fail(with error: any Error)
    func open(_ document: Document, in session: Session)
    func ask(calls: Int, callLog: String, order: Int, then: ((Bool) -> Void)?)
    func current() -> Document?
}
