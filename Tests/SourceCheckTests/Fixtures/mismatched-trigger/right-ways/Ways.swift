import UIKit

final class FormView: UIView {
    let sendButton = UIButton()
}

final class InputView: UIView {
    let field = UITextField()
}

final class WaysViewController: UIViewController {
    var presenter: WaysPresenterInterface?

    @IBOutlet private weak var plain: UIButton!
    private lazy var made: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(useMade), for: .touchUpInside)
        return button
    }()
    private lazy var chained = UIButton().then {
        $0.addTarget(self, action: #selector(useChained), for: .touchUpInside)
    }
    private let looped = [UIButton(), UIButton()]
    private let each = [UIButton(), UIButton()]
    private let acted = UIButton(type: .system)
    private lazy var primary = UIButton(primaryAction: UIAction { [weak self] _ in self?.presenter?.usedPrimary() })
    private var bar: UIBarButtonItem?
    private let assigned = UIBarButtonItem()
    private let toggle = UISwitch()
    private let picker = UISegmentedControl()
    private let field = UITextField()
    private let other = UITextField()
    private let tapped = UIView()
    private lazy var recognizer = UITapGestureRecognizer(target: self, action: #selector(useRecognizer))
    private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let form = FormView()
    private let search = UISearchBar()
    private let filter = UISearchBar()
    private let email = InputView()

    override func viewDidLoad() {
        super.viewDidLoad()
        plain.addTarget(self, action: #selector(WaysViewController.usePlain(_:)), for: .touchUpInside)
        looped.forEach { $0.addTarget(self, action: #selector(useLooped), for: .touchUpInside) }
        for button in each {
            button.addTarget(self, action: #selector(useEach), for: UIControl.Event.touchUpInside)
        }
        let action = UIAction(title: "Act") { [unowned self] _ in presenter?.usedActed() }
        acted.addAction(action, for: .primaryActionTriggered)
        bar = UIBarButtonItem(title: "Bar", style: .plain, target: self, action: #selector(useBar))
        navigationItem.rightBarButtonItems = [bar, assigned]
        assigned.target = self
        assigned.action = #selector(useAssigned)
        toggle.addTarget(self, action: #selector(useToggle), for: .valueChanged)
        picker.addTarget(self, action: #selector(usePicker), for: .valueChanged)
        field.addTarget(self, action: #selector(useField), for: .editingDidEndOnExit)
        other.delegate = self
        let tap = UITapGestureRecognizer(target: self, action: #selector(useTap))
        tap.numberOfTapsRequired = 1
        self.tapped.addGestureRecognizer(tap)
        form.addGestureRecognizer(recognizer)
        form.sendButton.addTarget(self, action: #selector(useForm), for: .touchUpInside)
        plain.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(useSearch)))
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(leave))
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
        search.searchTextField.delegate = self
        search.delegate = self
        filter.delegate = self
        list.delegate = self
        email.field.addTarget(self, action: #selector(useEmail), for: .editingChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Task { presenter?.appeared() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in self?.presenter?.appeared() }
    }

    @objc private func usePlain(_ sender: Any) { presenter?.usedPlain() }
    @objc private func useMade() { self.presenter?.usedMade() }
    @objc private func useChained() { presenter?.usedChained() }
    @objc private func useLooped() { presenter?.usedLooped() }
    @objc private func useEach() { presenter?.usedEach() }
    @objc private func useBar() { presenter?.usedBar() }
    @objc private func useAssigned() { presenter?.usedAssigned() }
    @objc private func useToggle() { report(toggle.isOn) }
    @objc private func usePicker() { presenter?.usedPicker() }
    @objc private func useField() { presenter?.usedField() }
    @objc private func useTap() { presenter?.usedTap() }
    @objc private func useRecognizer() { presenter?.usedRecognizer() }
    @objc private func useForm() { presenter?.usedForm() }
    @objc private func useSearch() { presenter?.usedSearch() }
    @objc private func useEmail() { presenter?.usedEmail() }
    @objc private func leave() { presenter?.left() }

    private func report(_ isOn: Bool) {
        guard let presenter = presenter else { return }
        presenter.usedToggle(isOn)
    }
}

extension WaysViewController: UICollectionViewDelegate, UITextFieldDelegate, UISearchBarDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if indexPath.item == 0 { presenter?.usedList() }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === other { useField() } else { presenter?.usedFilter() }
        return false
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        useSearch()
    }
}
