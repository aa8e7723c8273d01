import UIKit

final class UnclearViewController: UIViewController {
    var presenter: UnclearPresenterInterface?

    private let first = UIButton()
    private let second = UIButton()
    private let third = UIButton()
    private var fourth: UIButton { buttons[0] }
    private let buttons = [UIButton(), UIButton()]
    private var fifth: UIButton?
    private let sixth = UIButton()
    private let seventh = UIButton()
    private let eighth = UIView()
    private lazy var ninth = makeButton(#selector(useNinth))
    private let tenth = UIBarButtonItem()
    private let eleventh = RoundButton()
    private let list = UITableView()
    private let payButton = UIButton()
    private let cancelButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        wire(first, #selector(useFirst))
        let selector = #selector(useSecond)
        second.addTarget(self, action: selector, for: .touchUpInside)
        for (button, action) in [(third, #selector(useThird))] {
            button.addTarget(self, action: action, for: .touchUpInside)
        }
        buttons[0].addTarget(self, action: #selector(useFourth), for: .touchUpInside)
        let button = UIButton()
        button.addTarget(self, action: #selector(useFifth), for: .touchUpInside)
        show(button)
        sixth.rx.tap.bind { [presenter] in presenter?.usedSixth() }.disposed(by: bag)
        seventh.onTap = { [weak self] in self?.presenter?.usedSeventh() }
        eighth.onTapGesture(self, #selector(useEighth))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: self,
            action: #selector(useTenth)
        )
        eleventh.handler = presenter?.usedEleventh
        list.delegate = adapter
        cancelButton.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    }

    private func wire(_ button: UIButton, _ action: Selector) {
        button.addTarget(self, action: action, for: .touchUpInside)
    }

    private func show(_ button: UIButton) { fifth = button }

    private func makeButton(_ action: Selector) -> UIButton {
        let button = UIButton()
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc private func useFirst() { presenter?.usedFirst() }
    @objc private func useSecond() { presenter?.usedSecond() }
    @objc private func useThird() { presenter?.usedThird() }
    @objc private func useFourth() { presenter?.usedFourth() }
    @objc private func useFifth() { presenter?.usedFifth() }
    @objc private func useEighth() { presenter?.usedEighth() }
    @objc private func useNinth() { presenter?.usedNinth() }
    @objc private func useTenth() { presenter?.usedTenth() }

    func choose() { presenter?.usedList() }
}

extension UnclearViewController: PaymentSheetDelegate {
    func paymentSheetDidFinish() { presenter?.paid() }
    func paymentSheetDidCancel() { cancel() }
    @objc func cancel() { presenter?.cancelled() }
}

final class UnclearListAdapter: NSObject, UITableViewDelegate {
    weak var controller: UnclearViewController?

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { controller?.choose() }
}
