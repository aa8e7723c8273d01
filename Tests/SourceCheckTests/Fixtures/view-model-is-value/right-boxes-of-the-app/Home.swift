import UIKit

final class Observable<Value> {
    typealias Listener = (Value) -> Void
    private var listener: Listener?
    var value: Value

    init(_ value: Value) { self.value = value }

    func bind(_ listener: @escaping Listener) { self.listener = listener }
}

final class HomeCell: UITableViewCell {
    final class ViewModel {
        let title = Observable("")
    }
}

final class CartCell: UITableViewCell {
    final class ViewModel {
        var count = 0
        var didChange: (() -> Void)?
    }
}
