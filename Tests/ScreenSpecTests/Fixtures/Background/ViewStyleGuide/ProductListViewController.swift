import UIKit

/// The owner of the cells: it makes their view models.
final class ProductListViewController: UITableViewController {
    private let viewModels = [
        ProductCell.ViewModel(image: UIImage(named: "teapot"), productName: "Teapot", price: 24.5),
        ProductCell.ViewModel(image: nil, productName: "Tea", price: 3),
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModels.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ProductCell", for: indexPath)
        (cell as? ProductCell)?.viewModel = viewModels[indexPath.row]
        return cell
    }
}
