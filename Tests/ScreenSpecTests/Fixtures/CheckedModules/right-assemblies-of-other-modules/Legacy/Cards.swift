import UIKit

final class CardsPresenter { func open() {} }
final class CardsViewController: UIViewController {
    private let presenter = CardsPresenter()

    func openDiscussions() {
        let assembly = DiscussionsAssembly()
        navigationController?.pushViewController(assembly.makeModule(), animated: true)
    }
}
