import UIKit

struct Person {
    let name: String
}

final class ProfileCell: UITableViewCell {
    weak var delegate: (any ProfileCellDelegate)?
    private let footerLabel = UILabel()
    var viewModel: ViewModel?

    func show(_ footer: Footer) {
        footerLabel.text = footer.hint
        guard let badge = viewModel?.badge, badge.level == .bronze else { return }
        delegate?.profileCell(self, didTap: footer, badge: badge)
    }
}

final class ProfileViewController: UIViewController, ProfileDisplayLogic {
    func displayLoaded(viewModel: Profile.Load.ViewModel) { title = viewModel.name }
    func displaySaved(viewModel: Profile.Save.ViewModel) { title = viewModel.isSaved ? "Saved" : nil }
}

final class SectionView: UIView {
    var section = SettingsViewModel.Section(header: "")
}

final class SettingsViewController: UIViewController, SettingsViewInterface {
    func display(_ viewModel: SettingsViewModel) {
        title = viewModel.title + (viewModel.sections.first?.header ?? "")
    }
}
