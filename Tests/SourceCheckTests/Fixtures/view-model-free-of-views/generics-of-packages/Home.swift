import Combine
import UIKit

final class HomeViewModel {
    let alerts: AnyPublisher<UIAlertController, Never>
    let screens = PassthroughSubject<UIViewController, Never>()
    let headers: Observable<[UILabel]>
    let titles: AnyPublisher<String, Never>
    let width: ReferenceWritableKeyPath<UIView, Double>

    init(alerts: AnyPublisher<UIAlertController, Never>, headers: Observable<[UILabel]>) {
        self.alerts = alerts
        self.headers = headers
    }
}

final class HomeViewController: UIViewController {
    private let viewModel: HomeViewModel

    init(viewModel: HomeViewModel) { self.viewModel = viewModel }
}
