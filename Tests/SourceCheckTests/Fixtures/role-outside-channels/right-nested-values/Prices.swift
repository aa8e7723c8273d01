import UIKit

final class PricesViewController: UIViewController {
    enum Row {
        case price
    }
    typealias Completion = (Int) -> Void
    private let viewModel = PricesViewModel()
}
/// Names what is nested in its view, and not the view.
final class PricesViewModel {
    private var rows: [PricesViewController.Row] = [.price]
    private let onCompletion: PricesViewController.Completion? = nil

    func rows(for row: PricesViewController.Row) -> [PricesViewController.Row] { [row] }
}
