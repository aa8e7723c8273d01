import UIKit

final class RoundButton: UIButton {}

final class JogCell: UITableViewCell {
    var actions = Actions()
    private let buyButton = UIButton()

    override func awakeFromNib() {
        super.awakeFromNib()
        buyButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
    }

    @objc private func buy() { actions.tappedBuy?() }
}

final class WaysViewController: UIViewController, UITableViewDataSource {
    var presenter: WaysPresenterInterface?
    private let tableView = UITableView()
    private var saveItem = UIBarButtonItem()
    private let roundButton = RoundButton()

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(useFifth))]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        roundButton.addTarget(self, action: #selector(useFirst), for: .touchUpInside)
        toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(useSecond))]
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(useThird))
        navigationItem.leftBarButtonItem = item
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save,
            target: self,
            action: #selector(save)
        )
        saveItem = navigationItem.rightBarButtonItem ?? saveItem
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Jog", for: indexPath) as? JogCell else {
            return UITableViewCell()
        }
        cell.actions.tappedBuy = { [weak self] in self?.presenter?.usedFourth(jogs: []) }
        return cell
    }

    @objc private func useFirst() { presenter?.usedFirst() }
    @objc private func useSecond() { presenter?.usedSecond() }
    @objc private func useThird() { presenter?.usedThird() }
    @objc private func useFifth() { presenter?.usedFifth() }
    @objc private func save() { presenter?.usedSixth() }
}

final class WaysPresenter: WaysPresenterInterface {
    func usedFirst() {}
    func usedSecond() {}
    func usedThird() {}
    func usedFourth(jogs: [String]) {}
    func usedFifth() {}
    func usedSixth() {}
}
