import Kingfisher

final class CardViewModel {
    private let badge = UILabel()
    var pages: [UIViewController] = []

    func load() {}
    func makeEditor() -> UIViewController { UIViewController() }
    func ask(_ anchor: UIButton) {}
}
