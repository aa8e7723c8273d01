import BrandKit
import UIKit

protocol CupPresenting: AnyObject {
    func wash()
}

protocol CupUseCase {
    func wash()
}

protocol CupRouting: AnyObject {
    func close()
}

final class CupViewController: UIViewController {
    var presenter: CupPresenting?
    private let washButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        washButton.addTarget(self, action: #selector(wash), for: .touchUpInside)
    }

    @objc private func wash() {
        presenter?.wash()
    }
}

final class CupPresenter: CupPresenting {
    private let useCase: CupUseCase
    private let router: CupRouting

    init(useCase: CupUseCase, router: CupRouting) {
        self.useCase = useCase
        self.router = router
    }

    func wash() {
        useCase.wash()
        router.close()
    }
}

final class CupInteractor: CupUseCase {
    func wash() {}
}

final class CupRouter: CupRouting {
    weak var controller: UIViewController?

    func close() {
        controller?.dismiss(animated: true)
    }
}

// What the others call a presenter, this screen calls a model.
protocol PotModeling: AnyObject {
    func brew()
}

final class PotViewController: BrandViewController & PotViewing {
    var model: PotModeling?
    private let brewButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        brewButton.addTarget(self, action: #selector(brew), for: .touchUpInside)
    }

    @objc private func brew() {
        model?.brew()
    }

    func show(isHot: Bool) {
        brewButton.isEnabled = !isHot
    }
}

protocol PotViewing: AnyObject {
    func show(isHot: Bool)
}

final class PotModel: PotModeling {
    weak var view: PotViewing?
    private let router: TeaRouting

    init(router: TeaRouting) {
        self.router = router
    }

    func brew() {
        view?.show(isHot: true)
        router.show(Cup(size: 2))
    }
}

/// Has the presenter of another screen.
final class CupboardController: UIViewController {
    var presenter: CupPresenter?
    private let washAllButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        washAllButton.addTarget(self, action: #selector(washAll), for: .touchUpInside)
    }

    @objc private func washAll() {
        presenter?.wash()
    }
}
