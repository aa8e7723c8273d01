import UIKit

struct Order {
    let title: String
    let date: Date
    let picture: URL
    let customer: Customer
}

struct Customer {
    let name: String
}

struct Section {
    let name: String
    let orders: [Order]
}

final class OrdersViewModel {
    let sections: [Section]
    let name: String
    let changed: Date
    let banner: URL
    let owner: Customer
    let hint: String?
    let total: Int
    let paid: Int
    let emptyText = NSLocalizedString("No orders", comment: "Where there are none")

    init(_ order: Section, changed: Date, banner: URL, owner: Customer) {
        (sections, name, hint, total, paid) = ([order], order.name, nil, 3, 2)
        (self.changed, self.banner, self.owner) = (changed, banner, owner)
    }

    func userChose(order: Int) {}
}

/// Rows of sections, and what subviews are told in other ways than by a property.
final class OrdersViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let viewModel: OrdersViewModel
    private let tableView = UITableView()
    private let nameLabel = UILabel()
    private let dateLabel = UILabel()
    private let hintLabel = UILabel()
    private let sumLabel = UILabel()
    private let stateLabel = UILabel()
    private let bannerView = BannerView()
    private let ownerView = CustomerView()
    private let formatter = DateFormatter()

    init(viewModel: OrdersViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        nameLabel.attributedText = viewModel.name.styled(as: .heading)
        dateLabel.text = formatter.string(from: viewModel.changed)
        if let hint = viewModel.hint {
            hintLabel.text = hint
        } else {
            hintLabel.text = Texts.hint
        }
        // Two of them, and no path alone.
        sumLabel.text = "\(viewModel.total - viewModel.paid)"
        // One at a time, of two.
        stateLabel.text = viewModel.name
        stateLabel.text = viewModel.hint
        bannerView.content.setImage(with: viewModel.banner)
        ownerView.configure(with: viewModel.owner)
        ownerView.removeAll(named: viewModel.name)
    }

    func numberOfSections(in tableView: UITableView) -> Int { viewModel.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.sections[section].orders.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath) as? OrderCell else {
            return UITableViewCell()
        }
        cell.configure(with: viewModel.sections[indexPath.section].orders[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.userChose(order: indexPath.row)
    }
}

enum Texts {
    static let hint = "Nothing to say"
}

/// A view whose method shows a picture.
final class BannerView: UIView {
    let content = PictureView()
}

final class PictureView: UIView {
    private let imageView = UIImageView()

    func setImage(with url: URL) {}
}

final class CustomerView: UIView {
    private let nameLabel = UILabel()

    func configure(with customer: Customer) {
        nameLabel.text = customer.name
    }

    func removeAll(named name: String) {}
}

final class OrderCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let customerView = CustomerView()

    func configure(with order: Order) {
        titleLabel.text = order.title
        customerView.configure(with: order.customer)
    }
}
