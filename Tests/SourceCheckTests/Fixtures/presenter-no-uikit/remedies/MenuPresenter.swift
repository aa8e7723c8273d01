import UIKit

final class MenuPresenter {
    func menu() -> UIMenu? { nil }
}
