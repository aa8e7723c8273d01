import RxSwift

final class ProfileViewModel {
    private weak var coordinator: ProfileCoordinating?

    func save() {
        coordinator?.settings.tint.setFill()
        coordinator?.settings.names.removeAll()
        coordinator?.finish()
    }
}
