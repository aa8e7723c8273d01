import UIKit

final class ListView: UIView {
    weak var delegate: (any ListViewDelegate)?
    var viewModel: ViewModel?
}

final class ListViewController: UIViewController, ListPresenterToViewInterface, ListViewDelegate {
    func display(_ viewModel: ListView.ViewModel) { title = viewModel.title }
    func listView(_ listView: ListView, userSelectedRowAt index: Int) {}
}
