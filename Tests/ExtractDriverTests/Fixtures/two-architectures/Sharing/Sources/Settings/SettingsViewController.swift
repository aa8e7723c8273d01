import UIKit

/// What can be set.
public final class SettingsViewController: UIViewController {
    @IBOutlet private var soundSwitch: UISwitch!
    @IBOutlet private var versionLabel: UILabel!
    @IBOutlet private var aboutButton: UIButton!
    var viewModel: (SettingsViewModelInput & SettingsViewModelOutput)?

    public override func viewDidLoad() {
        super.viewDidLoad()
        guard let state = viewModel?.state else { return }
        soundSwitch.isOn = state.isSoundOn
        versionLabel.text = state.version
    }

    @IBAction private func userSwitchedSound(_ sender: UISwitch) {
        viewModel?.userSwitchedSound(sender.isOn)
    }

    @IBAction private func userTappedAbout(_ sender: UIButton) {
        viewModel?.userTappedAbout()
    }
}
