import UIKit

final class FeelPresenter {
    let generator = UIImpactFeedbackGenerator(style: .light)
}
