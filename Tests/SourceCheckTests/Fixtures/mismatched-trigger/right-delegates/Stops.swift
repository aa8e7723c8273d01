import RxCocoa
import UIKit

final class StopsViewController: UIViewController {
    private lazy var stopsView: UITableView = {
        let table = UITableView()
        table.delegate = self
        return table
    }()
    private lazy var linesView = UITableView().then { $0.delegate = self }
    private lazy var townsView: UITableView = {
        let table = UITableView()
        Styler().style(table)
        return table
    }()
    private let searchBar = UISearchBar()
    private let nameField = UITextField()
    private let noteField = UITextField()
    private let placeField = UITextField()
    private let codeField = UITextField()
    let phoneField = UITextField()
    private let mailField: UITextField
    private let zoomView = UIScrollView()

    init(mailField: UITextField) {
        self.mailField = mailField
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.rx.setDelegate(self)
        [nameField, noteField].forEach { $0.delegate = self }
        listen(to: placeField)
        codeField.listen(self)
        view.addSubview(zoomView)
        let zoom = zoomView
        zoom.delegate = self
    }

    private func listen(to field: UITextField) { field.delegate = self }

    func choose() {}
    func search() {}
    func rename() {}
    func zoom() {}
}

extension StopsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose() }
}

extension StopsViewController: UISearchBarDelegate {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { search() }
}

extension StopsViewController: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) { rename() }
}

extension StopsViewController: UIScrollViewDelegate {
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zoom() }
}

extension UITextField {
    func listen(_ listener: UITextFieldDelegate) { delegate = listener }
}

struct Styler {
    func style(_ table: UITableView) {}
}

final class StopsAssembly {
    func make() -> StopsViewController {
        let controller = StopsViewController(mailField: UITextField())
        controller.phoneField.delegate = controller
        return controller
    }
}
