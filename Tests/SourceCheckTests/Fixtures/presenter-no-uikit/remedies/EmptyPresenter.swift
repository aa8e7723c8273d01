import UIKit

final class EmptyPresenter {
    let title = URL(fileURLWithPath: "")
}
