/// What is set.
public nonisolated struct SettingsViewState: Hashable, Sendable {
    /// Whether there is a sound.
    public let isSoundOn: Bool

    /// The version of the app.
    public let version: String

    public init(isSoundOn: Bool, version: String) {
        self.isSoundOn = isSoundOn
        self.version = version
    }
}

/// What the person did.
@MainActor
public protocol SettingsViewModelInput: AnyObject {
    /// The person switched the sound.
    func userSwitchedSound(_ isOn: Bool)

    /// The person wants to know who made this.
    func userTappedAbout()
}

/// What the view observes.
@MainActor
public protocol SettingsViewModelOutput: AnyObject {
    /// What is shown.
    var state: SettingsViewState { get }
}

/// Where to go from here.
@MainActor
public protocol SettingsRouting: AnyObject {
    /// Says who made it.
    func showAbout()
}

/// The words.
nonisolated struct AboutViewState: Hashable, Sendable {
    /// All of it.
    let text: String
}

/// What the view observes.
@MainActor
protocol AboutViewModelOutput: AnyObject {
    /// What is shown.
    var state: AboutViewState { get }
}
