import BrandKit
import UIKit

final class SettingsViewController: BrandViewController {
    private let store: SettingsStore

    init(store: SettingsStore) {
        self.store = store
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let saveItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(saveTapped))
        navigationItem.rightBarButtonItem = saveItem
    }

    @objc private func saveTapped() {
        store.save()
    }
}

final class SettingsStore {
    func save() {}
}
