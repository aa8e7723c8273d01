import UIKit

final class BranchInfoControllerView: ControllerView {
    let nameLabel = UILabel()
    let addressLabel = UILabel()
    let openingHoursView = OpeningHoursView()
    let callButton = UIButton()

    override func addSubviews() {
        for subview in [nameLabel, addressLabel, openingHoursView, callButton] { addSubview(subview) }
    }

    func show(_ viewModel: BranchInfoViewModel) {
        nameLabel.text = viewModel.name
        addressLabel.text = viewModel.address
    }

    func highlightToday(animated: Bool) {
        UIView.animate(withDuration: animated ? 0.3 : 0) { self.openingHoursView.alpha = 0.5 }
    }
}

final class BranchInfoController: Controller {
    private let branch: Branch

    init(branch: Branch) {
        self.branch = branch
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = BranchInfoControllerView(controller: self)
        branchInfoControllerView.show(BranchInfoViewModel(branch: branch))
        branchInfoControllerView.highlightToday(animated: false)
    }

    override func setViewHandlers() {
        branchInfoControllerView.openingHoursView.dataSource = self
        branchInfoControllerView.openingHoursView.delegate = self
        branchInfoControllerView.callButton.addTarget(self, action: #selector(callTapped), for: .touchUpInside)
    }

    @objc private func callTapped() {
        branchInfoControllerView.callButton.isEnabled = false
    }
}

extension BranchInfoController: OpeningHoursViewDataSource {
    func weekdayHours(for openingHoursView: OpeningHoursView) -> String {
        "9–18"
    }

    func weekendHours(for openingHoursView: OpeningHoursView) -> String? {
        nil
    }

    func isOpen(for openingHoursView: OpeningHoursView) -> Bool {
        true
    }
}

extension BranchInfoController: OpeningHoursViewDelegate {
    func openingHoursView(_ openingHoursView: OpeningHoursView, userTappedMoreInYear year: Int) {
        title = year.formatted()
    }
}
