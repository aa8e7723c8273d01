import UIKit

final class DiscussionsInteractor {}
final class DiscussionsPresenter {}
final class DiscussionsViewController: UIViewController {
    private let interactor: DiscussionsInteractor? = nil
}
final class DiscussionsAssembly {
    func makeModule() -> UIViewController { DiscussionsViewController() }
}
