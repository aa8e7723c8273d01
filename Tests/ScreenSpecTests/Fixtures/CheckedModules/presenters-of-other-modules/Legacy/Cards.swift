import UIKit

final class CardsPresenter { func open() {} }
final class CardsViewController: UIViewController {
    private let presenter = CardsPresenter()
    private let discussions = DiscussionsAssembly()

    func openDiscussions() {
        let interactor = DiscussionsInteractor()
        navigationController?.pushViewController(discussions.makeModule(), animated: true)
        _ = interactor
    }
}
