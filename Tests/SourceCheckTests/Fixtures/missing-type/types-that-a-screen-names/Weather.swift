import UIKit

final class WeatherViewController: UIViewController {
    private let presenter = WeatherPresenter(coordinator: WeatherCoordinator())

    override func viewDidLoad() { presenter.load() }
}

final class WeatherPresenter {
    private let coordinator: WeatherCoordinator

    init(coordinator: WeatherCoordinator) { self.coordinator = coordinator }
    func load() { coordinator.fetchData(latitude: 1) }
}

final class WeatherCoordinator {
    func fetchData(latitude: Double) {}
}
