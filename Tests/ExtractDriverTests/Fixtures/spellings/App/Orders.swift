import UIKit

protocol OrdersCounting {
    var total: Counter<Int> { get }
}

final class OrdersViewModel: OrdersCounting {
    private var changed: (() -> Void)?
    let title = Bindable("Orders").erased()
    let count = Counter(0)
    // Its protocol says the whole of its type.
    let total = Counter(0)

    // Swift takes the parenthesis for the function's.
    // swift-format-ignore
    func register(changed: @escaping()->Void) {
        self.changed = changed
    }

    func load() {
        changed?()
    }
}

final class OrdersViewController: UIViewController {
    private let viewModel = OrdersViewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.register { [weak self] in self?.reload() }
        viewModel.load()
    }

    private func reload() {
        title = viewModel.title.value
    }
}

final class ItemsViewModel {
    /// Elsewhere it has arguments, so this is not the whole of its type.
    let items: Counter<Int>

    init(items: Counter<Int>) {
        self.items = items
    }

    func load() {}
}

final class ItemsViewController: UIViewController {
    private let viewModel: ItemsViewModel

    init(viewModel: ItemsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.load()
    }
}
