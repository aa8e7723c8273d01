nonisolated struct JogsViewModel: Hashable, Sendable {
    let jogs: [Jog]
}

/// What the person did.
@MainActor
protocol JogsViewToPresenterInterface: AnyObject {
    /// The screen is about to be seen.
    func beganPresenting()

    func userTappedLogin(withUsername username: String, andPassword password: String)
}

/// What the view is to show.
@MainActor
protocol JogsPresenterToViewInterface: AnyObject {
    func display(jogs: [Jog])
}

/// What the presenter needs to be done.
@MainActor
protocol JogsPresenterToInteractorInterface: AnyObject {
    func fetchJogs()
    func login(withUsername username: String, andPassword password: String)
}

/// What came of it.
@MainActor
protocol JogsInteractorToPresenterInterface: AnyObject {
    func fetchedJogs(_ jogs: [Jog])
    func loginSucceeded()
}

/// Where to go from here.
@MainActor
protocol JogsPresenterToWireframeInterface: AnyObject {
    func showDetails(of jog: Jog)
    func pickPhoto()
    func goBack()
}

extension JogCell {
    nonisolated struct ViewModel: Hashable, Sendable {
        let distance: Double
    }
}

nonisolated extension JogCell.ViewModel {
    init(_ jog: Jog) {
        self.init(distance: jog.distance)
    }
}
