// swift-format-ignore-file
protocol CardDelegate: AnyObject {}
final class CardHandler: CardDelegate {
    var onTap: (() -> Void)?
}

final class ByALocalVariable {
    private var delegate: CardDelegate?

    func setUp() {
        let handler = CardHandler()
        delegate = handler
    }
}

final class ByADefault {
    private let delegate: CardDelegate

    init(delegate: CardDelegate = CardHandler()) {
        self.delegate = delegate
    }
}
