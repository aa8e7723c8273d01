import UIKit

/// A list of its own, with controls that no property holds.
class SettingsViewController: UITableViewController {
    typealias Choice = (Int) -> Void

    var onChoice: Choice?
    private let soundSwitch = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        soundSwitch.addTarget(self, action: #selector(soundChanged), for: .valueChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .edit,
            target: self,
            action: #selector(tappedSort)
        )
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice?(indexPath.row)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let toggle = UISwitch().then {
            $0.tag = indexPath.row
            $0.addTarget(self, action: #selector(toggled), for: .valueChanged)
        }
        let button = FoldButton()
        button.addTarget(self, action: #selector(folded), for: .touchUpInside)
        cell.accessoryView = toggle
        return cell
    }

    @objc private func toggled() {
        tableView.reloadData()
    }

    @objc private func folded() {
        tableView.reloadData()
    }

    @objc private func soundChanged() {
        tableView.reloadData()
    }

    // What is chosen in the picker is told later, and not by the item.
    @objc private func tappedSort() {
        let picker = SortPicker(done: { [weak self] row in self?.onChoice?(row) })
        picker.show()
    }

    @objc func tappedRow() {}
}

final class FoldButton: UIButton {}

/// Says when it is done, which nothing of its own causes.
final class SortPicker {
    private let done: (Int) -> Void

    init(done: @escaping (Int) -> Void) {
        self.done = done
    }

    func show() {
        done(1)
    }
}

/// Says what was chosen in a button of its own.
final class ChoicePopup {
    let button = UIButton()
    var choiceHandler: ((Int) -> Void)?

    init(choiceHandler: ((Int) -> Void)?) {
        self.choiceHandler = choiceHandler
        button.addAction(UIAction { [weak self] _ in self?.choiceHandler?(1) }, for: .touchUpInside)
    }
}

/// Inherits a handler and a closure.
class BannerView: UIView {
    var onClose: ((Bool) -> Void)?
    var onOther: (() -> Void)?

    func setUp() {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    @objc func tapped() {
        onOther?()
    }

    func moved() {}
}

final class OfferView: BannerView {
    private let closeButton = UIButton()
    private var popup: ChoicePopup?

    override init(frame: CGRect) {
        super.init(frame: frame)
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        popup = ChoicePopup(choiceHandler: { [weak self] _ in self?.sort() })
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func tapped() {
        setNeedsLayout()
    }

    override func moved() {
        setNeedsLayout()
    }

    @objc private func close() {
        onClose?(true)
    }

    private func sort() {
        setNeedsLayout()
    }
}

/// Says that it is closed once it has gone.
final class SheetViewController: UIViewController {
    var onClosed: (() -> Void)?
    private let dimmedView = UIView()
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        dimmedView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedBeside)))
        closeButton.addAction(UIAction { [weak self] _ in self?.onClosed?() }, for: .touchUpInside)
    }

    @objc private func tappedBeside() {
        UIView.animate(withDuration: 1) {
            self.dimmedView.alpha = 0
        } completion: { _ in
            self.onClosed?()
        }
    }
}

/// A row with a button that others may touch.
final class RatingRow: UIView {
    let button = UIButton()
}

/// The root view of a controller, which tells it by closures.
final class RatingView: UIView {
    var onRate: (() -> Void)?
    var onMove: (() -> Void)?
    private let row = RatingRow()

    func setUp() {
        row.button.addTarget(self, action: #selector(rate), for: .touchUpInside)
    }

    func move() {
        onMove?()
    }

    @objc private func rate() {
        onRate?()
    }
}

/// Asks before anything is done.
final class AlertBuilder {
    init(over controller: UIViewController) {}

    func adding(_ action: @escaping () -> Void) -> AlertBuilder { self }
    func show() {}
}

final class RatingViewController: UIViewController {
    var onDone: (() -> Void)?
    var onMoved: (() -> Void)?
    private var ratingView: RatingView { view as? RatingView ?? RatingView() }

    override func loadView() {
        view = RatingView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ratingView.onRate = { [weak self] in self?.onDone?() }
        ratingView.onMove = { [weak self] in self?.onMoved?() }
        let tap = UITapGestureRecognizer(target: self, action: #selector(tappedBar))
        navigationController?.navigationBar.addGestureRecognizer(tap)
    }

    @objc private func tappedBar() {
        AlertBuilder(over: self).adding { self.onMoved?() }.show()
    }
}
