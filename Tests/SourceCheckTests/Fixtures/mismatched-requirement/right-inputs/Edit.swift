import Combine
import RxSwift
import UIKit

final class EditViewModel {
    enum Input {
        case rename(String)
        case move(from: Int, to: Int)
        case close
        case pick(Int)
    }

    func transform(input: AnyPublisher<Input, Never>) {}
}

final class EditViewController: UIViewController {
    private let viewModel = EditViewModel()
}

final class SearchViewModel {
    let query = PublishSubject<String>()
    let page = PassthroughSubject<Int, Never>()
}

final class SearchViewController: UIViewController {
    private let viewModel = SearchViewModel()
}
