import UIKit

final class HelpPresenter {
    weak var view: HelpViewController?

    func color() -> UIColor { .red }
}
