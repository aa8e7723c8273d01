import Kit
import UIKit

class BaseViewController: UIViewController {
    @IBOutlet private weak var inherited: UIView!
}

final class ListViewController: BaseViewController {
    final class RowCell: UITableViewCell {
        @IBOutlet private var rowLabel: UILabel!
    }

    @IBOutlet
    private weak var twoLines: UIView!
    @IBOutlet private var rows: [UIView] = []
    @IBOutlet @objc(objcName) private var swiftName: UIView?
    @objc var exposed: UIView?
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
    @IBOutlet private var fromExtension: UIView? {
        get { nil }
        set { view = newValue }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { RowCell() }
}

final class CardView: UIView {
    @IBOutlet private var contentView: UIView!

    func load() {
        Bundle.main.loadNibNamed("Card", owner: self)
        _ = UINib(nibName: "\(Self.self)", bundle: nil)
    }
}

final class PackageViewController: KitViewController {}

final class HalfViewController: OldViewController {}

final class DynamicViewController: UIViewController {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}
