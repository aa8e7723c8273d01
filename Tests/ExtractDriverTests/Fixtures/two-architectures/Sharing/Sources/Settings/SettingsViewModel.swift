/// Holds the state of the screen and answers to what the person did.
@MainActor
public final class SettingsViewModel: SettingsViewModelInput, SettingsViewModelOutput {
    weak var coordinator: SettingsRouting?

    public private(set) var state: SettingsViewState

    init(state: SettingsViewState) {
        self.state = state
    }

    public func userSwitchedSound(_ isOn: Bool) {
        // What comes of it is still to be written.
    }

    public func userTappedAbout() {
        coordinator?.showAbout()
    }
}
