import UIKit

protocol TeaPresenting: AnyObject {
    var sampleView: TeaSampleView { get }
    func choose()
}

/// A view controller has what it asks for.
protocol TeaTitled {
    var title: String? { get }
}

protocol TeaViewing: AnyObject & TeaTitled {
    func show(name: String)
}

protocol TeaUseCase {
    func fetchTeas() -> [String]
}

/// Two ways of one name.
protocol TeaRouting: AnyObject {
    func show(_ cup: Cup)
    func show(_ pot: Pot)
}

struct Cup {
    let size: Int
}

struct Pot {
    let volume: Int
}

final class TeaSampleView: UIView {
    private let label = UILabel()
}

final class TeaViewController: UIViewController, TeaViewing {
    var presenter: TeaPresenting?
    private let nameLabel = UILabel()
    private let chooseButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nameLabel)
        view.addSubview(chooseButton)
        chooseButton.addTarget(self, action: #selector(choose), for: .touchUpInside)
        if let sample = presenter?.sampleView { view.addSubview(sample) }
    }

    @objc private func choose() {
        presenter?.choose()
    }

    func show(name: String) {
        nameLabel.text = name
    }
}

final class TeaPresenter: TeaPresenting {
    weak var view: TeaViewing?
    let sampleView = TeaSampleView()
    private let useCase: TeaUseCase
    private let router: TeaRouting

    init(useCase: TeaUseCase, router: TeaRouting) {
        self.useCase = useCase
        self.router = router
    }

    func choose() {
        view?.show(name: useCase.fetchTeas().first ?? "")
        router.show(Cup(size: 1))
    }
}

final class TeaInteractor: TeaUseCase {
    func fetchTeas() -> [String] { [] }
}

final class TeaRouter: TeaRouting {
    weak var controller: UIViewController?

    func show(_ cup: Cup) {
        controller?.navigationController?.pushViewController(CupViewController(), animated: true)
    }

    func show(_ pot: Pot) {
        controller?.present(PotViewController(), animated: true)
    }
}
