import UIKit

final class RatingControl: UIControl {
    var actions = Actions()
    weak var delegate: (any RatingControlDelegate)?

    func rate() async throws {
        actions.userRated?(5)
        actions.userSwiped?(.zero, .zero) {}
        delegate?.ratingControlUserTappedTwice(self)
        _ = try await actions.userAskedForHelp?()
    }
}

final class RatingOwner: UIViewController, RatingControlDelegate {
    func own(_ control: RatingControl) {
        control.delegate = self
        control.actions.userRated = { [weak self] stars in self?.title = "\(stars)" }
        control.actions.userAskedForHelp = { [] }
    }

    func ratingControlUserTappedTwice(_ ratingControl: RatingControl) {}
}
