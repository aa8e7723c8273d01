struct JogsViewModel: Hashable, Sendable {
    let jogs: [String]
}

/// What the person did.
protocol JogsPresenterInterface: AnyObject {
    func appeared()
}

extension JogsViewController {
    /// What is called when a person does something in a `JogsViewController`.
    struct Actions {
        var edited: (() -> Void)?
    }
}

/// What the view is to show.
protocol JogsViewInterface: AnyObject {
    func display(jogs: [String])
}
