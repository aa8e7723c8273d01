import UIKit

final class Card: UIView {
    private let body = CardBody()
    var viewModel: ViewModel? {
        didSet { body.viewModel = viewModel }
    }
}
final class Row: UIView {
    private let body = RowBody()
    var viewModel: ViewModel? {
        didSet {
            guard let viewModel else { return }
            let state = viewModel
            render(state)
        }
    }

    private func render(_ state: ViewModel) {
        body.show(state)
    }
}
final class Line: UIView {
    var viewModel: ViewModel? {
        didSet {
            guard let viewModel else { return }
            let state = viewModel
            show(state)
        }
    }

    private func show<Model>(_ model: Model) {}
}
