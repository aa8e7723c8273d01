import UIKit

final class ProductCell: UITableViewCell {
    // An attribute that says nothing about changes.
    @MainActor final class ViewModel: Equatable {
        var name = ""

        static func == (left: ViewModel, right: ViewModel) -> Bool { left.name == right.name }
    }
}
