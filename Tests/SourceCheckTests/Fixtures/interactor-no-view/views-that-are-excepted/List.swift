import UIKit

protocol ListDisplayLogic: AnyObject { func show(_ text: String) }
protocol ListBusinessLogic { func load() }
protocol ListPresentationLogic { func present() }

final class MapView: UIView {}
final class ChartView: UIView {}

final class ListPresenter: ListPresentationLogic {
    weak var viewController: ListDisplayLogic?

    init(_ viewController: ListDisplayLogic?) { self.viewController = viewController }
    func present() { viewController?.show("") }
}

final class ListInteractor: ListBusinessLogic {
    private let presenter: ListPresentationLogic
    private let map: MapView
    private let indicator: UIActivityIndicatorView
    private let chart: ChartView
    private let label: UILabel

    init(
        _ viewController: ListDisplayLogic?,
        map: MapView,
        indicator: UIActivityIndicatorView,
        chart: ChartView,
        label: UILabel
    ) {
        presenter = ListPresenter(viewController)
        (self.map, self.indicator, self.chart, self.label) = (map, indicator, chart, label)
    }

    func load() { presenter.present() }
}

final class ListViewController: UIViewController, ListDisplayLogic {
    var interactor: ListBusinessLogic?

    override func viewDidLoad() { interactor?.load() }
    func show(_ text: String) { title = text }
}
