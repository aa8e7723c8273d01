import UIKit

final class Note: UIView {
    var viewModel = ViewModel(title: "A", text: "B", tags: [], direction: true)
}
