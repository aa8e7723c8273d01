// swift-format-ignore-file
import UIKit

/// Asks its delegate for what it cannot do without; the delegate is there for others as well, and knows no dose.
final class DoseModel {
    private let delegate: DoseDelegate

    init(delegate: DoseDelegate) {
        self.delegate = delegate
    }
}

protocol DoseDelegate: AnyObject {
    var greatestDose: Double { get }
}

final class DeviceManager: DoseDelegate {
    var greatestDose = 10.0
    /// What it keeps, nobody can tell.
    var observers: [() -> Void] = []
}

class StatusController: UIViewController {
    var manager: DeviceManager!
}

final class DoseController: StatusController {
    private let shownAlone = DoseModel(delegate: DeviceManager())
    private var model: DoseModel?

    func show(_ other: SomethingElse) {
        model = DoseModel(delegate: manager)
        // What this is, nobody knows; a constant it cannot set.
        other.delegate = self
    }

    func showAgain() {
        guard let manager = self.manager else { return }
        model = DoseModel(delegate: manager)
    }
}

/// Stands between a table and what the controller keeps for it.
final class ListView: PlainListView {
    private var storedDelegate: UITableViewDelegate

    init(delegate: UITableViewDelegate) {
        storedDelegate = delegate
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func update(by delegate: UITableViewDelegate) {
        storedDelegate = delegate
        super.update(by: self)
    }
}

class PlainListView: UIView, UITableViewDelegate {
    private let table = UITableView()

    func update(by delegate: UITableViewDelegate) {
        table.delegate = delegate
    }
}

final class RowDelegate: NSObject, UITableViewDelegate {}

final class ListController: UIViewController {
    private let rows = RowDelegate()

    override func loadView() {
        view = ListView(delegate: rows)
    }

    func reload(_ list: ListView, _ other: OtherList, _ updated: Updated) {
        list.update(by: self.rows)
        other.update(by: self)
        updated.update(by: self)
    }
}

/// The view is none of these.
protocol Updated {
    func update(by delegate: AnyObject)
}

/// Has a method of that name, too.
final class OtherList {
    func update(by delegate: AnyObject) {}
}
