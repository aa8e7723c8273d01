import Kingfisher

final class CardViewModel {
    // screenspec:allow view-model-free-of-views because the package draws into it
    private let badge = UILabel()

    func load() {}
    // screenspec:allow interactor-no-view because the package asks for it
    func ask(_ anchor: UIButton) {}
}
