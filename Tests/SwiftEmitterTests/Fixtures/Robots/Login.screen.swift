nonisolated struct LoginViewModel: Hashable, Sendable {
    let hint: String
    let loginTitle: String
    let isRemembered: Bool
    let canSignIn: Bool
    let isBusy: Bool
}

/// What the person did.
@MainActor
protocol LoginPresenterInterface: AnyObject {
    /// The person asked to sign in.
    func userTappedLogin()

    func userTappedHelp()
    func userTappedPay()
    func userTappedClose()
    func userToggled()
    func editedName()
    func appeared()
    func loggedOut()
}
