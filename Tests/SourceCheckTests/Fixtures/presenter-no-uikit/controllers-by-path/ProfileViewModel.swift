import RxSwift

final class ProfileViewModel {
    private weak var coordinator: ProfileCoordinating?

    func save() {
        load { [weak self] in
            guard let self, let coordinator = self.coordinator else { return }
            coordinator.navigationController.viewControllers.last?.view.endEditing(true)
            coordinator.finish()
        }
    }
    private func load(_ completion: @escaping () -> Void) {}
}
