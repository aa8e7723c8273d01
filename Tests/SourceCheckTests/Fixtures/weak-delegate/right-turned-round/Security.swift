import UIKit

protocol SecurityInteractorInput: AnyObject {}
protocol SecurityInteractorOutput: AnyObject {}

/// What the app starts, and what keeps the presenter.
final class SecurityInteractor: SecurityInteractorInput {
    let presenter: SecurityInteractorOutput

    init(presenter: SecurityInteractorOutput) {
        self.presenter = presenter
    }
}

final class SecurityPresenter: SecurityInteractorOutput {
    weak var interactor: SecurityInteractorInput?
}

final class SecurityViewController: UIViewController {}
