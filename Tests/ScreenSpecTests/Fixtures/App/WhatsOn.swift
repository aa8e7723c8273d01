import UIKit

final class WhatsOnViewModel: WhatsOnViewModelInput, WhatsOnViewModelOutput {
    private(set) var state = WhatsOnViewState() {
        didSet { stateDidChange?(state) }
    }

    var stateDidChange: (@MainActor (WhatsOnViewState) -> Void)?
    weak var coordinator: WhatsOnRouting?

    func event(at index: Int) -> LibraryEvent? {
        state.events.indices.contains(index) ? state.events[index] : nil
    }

    func viewDidLoad() {
        state = WhatsOnViewState(events: [], monthCount: 3, isLoading: false)
    }

    func didTurn(to month: Int) {
        state = WhatsOnViewState(events: state.events, month: month, monthCount: state.monthCount)
    }

    func didSelect(_ event: LibraryEvent) {
        coordinator?.showEvent(event)
    }

    func didTapRooms() {
        coordinator?.bookRoom()
    }
}

final class WhatsOnViewController: UIViewController {
    private let viewModel: WhatsOnViewModelInput & WhatsOnViewModelOutput
    private let monthPager = UIPageControl()
    private let loadingIndicator = UIActivityIndicatorView()

    init(viewModel: WhatsOnViewModelInput & WhatsOnViewModelOutput) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        monthPager.addTarget(self, action: #selector(turn), for: .valueChanged)
        view.addSubview(monthPager)
        viewModel.stateDidChange = { [weak self] state in self?.show(state) }
        viewModel.viewDidLoad()
    }

    private func show(_ state: WhatsOnViewState) {
        monthPager.numberOfPages = state.monthCount
        monthPager.currentPage = state.month
        if state.isLoading {
            loadingIndicator.startAnimating()
        } else {
            loadingIndicator.stopAnimating()
        }
    }

    @objc private func turn() {
        viewModel.didTurn(to: monthPager.currentPage)
    }
}
