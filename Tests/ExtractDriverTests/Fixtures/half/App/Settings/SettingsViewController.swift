import SwiftUI
import UIKit

final class SettingsViewController: UIViewController {
    private let profileButton = UIButton()
    private let aboutButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        profileButton.addTarget(self, action: #selector(profileTapped), for: .touchUpInside)
        aboutButton.addTarget(self, action: #selector(aboutTapped), for: .touchUpInside)
    }

    @objc private func profileTapped() {
        navigationController?.pushViewController(UIHostingController(rootView: ProfileView()), animated: true)
    }

    @objc private func aboutTapped() {
        present(AboutViewController(), animated: true)
    }
}
