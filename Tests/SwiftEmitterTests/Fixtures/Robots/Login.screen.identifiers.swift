/// The accessibility identifiers of the parts of `Login`.
nonisolated enum LoginIdentifiers {
    static let nameField = "Login.nameField"
    static let passwordField = "Login.passwordField"
    static let rememberSwitch = "Login.rememberSwitch"
    static let loginButton = "Login.loginButton"
    static let loginLabel = "Login.loginLabel"
    static let helpItem = "Login.helpItem"
    static let closeItem = "Login.closeItem"
    static let spinner = "Login.spinner"
}
