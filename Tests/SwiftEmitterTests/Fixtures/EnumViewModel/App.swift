import UIKit

final class RunsViewController: UIViewController, RunsViewInterface {
    var presenter: (any RunsPresenterInterface)?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter?.appeared()
    }

    func display(_ state: RunsState) {
        switch state {
        case .loading: title = "Loading"
        case .loaded(let runs, let since): title = "\(runs.count) since \(since?.description ?? "ever")"
        case .failed(let message): title = message
        case .retrying(let attempt, let delay): title = "\(attempt) after \(delay)"
        }
    }
}

final class RunsPresenter: RunsPresenterInterface {
    weak var view: (any RunsViewInterface)?

    func appeared() {
        view?.display(.loaded(runs: [Run(distance: 5)], since: nil))
    }
}
