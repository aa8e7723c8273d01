struct LanesViewModel: Hashable, Sendable {
    let lanes: [String]
}

/// What the person did.
protocol LanesPresenterInterface: AnyObject {
    func appeared()
}

extension LanesViewController {
    /// What is called when a person does something in `LanesViewController`.
    struct Actions {
        var edited: (() -> Void)?
    }
}

/// What the view is to show.
protocol LanesViewInterface: AnyObject {
    func display(lanes: [String])
}
