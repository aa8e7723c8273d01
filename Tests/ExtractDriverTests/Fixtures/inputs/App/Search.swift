import ReactorKit
import RxCocoa
import RxSwift
import UIKit

// One screen of an app of view models has a reactor, by a base class of the team's own.

class ReactorViewController<R: Reactor>: UIViewController {
    func bindAction(reactor: R) {}
}

final class SearchReactor: Reactor {
    enum Action {
        case cancel
        case search(String)
    }

    struct State {
        var words = ""
    }

    let initialState = State()
}

final class SearchViewController: ReactorViewController<SearchReactor> {
    private let disposeBag = DisposeBag()
    private let cancelButton = UIButton()
    private let wordsField = UITextField()

    override func bindAction(reactor: SearchReactor) {
        cancelButton.rx.tap.map { Reactor.Action.cancel }.bind(to: reactor.action).disposed(by: disposeBag)
        wordsField.rx.text.orEmpty.map { SearchReactor.Action.search($0) }.bind(to: reactor.action)
            .disposed(by: disposeBag)
    }
}
